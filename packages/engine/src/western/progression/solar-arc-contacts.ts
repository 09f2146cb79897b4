/** When does a point directed by solar arc come exactly to an aspect with the natal chart? */

import { normaliseDeg, normaliseSignedDeg } from '../../angle.ts';
import { type OptionNames, readChoices } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { zeroBetween } from '../../sky/zero.ts';
import type { SourceKey } from '../../sources.ts';
import { checkJd } from '../../span.ts';
import { jdUtOfTt, type LocalClock, readClock } from '../../time/local-clock.ts';
import { type Radix, readRadix, roundedDeg } from '../radix/index.ts';
import { ascensionOfLongitude } from './angles.ts';
import { groundOf, type NatalPlace } from './natal.ts';
import {
  type ArcRuler,
  arcRuler,
  SOLAR_ARC_NAMES,
  SOLAR_ARC_SOURCES,
  type SolarArcChoices,
  type SolarArcSettings,
} from './solar-arc.ts';
import { aspectsOf, targetsOf } from './targets.ts';

export interface SolarArcContactChoices extends SolarArcChoices {
  /** Points and angles of the radix that are directed; all points and, where the time is known, Ascendant and Midheaven when left out. */
  readonly points?: readonly string[];
  /** Points and angles that they come to; the same when left out. */
  readonly natalPoints?: readonly string[];
  /** 0 … 180 degrees; the conjunction and the hard aspects 45, 90, 135, 180 when left out. */
  readonly aspectsDeg?: readonly number[];
  /** Adds local texts. */
  readonly clock?: LocalClock;
}

const CONTACT_NAMES: OptionNames<SolarArcContactChoices> = {
  ...SOLAR_ARC_NAMES,
  points: true,
  natalPoints: true,
  aspectsDeg: true,
  clock: true,
};

/** A directed point exactly at an aspect. */
export interface SolarArcContact {
  readonly point: string;
  readonly aspectDeg: number;
  readonly natalPoint: string;
  /** The arc that was needed. */
  readonly arcDeg: number;
  readonly jdTt: number;
  readonly jdUt: number;
  readonly time?: string;
  readonly ageYears: number;
}

export interface SolarArcContacts {
  /** In the order of life. */
  readonly contacts: readonly SolarArcContact[];
  readonly settings: SolarArcSettings & {
    readonly points: readonly string[];
    readonly natalPoints: readonly string[];
    readonly aspectsDeg: readonly number[];
    readonly fromJdTt: number;
    readonly toJdTt: number;
  };
  readonly sources: readonly SourceKey[];
}

const MOST_YEARS = 200;
/** A tenth of a second of life. */
const TOLERANCE_DAYS = 1e-6;

/**
 * Exact contacts of the directed chart with the natal one in a span of life, [from, to). A point's conjunction with itself, at birth, is left out.
 *
 * @param natal  cast for a moment
 * @param fromJdTt, toJdTt  instants of life, Julian dates TT, at most 200 years apart
 * @throws  EngineError INVALID_OPTION naming the member, OUT_OF_SPAN
 * @source  `tyl-solar-arcs`
 */
