/** What the plot lacks of the rectangle about its walls: cuts and slots hatched one way, the ground beside an extension the other. */

import type { Survey } from '../vastu/assess/survey.ts';
import type { Deviation, DeviationKind } from '../vastu/zone/index.ts';
import { centredText } from './dial.ts';
import { textBox } from './measure.ts';
import { floorOf } from './plan-block.ts';
import { boxAbout, type Ground, liesWithin, paled, triesIn } from './plan-ground.ts';
import type { PlanWriting } from './plan-options.ts';
import type { PlanPage } from './plan-page.ts';
import { deviationLabel, deviationTitle, tenths } from './plan-words.ts';
import { type Colour, closed, type Group, group, type Path, type Point, type Segment, type Text } from './scene.ts';

/** How missing ground is hatched. */
export interface Hatch {
  readonly colour: Colour;
  /** Rising to the right, or falling. */
  readonly rises: boolean;
  readonly pitch: number;
}

/** Hatches by kind; none for a slant, which is not held against a plot. */
export const HATCHES: Readonly<Record<DeviationKind, Hatch | null>> = {
  cut: { colour: 'bad', rises: true, pitch: 6 },
  slot: { colour: 'bad', rises: true, pitch: 6 },
  extension: { colour: 'accent', rises: false, pitch: 6 },
  slant: null,
};

const SIZES: readonly number[] = [9, 8, 7];

/** Missing ground that is drawn: all but slants. */
export function hatchedOf({ shape }: Survey): readonly Deviation[] {
  return (shape?.deviations ?? []).filter(({ kind }) => HATCHES[kind] !== null);
}

/** A group for each piece that is missing. */
export function deviationGroups(
  survey: Survey,
  page: PlanPage,
  ground: Ground,
  writing: PlanWriting,
): readonly Group[] {
  return hatchedOf(survey).flatMap((deviation) => {
    const [ring] = page.ringsAt({ outer: deviation.polygon, holes: [] });
    const hatch = HATCHES[deviation.kind];
    if (ring === undefined || hatch === null) return [];
    const outline: Path = { kind: 'path', d: closed(ring), stroke: hatch.colour, width: 0.8, dash: [1.5, 2] };
    return [
      group('deviation', deviationTitle(deviation, writing.language), [
        hatchPath(ring, hatch),
        outline,
        ...nameOf(deviation, ring, ground, writing),
      ]),
    ];
  });
}

/** Parallel lines at 45° within an outline. */
export function hatchPath(ring: readonly Point[], { colour, rises, pitch }: Hatch): Path {
  const sign = rises ? 1 : -1;
  // Along a hatch line x + sign·y stays the same.
  const across = ring.map(([x, y]) => x + sign * y);
  const d: Segment[] = [];
  const last = Math.max(...across);
  for (let at = (Math.floor(Math.min(...across) / pitch) + 0.5) * pitch; at < last; at += pitch) {
    const hits: number[] = [];
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[i + 1 === ring.length ? 0 : i + 1] as Point;
      const [from, to] = [x1 + sign * y1 - at, x2 + sign * y2 - at];
      if (from > 0 !== to > 0) hits.push(x1 + ((x2 - x1) * from) / (from - to));
    });
    hits.sort((a, b) => a - b);
    for (let i = 0; i + 1 < hits.length; i += 2) {
      const [x1, x2] = [hits[i] as number, hits[i + 1] as number];
      d.push(['M', x1, (at - x1) * sign], ['L', x2, (at - x2) * sign]);
    }
  }
  return { kind: 'path', d, stroke: colour, width: 0.7, opacity: 0.55 };
}

/** `NE cut 14.4 %` where it fits, on a paled ground. */
function nameOf(
  deviation: Deviation,
  ring: readonly Point[],
  ground: Ground,
  { language, measure }: PlanWriting,
): readonly (Path | Text)[] {
  const { middle, bounds } = floorOf([ring]);
  const name = deviationLabel(deviation, language);
  const percent = tenths(deviation.areaPct, language);
  for (const text of [language.say.plan.withShare({ what: name, percent }), name])
    for (const size of SIZES)
      for (const point of triesIn(middle, bounds, 7)) {
        const label = centredText(point, text, size, 'ink');
        const box = textBox(label, measure);
        const rim = boxAbout(
          [(box.left + box.right) / 2, (box.top + box.bottom) / 2],
          box.right - box.left + 3,
          box.bottom - box.top + 2,
        );
        if (!ground.isFree(box) || !liesWithin(rim, [ring])) continue;
        ground.take(box);
        return [paled(box, 0.8, 0), label];
      }
  return [];
}
