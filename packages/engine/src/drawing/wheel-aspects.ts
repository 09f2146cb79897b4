/** Lines between bodies in aspect, across the middle of the wheel. */

import { circle } from './curve.ts';
import type { Dial } from './dial.ts';
import type { Label } from './labels.ts';
import { type DrawingLanguage, nameIn } from './language.ts';
import type { DrawnAspect } from './options.ts';
import { type Colour, group, type Item, stroke } from './scene.ts';

interface Look {
  readonly colour: Colour;
  readonly width: number;
  readonly dash?: readonly number[];
}

const MAJOR: ReadonlyMap<string, Look> = new Map<string, Look>([
  ['conjunction', { colour: 'accent', width: 1.4 }],
  ['opposition', { colour: 'bad', width: 1.2 }],
  ['square', { colour: 'bad', width: 1.2 }],
  ['trine', { colour: 'good', width: 1.2 }],
  ['sextile', { colour: 'good', width: 1 }],
]);
const MINOR: Look = { colour: 'mute', width: 0.8, dash: [3, 3] };

/**
 * One line per aspect between bodies that are drawn; an aspect to a body that is not is left out.
 *
 * @param others  where the second body of each aspect is looked for: those of the outer ring, where there is one
 */
export function aspectItems(
  aspects: readonly DrawnAspect[],
  labels: readonly Label[],
  dial: Dial,
  core: number,
  language: DrawingLanguage,
  others: readonly Label[] = labels,
): readonly Item[] {
  const byName = new Map(labels.map((label) => [label.name, label]));
  const otherByName = new Map(others.map((label) => [label.name, label]));
  const { drawing } = language.say;
  return aspects.flatMap((aspect) => {
    const one = byName.get(aspect.planet1);
    const other = otherByName.get(aspect.planet2);
    if (one === undefined || other === undefined) return [];
    const look = MAJOR.get(aspect.type.toLowerCase()) ?? MINOR;
    const from = dial.at(one.longitude, core);
    const to = dial.at(other.longitude, core);
    const title = drawing.aspectTitle({
      first: one.spoken,
      second: other.spoken,
      aspect: nameIn(language.names.aspect, aspect.type),
    });
    const { orb } = aspect;
    return [
      group('aspect', orb === undefined ? title : drawing.aspectOrb({ title, orb: `${language.number(orb, 1)}°` }), [
        stroke(from, to, look.colour, look.width, look.dash),
        { kind: 'path', d: [...circle(from[0], from[1], 1.6), ...circle(to[0], to[1], 1.6)], fill: look.colour },
      ]),
    ];
  });
}
