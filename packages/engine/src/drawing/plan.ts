/** Vastu plan → picture: the plot to scale with true north, its zones, its rooms as they stand by the rules, and the door on the band of the 32. */

import { refusal } from '../input.ts';
import type { Assessment, AssessmentRequest } from '../vastu/assess/index.ts';
import { readRequest } from '../vastu/assess/request.ts';
import { surveyOf } from '../vastu/assess/survey.ts';
import { caption, captionHeight } from './caption.ts';
import { type Drawing, painted } from './draw.ts';
import { linesBeneath, plotItems, zoneGroups } from './plan-base.ts';
import { devataGroups } from './plan-devatas.ts';
import { bandPath, doorGroup } from './plan-door.ts';
import { planEnglish } from './plan-english.ts';
import {
  doorEntry,
  hatchEntry,
  type LegendEntry,
  legendStrip,
  middleEntry,
  roomList,
  verdictEntries,
} from './plan-foot.ts';
import { Ground } from './plan-ground.ts';
import { gradeGroup, northGroup, scaleGroup } from './plan-head.ts';
import { type PlanChoices, type PlanOptions, readPlanOptions } from './plan-options.ts';
import { PAGE, pageOf } from './plan-page.ts';
import { drawnRooms } from './plan-rooms.ts';
import { sectorGroups } from './plan-sectors.ts';
import { deviationGroups, HATCHES, type Hatch, hatchedOf } from './plan-shape.ts';
import { standingOf } from './plan-standing.ts';
import { describePlan, doorText } from './plan-words.ts';
import { group, type Item, type Scene } from './scene.ts';

/** Letters smaller than this cannot be read, CSS pixels. */
const LEAST_PIXELS = 7;

/**
 * Draws an assessed plan.
 *
 * The same plan, assessment and options give the same bytes on every host. Labels stay inside the picture and off one another: a name that has no room is
 * a number on the plan and a line in the list below. Each verdict has a sign of its own shape besides its colour.
 *
 * @param request     as it was assessed, with `plotPolygon` (or `width` and `length`)
 * @param assessment  what `assess` made of this very request; without a score (`insufficient_data`) the plan is drawn without verdicts
 * @returns the picture as SVG text with its size in CSS pixels; its height follows from the plan
 * @throws  EngineError INVALID_OPTION for an unknown or wrong option, for whatever `assess` refuses, for a request without a plot, and for an assessment that
 *          lacks what is drawn or was made of another plan
 */
export function drawPlan(request: AssessmentRequest, assessment: Assessment, options: PlanOptions = {}): Drawing {
  const choices = readPlanOptions(options, PAGE.width);
  return painted(sceneWith(request, assessment, choices), choices.width, choices.colours);
}

/** The picture before it is painted, for other painters than SVG. Errors as `drawPlan`. */
export function planSceneOf(request: AssessmentRequest, assessment: Assessment, options: PlanOptions = {}): Scene {
  return sceneWith(request, assessment, readPlanOptions(options, PAGE.width));
}

function sceneWith(request: AssessmentRequest, assessment: Assessment, choices: PlanChoices): Scene {
  const read = readRequest(request);
  const { plan } = read;
  if (plan === null)
    throw refusal('INVALID_OPTION', 'plotPolygon', '3 … 256 points', 'There is no plot to draw; give plotPolygon.');
  const survey = surveyOf(read);
  const standing = standingOf(assessment, survey);
  const hatched = hatchedOf(survey);
  const page = pageOf(
    plan,
    hatched.map(({ polygon }) => polygon),
    choices,
  );
  const ground = new Ground(page.figure);
  const least = (LEAST_PIXELS * PAGE.width) / choices.width;
  const { sectors, mandala, language, measure } = choices;
  const { entrance } = survey;

  // Whoever comes first finds the most room: the order of reading, which is not that of painting.
  const sectorItems = sectors === null ? [] : sectorGroups(plan, sectors, page, ground, choices);
  const door = entrance === null ? [] : [doorGroup(entrance, plan, standing.door, page, ground, choices)];
  const beneath = linesBeneath(plan, choices, page);
  const line = plan.plot.map(page.at);
  const rooms = drawnRooms(read, survey, standing, { page, ground, plot: line, least, beneath, language, measure });
  const deviations = deviationGroups(survey, page, ground, choices);
  const walls = plan.rooms.flatMap((room) => (room === null ? [] : page.ringsAt(room.region)));
  const outlines = hatched.flatMap(({ polygon }) => page.ringsAt({ outer: polygon, holes: [] }));
  const zones = zoneGroups(survey, plan, { walls, lines: beneath, hatched: outlines }, page, ground, choices);
  const devatas = mandala === null ? [] : devataGroups(plan, mandala, page, ground, least, choices);
  const plot = plotItems(plan, page);

  const scaleY = page.figure.bottom + 10;
  const verdicts = [...rooms.map(({ verdict }) => verdict), ...(entrance === null ? [] : [standing.door.verdict])];
  const isGraded = standing.grade !== null;
  const legend = legendStrip(
    [
      ...verdictEntries(rooms.length === 0 && !isGraded ? [] : verdicts, isGraded, choices),
      ...(entrance === null ? [] : [doorEntry(doorText(entrance, standing.door.verdict, language))]),
      ...shapeEntries(
        hatched.map(({ kind }) => kind),
        choices,
      ),
      middleEntry(choices),
    ],
    scaleY + 12,
    choices,
  );
  const list = roomList(rooms, legend.bottom + 4, choices);
  const strip = captionHeight(choices.caption);
  const height = list.bottom + strip + PAGE.edge;
  const items: readonly Item[] = [
    { kind: 'path', d: pageRect(height), fill: 'paper' },
    gradeGroup(standing, choices),
    northGroup(plan, page, choices),
    plot.ground,
    ...deviations,
    ...devatas,
    ...sectorItems,
    ...zones,
    ...rooms.map(({ title, items: shapes }, i) => group('room', title, [...shapes, ...(list.rows.get(i) ?? [])])),
    plot.line,
    bandPath(plan, page),
    ...door,
    scaleGroup(plan, page, scaleY, choices),
    ...legend.items,
    ...caption(choices.caption, PAGE.width / 2, list.bottom + strip / 2, PAGE.width - 2 * PAGE.edge, measure),
  ];
  // Without a language of its own the picture is of none in particular.
  const spoken = language === planEnglish ? {} : { language: language.code };
  return {
    width: PAGE.width,
    height,
    ...describePlan(choices.title, survey, plan, standing, language),
    ...spoken,
    items,
  };
}

function shapeEntries(kinds: readonly (keyof typeof HATCHES)[], { language }: PlanChoices): readonly LegendEntry[] {
  const { plan } = language.say;
  const entry = (text: string, hatch: Hatch | null): readonly LegendEntry[] =>
    hatch === null ? [] : [hatchEntry(text, hatch)];
  return [
    ...(kinds.some((kind) => kind === 'cut' || kind === 'slot') ? entry(plan.groundMissing, HATCHES.cut) : []),
    ...(kinds.includes('extension') ? entry(plan.besideExtension, HATCHES.extension) : []),
  ];
}

function pageRect(height: number): readonly (readonly ['M' | 'L', number, number] | readonly ['Z'])[] {
  return [['M', 0, 0], ['L', PAGE.width, 0], ['L', PAGE.width, height], ['L', 0, height], ['Z']];
}
