/**
 * The record of a chart as JSON: byte for byte what `JSON.stringify` writes of it. Its points, planets, houses, aspects and doubts have one
 * shape each, which is written here member by member; what a chart has only once is left to `JSON.stringify`. What is always said of a sign, a
 * nakshatra or an aspect is written once for all charts.
 */

import type { Angle, Chart, House, Placement, Uncertainty } from '@khagol/engine';
import { ASPECTS, type Aspect, NAKSHATRA_LORDS, NAKSHATRAS, SIGN_LORDS, SIGNS } from '@khagol/engine/chart';
import type { JsonRecord } from '../http/json.ts';
import { type JsonBytes, type MemberWriter, type MemberWriters, type Piece, piece } from '../http/json-bytes.ts';
import type { PlanetRecord } from './chart-record.ts';

/** Members of a chart that have a writer of their own. */
export const CHART_MEMBERS: ReadonlyMap<string, MemberWriter> = new Map<string, MemberWriter>([
  ['ascendant', angleTo],
  ['midheaven', angleTo],
  ['angles', (out, angles: Chart['angles']) => out.list(angles, angleTo)],
  ['planets', (out, planets: readonly PlanetRecord[]) => out.list(planets, planetTo)],
  ['houses', (out, houses: Chart['houses']) => out.list(houses, houseTo)],
  ['aspects', (out, aspects: readonly Aspect[]) => out.list(aspects, aspectTo)],
  ['calculation', (out, calculation: JsonRecord) => out.record(calculation, OF_CALCULATION)],
  ['uncertainty', uncertaintyTo],
]);

/** Its texts are names and editions. */
const OF_CALCULATION: MemberWriters = { get: () => nameOrNumberTo };

function nameOrNumberTo(out: JsonBytes, value: unknown): void {
  if (typeof value === 'string') out.word(value);
  else out.value(value);
}

const EMPTY = piece('{}');
export const CLOSE: Piece = piece('}');

/** Names of members with what stands before them. */
export const NAME: Piece = piece('{"name":');
const LONGITUDE = piece(',"longitude":');
const UNCERTAIN = piece(',"uncertain":');

/** What is always said of a sign, 1 … 12, as a point and as a house tells it. */
const OF_SIGN = SIGNS.map((sign, i) => {
  const lord = SIGN_LORDS[i] as string;
  return {
    sign,
    lord,
    ofPoint: piece(`,"sign":"${sign}","signNumber":${i + 1},"signLord":"${lord}","degree":`),
    ofHouse: piece(`,"sign":"${sign}","longitude":`),
    asLord: piece(`,"signLord":"${lord}","lord":"${lord}","occupants":`),
  };
});
type OfSign = (typeof OF_SIGN)[number];

/** The same of a nakshatra and of each of its quarters. */
const OF_NAKSHATRA: ReadonlyMap<string, readonly Piece[]> = new Map(
  NAKSHATRAS.map((name, i) => [
    name,
    [1, 2, 3, 4].map((pada) =>
      piece(
        `,"nakshatra":"${name}","nakshatraPada":${pada},"pada":${pada},"nakshatraLord":"${NAKSHATRA_LORDS[i % NAKSHATRA_LORDS.length]}"`,
      ),
    ),
  ]),
);

function angleTo(out: JsonBytes, angle: Angle): void {
  pointTo(out, angle);
  uncertainTo(out, angle);
  out.fixed(CLOSE);
}

/** The members that every point begins with; a tropical one has no nakshatra. */
function pointTo(out: JsonBytes, { name, longitude, signNumber, degree, nakshatra, pada }: Angle | Placement): void {
  out.fixed(NAME);
  out.word(name);
  out.fixed(LONGITUDE);
  out.number(longitude);
  out.fixed((OF_SIGN[signNumber - 1] as OfSign).ofPoint);
  out.number(degree);
  if (nakshatra !== undefined)
    out.fixed((OF_NAKSHATRA.get(nakshatra) as readonly Piece[])[(pada as number) - 1] as Piece);
}

function uncertainTo(out: JsonBytes, { uncertain }: Angle | Placement): void {
  if (uncertain === undefined) return;
  out.fixed(UNCERTAIN);
  out.words(uncertain);
}

