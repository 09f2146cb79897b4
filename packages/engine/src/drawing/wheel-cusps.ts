/** House cusps, the four angles and the house numbers of the wheel, and their degrees outside the ring. */

import { normaliseDeg, normaliseSignedDeg } from '../angle.ts';
import type { Chart } from '../chart/chart.ts';
import { circle } from './curve.ts';
import { centredText, type Dial, type Radii, spoke } from './dial.ts';
import { inSign, shortIn } from './labels.ts';
import { type DrawingLanguage, nameIn } from './language.ts';
import { group, type Item } from './scene.ts';
import { spread } from './spread.ts';
import type { Seat } from './wheel-bodies.ts';

interface Mark {
  readonly short: string;
  readonly title: string;
  readonly longitude: number;
  readonly degree: number;
  readonly angle: boolean;
}

const ANGLES = [
  ['Ascendant', 'AC', 0],
  ['Midheaven', 'MC', 0],
  ['Descendant', 'DC', 180],
  ['ImumCoeli', 'IC', 180],
] as const;
/** A cusp this near to an angle is the angle. */
const SAME_DEG = 0.005;
const LABEL_RADIUS = 17;
const LABEL_APART_DEG = 8.6;
const NUMBER_APART_DEG = 9.2;

/** Cusps and angles as spokes, and the number of each house in the band. Behind a body's column a spoke is left out. */
export function cuspItems(
  chart: Chart,
  dial: Dial,
  radii: Radii,
  seats: readonly Seat[],
  language: DrawingLanguage,
): readonly Item[] {
  const { at, centre } = dial;
  const cusps = chart.houses.map((house) => house.longitude);
  const spokes = marks(chart, language).map((mark) => {
    const covered = seats.some(
      (seat) => Math.abs(normaliseSignedDeg(mark.longitude - seat.longitude)) < seat.halfWidth,
    );
    const [colour, width] = mark.angle ? (['ink', 1.6] as const) : (['line', 1] as const);
    return group(mark.angle ? 'angle' : 'cusp', mark.title, [
      spoke(dial, mark.longitude, radii.core, radii.band, colour, width),
      ...(covered ? [] : [spoke(dial, mark.longitude, radii.band, radii.scale, colour, width)]),
    ]);
  });
  const middles = cusps.map(
    (cusp, index) => cusp + normaliseDeg((cusps[(index + 1) % cusps.length] as number) - cusp) / 2,
  );
  // Near the poles a house can be narrower than its number.
  const numbers = spread(middles, NUMBER_APART_DEG).map((place, index) =>
    group('house', language.say.drawing.house({ house: index + 1 }), [
      centredText(at(place, (radii.band + radii.core) / 2), language.number(index + 1, 0), 9.5, 'mute'),
    ]),
  );
  return [...spokes, { kind: 'path', d: circle(centre, centre, radii.band), stroke: 'line', width: 1 }, ...numbers];
}

/** AC, MC, DC and IC by name, and with `degrees` where every cusp stands. */
export function cuspLabelItems(
  chart: Chart,
  dial: Dial,
  radii: Radii,
  degrees: boolean,
  language: DrawingLanguage,
): readonly Item[] {
  // Cusps at the beginning of a sign, as whole-sign houses have them, need no figures.
  const named = marks(chart, language).filter((mark) => mark.angle || (degrees && mark.degree > 0));
  const places = spread(
    named.map((mark) => mark.longitude),
    LABEL_APART_DEG,
  );
  return named.map((mark, index) => {
    const [x, y] = dial.at(places[index] as number, radii.rim + (degrees ? LABEL_RADIUS : 11));
    const position = language.degrees(mark.degree);
    if (!mark.angle) return group('cusp', mark.title, [centredText([x, y], position, 7.6, 'mute')]);
    if (!degrees) return group('angle', mark.title, [centredText([x, y], mark.short, 10, 'accent', 600)]);
    return group('angle', mark.title, [
      centredText([x, y - 5], mark.short, 10, 'accent', 600),
      centredText([x, y + 5.5], position, 7.6, 'accent'),
      spoke(dial, mark.longitude, radii.rim, radii.rim + 5, 'ink', 1.6),
    ]);
  });
}

/** The four angles, and the cusps that are not one of them. */
function marks(chart: Chart, language: DrawingLanguage): readonly Mark[] {
  const { drawing } = language.say;
  const angles = ANGLES.map(([name, short, away]): Mark => {
    const known = chart.angles.find((angle) => angle.name === name);
    const opposite = name === 'Ascendant' || name === 'Descendant' ? chart.ascendant : chart.midheaven;
    const point = known ?? (away === 0 ? opposite : undefined);
    const longitude = point?.longitude ?? normaliseDeg(opposite.longitude + away);
    return {
      short: shortIn(language, name) ?? short,
      longitude,
      angle: true,
      degree: point?.degree ?? opposite.degree,
      title:
        point === undefined
          ? nameIn(language.names.body, name)
          : drawing.angleTitle({
              angle: nameIn(language.names.body, name),
              position: inSign(point, chart.zodiac, language),
            }),
    };
  });
  const cusps = chart.houses
    .filter(
      (house) => !angles.some((angle) => Math.abs(normaliseSignedDeg(house.longitude - angle.longitude)) < SAME_DEG),
    )
    .map(
      (house): Mark => ({
        short: '',
        longitude: house.longitude,
        degree: house.degree,
        angle: false,
        title: drawing.cuspTitle({ house: house.number, position: inSign(house, chart.zodiac, language) }),
      }),
    );
  return [...angles, ...cusps];
}