export function solarArcContactsOf(
  kernel: Kernel,
  natal: Radix,
  fromJdTt: number,
  toJdTt: number,
  choices: SolarArcContactChoices = {},
): SolarArcContacts {
  const core = readKernel(kernel);
  const birth = readRadix(natal, 'natal');
  const given = readChoices(choices, 'choices', CONTACT_NAMES);
  const kept = Object.entries(given).filter(([name]) => Object.hasOwn(SOLAR_ARC_NAMES, name));
  const ruler = arcRuler(core, birth, Object.fromEntries(kept) as SolarArcChoices);
  checkJd('fromJdTt', fromJdTt);
  checkJd('toJdTt', toJdTt);
  if (toJdTt - fromJdTt > MOST_YEARS * ruler.settings.yearDays) {
    const allowed = `at most ${MOST_YEARS} years after fromJdTt`;
    throw refusal('INVALID_OPTION', 'toJdTt', allowed, `toJdTt must be ${allowed}.`);
  }
  const points = targetsOf(birth, given.points, 'points');
  const targets = targetsOf(birth, given.natalPoints);
  const aspectsDeg = aspectsOf(given.aspectsDeg ?? [0, 45, 90, 135, 180]);
  const local = given.clock === undefined ? null : readClock('choices.clock', given.clock);
  const contacts: SolarArcContact[] = [];
  for (const { point, natalPoint, aspectDeg, neededDeg } of wanted(core, birth, ruler, points, targets, aspectsDeg)) {
    for (const [jdTt, arcDeg] of reached(ruler, neededDeg, fromJdTt, toJdTt)) {
      const jdUt = jdUtOfTt(jdTt);
      const when = local === null ? { jdTt, jdUt } : { jdTt, jdUt, time: local.text(jdUt) };
      const ageYears = ruler.clock.ageYears(jdTt);
      contacts.push({ point, aspectDeg, natalPoint, arcDeg: roundedDeg(arcDeg), ...when, ageYears });
    }
  }
  const names = (list: readonly NatalPlace[]) => list.map(({ name }) => name);
  return {
    contacts: contacts.sort((a, b) => a.jdTt - b.jdTt),
    settings: {
      ...ruler.settings,
      points: names(points),
      natalPoints: names(targets),
      aspectsDeg,
      fromJdTt,
      toJdTt,
    },
    sources: SOLAR_ARC_SOURCES,
  };
}

interface Wanted {
  readonly point: string;
  readonly natalPoint: string;
  readonly aspectDeg: number;
  /** From the point to the place, −180 … 180 along the measure's circle; whole turns more do too. */
  readonly neededDeg: number;
}

/** The arcs that bring each point to each place. */
function wanted(
  kernel: Kernel,
  natal: Radix,
  { settings }: ArcRuler,
  points: readonly NatalPlace[],
  targets: readonly NatalPlace[],
  aspectsDeg: readonly number[],
): readonly Wanted[] {
  const { obliquityDeg, ayanamsaDeg } = groundOf(natal);
  const along = (longitudeDeg: number): number =>
    settings.measure === 'longitude'
      ? longitudeDeg
      : ascensionOfLongitude(kernel, longitudeDeg + ayanamsaDeg, obliquityDeg);
  return points.flatMap((point) =>
    targets.flatMap((target) =>
      aspectsDeg.flatMap((aspectDeg) => {
        if (point.name === target.name && aspectDeg === 0) return [];
        const sides = aspectDeg === 0 || aspectDeg === 180 ? [aspectDeg] : [aspectDeg, -aspectDeg];
        return sides.map((side) => ({
          point: point.name,
          natalPoint: target.name,
          aspectDeg,
          neededDeg: normaliseSignedDeg(along(normaliseDeg(target.longitudeDeg + side)) - along(point.longitudeDeg)),
        }));
      }),
    ),
  );
}

/** When the arc has a value, or one some turns from it; with the arc. It only grows, or only falls, so each is reached once. */
function reached(
  ruler: ArcRuler,
  neededDeg: number,
  fromJdTt: number,
  toJdTt: number,
): readonly (readonly [jdTt: number, arcDeg: number])[] {
  if (!(toJdTt > fromJdTt)) return [];
  const [first, last] = [ruler.arcDeg(fromJdTt), ruler.arcDeg(toJdTt)];
  const grows = last > first;
  const [low, high] = grows ? [first, last] : [last, first];
  const found: (readonly [number, number])[] = [];
  for (let turn = Math.ceil((low - neededDeg) / 360); neededDeg + 360 * turn <= high; turn++) {
    const arcDeg = neededDeg + 360 * turn;
    // Half-open: what is reached at the end belongs to the span after.
    if (arcDeg === last || arcDeg < low) continue;
    const off = (jdTt: number): number => ruler.arcDeg(jdTt) - arcDeg;
    const jdTt =
      arcDeg === first ? fromJdTt : zeroBetween(off, fromJdTt, first - arcDeg, toJdTt, last - arcDeg, TOLERANCE_DAYS);
    found.push([jdTt, arcDeg]);
  }
  return found;
}
