/**
 * When does a planet or a star first come out of the Sun's light, and when is it lost in it? First and last visible risings and settings by the arcus visionis: what stands on the horizon is
 * seen when the Sun is at least so many degrees below it.
 *
 * The old and simple rule. It knows no air, no Moon, no eye and no change of the planet's light, and Ptolemy's arcs are those of the best of eyes. How far models that know them are from it is measured
 * by test/sky/events/heliacal.test.ts and told at `heliacalEventsOf`; beyond some 50° both part by months where a planet hardly clears the twilight.
 *
 * @source  `ptolemy-almagest`, XIII.7; differences: test/sky/events/heliacal.test.ts measures them
 */

import { degreesOf, radiansOf } from '../../angle.ts';
import { numberIn, oneOf, readChoices } from '../../choice.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { StarNumbers } from '../../kernel/numbers.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import type { SourceKey } from '../../sources.ts';
import type { Place } from '../../time/moment.ts';
import { readPlace } from '../../time/place.ts';
import type { DeltaT } from '../../time/scales.ts';
import { type AltitudeAt, altitudeOf, checkSpan, followAltitude } from '../altitude.ts';
import { STAR_SOURCES, type Star } from '../stars/catalogue.ts';
import { altitudeOfStar } from '../stars/star-horizon.ts';
import { readStarOrBody } from '../stars/star-or-body.ts';

/** Planets that can be seen. */
export const HELIACAL_BODIES = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] as const;
export type HeliacalBody = (typeof HELIACAL_BODIES)[number];

/** Whose arcs. */
export type ArcRule = 'ptolemy-almagest';

/** One planet's arc of vision by one author. */
export interface ArcRow {
  readonly arcDeg: number;
  readonly source: SourceKey;
}

/** How far below the horizon the Sun stands when a planet on it is seen; degrees of altitude. */
// biome-ignore format: a table reads in rows
export const ARCS_OF_VISION: { readonly [R in ArcRule]: { readonly [B in HeliacalBody]: ArcRow } } = {
  'ptolemy-almagest': {
    Mercury: { arcDeg: 10,   source: 'ptolemy-almagest' },
    Venus:   { arcDeg: 5,    source: 'ptolemy-almagest' },
    Mars:    { arcDeg: 11.5, source: 'ptolemy-almagest' },
    Jupiter: { arcDeg: 10,   source: 'ptolemy-almagest' },
    Saturn:  { arcDeg: 11,   source: 'ptolemy-almagest' },
  },
};

/**
 * What begins or ends. `morning-first` is the heliacal rising, `evening-last` the heliacal setting; Mercury and Venus also have `evening-first` and `morning-last`. The outer planets and the
 * stars have, about their opposition, a last rising that is seen in the evening (`acronychal-rising`) and a first setting that is seen in the morning (`cosmical-setting`).
 *
 * Ptolemy's tables (XIII.10) have the phases near the Sun alone: the two of the outer planets and the four of Mercury and Venus. That those about the opposition, where the sky is darker, go by the
 * same arcs is a convention of this project; a smaller `arcDeg` moves them towards the opposition.
 *
 * Beyond 66.6° of latitude less the arc (55° for Mars, 62° for Venus) there are nights that are not dark enough. They too end what is seen and let it begin again, so that any planet may
 * there have any of the six; a rising that is first seen in the evening and a setting that is last seen in the morning have no name and are not told.
 */
export type HeliacalKind =
  | 'morning-first'
  | 'morning-last'
  | 'evening-first'
  | 'evening-last'
  | 'acronychal-rising'
  | 'cosmical-setting';

export interface HeliacalEvent {
  /** When the planet or star stands on the horizon: the first or last visible rising or setting itself. */
  readonly jdTt: number;
  readonly kind: HeliacalKind;
  /** How far the Sun is below the horizon then, degrees. */
  readonly sunDepressionDeg: number;
  readonly settings: { readonly arcs: ArcRule | 'given'; readonly arcDeg: number };
  readonly sources: readonly SourceKey[];
}

export interface HeliacalOptions {
  /** `ptolemy-almagest` when left out. */
  readonly arcs?: ArcRule;
  /** An arc of one's own, 0 … 30 degrees, instead; needed for a star, which has no other. */
  readonly arcDeg?: number;
  /** Another ΔT than the engine's own: seconds for a Julian date in UT1. */
  readonly deltaT?: DeltaT;
}

const NAMES = { arcs: true, arcDeg: true, deltaT: true } as const;
const RULES = ['ptolemy-almagest'] as const;
const ON_HORIZON = { altitudeDeg: 0 } as const;
/** Longest time between two risings, and a day more: events at the ends of the span need a neighbour. */
const PAD_DAYS = 2.1;