const LATITUDE = piece(',"latitude":');
const DECLINATION = piece(',"declination":');
const SPEED = piece(',"speed":');
const DISTANCE = piece(',"distance":');
export const HOUSE: Piece = piece(',"house":');
const RETROGRADE = piece(',"retrograde":true,"isRetrograde":true');
const DIRECT = piece(',"retrograde":false,"isRetrograde":false');
const CHALIT_HOUSE = piece(',"chalitHouse":');
const IS_COMBUST = piece(',"isCombust":');
const IS_EXALTED = piece(',"isExalted":');
const IS_DEBILITATED = piece(',"isDebilitated":');
const DIGNITY = piece(',"dignity":');

function planetTo(out: JsonBytes, planet: PlanetRecord): void {
  pointTo(out, planet);
  out.fixed(LATITUDE);
  out.number(planet.latitude);
  if (planet.declination !== undefined) {
    out.fixed(DECLINATION);
    out.number(planet.declination);
  }
  out.fixed(SPEED);
  out.number(planet.speed);
  out.fixed(DISTANCE);
  out.number(planet.distance);
  out.fixed(HOUSE);
  out.number(planet.house);
  out.fixed(planet.retrograde ? RETROGRADE : DIRECT);
  if (planet.chalitHouse !== undefined) {
    out.fixed(CHALIT_HOUSE);
    out.number(planet.chalitHouse);
  }
  uncertainTo(out, planet);
  if (planet.dignity !== undefined) standingTo(out, planet);
  out.fixed(CLOSE);
}

function standingTo(out: JsonBytes, planet: PlanetRecord): void {
  out.fixed(IS_COMBUST);
  out.truth(planet.isCombust as boolean);
  out.fixed(IS_EXALTED);
  out.truth(planet.isExalted as boolean);
  out.fixed(IS_DEBILITATED);
  out.truth(planet.isDebilitated as boolean);
  out.fixed(DIGNITY);
  out.word(planet.dignity as string);
}

/** Twelve houses by their numbers. */
const HOUSE_NUMBERS = SIGNS.map((_, i) => piece(`{"number":${i + 1},"house":${i + 1}`));
const HOUSE_DEGREE = piece(',"degree":');
const SIGN_INDEX: ReadonlyMap<string, number> = new Map(SIGNS.map((sign, i) => [sign, i]));

function houseTo(out: JsonBytes, { number, sign, longitude, degree, occupants }: House): void {
  const { ofHouse, asLord } = OF_SIGN[SIGN_INDEX.get(sign) as number] as OfSign;
  out.fixed(HOUSE_NUMBERS[number - 1] as Piece);
  out.fixed(ofHouse);
  out.number(longitude);
  out.fixed(HOUSE_DEGREE);
  out.number(degree);
  out.fixed(asLord);
  out.words(occupants);
  out.fixed(CLOSE);
}

const PLANET_1 = piece('{"planet1":');
const PLANET_2 = piece(',"planet2":');
const ORB = piece(',"orb":');
const APPLYING = piece(',"applying":true,"isApplying":true,"strength":');
const SEPARATING = piece(',"applying":false,"isApplying":false,"strength":');
const OF_ASPECT: ReadonlyMap<string, Piece> = new Map(
  ASPECTS.map(({ type, angleDeg }) => [
    type,
    piece(`,"type":"${type}","aspect":"${type}","aspectType":"${type}","angle":${angleDeg},"separation":`),
  ]),
);

function aspectTo(out: JsonBytes, { planet1, planet2, type, separation, orb, applying, strength }: Aspect): void {
  out.fixed(PLANET_1);
  out.word(planet1);
  out.fixed(PLANET_2);
  out.word(planet2);
  out.fixed(OF_ASPECT.get(type) as Piece);
  out.number(separation);
  out.fixed(ORB);
  out.number(orb);
  out.fixed(applying ? APPLYING : SEPARATING);
  out.number(strength);
  out.fixed(CLOSE);
}

const EPHEMERIS_DEG = piece('{"ephemerisDeg":');
const PER_MINUTE_DEG = piece(',"perMinuteDeg":');
const TOTAL_DEG = piece(',"totalDeg":');

function uncertaintyTo(out: JsonBytes, uncertainty: Uncertainty): void {
  let isFirst = true;
  for (const name of Object.keys(uncertainty)) {
    const { ephemerisDeg, perMinuteDeg, totalDeg } = uncertainty[name] as Uncertainty[string];
    out.name(name, isFirst);
    isFirst = false;
    out.fixed(EPHEMERIS_DEG);
    out.number(ephemerisDeg);
    out.fixed(PER_MINUTE_DEG);
    out.number(perMinuteDeg);
    out.fixed(TOTAL_DEG);
    out.number(totalDeg);
    out.fixed(CLOSE);
  }
  out.fixed(isFirst ? EMPTY : CLOSE);
}
