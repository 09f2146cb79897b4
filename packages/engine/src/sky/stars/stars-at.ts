/** Where do the fixed stars stand at this moment? Apparent places from the Earth's centre; knows no zodiac. */

import { numberIn, oneOf, readChoices } from '../../choice.ts';
import { readList } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import type { SourceKey } from '../../sources.ts';
import { outside } from '../places.ts';
import { readTt, type TtWhen } from '../tt-when.ts';
import {
  BRIGHTEST_MAGNITUDE,
  FAINTEST_MAGNITUDE,
  STAR_SOURCES,
  type Star,
  type StarKind,
  starCatalogue,
} from './catalogue.ts';
import { readStar } from './star-names.ts';

const EQUINOXES = ['true', 'mean', 'j2000', 'icrs'] as const;
const PLACES = ['apparent', 'astrometric'] as const;
const STEPS = { apparent: 6, astrometric: 0 } as const;

export interface StarOptions {
  /** Names as `starNamed` takes them, in the order of the answer. Absent: the whole catalogue, by right ascension. */
  readonly stars?: readonly string[];
  /** Leaves out what is fainter, and what has no magnitude; −2 … 30. Absent: nothing is left out. */
  readonly faintestMagnitude?: number;
  /** True of date (default), mean of date, mean of J2000, or the ICRS axes. */
  readonly equinox?: (typeof EQUINOXES)[number];
  /** `apparent` (default): with the Sun's deflection and the yearly aberration. `astrometric`: space motion and parallax only. */
  readonly place?: (typeof PLACES)[number];
}

/** One star as seen at the moment: radians (longitude and right ascension 0 … 2π), rates per day with the star's own motion in them. */
export interface StarState {
  readonly id: string;
  readonly name: string;
  readonly designation: string;
  readonly kind: StarKind;
  readonly magnitude: number | null;
  readonly longitudeRad: number;
  readonly latitudeRad: number;
  readonly longitudeRadPerDay: number;
  readonly latitudeRadPerDay: number;
  readonly rightAscensionRad: number;
  readonly declinationRad: number;
  readonly rightAscensionRadPerDay: number;
  readonly declinationRadPerDay: number;
  /** Null where the parallax is unknown. */
  readonly distanceAu: number | null;
}

export interface StarSky {
  readonly jdTt: number;
  readonly settings: {
    readonly stars: 'all' | readonly string[];
    readonly faintestMagnitude: number | null;
    readonly equinox: (typeof EQUINOXES)[number];
    readonly place: (typeof PLACES)[number];
  };
  readonly stars: readonly StarState[];
  readonly sources: readonly SourceKey[];
}

/**
 * Places of fixed stars, geocentric: proper motion as a straight line through space (`esa-1997`, vol. 1, 1.5.5), yearly parallax, deflection by the Sun,
 * aberration, precession and nutation. About 3 µs a star.
 *
 * Left out: the parallax of the day (nil) and its aberration (0.3″). Today's error is the catalogue's, some mas; after n centuries that of the
 * proper motion, about 0.1″ · n for a good star and several times that for a double one.
 *
 * @param when  a Julian date (TT) or a moment
 * @throws  EngineError OUT_OF_SPAN where no loaded ephemeris places the Earth; INVALID_OPTION for a name that no star has (field `options.stars`), for
 *          another option; INVALID_DATETIME for a `when` that is none
 * @source  `esa-1997`, vol. 1, 1.5.5; the rest as for planets (assembly/place.ts)
 */
export function starsAt(kernel: Kernel, when: TtWhen, options: StarOptions = {}): StarSky {
  const core = readKernel(kernel);
  const { day, fraction, jdTt } = readTt(when);
  const names = { stars: true, faintestMagnitude: true, equinox: true, place: true } as const;
  const chosen = readChoices(options, 'options', names);
  const equinox = oneOf('options.equinox', chosen.equinox ?? 'true', EQUINOXES);
  const place = oneOf('options.place', chosen.place ?? 'apparent', PLACES);
  const listed = chosen.stars === undefined ? null : readStars(chosen.stars);
  const limit = chosen.faintestMagnitude;
  const faintest =
    limit === undefined
      ? null
      : numberIn('options.faintestMagnitude', limit, BRIGHTEST_MAGNITUDE, FAINTEST_MAGNITUDE, 'magnitudes');
  const stars: StarState[] = [];
  for (const star of listed ?? starCatalogue()) {
    if (faintest !== null && !(star.magnitude !== null && star.magnitude <= faintest)) continue;
    const n = core.star(day, fraction, star.numbers, STEPS[place], EQUINOXES.indexOf(equinox));
    if (n === null) throw outside(core, jdTt, 'the Earth');
    stars.push({
      id: star.id,
      name: star.name,
      designation: star.designation,
      kind: star.kind,
      magnitude: star.magnitude,
      longitudeRad: n[0],
      latitudeRad: n[1],
      longitudeRadPerDay: n[3],
      latitudeRadPerDay: n[4],
      rightAscensionRad: n[6],
      declinationRad: n[7],
      rightAscensionRadPerDay: n[8],
      declinationRadPerDay: n[9],
      // The core puts what has no parallax at 10¹² au, nearer than some that have one.
      distanceAu: star.numbers.parallaxRad > 0 ? n[2] : null,
    });
  }
  return {
    jdTt,
    settings: {
      stars: listed === null ? 'all' : listed.map(({ id }) => id),
      faintestMagnitude: faintest,
      equinox,
      place,
    },
    stars,
    sources: STAR_SOURCES,
  };
}

function readStars(value: unknown): readonly Star[] {
  return readList('options.stars', value, 'a list of names of stars').map((name) => readStar(name, 'options.stars'));
}
