/** Chart → published record, and the shape that the document promises. */

import type { Chart, Placement } from '@khagol/engine';
import {
  type AspectChoices,
  findAspects,
  LUNAR_PHASES,
  type LunarPhase,
  lunarPhaseOf,
  SIGNS,
} from '@khagol/engine/chart';
import {
  dignityOf,
  GRAHAS,
  type Graha,
  isCombust,
  isDebilitated,
  isExalted,
  type Kundli,
  kundliOf,
  type PublishedDignity,
  publishedDignity,
} from '@khagol/engine/jyotish';
import { publishedAyanamsa } from './choices.ts';
import { fixed, integer, type JsonSchema, listOf, number, oneOf, ref, shape, text, truth } from './schema.ts';

/** A planet as a chart call tells it; the nine grahas of a sidereal chart have what their signs and the Sun make of them. */
export interface PlanetRecord extends Placement {
  readonly isCombust?: boolean;
  readonly isExalted?: boolean;
  readonly isDebilitated?: boolean;
  readonly dignity?: PublishedDignity;
}

/**
 * The record that a chart call answers with: the engine's chart, its aspects, and an id.
 *
 * @param chartId  equal for equal input
 * @param kundli   of the chart, as `kundliIn` finds it
 */
export function chartRecord(
  chart: Chart,
  chartId: string | null,
  aspects: AspectChoices,
  kundli: Kundli | null = kundliIn(chart),
): Record<string, unknown> {
  const { ayanamsa } = chart.calculation;
  // Member by member, not spread: every chart becomes a record, and to spread one takes longer than to cast it.
  const made: Record<string, unknown> = chartId === null ? {} : { chartId };
  for (const name in chart) made[name] = chart[name as keyof Chart];
  made['planets'] = withDignities(chart, kundli);
  made['aspects'] = findAspects(chart.planets, aspects);
  made['calculation'] = { ...chart.calculation, ayanamsa: ayanamsa === null ? null : publishedAyanamsa(ayanamsa) };
  return made;
}

/** The kundli of a sidereal chart that has the nine grahas; null of any other. */
export function kundliIn(chart: Chart): Kundli | null {
  const { planets, zodiac } = chart;
  const isWhole = zodiac === 'sidereal' && GRAHAS.every((graha) => planets.some(({ name }) => name === graha));
  return isWhole ? kundliOf(chart) : null;
}

/** The nine grahas of a kundli with what their signs and the Sun make of them; other bodies have no dignity. */
function withDignities({ planets }: Chart, kundli: Kundli | null): readonly PlanetRecord[] {
  if (kundli === null) return planets;
  return planets.map((planet) => (isGraha(planet.name) ? withStanding(planet, kundli, planet.name) : planet));
}

/**
 * Four questions: the whole state of a graha has thirty more answers, which nobody asked for. Member by member, in the order in which they print: a
 * chart has nine of them.
 */
function withStanding(planet: Placement, kundli: Kundli, graha: Graha): PlanetRecord {
  const made: { -readonly [K in keyof PlanetRecord]?: PlanetRecord[K] } = { name: planet.name };
  made.longitude = planet.longitude;
  made.sign = planet.sign;
  made.signNumber = planet.signNumber;
  made.signLord = planet.signLord;
  made.degree = planet.degree;
  if (planet.nakshatra !== undefined) {
    made.nakshatra = planet.nakshatra;
    made.nakshatraPada = planet.nakshatraPada as number;
    made.pada = planet.pada as number;
    made.nakshatraLord = planet.nakshatraLord as string;
  }
  made.latitude = planet.latitude;
  made.speed = planet.speed;
  made.distance = planet.distance;
  made.house = planet.house;
  made.retrograde = planet.retrograde;
  made.isRetrograde = planet.isRetrograde;
  if (planet.chalitHouse !== undefined) made.chalitHouse = planet.chalitHouse;
  if (planet.uncertain !== undefined) made.uncertain = planet.uncertain;
  made.isCombust = isCombust(kundli, graha);
  made.isExalted = isExalted(kundli, graha);
  made.isDebilitated = isDebilitated(kundli, graha);
  made.dignity = publishedDignity(dignityOf(kundli, graha));
  return made as PlanetRecord;
}

function isGraha(name: string): name is Graha {
  return GRAHAS.some((graha) => graha === name);
}

