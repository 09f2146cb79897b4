/**
 * Casting a chart: one moment, one sky and one literal of choices become the published record.
 *
 * For everybody downstream of the sky. The road is short: reckon the ayanamsa, turn every longitude into whole quanta
 * of the chart's zodiac (the only rounding there is), ask the core for angles and cusps, then look up signs, nakshatras
 * and houses on the whole numbers. Nutation is in the apparent longitudes and in the ayanamsa taken from them, so a
 * sidereal place is free of it.
 */

import { radiansOf } from '../angle.ts';
import { assert, EngineError } from '../errors.ts';
import type { Sky } from '../sky/sky.ts';
import type { Moment } from '../time/moment.ts';
import type { Angle, Chalit, Chart } from './chart.ts';
import type { ChartChoices } from './choices.ts';
import { resolveChoices } from './choices.ts';
import type { ChartCore } from './core.ts';
import { divide } from './division.ts';
import type { Ground } from './ground.ts';
import { groundOf } from './ground.ts';
import { noticesOf } from './notices.ts';
import type { Division } from './occupancy.ts';
import { houseRecords } from './occupancy.ts';
import { anglesOf, bodiesOf, missingFrom, placementOf, uncertaintyOf } from './points.ts';
import { calculationOf, timeOf } from './provenance.ts';
import { positionQuanta } from './quantum.ts';

/**
 * A chart of a moment.
 *
 * @param core     answers the questions that need a sine
 * @param moment   the instant, its place, its certainty
 * @param sky      places, apparent unless the choices say otherwise, on the true equinox of date at that instant, holding `bodiesFor(choices)`
 * @param choices  zodiac, ayanamsa, houses, nodes, bodies, quantum; or a preset
 * @returns the record of CONTRACT 1.0.5 without dignities and aspects: degrees, every angle rounded once to the quantum
 * @throws  EngineError INVALID_OPTION for a choice that does not exist, or a sky of another frame; OUT_OF_SPAN for an ayanamsa that follows a
 *          star where the core has no Earth to see it from. A body that the sky could not place, a house system that does not exist at the
 *          latitude, a date outside the ephemeris are warnings, not errors.
 */
export function castChart(core: ChartCore, moment: Moment, sky: Sky, choices: ChartChoices): Chart {
  const resolved = resolveChoices(choices);
  checkFrame(moment, sky, resolved.place);
  const ground = groundOf(core, moment, sky, resolved);
  const { perDegree, zodiac } = resolved;
  const obliquityRad = sky.frame.trueObliquityRad;
  const coreAngles = core.angles(ground.armcRad, radiansOf(moment.place.latitudeDeg), obliquityRad);
  const ascendantQ = positionQuanta(coreAngles.ascendantRad - ground.ayanamsaTrueRad, perDegree);

  const division = divisionOf(ground, resolved.houseSystem, ascendantQ);
  const chalit = resolved.chalit === null ? null : divisionOf(ground, resolved.chalit, ascendantQ);
  const angles = anglesOf(ground, coreAngles);
  const ascendant = angles[0] as Angle;
  const bodies = bodiesOf(ground);
  const uncertainty = uncertaintyOf(ground, coreAngles, bodies);
  const planets = bodies.map((body) => placementOf(ground, body, division, chalit, ascendant, uncertainty));
  const warnings = noticesOf({
    moment,
    bodies,
    ascendant,
    midheaven: angles[1] as Angle,
    planets,
    divisions: chalit === null ? [division] : [division, chalit],
    missing: missingFrom(ground),
  });
  const [sun, moon] = [planets.find((p) => p.name === 'Sun'), planets.find((p) => p.name === 'Moon')];
  assert(sun !== undefined && moon !== undefined, 'every sky holds the Sun and the Moon');
  const { nakshatra, nakshatraPada, nakshatraLord } = moon;
  const made: { -readonly [K in keyof Chart]?: Chart[K] } = { zodiac };
  made.ascendant = ascendant;
  made.midheaven = angles[1] as Angle;
  made.angles = angles;
  made.planets = planets;
  made.houses = houseRecords(division, planets, perDegree);
  if (chalit !== null) made.chalit = chalitOf(chalit);
  made.sunSign = sun.sign;
  made.moonSign = moon.sign;
  if (nakshatra !== undefined && nakshatraPada !== undefined && nakshatraLord !== undefined) {
    made.nakshatra = nakshatra;
    made.nakshatraPada = nakshatraPada;
    made.nakshatraLord = nakshatraLord;
  }
  made.time = timeOf(moment);
  made.calculation = calculationOf(ground, division);
  made.uncertainty = uncertainty;
  made.warnings = warnings;
  return made as Chart;
}

/**
 * The frame a chart stands on: what the observer sees from the Earth, on the true equinox of date, at that very
 * instant.
 */
function checkFrame(moment: Moment, sky: Sky, wanted: 'apparent' | 'geometric'): void {
  const { centre, place, equinox } = sky.choices;
  if ((centre === 'geocentric' || centre === 'topocentric') && place === wanted && equinox === 'true') {
    assert(sky.tt.day === moment.tt.day && sky.tt.fraction === moment.tt.fraction, 'the sky is that of the moment');
    return;
  }
  throw new EngineError({
    code: 'INVALID_OPTION',
    field: 'sky',
    allowed: `geocentric or topocentric, ${wanted}, true equinox`,
    message: `This chart needs ${wanted} places on the true equinox of date; this sky is ${centre}, ${place}, ${equinox}.`,
  });
}

function divisionOf(ground: Ground, id: string, ascendantQ: number): Division {
  const { core, moment, sky, resolved, ayanamsaTrueRad, armcRad } = ground;
  return divide(core, id, {
    ascendantQ,
    armcRad,
    latitudeRad: radiansOf(moment.place.latitudeDeg),
    obliquityRad: sky.frame.trueObliquityRad,
    sunDeclinationRad: sky.bodies.Sun?.declinationRad ?? 0,
    ayanamsaTrueRad,
    perDegree: resolved.perDegree,
  });
}

function chalitOf({ houseSystem, houseSystemUsed, cuspsDeg }: Division): Chalit {
  return { houseSystem, houseSystemUsed, cusps: cuspsDeg };
}
