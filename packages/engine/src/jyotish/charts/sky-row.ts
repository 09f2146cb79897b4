/** Bodies, angles, houses and vargas of a birth, as a row of a table: the figures of `engine.chart` without its records. */

import { degreesOf, normaliseDeg, radiansOf } from '../../angle.ts';
import { divide } from '../../chart/division.ts';
import { houseIn, latitudeQuanta, longitudeQuanta, speedQuanta } from '../../chart/figures.ts';
import { type Basis, basisOf } from '../../chart/ground.ts';
import type { Division } from '../../chart/occupancy.ts';
import { degrees, distanceOf, positionQuanta } from '../../chart/quantum.ts';
import { vargaSignAt, vargaStepsOf } from '../../chart/varga.ts';
import { partOf } from '../../chart/zodiac.ts';
import { skyAt } from '../../sky/sky-at.ts';
import type { RowMoment } from './births.ts';
import { type DashaRoom, dashaRoom, writeDasha } from './dasha-row.ts';
import { writeLimbs } from './limb-row.ts';
import type { Recipe } from './recipe.ts';
import { ABSENT, type ChartColumns } from './table.ts';

/** Numbers kept of each body: longitude, latitude, distance, rate of the longitude, declination. */
const KEPT = 5;

/** Room that one row after another is reckoned in. */
export interface RowRoom {
  /** 5 per body of the table. */
  readonly states: Float64Array;
  /** Whole quanta of each body; NaN for one that cannot be placed. */
  readonly quanta: Float64Array;
  /** The ascendant's place, then the bodies', in steps of vargas. */
  readonly varga: Float64Array;
  readonly dasha: DashaRoom;
}

export function rowRoom({ bodies }: Recipe): RowRoom {
  const n = bodies.length;
  return {
    states: new Float64Array(KEPT * n),
    quanta: new Float64Array(n),
    varga: new Float64Array(n + 1),
    dasha: dashaRoom(),
  };
}

/**
 * Casts one row.
 *
 * @throws  EngineError OUT_OF_SPAN as `engine.sky` and `engine.chart`
 */
export function castRow(recipe: Recipe, room: RowRoom, columns: ChartColumns, row: number, at: RowMoment): void {
  const { kernel, resolved, bodies, settings } = recipe;
  const { perDegree } = resolved;
  const { tt, ut1, place } = at;
  const jdTt = tt.day + tt.fraction;
  lookAt(recipe, room, at);
  const frame = kernel.frame(tt.day, tt.fraction, ut1.day, ut1.fraction);
  const basis = basisOf(kernel, jdTt, place.longitudeDeg, frame, resolved.ayanamsa);
  const angle = (rad: number) => degrees(positionQuanta(rad, perDegree), perDegree);
  columns.jdUt[row] = at.jdUt;
  columns.jdTt[row] = jdTt;
  columns.placeLatitudeDeg[row] = place.latitudeDeg;
  columns.placeLongitudeDeg[row] = place.longitudeDeg;
  columns.siderealTimeDeg[row] = angle(basis.armcRad);
  columns.obliquityDeg[row] = angle(frame.trueObliquityRad);
  if (columns.ayanamsaDeg !== null) columns.ayanamsaDeg[row] = angle(basis.ayanamsaMeanRad);
  if (columns.ayanamsaTrueDeg !== null) columns.ayanamsaTrueDeg[row] = angle(basis.ayanamsaTrueRad);

  const latitudeRad = radiansOf(place.latitudeDeg);
  const obliquityRad = frame.trueObliquityRad;
  const axes = kernel.axes(basis.armcRad, latitudeRad, obliquityRad);
  const ascendantQ = positionQuanta(axes.ascendantRad - basis.ayanamsaTrueRad, perDegree);
  const midheavenQ = positionQuanta(axes.midheavenRad - basis.ayanamsaTrueRad, perDegree);
  columns.ascendantDeg[row] = degrees(ascendantQ, perDegree);
  columns.midheavenDeg[row] = degrees(midheavenQ, perDegree);
  columns.ascendantSign[row] = partOf(ascendantQ, 12, perDegree) + 1;
  const ground = {
    ascendantQ,
    armcRad: basis.armcRad,
    latitudeRad,
    obliquityRad,
    sunDeclinationRad: room.states[recipe.sun * KEPT + 4] as number,
    ayanamsaTrueRad: basis.ayanamsaTrueRad,
    perDegree,
  };
  const division = divide(kernel, settings.houseSystem, ground);
  const chalit = settings.chalit === null ? null : divide(kernel, settings.chalit, ground);
  writeHouses(columns, row, division, chalit);
  for (let i = 0; i < bodies.length; i++) writeBody(recipe, room, columns, row, i, basis, division, chalit);
  writeVargas(recipe, room, columns, row, degrees(ascendantQ, perDegree));

  if (settings.vimshottari !== null) {
    const moonDeg = (room.varga[recipe.moon + 1] as number) / 1e7;
    writeDasha(recipe, room.dasha, columns, row, at.jdUt, moonDeg);
  }
  if (settings.limbs !== null) {
    const sunDeg = zodiacDeg(room, recipe.sun, basis);
    const lights = { sunDeg, moonDeg: zodiacDeg(room, recipe.moon, basis) };
    const ascendantDeg = degrees(ascendantQ, perDegree);
    const midheavenDeg = degrees(midheavenQ, perDegree);
    writeLimbs(recipe, columns, row, at, lights, { sunDeg, ascendantDeg, midheavenDeg });
  }
}

