/** Every drawing there is, of one real birth and one real day, in any language. */

import { findAspects } from '../../packages/engine/src/chart/index.ts';
import { ZodiacSky } from '../../packages/engine/src/chart/zodiac-sky.ts';
import {
  ashtakavargaSceneOf,
  biWheelSceneOf,
  type DrawingLanguage,
  dashaSceneOf,
  daySceneOf,
  type Measure,
  type Scene,
  sceneOf,
  shadbalaSceneOf,
} from '../../packages/engine/src/drawing/index.ts';
import { kundliOf } from '../../packages/engine/src/jyotish/graha/index.ts';
import { ashtakavargaOf, kalaGroundOf, shadbalaOf, vimshottariOf } from '../../packages/engine/src/jyotish/index.ts';
import { panchangOn } from '../../packages/engine/src/jyotish/panchang/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { clockOfMoment, jdUtOf } from '../../packages/engine/src/time/index.ts';

const engine = await openEngine();
const sidereal = { zodiac: 'sidereal', ayanamsa: 'lahiri', houseSystem: 'whole-sign' } as const;
const tropical = { zodiac: 'tropical', houseSystem: 'placidus' } as const;
const birth = engine.moment({
  datetime: '1990-01-15T10:30:00',
  latitude: 28.6139,
  longitude: 77.209,
  timezone: 'Asia/Kolkata',
});
const other = engine.moment({
  datetime: '1992-08-03T21:05:00',
  latitude: 19.076,
  longitude: 72.8777,
  timezone: 'Asia/Kolkata',
});

export const chart = engine.chart(birth, sidereal);
export const western = engine.chart(birth, tropical);
export const partner = engine.chart(other, tropical);
const kundli = kundliOf(chart);
const zodiac = new ZodiacSky(engine.kernel, sidereal);
const clock = clockOfMoment(birth);
export const dasha = vimshottariOf(kundli, jdUtOf(birth), { clock }).record(2);
export const ashtakavarga = ashtakavargaOf(kundli);
export const shadbala = shadbalaOf(kundli, kalaGroundOf(zodiac, birth));
export const panchang = panchangOn(zodiac, clock, '2026-03-15');
export const nowJdUt = 2_461_115;

/** Lines between the two people's bodies, as many as a real picture has. */
export const between = western.planets.flatMap((one) =>
  partner.planets.flatMap((two) => {
    const away = Math.abs(((one.longitude - two.longitude + 540) % 360) - 180);
    const found = (
      [
        ['conjunction', 0],
        ['sextile', 60],
        ['square', 90],
        ['trine', 120],
        ['opposition', 180],
      ] as const
    ).find(([, angle]) => Math.abs(away - angle) < 3);
    return found === undefined
      ? []
      : [{ planet1: one.name, planet2: two.name, type: found[0], orb: Math.abs(away - found[1]) }];
  }),
);

/** All drawings with what a language or a painter brings. */
export function gallery(language?: DrawingLanguage, measure?: Measure): Readonly<Record<string, Scene>> {
  const given = { ...(language === undefined ? {} : { language }), ...(measure === undefined ? {} : { measure }) };
  return {
    north: sceneOf(chart, { style: 'north', ...given }),
    south: sceneOf(chart, { style: 'south', houseNumbers: true, ...given }),
    east: sceneOf(chart, { style: 'east', symbols: true, ...given }),
    wheel: sceneOf(western, { style: 'wheel', aspects: findAspects(western.planets), ...given }),
    'bi-wheel': biWheelSceneOf(western, partner, {
      kind: 'synastry',
      innerName: 'Asha',
      outerName: 'Ravi',
      aspects: between,
      ...given,
    }),
    dasha: dashaSceneOf(dasha, { nowJdUt, ...given }),
    ashtakavarga: ashtakavargaSceneOf(ashtakavarga, { from: 'lagna', ...given }),
    shadbala: shadbalaSceneOf(shadbala, given),
    day: daySceneOf(panchang, { nowJdUt, ...given }),
  };
}