/** The Moon's phase of a chart, or null when the chart lacks one of the two lights. */
export function lunarPhaseIn({ planets }: Pick<Chart, 'planets'>): LunarPhase | null {
  const [sun, moon] = [planets.find(({ name }) => name === 'Sun'), planets.find(({ name }) => name === 'Moon')];
  return sun === undefined || moon === undefined ? null : lunarPhaseOf(sun, moon);
}

const degrees = (description: string): JsonSchema => number(description, { minimum: 0, exclusiveMaximum: 360 });

const point: Readonly<Record<string, JsonSchema>> = {
  longitude: degrees('Degrees in the chart’s zodiac.'),
  sign: oneOf('', SIGNS),
  signNumber: integer('1 Aries … 12 Pisces.', { minimum: 1, maximum: 12 }),
  signLord: text('Traditional ruler of the sign.'),
  degree: number('Degrees within the sign.', { minimum: 0, exclusiveMaximum: 30 }),
  'nakshatra?': text('Sidereal charts.'),
  'nakshatraPada?': integer('1 … 4.', { minimum: 1, maximum: 4 }),
  'pada?': integer('The same as nakshatraPada.', { minimum: 1, maximum: 4 }),
  'nakshatraLord?': text('Sidereal charts.'),
  'uncertain?': listOf(
    oneOf('', ['sign', 'nakshatra', 'pada', 'house']),
    'What the doubt about the time could change.',
  ),
};

const placement: Readonly<Record<string, JsonSchema>> = {
  name: text('English name.'),
  ...point,
  latitude: number('Ecliptic latitude, degrees.', { minimum: -90, maximum: 90 }),
  'declination?': number('Degrees; tropical charts.', { minimum: -90, maximum: 90 }),
  speed: number('Degrees of longitude per day.'),
  distance: number('Astronomical units.', { minimum: 0 }),
  retrograde: truth('Longitude is decreasing.'),
  isRetrograde: truth('The same as retrograde.'),
};

const warning = shape({ code: text('Stable, machine-readable.'), message: text('For people.') });