/** One call into the core; its numbers are kept, for the next call overwrites them. */
function lookAt({ kernel, bodies, mask, steps, resolved }: Recipe, { states }: RowRoom, { tt, ut1 }: RowMoment): void {
  const covered =
    kernel.packAt(tt.day + tt.fraction) !== null &&
    kernel.sky({
      ttDay: tt.day,
      ttFraction: tt.fraction,
      ut1Day: ut1.day,
      ut1Fraction: ut1.fraction,
      bodies: mask,
      centre: 0,
      steps,
      equinox: 0,
      latitudeRad: 0,
      longitudeRad: 0,
      elevationMetres: 0,
    });
  // What is outside every ephemeris is refused where every sky is.
  if (!covered) skyAt(kernel, { tt, ut1 }, { bodies: resolved.bodies });
  for (let i = 0; i < bodies.length; i++) {
    const { number } = bodies[i] as Recipe['bodies'][number];
    const at = i * KEPT;
    if (kernel.source(number) === 0) {
      states.fill(Number.NaN, at, at + KEPT);
      continue;
    }
    const result = kernel.result(number);
    for (let k = 0; k < 4; k++) states[at + k] = result[k] as number;
    states[at + 4] = result[7];
  }
}

function zodiacDeg({ states }: RowRoom, body: number, { ayanamsaTrueRad }: Basis): number {
  return normaliseDeg(degreesOf((states[body * KEPT] as number) - ayanamsaTrueRad));
}

function writeBody(
  { bodies, resolved: { perDegree } }: Recipe,
  { states, quanta }: RowRoom,
  columns: ChartColumns,
  row: number,
  i: number,
  basis: Basis,
  division: Division,
  chalit: Division | null,
): void {
  const { opposite } = bodies[i] as Recipe['bodies'][number];
  const at = i * KEPT;
  const place = row * bodies.length + i;
  const longitudeRad = states[at] as number;
  if (Number.isNaN(longitudeRad)) {
    quanta[i] = Number.NaN;
    for (const column of [columns.longitudeDeg, columns.latitudeDeg, columns.distanceAu, columns.longitudeDegPerDay])
      column[place] = Number.NaN;
    for (const column of [columns.sign, columns.nakshatra, columns.pada, columns.house, columns.chalitHouse])
      if (column !== null) column[place] = ABSENT;
    return;
  }
  const q = longitudeQuanta(longitudeRad, opposite, basis, perDegree);
  quanta[i] = q;
  columns.longitudeDeg[place] = degrees(q, perDegree);
  columns.latitudeDeg[place] = degrees(latitudeQuanta(states[at + 1] as number, opposite, perDegree), perDegree);
  columns.distanceAu[place] = distanceOf(states[at + 2] as number);
  columns.longitudeDegPerDay[place] = degrees(speedQuanta(states[at + 3] as number, basis, perDegree), perDegree);
  columns.sign[place] = partOf(q, 12, perDegree) + 1;
  if (columns.nakshatra !== null && columns.pada !== null) {
    const quarter = partOf(q, 108, perDegree);
    columns.nakshatra[place] = (quarter >> 2) + 1;
    columns.pada[place] = (quarter & 3) + 1;
  }
  columns.house[place] = houseIn(division, q, perDegree);
  if (columns.chalitHouse !== null && chalit !== null) columns.chalitHouse[place] = houseIn(chalit, q, perDegree);
}

function writeHouses(columns: ChartColumns, row: number, division: Division, chalit: Division | null): void {
  for (let i = 0; i < 12; i++) columns.cuspDeg[row * 12 + i] = division.cuspsDeg[i] as number;
  columns.substituted[row] = division.houseSystem === division.houseSystemUsed ? 0 : 1;
  if (chalit === null || columns.chalitCuspDeg === null || columns.chalitSubstituted === null) return;
  for (let i = 0; i < 12; i++) columns.chalitCuspDeg[row * 12 + i] = chalit.cuspsDeg[i] as number;
  columns.chalitSubstituted[row] = chalit.houseSystem === chalit.houseSystemUsed ? 0 : 1;
}

/** Signs of every varga; the places in steps are left in the room. */
function writeVargas(
  { vargas, bodies, resolved: { perDegree } }: Recipe,
  { quanta, varga }: RowRoom,
  { vargaSign }: ChartColumns,
  row: number,
  ascendantDeg: number,
): void {
  varga[0] = vargaStepsOf(ascendantDeg);
  for (let i = 0; i < bodies.length; i++) {
    const q = quanta[i] as number;
    varga[i + 1] = Number.isNaN(q) ? q : vargaStepsOf(degrees(q, perDegree));
  }
  if (vargaSign === null) return;
  let place = row * vargas.length * varga.length;
  const points = varga.length;
  for (const signs of vargas) {
    // By number, not `for … of`: to walk through a typed array takes three times as long.
    for (let i = 0; i < points; i++) {
      const steps = varga[i] as number;
      vargaSign[place++] = Number.isNaN(steps) ? ABSENT : vargaSignAt(signs, steps);
    }
  }
}
