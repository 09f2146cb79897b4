/** The grade above the plan, the arrow to true north, and the scale. */

import type { Plan } from '../vastu/plan/index.ts';
import { cut } from './caption.ts';
import { circle } from './curve.ts';
import { centredText } from './dial.ts';
import type { Measure } from './measure.ts';
import { asMany, degreesText, nameOf, sectorName } from './plan-names.ts';
import type { PlanWriting } from './plan-options.ts';
import { PAGE, type PlanPage } from './plan-page.ts';
import type { PlanStanding } from './plan-standing.ts';
import { type Colour, closed, type Group, group, type Item, type Point, stroke, type Text } from './scene.ts';

const BADGE = 42;
const COLOURS: Readonly<Record<string, Colour>> = { A: 'good', B: 'good', C: 'mute', D: 'air', E: 'bad' };

/** The letter, the score, and how far to trust them. */
export function gradeGroup(
  { grade, confidence, requiredConfidence, rulesVersion }: PlanStanding,
  { language, measure }: PlanWriting,
): Group {
  const { edge, width } = PAGE;
  const { plan } = language.say;
  const letter = grade === null ? '–' : (nameOf(language.names.vastuLetter, grade.grade) ?? grade.grade);
  const room = width - 3 * edge - BADGE - 60;
  const [first, second] =
    grade === null
      ? [
          plan.noGrade,
          plan.confidenceNeeded({
            value: asMany(confidence, language),
            needed: asMany(requiredConfidence ?? 0, language),
          }),
        ]
      : [
          plan.scoreOf({
            score: grade.score,
            label: nameOf(language.names.vastuGrade, grade.grade) ?? grade.label.toLowerCase(),
          }),
          plan.confidence({ value: asMany(confidence, language) }),
        ];
  // What a language calls a grade is fitted in, what a stranger calls it is cut.
  const shown = cut(letter, 600, letter === grade?.grade ? 1.4 : 4, measure);
  const colour = grade === null ? 'mute' : (COLOURS[grade.grade] ?? 'mute');
  const x = edge + BADGE + 10;
  return group(
    'caption',
    [
      grade === null ? first : plan.gradeSaid({ grade: letter, stands: first }),
      second,
      plan.rules({ name: rulesVersion }),
    ]
      .map((sentence) => `${sentence}${plan.stop}`)
      .join(' '),
    [
      { kind: 'path', d: rounded(edge, edge, BADGE, 8), fill: 'soft', stroke: colour, width: 1.6 },
      centredText(
        [edge + BADGE / 2, edge + BADGE / 2],
        shown,
        Math.min(25, (BADGE - 6) / measure(shown, 600)),
        colour,
        600,
      ),
      line([x, edge + 13], first, 15, 600, 'ink', room, measure),
      line([x, edge + 28], second, 10, 400, 'mute', room, measure),
      line(
        [x, edge + 40],
        plan.rules({ name: rulesVersion.replace(/^vastu-rules-/, '') }),
        10,
        400,
        'mute',
        room,
        measure,
      ),
    ],
  );
}

function line(
  [x, y]: Point,
  text: string,
  size: number,
  weight: 400 | 600,
  colour: Colour,
  room: number,
  measure: Measure,
): Text {
  return { kind: 'text', x, y, text: cut(text, weight, room / size, measure), size, anchor: 'start', weight, colour };
}

function rounded(left: number, top: number, side: number, r: number): ReturnType<typeof closed> {
  const [right, bottom, k] = [left + side, top + side, r * 0.4477];
  return [
    ['M', left + r, top],
    ['L', right - r, top],
    ['C', right - k, top, right, top + k, right, top + r],
    ['L', right, bottom - r],
    ['C', right, bottom - k, right - k, bottom, right - r, bottom],
    ['L', left + r, bottom],
    ['C', left + k, bottom, left, bottom - k, left, bottom - r],
    ['L', left, top + r],
    ['C', left, top + k, left + k, top, left + r, top],
    ['Z'],
  ];
}

/** The arrow to true north, in the corner beside the grade. */
export function northGroup({ frame, bearingBasis }: Plan, page: PlanPage, { language }: PlanWriting): Group {
  const { plan } = language.say;
  const r = 15;
  const [x, y]: Point = [PAGE.width - PAGE.edge - 27, PAGE.edge + 26];
  const [dx, dy] = page.towards(0, 1);
  const at = (along: number, across: number): Point => [x + dx * along - dy * across, y + dy * along + dx * across];
  const basis = { given: plan.asGiven, 'assumed-north': plan.assumed, 'assumed-from-facing': plan.fromFacing }[
    bearingBasis
  ];
  const bearing = degreesText(Math.round(frame.bearingDeg * 100) / 100, language);
  return group('frame', plan.trueNorth({ bearing, basis }), [
    { kind: 'path', d: circle(x, y, r), fill: 'paper', stroke: 'line', width: 1 },
    { kind: 'path', d: closed([at(r - 2, 0), at(-r + 5, 5), at(-r + 8, 0)]), fill: 'ink' },
    { kind: 'path', d: closed([at(r - 2, 0), at(-r + 5, -5), at(-r + 8, 0)]), stroke: 'ink', width: 0.9 },
    centredText(at(r + 7, 0), sectorName('N', language), 11, 'ink', 600),
  ]);
}

/** Lengths that a scale may show, metres. */
// biome-ignore format: a row of figures
const LENGTHS: readonly number[] = [
  0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000,
];
const LONGEST = 110;

/** The scale in metres, its left end at a point of the page, and what it is good for beside it. */
export function scaleGroup(plan: Plan, { scale }: PlanPage, y: number, { language }: PlanWriting): Group {
  const say = language.say.plan;
  const metres = LENGTHS.reduce((best, length) => (length * scale <= LONGEST ? length : best), LENGTHS[0] as number);
  const x = PAGE.edge + 4;
  const far = x + metres * scale;
  const half = (x + far) / 2;
  const sayArea = {
    given: say.plotArea,
    'assumed-north': say.plotAreaAssumed,
    'assumed-from-facing': say.plotAreaFacing,
  }[plan.bearingBasis];
  const area = sayArea({ area: asMany(shownArea(plan.areaM2), language) });
  const length = say.metres({ length: asMany(metres, language) });
  const items: Item[] = [
    stroke([x, y], [far, y], 'ink', 1),
    ...[x, half, far].map((at) => stroke([at, y - 3.5], [at, y + 3.5], 'ink', 1)),
    stroke([x, y], [half, y], 'ink', 3),
    { ...centredText([far + 8, y], length, 10, 'ink'), anchor: 'start' },
    { ...centredText([PAGE.width - PAGE.edge, y], area, 10, 'mute'), anchor: 'end' },
  ];
  return group('frame', say.scale({ length, area }), items);
}

/** At most three figures after the point, and no more than one from 10 m² on. */
function shownArea(areaM2: number): number {
  const parts = areaM2 < 10 ? 1e3 : 10;
  return Math.floor(areaM2 * parts + 0.5 + 1e-6) / parts;
}