/**
 * First and last visibilities of a planet or a star at a place in [from, to), in the order of time. The horizon is level and without refraction.
 *
 * By Ptolemy's arcs a planet is seen sooner and lost later than by a model of air and eye (Schaefer's, in Swiss Ephemeris; up to 34° of latitude): Jupiter by 1 to 4 days, Saturn 5 to 12, Mercury
 * 1 to 22, Venus 2 to 6 about her inferior conjunction and 12 to 43 about the superior one, Mars 24 to 61. With `arcDeg` 12, 16.5, 13.5, 9 and 20 half of the dates agree within 1 day (Mercury 2,
 * Mars 3).
 *
 * @param body  a planet, or a star as `starNamed` gives it or by its numbers alone, with an arc of one's own. By 9°, which historians take, Sirius rises on the day that Censorinus tells of; that model comes to 12° for
 *              Sirius, 14° for Arcturus and 17° to 20° for Spica, Antares, Aldebaran and Regulus
 * @returns none where the body or the Sun does not come up or go down
 * @throws  EngineError INVALID_OPTION, INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION; OUT_OF_SPAN, two days before and after the span too
 */
export function heliacalEventsOf(
  kernel: Kernel,
  body: HeliacalBody | Star | StarNumbers,
  place: Place,
  fromJdTt: number,
  toJdTt: number,
  options: HeliacalOptions = {},
): readonly HeliacalEvent[] {
  readChoices<HeliacalOptions>(options, 'options', NAMES);
  const rule = oneOf('options.arcs', options.arcs ?? 'ptolemy-almagest', RULES);
  // A ΔT that is none is refused here, for a star as well.
  const turn = options.deltaT === undefined ? {} : { deltaT: options.deltaT };
  const sun = altitudeOf(kernel, 'Sun', place, ON_HORIZON, turn);
  const { at, own } = readTarget(kernel, body, place, rule, turn);
  const isOwn = own !== null && options.arcDeg === undefined;
  const arcDeg = isOwn ? own.arcDeg : numberIn('options.arcDeg', options.arcDeg, 0, 30, 'degrees');
  const settings = { arcs: isOwn ? rule : 'given', arcDeg } as const;
  // The rule is his, whoever gives the arc.
  const sources: readonly SourceKey[] = own === null ? ['ptolemy-almagest', ...STAR_SOURCES] : [own.source];
  checkSpan(fromJdTt, toJdTt);
  if (!(fromJdTt < toJdTt)) return [];
  const found: HeliacalEvent[] = [];
  const [risings, settingsOf] = looksAt(at, sun, fromJdTt - PAD_DAYS, toJdTt + PAD_DAYS, arcDeg);
  for (const [looks, kinds] of [
    [risings, RISING_KINDS],
    [settingsOf, SETTING_KINDS],
  ] as const) {
    for (let i = 1; i < looks.length; i++) {
      const [before, after] = [looks[i - 1] as Look, looks[i] as Look];
      if (before.isMorning !== after.isMorning || before.isSeen === after.isSeen) continue;
      const kind = kinds[after.isMorning ? 0 : 1][after.isSeen ? 0 : 1];
      const { jdTt, depressionRad } = after.isSeen ? after : before;
      if (kind !== null && jdTt >= fromJdTt && jdTt < toJdTt)
        found.push({ jdTt, kind, sunDepressionDeg: degreesOf(depressionRad), settings, sources });
    }
  }
  return found.sort((a, b) => a.jdTt - b.jdTt);
}

/** The way of a body over the horizon, and the arc that an author gives it; null for a star. */
function readTarget(
  kernel: Kernel,
  body: unknown,
  place: Place,
  rule: ArcRule,
  turn: Pick<HeliacalOptions, 'deltaT'>,
): { readonly at: AltitudeAt; readonly own: ArcRow | null } {
  const asked = readStarOrBody('body', body, HELIACAL_BODIES);
  if ('star' in asked) {
    const ground = readPlace('place', place);
    return { at: altitudeOfStar(readKernel(kernel), asked.star, ground, 0, turn.deltaT), own: null };
  }
  const planet = asked.body;
  return { at: altitudeOf(kernel, planet, place, ON_HORIZON, turn), own: ARCS_OF_VISION[rule][planet] };
}

type Kinds = readonly [first: HeliacalKind | null, last: HeliacalKind | null];
/** In the morning, in the evening: what it is when visibility begins and when it ends. */
const RISING_KINDS: readonly [Kinds, Kinds] = [
  ['morning-first', 'morning-last'],
  [null, 'acronychal-rising'],
];
const SETTING_KINDS: readonly [Kinds, Kinds] = [
  ['cosmical-setting', null],
  ['evening-first', 'evening-last'],
];

/** A planet or a star on the horizon. */
interface Look {
  readonly jdTt: number;
  readonly depressionRad: number;
  /** The Sun is between midnight and noon. */
  readonly isMorning: boolean;
  readonly isSeen: boolean;
}

/** Risings and settings, each with where the Sun is. */
function looksAt(at: AltitudeAt, sun: AltitudeAt, from: number, to: number, arcDeg: number): readonly [Look[], Look[]] {
  const arcRad = radiansOf(arcDeg);
  const risings: Look[] = [];
  const settings: Look[] = [];
  followAltitude(at, from, to, 'either', (jdTt, rising) => {
    const { value, hourAngleRad } = sun(jdTt);
    const look = { jdTt, depressionRad: -value, isMorning: hourAngleRad < 0, isSeen: -value >= arcRad };
    (rising ? risings : settings).push(look);
    return false;
  });
  return [risings, settings];
}
