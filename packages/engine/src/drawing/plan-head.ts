/** The grade above the plan, the arrow to true north, and the scale. */

import type { Plan } from '../vastu/plan/index.ts';
import { cut } from './caption.ts';
import { circle } from './curve.ts';
import { centredText } from './dial.ts';
import { PAGE, type PlanPage } from './plan-page.ts';
import type { PlanStanding } from './plan-standing.ts';
import { type Colour, closed, type Group, group, type Item, type Point, stroke, type Text } from './scene.ts';

const BADGE = 42;
const COLOURS: Readonly<Record<string, Colour>> = { A: 'good', B: 'good', C: 'mute', D: 'air', E: 'bad' };

/** The letter, the score, and how far to trust them. */
export function gradeGroup({ grade, confidence, requiredConfidence, rulesVersion }: PlanStanding): Group {
  const { edge, width } = PAGE;
  const room = width - 3 * edge - BADGE - 60;
  const [first, second] =
    grade === null
      ? ['No grade', `Confidence ${confidence}; ${requiredConfidence} is needed`]
      : [`${grade.score} of 100, ${grade.label.toLowerCase()}`, `Confidence ${confidence}`];
  const colour = grade === null ? 'mute' : (COLOURS[grade.grade] ?? 'mute');
  const x = edge + BADGE + 10;
  return group(
    'caption',
    `${grade === null ? '' : `Grade ${grade.grade}, `}${first}. ${second}. Rules ${rulesVersion}.`,
    [
      { kind: 'path', d: rounded(edge, edge, BADGE, 8), fill: 'soft', stroke: colour, width: 1.6 },
      centredText(
        [edge + BADGE / 2, edge + BADGE / 2],
        grade === null ? '–' : cut(grade.grade, 600, 1.4),
        25,
        colour,
        600,
      ),
      line(x, edge + 13, first, 15, 600, 'ink', room),
      line(x, edge + 28, second, 10, 400, 'mute', room),
      line(x, edge + 40, `Rules ${rulesVersion.replace(/^vastu-rules-/, '')}`, 10, 400, 'mute', room),
    ],
  );
}

function line(x: number, y: number, text: string, size: number, weight: 400 | 600, colour: Colour, room: number): Text {
  return { kind: 'text', x, y, text: cut(text, weight, room / size), size, anchor: 'start', weight, colour };
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
export function northGroup({ frame, bearingBasis }: Plan, page: PlanPage): Group {
  const r = 15;
  const [x, y]: Point = [PAGE.width - PAGE.edge - 27, PAGE.edge + 26];
  const [dx, dy] = page.towards(0, 1);
  const at = (along: number, across: number): Point => [x + dx * along - dy * across, y + dy * along + dx * across];
  const basis = { given: 'as given', 'assumed-north': 'assumed', 'assumed-from-facing': 'from the facing' }[
    bearingBasis
  ];
  const bearing = `the drawing’s +Y looks to ${Math.round(frame.bearingDeg * 100) / 100}°, ${basis}`;
  return group('frame', `True north; ${bearing}`, [
    { kind: 'path', d: circle(x, y, r), fill: 'paper', stroke: 'line', width: 1 },
    { kind: 'path', d: closed([at(r - 2, 0), at(-r + 5, 5), at(-r + 8, 0)]), fill: 'ink' },
    { kind: 'path', d: closed([at(r - 2, 0), at(-r + 5, -5), at(-r + 8, 0)]), stroke: 'ink', width: 0.9 },
    centredText(at(r + 7, 0), 'N', 11, 'ink', 600),
  ]);
}

/** Lengths that a scale may show, metres. */
// biome-ignore format: a row of figures
const LENGTHS: readonly number[] = [
  0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000,
];
const LONGEST = 110;

/** The scale in metres, its left end at a point of the page, and what it is good for beside it. */
export function scaleGroup(plan: Plan, { scale }: PlanPage, y: number): Group {
  const metres = LENGTHS.reduce((best, length) => (length * scale <= LONGEST ? length : best), LENGTHS[0] as number);
  const x = PAGE.edge + 4;
  const far = x + metres * scale;
  const half = (x + far) / 2;
  const notes = { given: '', 'assumed-north': '; north assumed', 'assumed-from-facing': '; north from the facing' };
  const area = `Plot ${areaText(plan.areaM2)} m²${notes[plan.bearingBasis]}`;
  const items: Item[] = [
    stroke([x, y], [far, y], 'ink', 1),
    ...[x, half, far].map((at) => stroke([at, y - 3.5], [at, y + 3.5], 'ink', 1)),
    stroke([x, y], [half, y], 'ink', 3),
    { ...centredText([far + 8, y], `${metres} m`, 10, 'ink'), anchor: 'start' },
    { ...centredText([PAGE.width - PAGE.edge, y], area, 10, 'mute'), anchor: 'end' },
  ];
  return group('frame', `Scale: ${metres} m. ${area}`, items);
}

/** At most three figures after the point, and no more than one from 10 m² on. */
function areaText(areaM2: number): string {
  const parts = areaM2 < 10 ? 1e3 : 10;
  return String(Math.floor(areaM2 * parts + 0.5 + 1e-6) / parts);
}
