/** The Davison chart: cast for the middle of two births in time and on the ground. */

import { degreesOf, normaliseSignedDeg, radiansOf } from '../../angle.ts';
import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import type { SourceKey } from '../../sources.ts';
import { jdTtOfUt } from '../../time/local-clock.ts';
import type { Moment, Place } from '../../time/moment.ts';
import { momentAt } from '../../time/moment-at.ts';
import { doubted, UNKNOWN_HOUR_SECONDS } from '../radix/doubt.ts';
import {
  choicesOfRadix,
  needGround,
  type Radix,
  type RadixGround,
  radixOf,
  type WesternChoices,
} from '../radix/index.ts';
import { pairOf } from './composite.ts';

export interface DavisonOptions {
  /** `mean` (when left out): the mean latitude and the nearer mean longitude. `great-circle`: the middle of the shortest way between the places. */
  readonly place?: 'mean' | 'great-circle';
  /** How the chart is cast; as the first chart was when left out. */
  readonly chart?: WesternChoices;
}
const DAVISON_NAMES: OptionNames<DavisonOptions> = { place: true, chart: true };

export interface Davison {
  readonly settings: { readonly method: 'davison'; readonly place: 'mean' | 'great-circle' };
  readonly sources: readonly SourceKey[];
  readonly moment: Moment;
  readonly radix: Radix;
}

/**
 * The Davison chart of two; its moment is the same whichever comes first, and so is the chart when both were cast alike or `chart` is given.
 *
 * @param first, second  cast for moments; of an unknown time the middle is unknown too
 * @throws  EngineError INVALID_OPTION naming the member; for two zodiacs, and for charts without a moment; OUT_OF_SPAN
 * @source  `davison-1977`
 */
export function davisonOf(kernel: Kernel, first: Radix, second: Radix, options: DavisonOptions = {}): Davison {
  const core = readKernel(kernel);
  const [a, b] = pairOf(first, second);
  const chosen = readChoices(options, 'options', DAVISON_NAMES);
  const where = oneOf('options.place', chosen.place ?? 'mean', ['mean', 'great-circle']);
  const [ours, theirs] = [needGround(a), needGround(b)];
  const jdTt = jdTtOfUt((ours.jdUt + theirs.jdUt) / 2);
  const place = where === 'mean' ? meanPlace(ours, theirs) : middleOfWay(core, ours, theirs);
  const moment = middleMoment(jdTt, place, a.isTimeKnown, b.isTimeKnown);
  return {
    settings: { method: 'davison', place: where },
    sources: ['davison-1977'],
    moment,
    radix: radixOf(core, moment, chosen.chart ?? choicesOfRadix(a)),
  };
}

/** Where a time of birth was not known, that of the middle is not either: by half a day less or more, or a quarter when one is known. */
function middleMoment(jdTt: number, place: Place, isFirstKnown: boolean, isSecondKnown: boolean): Moment {
  const day = Math.floor(jdTt);
  const unknown = [isFirstKnown, isSecondKnown].filter((isKnown) => !isKnown).length;
  return doubted(momentAt({ scale: 'tt', day, fraction: jdTt - day }, place), (unknown * UNKNOWN_HOUR_SECONDS) / 2);
}

function meanPlace({ place: a }: RadixGround, { place: b }: RadixGround): Place {
  // From the western one, so that the order of the two does not matter; exactly half a turn apart, through the smaller longitude.
  const [low, high] = [a.longitudeDeg, b.longitudeDeg].sort((x, y) => x - y) as [number, number];
  const middle = (low + high) / 2;
  return {
    latitudeDeg: (a.latitudeDeg + b.latitudeDeg) / 2,
    longitudeDeg: high - low > 180 ? normaliseSignedDeg(middle + 180) : middle,
    elevationMetres: (a.elevationMetres + b.elevationMetres) / 2,
  };
}

/** The sum of the two directions from the Earth's centre, on a sphere. */
function middleOfWay(kernel: Kernel, { place: a }: RadixGround, { place: b }: RadixGround): Place {
  const direction = ({ latitudeDeg, longitudeDeg }: Place): readonly [number, number, number] => {
    const [latitude, longitude] = [radiansOf(latitudeDeg), radiansOf(longitudeDeg)];
    const flat = kernel.cos(latitude);
    return [flat * kernel.cos(longitude), flat * kernel.sin(longitude), kernel.sin(latitude)];
  };
  const [ours, theirs] = [direction(a), direction(b)];
  const [x, y, z] = [ours[0] + theirs[0], ours[1] + theirs[1], ours[2] + theirs[2]];
  const flat = Math.sqrt(x * x + y * y);
  if (flat * flat + z * z < 1e-18) {
    const allowed = 'mean, for places opposite each other';
    throw refusal(
      'INVALID_OPTION',
      'options.place',
      allowed,
      'Between two places opposite each other there is no shortest way.',
    );
  }
  return {
    latitudeDeg: degreesOf(kernel.atan2(z, flat)),
    longitudeDeg: degreesOf(kernel.atan2(y, x)),
    elevationMetres: (a.elevationMetres + b.elevationMetres) / 2,
  };
}
