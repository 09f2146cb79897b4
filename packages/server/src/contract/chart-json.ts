/**
 * The record of a chart as JSON: byte for byte what `JSON.stringify` writes of it. Its points, planets, houses, aspects and doubts have one
 * shape each, which is written here member by member; what a chart has only once is left to `JSON.stringify`.
 */

import type { Angle, Chart, House, Placement, Uncertainty } from '@khagol/engine';
import type { Aspect } from '@khagol/engine/chart';
import type { JsonRecord } from '../http/json.ts';
import { type JsonBytes, piece } from '../http/json-bytes.ts';
import type { PlanetRecord } from './chart-record.ts';

/** Writes one member of a record, whose shape it knows. */
export type MemberWriter = (out: JsonBytes, value: never) => void;

/** Members of a chart that have a writer of their own. */
export const CHART_MEMBERS: Readonly<Record<string, MemberWriter>> = {
  ascendant: angleTo,
  midheaven: angleTo,
  angles: (out, angles: Chart['angles']) => out.list(angles, angleTo),
  planets: (out, planets: readonly PlanetRecord[]) => out.list(planets, planetTo),
  houses: (out, houses: Chart['houses']) => out.list(houses, houseTo),
  aspects: (out, aspects: readonly Aspect[]) => out.list(aspects, aspectTo),
  uncertainty: uncertaintyTo,
};

/**
 * A record, its members in their order.
 *
 * @param writers  of members that have one; all others are written as `JSON.stringify` does it
 */
export function recordTo(out: JsonBytes, record: JsonRecord, writers: Readonly<Record<string, MemberWriter>>): void {
  let isFirst = true;
  for (const name of Object.keys(record)) {
    const value = record[name];
    if (value === undefined) continue;
    out.fixed(isFirst ? OPEN : COMMA);
    isFirst = false;
    out.text(name);
    out.fixed(COLON);
    const write = Object.hasOwn(writers, name) ? writers[name] : undefined;
    if (write === undefined) out.value(value);
    else write(out, value as never);
  }
  out.fixed(isFirst ? EMPTY : CLOSE);
}

const [OPEN, COMMA, COLON, CLOSE, EMPTY] = [piece('{'), piece(','), piece(':'), piece('}'), piece('{}')];

/** Names of members with what stands before them. */
const NAME = piece('{"name":');
const LONGITUDE = piece(',"longitude":');
const SIGN = piece(',"sign":');
const SIGN_NUMBER = piece(',"signNumber":');
const SIGN_LORD = piece(',"signLord":');
const DEGREE = piece(',"degree":');
const NAKSHATRA = piece(',"nakshatra":');
const NAKSHATRA_PADA = piece(',"nakshatraPada":');
const PADA = piece(',"pada":');
const NAKSHATRA_LORD = piece(',"nakshatraLord":');
const UNCERTAIN = piece(',"uncertain":');

function angleTo(out: JsonBytes, angle: Angle): void {
  pointTo(out, angle);
  uncertainTo(out, angle);
  out.fixed(CLOSE);
}

/** The members that every point begins with; a tropical one has no nakshatra. */
function pointTo(out: JsonBytes, point: Angle | Placement): void {
  out.fixed(NAME);
  out.text(point.name);
  out.fixed(LONGITUDE);
  out.number(point.longitude);
  out.fixed(SIGN);
  out.text(point.sign);
  out.fixed(SIGN_NUMBER);
  out.number(point.signNumber);
  out.fixed(SIGN_LORD);
  out.text(point.signLord);
  out.fixed(DEGREE);
  out.number(point.degree);
  if (point.nakshatra === undefined) return;
  out.fixed(NAKSHATRA);
  out.text(point.nakshatra);
  out.fixed(NAKSHATRA_PADA);
  out.number(point.nakshatraPada as number);
  out.fixed(PADA);
  out.number(point.pada as number);
  out.fixed(NAKSHATRA_LORD);
  out.text(point.nakshatraLord as string);
}

function uncertainTo(out: JsonBytes, { uncertain }: Angle | Placement): void {
  if (uncertain === undefined) return;
  out.fixed(UNCERTAIN);
  out.texts(uncertain);
}

const LATITUDE = piece(',"latitude":');
const DECLINATION = piece(',"declination":');
const SPEED = piece(',"speed":');
const DISTANCE = piece(',"distance":');
const HOUSE = piece(',"house":');
const RETROGRADE = piece(',"retrograde":');
const IS_RETROGRADE = piece(',"isRetrograde":');
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
  out.fixed(RETROGRADE);
  out.truth(planet.retrograde);
  out.fixed(IS_RETROGRADE);
  out.truth(planet.isRetrograde);
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
  out.text(planet.dignity as string);
}

const NUMBER = piece('{"number":');
const LORD = piece(',"lord":');
const OCCUPANTS = piece(',"occupants":');

function houseTo(out: JsonBytes, house: House): void {
  out.fixed(NUMBER);
  out.number(house.number);
  out.fixed(HOUSE);
  out.number(house.house);
  out.fixed(SIGN);
  out.text(house.sign);
  out.fixed(LONGITUDE);
  out.number(house.longitude);
  out.fixed(DEGREE);
  out.number(house.degree);
  out.fixed(SIGN_LORD);
  out.text(house.signLord);
  out.fixed(LORD);
  out.text(house.lord);
  out.fixed(OCCUPANTS);
  out.texts(house.occupants);
  out.fixed(CLOSE);
}

const PLANET_1 = piece('{"planet1":');
const PLANET_2 = piece(',"planet2":');
const TYPE = piece(',"type":');
const ASPECT = piece(',"aspect":');
const ASPECT_TYPE = piece(',"aspectType":');
const ANGLE = piece(',"angle":');
const SEPARATION = piece(',"separation":');
const ORB = piece(',"orb":');
const APPLYING = piece(',"applying":');
const IS_APPLYING = piece(',"isApplying":');
const STRENGTH = piece(',"strength":');

function aspectTo(out: JsonBytes, aspect: Aspect): void {
  out.fixed(PLANET_1);
  out.text(aspect.planet1);
  out.fixed(PLANET_2);
  out.text(aspect.planet2);
  out.fixed(TYPE);
  out.text(aspect.type);
  out.fixed(ASPECT);
  out.text(aspect.aspect);
  out.fixed(ASPECT_TYPE);
  out.text(aspect.aspectType);
  out.fixed(ANGLE);
  out.number(aspect.angle);
  out.fixed(SEPARATION);
  out.number(aspect.separation);
  out.fixed(ORB);
  out.number(aspect.orb);
  out.fixed(APPLYING);
  out.truth(aspect.applying);
  out.fixed(IS_APPLYING);
  out.truth(aspect.isApplying);
  out.fixed(STRENGTH);
  out.number(aspect.strength);
  out.fixed(CLOSE);
}

const EPHEMERIS_DEG = piece(':{"ephemerisDeg":');
const PER_MINUTE_DEG = piece(',"perMinuteDeg":');
const TOTAL_DEG = piece(',"totalDeg":');

function uncertaintyTo(out: JsonBytes, uncertainty: Uncertainty): void {
  let isFirst = true;
  for (const name of Object.keys(uncertainty)) {
    const { ephemerisDeg, perMinuteDeg, totalDeg } = uncertainty[name] as Uncertainty[string];
    out.fixed(isFirst ? OPEN : COMMA);
    isFirst = false;
    out.text(name);
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
