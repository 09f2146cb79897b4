/** The book of a house: its assessment, the survey and the grading behind it, and what is asked again with one thing changed. */

import { planSceneOf, type Scene } from '../../../drawing/index.ts';
import { asMany, doorCode, zoneLabel } from '../../../drawing/plan-names.ts';
import { EngineError, type Warning } from '../../../errors.ts';
import { refusal } from '../../../input.ts';
import { type FactStore, factsOfPlan } from '../../../reading/index.ts';
import { OPERATIONS, type Operation, operationNamed } from '../../../receipt/index.ts';
import type { Moment } from '../../../time/moment.ts';
import { type Grading, gradeOf, type Placement } from '../../../vastu/assess/grade.ts';
import { type ReadRequest, readRequest } from '../../../vastu/assess/request.ts';
import { type Space, type Survey, surveyOf } from '../../../vastu/assess/survey.ts';
import {
  type Assessed,
  type Assessment,
  type AssessmentRequest,
  assess,
  type MandalaSize,
  type Plan,
  type ZoneResolution,
} from '../../../vastu/index.ts';
import { type Assumption, Book, type Ground, type Person, type Receiptable } from '../../book.ts';
import type { Block, Figure } from '../../flow/blocks.ts';
import { inked } from '../common/pictures.ts';

/** What the drawing of a report shows beside rooms and zones. */
export interface PlanLayers {
  readonly sectors?: ZoneResolution;
  readonly mandala?: MandalaSize;
}

/** Widest a drawn plan is thought to be: letters below 7 pixels of it are left out, 5 points on paper. */
const SCENE_WIDTH = 616;
/** Room between the margins of a page, points. */
const PAGE_WIDTH = 491;
/** Degrees by which a bearing is thought to be off where nobody said. */
const USUAL_ERROR_DEG = 5;

export class VastuBook extends Book {
  readonly property: AssessmentRequest;
  readonly read: ReadRequest;
  readonly survey: Survey;
  readonly plan: Plan;
  readonly grading: Grading;
  readonly assessment: Assessment;
  /** The assessment where it has a score; null for a house of which too little is known: chapters that live on a score then say nothing. */
  readonly assessed: Assessed | null;
  readonly facts: FactStore;
  #doubted: Assessed | undefined;

  /** @throws EngineError naming `property.…`: as `assess`, and for a house without a plot */
  constructor(ground: Ground) {
    super(ground);
    this.property = ground.request.property as AssessmentRequest;
    this.read = underProperty(() => readRequest(this.property));
    this.survey = underProperty(() => surveyOf(this.read));
    const { plan } = this.survey;
    if (plan === null)
      throw lacking('plotPolygon', '3 … 256 points', 'The house has no plot to draw; give plotPolygon.');
    this.plan = plan;
    this.#checkRoomNames();
    this.grading = gradeOf(this.survey, this.read.edition);
    this.assessment = underProperty(() => assess(this.property));
    this.assessed = this.assessment.status === 'assessed' ? this.assessment : null;
    this.facts = factsOfPlan(this.assessment);
  }

  /** The plan as wide as a page, with what else shall lie on it. */
  scene(layers: PlanLayers = {}): Scene {
    return planSceneOf(this.property, this.assessment, { ...layers, ...inked(this), width: SCENE_WIDTH });
  }

  /** The same house with its bearing in doubt: by what was admitted, else by five degrees; null where it has no score. */
  get doubted(): Assessed | null {
    if (this.assessed === null) return null;
    if (this.#doubted === undefined) {
      const own = this.assessed.uncertainty === undefined ? { headingErrorDeg: USUAL_ERROR_DEG } : {};
      this.#doubted = assess({ ...this.property, ...own, marma: true }) as Assessed;
    }
    return this.#doubted;
  }

  /** Where a placement's room stands; null for the door. */
  spaceOf({ index }: Placement): Space | null {
    return this.survey.spaces.find(({ room }) => room.index === index) ?? null;
  }

  get people(): readonly Person[] {
    const { say, language, plan, assessed } = this;
    return [
      {
        name: this.request.name ?? null,
        lines: [
          say.plan.plotOf({ area: language.number(plan.areaM2, 1) }),
          assessed === null
            ? say.plan.noGrade
            : say.plan.scoreOf({ score: assessed.score, label: this.names.vastuGrade[assessed.grade] }),
        ],
      },
    ];
  }

  get emblem(): readonly Block[] {
    return [this.figure(this.scene(), 300)];
  }

  /** A drawing as wide as the page, or as high as was said: points. */
  figure(scene: Scene, mostHigh: number): Figure {
    return { kind: 'figure', scene, width: Math.min(PAGE_WIDTH, (mostHigh * scene.width) / scene.height) };
  }

  get moments(): readonly Moment[] {
    return [];
  }

  get assumptions(): readonly Assumption[] {
    const { say, language, plan, assessment, read } = this;
    const { vastu } = say;
    const bases = {
      given: say.plan.asGiven,
      'assumed-north': say.plan.assumed,
      'assumed-from-facing': say.plan.fromFacing,
    };
    const sources = {
      'seller-supplied': vastu.sourceSeller,
      'plan-derived': vastu.sourcePlan,
      measured: vastu.sourceMeasured,
    };
    const bearing = `${asMany(Math.round(plan.frame.bearingDeg * 100) / 100, language)}°`;
    return [
      { name: vastu.bearing, value: `${bearing} (${bases[plan.bearingBasis]})` },
      { name: vastu.division, value: vastu.nineParts },
      { name: vastu.doorCounted, value: read.entranceMethod === 'box-radial-8' ? vastu.byLengths : vastu.byAngles },
      { name: vastu.kindOfSource, value: sources[read.inputSource] },
      { name: vastu.confidence, value: asMany(assessment.confidence, language) },
      { name: say.assumptions.rules, value: editionDay(this, assessment.rulesVersion) },
    ];
  }

  get warnings(): readonly Warning[] {
    const { assessment } = this;
    const { status, warnings } = assessment;
    return status === 'assessed' ? warnings : [{ code: 'NO_GRADE', message: assessment.reason }, ...warnings];
  }

  get receiptable(): Receiptable {
    return { operation: operationNamed(OPERATIONS, 'vastu.assessment') as Operation, input: this.property };
  }

  /** What the drawing calls a zone. */
  zone(zone: Parameters<typeof zoneLabel>[0]): string {
    return zoneLabel(zone, this.language);
  }

  /** A door, or one of thirty-two sectors: `N4`. */
  door(code: string): string {
    return doorCode(code, this.language);
  }

  #checkRoomNames(): void {
    for (const { room } of this.survey.spaces) {
      const missing = this.house.typesetter.missing(room.label);
      if (missing === null) continue;
      const code = `U+${(missing.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`;
      throw lacking(
        `rooms[${room.index}].name`,
        'letters that can be printed',
        `The name holds ${code}, which cannot be printed.`,
      );
    }
  }
}

/** `4 October 2026`: an edition of the rules is named by its day. */
export function editionDay(book: Book, rulesVersion: string): string {
  return book.dayOf(rulesVersion.replace('vastu-rules-', ''));
}

function lacking(field: string, allowed: string, message: string): EngineError {
  return refusal('INVALID_OPTION', `property.${field}`, allowed, message);
}

/** What the assessment refuses, by its place in the order. */
function underProperty<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { code, field, allowed, message } = error;
    throw new EngineError({ code, allowed, message, field: field === 'assessment' ? 'property' : `property.${field}` });
  }
}
