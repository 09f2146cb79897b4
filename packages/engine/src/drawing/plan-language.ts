/** What a drawn plan asks of a language besides what every drawing asks. */

import { isRecord, readRecord, refusal } from '../input.ts';
import type { DrawingLanguage, NamesByName } from './language.ts';
import { planEnglish } from './plan-english.ts';

/** What plans say. A text that holds nothing is a string; the others are functions of what they hold. */
export interface PlanMessages {
  title(of: { readonly grade: string; readonly score: number }): string;
  readonly titleNoGrade: string;
  scoreOf(of: { readonly score: number; readonly label: string }): string;
  readonly noGrade: string;
  confidence(of: { readonly value: string }): string;
  confidenceNeeded(of: { readonly value: string; readonly needed: string }): string;
  rules(of: { readonly name: string }): string;
  gradeSaid(of: { readonly grade: string; readonly stands: string }): string;
  /** What ends a sentence. */
  readonly stop: string;
  trueNorth(of: { readonly bearing: string; readonly basis: string }): string;
  readonly asGiven: string;
  readonly assumed: string;
  readonly fromFacing: string;
  scale(of: { readonly length: string; readonly area: string }): string;
  metres(of: { readonly length: string }): string;
  plotArea(of: { readonly area: string }): string;
  plotAreaAssumed(of: { readonly area: string }): string;
  plotAreaFacing(of: { readonly area: string }): string;
  readonly ideal: string;
  readonly good: string;
  readonly neutral: string;
  readonly adverse: string;
  readonly severe: string;
  readonly noRule: string;
  readonly notGraded: string;
  readonly groundMissing: string;
  readonly besideExtension: string;
  readonly brahmasthan: string;
  door(of: { readonly code: string; readonly devata: string }): string;
  doorVerdict(of: { readonly door: string; readonly verdict: string }): string;
  doorTitle(of: { readonly door: string; readonly zone: string; readonly metres: string }): string;
  doorByAngle(of: { readonly title: string; readonly code: string }): string;
  roomTwice(of: { readonly room: string }): string;
  readonly offGrid: string;
  mostly(of: { readonly zone: string; readonly percent: number }): string;
  notDrawn(of: { readonly place: string }): string;
  notMarked(of: { readonly place: string }): string;
  roomNotGraded(of: { readonly room: string; readonly place: string }): string;
  roomStands(of: {
    readonly room: string;
    readonly place: string;
    readonly verdict: string;
    readonly merit: number;
  }): string;
  zoneTitle(of: {
    readonly zone: string;
    readonly deity: string;
    readonly percent: number;
    readonly rooms: string;
  }): string;
  readonly noRoom: string;
  sector(of: { readonly name: string; readonly from: string; readonly to: string }): string;
  sectors(of: { readonly count: number }): string;
  padas(of: { readonly count: number }): string;
  devataDoor(of: { readonly name: string; readonly code: string; readonly padas: string }): string;
  devataGround(of: { readonly name: string; readonly padas: string }): string;
  cutIn(of: { readonly zone: string }): string;
  slotIn(of: { readonly zone: string }): string;
  slantIn(of: { readonly zone: string }): string;
  extensionIn(of: { readonly zone: string }): string;
  besideExtensionIn(of: { readonly zone: string }): string;
  withShare(of: { readonly what: string; readonly percent: string }): string;
  deviation(of: { readonly what: string; readonly percent: string; readonly severity: string }): string;
  readonly minor: string;
  readonly moderate: string;
  readonly major: string;
  plotOf(of: { readonly area: string }): string;
  readonly noRooms: string;
  rooms(of: { readonly rooms: string }): string;
  roomIn(of: { readonly room: string; readonly zone: string }): string;
  readonly noDoor: string;
  doorIs(of: { readonly code: string }): string;
}

/** Names that only plans have. */
export interface PlanNames {
  /** The 45 gods, by their ids. */
  readonly devata: NamesByName;
  /** The regents of the zones. */
  readonly dikpala: NamesByName;
  /** `North-East`, … `Centre`. */
  readonly direction: NamesByName;
  /** As they stand about the plan, by `NE`, … `CENTER`. */
  readonly zoneLabel: NamesByName;
  /** By `N`, `NNE`, …; a letter or two each. */
  readonly directionShort: NamesByName;
  /** Types of rooms; one that is missing leaves a room the name that it was sent with. */
  readonly vastuRoom: NamesByName;
  /** And of those that no rule speaks of. */
  readonly plainRoom: NamesByName;
  /** Grades, by `A` … `E`: as a letter, and in a word. */
  readonly vastuLetter: NamesByName;
  readonly vastuGrade: NamesByName;
}

/** A language as plans know it; every language of @khagol/engine is one. */
export interface PlanLanguage extends DrawingLanguage {
  readonly names: DrawingLanguage['names'] & PlanNames;
  readonly say: DrawingLanguage['say'] & { readonly plan: PlanMessages };
}

/**
 * Reads what a plan asks of a language that is one for drawings already.
 *
 * @throws  EngineError INVALID_OPTION with the path of what is missing
 */
export function readPlanLanguage(language: DrawingLanguage | undefined): PlanLanguage {
  if (language === undefined) return planEnglish;
  const allowed = 'a language of @khagol/engine';
  const { names, say } = language as unknown as {
    readonly names: Readonly<Record<string, unknown>>;
    readonly say: unknown;
  };
  for (const list of [
    'devata',
    'dikpala',
    'direction',
    'zoneLabel',
    'directionShort',
    'vastuRoom',
    'plainRoom',
    'vastuLetter',
    'vastuGrade',
  ])
    readRecord(`language.names.${list}`, names[list], allowed);
  const messages = readRecord('language.say.plan', isRecord(say) ? say['plan'] : undefined, allowed);
  for (const [key, own] of Object.entries(planEnglish.say.plan))
    if (typeof messages[key] !== typeof own)
      throw refusal(
        'INVALID_OPTION',
        `language.say.plan.${key}`,
        allowed,
        `language must be ${allowed}; it has no ${key}.`,
      );
  return language as PlanLanguage;
}
