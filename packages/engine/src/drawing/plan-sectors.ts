/** The ring of sectors about the plot's middle: 8, 16 or 32, with their names. */

import { type Plan, sinCosOfDeg } from '../vastu/plan/index.ts';
import { SECTOR_NAMES, type ZoneResolution } from '../vastu/zone/index.ts';
import { circle } from './curve.ts';
import { centredText } from './dial.ts';
import { textBox } from './measure.ts';
import type { Ground } from './plan-ground.ts';
import { sectorName } from './plan-names.ts';
import type { PlanWriting } from './plan-options.ts';
import type { PlanPage } from './plan-page.ts';
import { sectorTitle } from './plan-words.ts';
import { type Group, group, type Point, stroke } from './scene.ts';

/** Wider than this a name would leave the picture: units. */
const MOST_WIDTH = 32;
const FIRST_DEG: Readonly<Record<ZoneResolution, number>> = { 8: -22.5, 16: -11.25, 32: 45 };

/** The sectors: a line at the lower end of each and its name on the ring. */
export function sectorGroups(
  plan: Plan,
  resolution: ZoneResolution,
  page: PlanPage,
  ground: Ground,
  { language, measure }: PlanWriting,
): readonly Group[] {
  const radius = page.ringRadius ?? 0;
  const [x, y] = page.at(plan.centroid);
  const width = 360 / resolution;
  const largest = resolution === 32 ? 8 : 10;
  const rim: Group = group('sector', language.say.plan.sectors({ count: resolution }), [
    { kind: 'path', d: circle(x, y, radius), stroke: 'line', width: 1 },
  ]);
  const sectors = SECTOR_NAMES[resolution].map((code, k) => {
    const name = sectorName(code, language);
    const size = Math.min(largest, MOST_WIDTH / measure(name, 600));
    const from = FIRST_DEG[resolution] + k * width;
    const [nameX, nameY] = directionAt(from + width / 2, page);
    const away = radius + 11;
    const label = centredText([x + nameX * away, y + nameY * away], name, size, 'ink', 600);
    ground.take(textBox(label, measure));
    return group('sector', sectorTitle(name, from, width, language), [
      stroke([x, y], spokeEnd(resolution, k, [x, y], page), 'line', 0.8),
      label,
    ]);
  });
  return [rim, ...sectors];
}

/** Where the line at the lower end of a sector meets the ring. */
export function spokeEnd(resolution: ZoneResolution, k: number, [x, y]: Point, page: PlanPage): Point {
  const [dx, dy] = directionAt(FIRST_DEG[resolution] + (k * 360) / resolution, page);
  const radius = page.ringRadius ?? 0;
  return [x + dx * radius, y + dy * radius];
}

function directionAt(bearingDeg: number, page: PlanPage): Point {
  const { sin, cos } = sinCosOfDeg(bearingDeg);
  return page.towards(sin, cos);
}