/** Components of the document that charts are made of. */
export const CHART_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Warning: warning,
  Transit: shape(placement, 'One body at the moment, without a house.'),
  Planet: shape(
    {
      ...placement,
      house: integer('1 … 12.', { minimum: 1, maximum: 12 }),
      'houseInOtherChart?': integer('1 … 12 among the houses of the other person; synastry.', {
        minimum: 1,
        maximum: 12,
      }),
      'chalitHouse?': integer('1 … 12 by the second division.', { minimum: 1, maximum: 12 }),
      'isCombust?': truth('Lost in the Sun’s light; the nine grahas of a sidereal chart.'),
      'isExalted?': truth('In its sign of exaltation.'),
      'isDebilitated?': truth('In its sign of debilitation.'),
      'dignity?': oneOf('By degree and compound friendship.', [
        'exalted',
        'moolatrikona',
        'own',
        'friend',
        'neutral',
        'enemy',
        'debilitated',
      ]),
    },
    'One body of the chart.',
  ),
  Angle: shape({
    name: oneOf('', ['Ascendant', 'Midheaven', 'Descendant', 'ImumCoeli', 'Vertex', 'EastPoint']),
    ...point,
  }),
  House: shape({
    number: integer('', { minimum: 1, maximum: 12 }),
    house: integer('The same as number.', { minimum: 1, maximum: 12 }),
    sign: oneOf('', SIGNS),
    longitude: degrees('The cusp.'),
    degree: number('The cusp within its sign.', { minimum: 0, exclusiveMaximum: 30 }),
    signLord: text(''),
    lord: text('The same as signLord.'),
    occupants: listOf(text(''), 'Names of the bodies in this house.'),
  }),
  Aspect: shape({
    planet1: text(''),
    planet2: text(''),
    type: text('`conjunction`, `sextile`, `square`, `trine`, `opposition`, or a minor aspect.'),
    aspect: text('The same as type.'),
    aspectType: text('The same as type.'),
    angle: number('Degrees that the aspect is named for.', { minimum: 0, maximum: 180 }),
    separation: number('Degrees there are.', { minimum: 0, maximum: 180 }),
    orb: number('Degrees from exact.', { minimum: 0 }),
    applying: truth('The orb is shrinking.'),
    isApplying: truth('The same as applying.'),
    strength: number('100 exact … 0 at the edge of the orb.', { minimum: 0, maximum: 100 }),
  }),
  LunarPhase: shape({
    name: oneOf('', LUNAR_PHASES),
    angleDeg: degrees('How far the Moon is ahead of the Sun.'),
    illumination: number('Lit part of the disc.', { minimum: 0, maximum: 1 }),
  }),
  ChartTime: shape({
    datetimeLocal: text('As understood, without offset.'),
    datetimeUtc: text('ISO 8601 with Z.'),
    utcOffset: text('Such as +05:30.'),
    zone: text('IANA id, UTC, or the offset.'),
    zoneSource: oneOf('Where the offset came from.', [
      'datetime',
      'field-offset',
      'field-iana',
      'inferred',
      'nautical',
    ]),
    tzdbVersion: text('Edition of the zone table.'),
  }),
  Calculation: shape({
    ayanamsa: { type: ['string', 'null'], description: 'Null in a tropical chart.' },
    ayanamsaValue: { type: ['number', 'null'], description: 'Mean ayanamsa, degrees.' },
    ayanamsaTrueValue: { type: ['number', 'null'], description: 'With nutation: what was taken from the longitudes.' },
    julianDayTt: number(''),
    julianDayUt: number(''),
    deltaTSeconds: number('TT − UT1.'),
    siderealTimeDeg: number('Local apparent sidereal time.'),
    obliquityDeg: number('True obliquity of date.'),
    houseSystem: text('Asked for.'),
    houseSystemUsed: text('Used; differs where the asked one has no answer.'),
    nodeType: oneOf('', ['mean', 'true']),
    ephemeris: text('Which ephemeris spoke.'),
    rulesEdition: text(''),
    engineVersion: text(''),
    quantumDeg: number('Every angle is a whole number of these.'),
  }),
  Chart: shape(
    {
      'gender?': text('As it was sent.'),
      'chartId?': text('Equal for equal input.', { pattern: '^cht_[0-9a-z]{26}$' }),
      zodiac: oneOf('', ['sidereal', 'tropical']),
      ascendant: ref('Angle'),
      midheaven: ref('Angle'),
      angles: listOf(ref('Angle'), 'Ascendant, Midheaven, Descendant, ImumCoeli, Vertex, EastPoint.'),
      planets: listOf(ref('Planet'), 'In a fixed order.'),
      houses: listOf(ref('House'), 'Twelve.', { minItems: 12, maxItems: 12 }),
      aspects: listOf(ref('Aspect'), ''),
      sunSign: oneOf('', SIGNS),
      moonSign: oneOf('', SIGNS),
      'nakshatra?': text('The Moon’s; sidereal charts.'),
      'nakshatraPada?': integer(''),
      'nakshatraLord?': text(''),
      'lunarPhase?': ref('LunarPhase'),
      time: ref('ChartTime'),
      calculation: ref('Calculation'),
      uncertainty: {
        type: 'object',
        description: 'Per body and angle, degrees.',
        additionalProperties: shape({
          ephemerisDeg: number('Bound of the ephemeris.'),
          perMinuteDeg: number('Change in a minute of birth time.'),
          totalDeg: number('Both, for the doubt about this birth’s time; half the width.'),
        }),
      },
      warnings: listOf(ref('Warning'), 'May be empty.'),
    },
    'A chart: every angle rounded once to seven decimals.',
  ),
  Transits: shape({
    datetime: text('UTC, ISO 8601.'),
    zodiac: oneOf('', ['sidereal', 'tropical']),
    'ayanamsa?': text(''),
    planets: listOf(ref('Transit'), 'As in a chart, without houses.'),
    aspects: listOf(ref('Aspect'), ''),
    moonPhase: ref('LunarPhase'),
    calculation: shape({ julianDayTt: number(''), ephemeris: text(''), engineVersion: text('') }),
    warnings: listOf(ref('Warning'), ''),
  }),
};

/** A chart with further members, as one shape. */
export function chartSchemaWith(members: Readonly<Record<string, JsonSchema>>, description: string): JsonSchema {
  const chart = CHART_SCHEMAS['Chart'] as Members;
  const more = shape(members) as Members;
  return {
    ...chart,
    description,
    properties: { ...chart.properties, ...more.properties },
    required: [...(chart.required ?? []), ...(more.required ?? [])],
  };
}

type Members = JsonSchema & { readonly properties: JsonSchema; readonly required?: readonly string[] };

/** The words a fixed member may hold, for the document. */
export const YES: JsonSchema = fixed(true);
