/** What does one place see of an eclipse of the Moon? How high she stands at each contact, and whether she rises or sets eclipsed. */

import { numberIn, oneOf, readChoices } from '../../choice.ts';
import { readRecord } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import type { Place } from '../../time/moment.ts';
import { readPlace } from '../../time/place.ts';
import { checkSpan } from '../altitude.ts';
import { type EclipseInstant, instantOf } from './instant.ts';
import { LUNAR_TYPES, type LunarEclipse, lunarSearch, type NextLunarEclipseOptions } from './lunar.ts';
import { lunationNear, lunationsBetween, meanSyzygy } from './lunation.ts';
import { type LunarEclipseSettings, readDeltaT, readLunarSettings, readNext, readTypes } from './options.ts';
import { sightLineOf } from './sight.ts';

/** What of an eclipse it takes to find it again: a `LunarEclipse` is one. */
export interface LunarEclipseKey {
  /** Any instant within a week of the full moon. */
  readonly jdTt: number;
  readonly deltaTSeconds: number;
  readonly settings: LunarEclipseSettings;
}

/** The Moon over the place at a contact. */
export interface LunarContact extends EclipseInstant {
  /** Of the Moon's centre, seen from the place, without refraction. */
  readonly moonAltitudeRad: number;
  /** From north, clockwise, 0 … 2π. */
  readonly moonAzimuthRad: number;
  /** Whether her upper limb is above the horizon (refraction as in horizon.ts). */
  readonly visible: boolean;
}

/** The contacts of `LunarContacts`, and greatest eclipse, over one place; null as they are. */
export interface LocalLunarContacts {
  readonly p1: LunarContact;
  readonly u1: LunarContact | null;
  readonly u2: LunarContact | null;
  readonly greatest: LunarContact;
  readonly u3: LunarContact | null;
  readonly u4: LunarContact | null;
  readonly p4: LunarContact;
}

/** An eclipse of the Moon at one place. */
export interface LocalLunarEclipse {
  readonly kind: 'lunar-local';
  readonly contacts: LocalLunarContacts;
  /** Whether anything of each phase is above the horizon; false too for a phase that the eclipse does not have. */
  readonly visible: { readonly penumbral: boolean; readonly partial: boolean; readonly total: boolean };
  /** Of her upper limb, as everywhere here (Swiss Ephemeris takes the lower one for eclipses: two to twelve minutes away), between p1 and p4; null when it falls outside. */
  readonly moonrise: EclipseInstant | null;
  readonly moonset: EclipseInstant | null;
  readonly place: Place;
  /** The eclipse as it is for the whole Earth. */
  readonly eclipse: LunarEclipse;
  readonly sources: readonly SourceKey[];
}

export interface NextLunarEclipseAtOptions extends NextLunarEclipseOptions {
  /** Which phase must be seen, in part at least; `penumbral` when absent: any. */
  readonly phase?: keyof LocalLunarEclipse['visible'];
}

/**
 * An eclipse over a place.
 *
 * @param eclipse  as `lunarEclipses` gives it; it is worked out again
 * @returns null when that full moon has no eclipse
 * @throws  EngineError INVALID_OPTION for a record that is no eclipse's; INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION; OUT_OF_SPAN
 */
export function lunarEclipseAt(kernel: Kernel, eclipse: LunarEclipseKey, place: Place): LocalLunarEclipse | null {
  const read = readRecord('eclipse', eclipse, 'an eclipse of the Moon, as lunarEclipses gives it');
  const at = readPlace('place', place);
  const settings = readLunarSettings(
    readRecord('eclipse.settings', read['settings'], 'the settings of an eclipse'),
    'eclipse.settings.',
  );
  const jdTt = read['jdTt'] as number;
  checkJd('eclipse.jdTt', jdTt);
  const deltaTSeconds = numberIn('eclipse.deltaTSeconds', read['deltaTSeconds'], -200_000, 200_000, 'seconds');
  const lunation = lunationNear(jdTt, 0.5);
  const mean = meanSyzygy(lunation);
  const found = lunarSearch(kernel, settings, () => deltaTSeconds)(lunation, mean - 1, mean + 1);
  return found && localOf(kernel, found, at);
}

