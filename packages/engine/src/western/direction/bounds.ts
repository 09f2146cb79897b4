/** Distribution: the significator led through the bounds (terms) of the zodiac by primary motion; whose bound rules which years. */

import { degreesOf } from '../../angle.ts';
import { numberIn, type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { readList, readRecord, readText, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import type { SourceKey } from '../../sources.ts';
import { groundOf } from '../progression/natal.ts';
import { type Radix, type RadixGround, readRadix, roundedDeg } from '../radix/index.ts';
import { arcTo, placed, type Sphere, sphereOf, standing } from './arc.ts';
import { type Calendar, calendarOf, type DirectionDate, type DirectionTimeSettings } from './calendar.ts';
import { type DirectionPoint, type DirectionTime, spotsOf, TIME_NAMES } from './choices.ts';
import { DIRECTION_SYSTEMS, type DirectionSystem, type NoCrossing } from './sphere.ts';

/** Where a bound begins, in the zodiac of the radix, and whose it is. */
export interface Bound {
  /** 0 … <360. */
  readonly fromDeg: number;
  readonly lord: string;
}

export interface DistributionChoices extends DirectionTime {
  /** A point or angle of the radix by name, or one of one's own; `Ascendant` when left out. */
  readonly significator?: string | DirectionPoint;
  /** `placidus`, which is Ptolemy's, when left out. For the Ascendant all systems are one. */
  readonly system?: DirectionSystem;
}
const DISTRIBUTION_NAMES: OptionNames<DistributionChoices> = { ...TIME_NAMES, significator: true, system: true };

/** A stretch of life under one bound. */
export interface Distribution {
  readonly lord: string;
  /** Of the bound, in the zodiac. */
  readonly fromDeg: number;
  readonly toDeg: number;
  /** The arc with which it begins: 0 for the first, in which the significator stands at birth. */
  readonly arcDeg: number;
  readonly from: DirectionDate;
  /** Null where the greatest arc, or a bound that never comes, ends it. */
  readonly until: DirectionDate | null;
}

export interface Distributions {
  readonly significator: string;
  readonly distributions: readonly Distribution[];
  /** Bounds that begin with a degree which neither rises nor sets at the place; or why the significator itself cannot be directed. */
  readonly without: readonly { readonly fromDeg: number | null; readonly reason: NoCrossing }[];
  readonly settings: DirectionTimeSettings & {
    /** As in primary directions. */
    readonly isTimeKnown: boolean;
    readonly system: DirectionSystem;
  };
  readonly sources: readonly SourceKey[];
}

/**
 * The distributions of a significator: degrees of the ecliptic, without latitude, are carried to its mundane place in the order of the zodiac.
 *
 * @param bounds  the whole circle, in its order: each bound ends where the next begins; 2 … 360 of them. Schools differ in them, so they are an argument
 * @throws  EngineError INVALID_OPTION naming the member, OUT_OF_SPAN
 * @source  `dorotheus` III; `ptolemy-tetrabiblos` III 10; `gansten-2009`
 */
export function distributionsOf(
  kernel: Kernel,
  natal: Radix,
  bounds: readonly Bound[],
  choices: DistributionChoices = {},
): Distributions {
  const core = readKernel(kernel);
  const birth = readRadix(natal, 'natal');
  const rows = readBounds(bounds);
  const given = readChoices(choices, 'choices', DISTRIBUTION_NAMES);
  const ground = groundOf(birth);
  const system = oneOf('choices.system', given.system ?? 'placidus', DIRECTION_SYSTEMS);
  const calendar = calendarOf(core, ground, given);
  const { armcDeg, obliquityDeg, place } = ground;
  const sphere = sphereOf(core, { armcDeg, obliquityDeg, latitudeDeg: place.latitudeDeg }, system);
  const [named] = spotsOf(birth, ground, 'choices.significator', [given.significator ?? 'Ascendant']);
  const { name, spot } = named as NonNullable<typeof named>;
  const settings = { ...calendar.settings, isTimeKnown: birth.isTimeKnown === true, system };
  const sources: readonly SourceKey[] = ['dorotheus', 'ptolemy-tetrabiblos', 'gansten-2009', ...calendar.sources];
  const at = standing(sphere, placed(sphere, spot));
  if (typeof at === 'string') {
    return { significator: name, distributions: [], without: [{ fromDeg: null, reason: at }], settings, sources };
  }
  const arrivals = rows.map((row) => ({ row, arc: arcTo(sphere, boundary(sphere, ground, row), at, 0) }));
  const without = arrivals.flatMap(({ row, arc }) =>
    typeof arc === 'string' ? [{ fromDeg: row.fromDeg, reason: arc }] : [],
  );
  const reached = arrivals
    .flatMap(({ row, arc }) => (typeof arc === 'string' ? [] : [{ row, arcDeg: degreesOf(arc) }]))
    .sort((a, b) => a.arcDeg - b.arcDeg);
  return { significator: name, distributions: stretches(rows, reached, calendar), without, settings, sources };
}

function boundary(sphere: Sphere, { ayanamsaDeg }: RadixGround, { fromDeg }: Bound) {
  return placed(sphere, { longitudeDeg: fromDeg + ayanamsaDeg, latitudeDeg: 0 });
}

/** The bound of birth, then each whose beginning comes to the significator within the greatest arc. */
function stretches(
  rows: readonly Bound[],
  reached: readonly { readonly row: Bound; readonly arcDeg: number }[],
  calendar: Calendar,
): readonly Distribution[] {
  const first = reached[0];
  if (first === undefined) return [];
  const before = rows[(rows.indexOf(first.row) + rows.length - 1) % rows.length] as Bound;
  const all = first.arcDeg === 0 ? reached : [{ row: before, arcDeg: 0 }, ...reached];
  const within = all.filter(({ arcDeg }) => arcDeg <= calendar.settings.maxArcDeg);
  return within.map(({ row, arcDeg }, i) => {
    const next = within[i + 1];
    return {
      lord: row.lord,
      fromDeg: row.fromDeg,
      toDeg: (rows[(rows.indexOf(row) + 1) % rows.length] as Bound).fromDeg,
      arcDeg: roundedDeg(arcDeg),
      from: calendar.date(arcDeg),
      until: next === undefined ? null : calendar.date(next.arcDeg),
    };
  });
}

function readBounds(value: unknown): readonly Bound[] {
  const allowed = 'a list of 2 … 360 rows { fromDeg, lord }, in the order of the zodiac';
  const rows = readList('bounds', value, allowed).map((row, i) => {
    const { fromDeg, lord } = readRecord(`bounds[${i}]`, row, 'fromDeg and lord');
    return {
      fromDeg: numberIn(`bounds[${i}].fromDeg`, fromDeg, 0, 359.9999999, 'degrees'),
      lord: readText(`bounds[${i}].lord`, lord, 'the name of the lord'),
    };
  });
  const ordered = rows.every(({ fromDeg }, i) => i === 0 || fromDeg > (rows[i - 1] as Bound).fromDeg);
  if (rows.length >= 2 && rows.length <= 360 && ordered) return rows;
  throw refusal('INVALID_OPTION', 'bounds', allowed, `bounds must be ${allowed}.`);
}