/**
 * The next eclipse of the Moon that a place sees, or the last one before.
 *
 * @param options  `phase`, besides those of `nextLunarEclipse`
 * @returns the first whose greatest instant is at or after the instant given; null when there is none within the limit
 * @throws  EngineError as `lunarEclipseAt`, and INVALID_OPTION for the options
 */
export function nextLunarEclipseAt(
  kernel: Kernel,
  place: Place,
  fromJdTt: number,
  options: NextLunarEclipseAtOptions = {},
): LocalLunarEclipse | null {
  const at = readPlace('place', place);
  readChoices(options, 'options', CHOICES);
  const phase = oneOf('options.phase', options.phase ?? 'penumbral', ['penumbral', 'partial', 'total']);
  const { forward, limitDays } = readNext(options, USUAL_LIMIT_DAYS);
  const types = readTypes(options.types, LUNAR_TYPES);
  const search = lunarSearch(kernel, readLunarSettings(options, 'options.'), readDeltaT(options.deltaT));
  checkSpan(fromJdTt, fromJdTt);
  const [a, b] = forward ? [fromJdTt, fromJdTt + limitDays] : [fromJdTt - limitDays, fromJdTt];
  const [first, last] = lunationsBetween(a, b, 0.5);
  for (let i = 0; i <= last - first; i++) {
    const eclipse = search(forward ? first + i : last - i, a, b);
    if (eclipse === null || (types !== null && !types.includes(eclipse.type))) continue;
    const local = localOf(kernel, eclipse, at);
    if (local.visible[phase]) return local;
  }
  return null;
}

const CHOICES = {
  moonRadius: true,
  shadow: true,
  deltaT: true,
  direction: true,
  limitDays: true,
  types: true,
  phase: true,
} as const;
const USUAL_LIMIT_DAYS = 36525;

function localOf(kernel: Kernel, eclipse: LunarEclipse, place: Place): LocalLunarEclipse {
  const { contacts, deltaTSeconds } = eclipse;
  const { p1, u1, u2, u3, u4, p4 } = contacts;
  const sight = sightLineOf(kernel, 'Moon', place, deltaTSeconds);
  const look = ({ jdTt, jdUt }: EclipseInstant): LunarContact => {
    const { altitudeRad, azimuthRad, above } = sight.at(jdTt);
    return { jdTt, jdUt, moonAltitudeRad: altitudeRad, moonAzimuthRad: azimuthRad, visible: above };
  };
  const crossings = sight.crossings(p1.jdTt, p4.jdTt);
  const crossing = (wanted: boolean): EclipseInstant | null => {
    const hit = crossings.find(({ rising }) => rising === wanted);
    return hit === undefined ? null : instantOf(hit.jdTt, () => deltaTSeconds);
  };
  const seen = (from: LunarContact | null, to: LunarContact | null): boolean =>
    from !== null &&
    to !== null &&
    (from.visible || to.visible || crossings.some(({ jdTt }) => jdTt > from.jdTt && jdTt < to.jdTt));
  const local: LocalLunarContacts = {
    p1: look(p1),
    u1: u1 && look(u1),
    u2: u2 && look(u2),
    greatest: look(eclipse),
    u3: u3 && look(u3),
    u4: u4 && look(u4),
    p4: look(p4),
  };
  return {
    kind: 'lunar-local',
    contacts: local,
    visible: {
      penumbral: seen(local.p1, local.p4),
      partial: seen(local.u1, local.u4),
      total: seen(local.u2, local.u3),
    },
    moonrise: crossing(true),
    moonset: crossing(false),
    place,
    eclipse,
    sources: eclipse.sources,
  };
}
