/** Where would the hypothetical bodies of astrology be seen at this moment? */

import { oneOf, readChoices } from '../../choice.ts';
import { brief, keyOfName, readList, readText, refusal } from '../../input.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { readKernel } from '../../kernel/read-kernel.ts';
import { nearHint } from '../../nearest.ts';
import type { SourceKey } from '../../sources.ts';
import { outside } from '../places.ts';
import { readTt, type TtWhen } from '../tt-when.ts';
import { HYPOTHETICALS, type HypotheticalId, type HypotheticalRow } from './elements.ts';
import { stateOnOrbit } from './orbit.ts';

const EQUINOXES = ['true', 'mean', 'j2000', 'icrs'] as const;
const APPARENT = 7;

export interface HypotheticalOptions {
  /** Ids or names, any case, in the order of the answer. Absent: the eight of the Hamburg school. */
  readonly bodies?: readonly string[];
  /** True of date (default), mean of date, mean of J2000, or the ICRS axes. */
  readonly equinox?: (typeof EQUINOXES)[number];
}

/** One body as it would be seen: radians (longitude and right ascension 0 … 2π), au, rates per day. */
export interface HypotheticalState {
  readonly id: HypotheticalId;
  readonly name: string;
  readonly longitudeRad: number;
  readonly latitudeRad: number;
  readonly distanceAu: number;
  readonly longitudeRadPerDay: number;
  readonly latitudeRadPerDay: number;
  readonly distanceAuPerDay: number;
  readonly rightAscensionRad: number;
  readonly declinationRad: number;
  readonly rightAscensionRadPerDay: number;
  readonly declinationRadPerDay: number;
  /** Where its elements are from. */
  readonly sources: readonly SourceKey[];
}

export interface HypotheticalSky {
  readonly jdTt: number;
  readonly settings: {
    readonly bodies: readonly HypotheticalId[];
    readonly equinox: (typeof EQUINOXES)[number];
    /** The elements of the Hamburg planets. */
    readonly hamburgElements: 'neely';
  };
  readonly bodies: readonly HypotheticalState[];
  readonly sources: readonly SourceKey[];
}

/**
 * Apparent geocentric places of hypothetical bodies: Kepler's motion, then light-time, deflection and aberration as for planets.
 *
 * @param when     a Julian date (TT) or a moment
 * @param options  which bodies and which equinox
 * @throws  EngineError INVALID_OPTION for a body that the table does not have (field `options.bodies`) or another option; INVALID_DATETIME for a
 *          `when` that is none; OUT_OF_SPAN where no loaded ephemeris places the Earth
 * @source  elements `seorbel`; orbit `meeus-1998` ch. 33
 */
export function hypotheticalsAt(kernel: Kernel, when: TtWhen, options: HypotheticalOptions = {}): HypotheticalSky {
  const core = readKernel(kernel);
  const { day, fraction, jdTt } = readTt(when);
  const chosen = readChoices(options, 'options', { bodies: true, equinox: true });
  const equinox = oneOf('options.equinox', chosen.equinox ?? 'true', EQUINOXES);
  const rows = chosen.bodies === undefined ? HAMBURG : readBodies(chosen.bodies);
  const bodies = rows.map((row): HypotheticalState => {
    const { axesJdTt, centre } = row;
    const guest = { state: stateOnOrbit(core, row, day, fraction), axesJdTt, centre };
    const n = core.guest(day, fraction, guest, APPARENT, EQUINOXES.indexOf(equinox));
    if (n === null) throw outside(core, jdTt, 'the Earth');
    return {
      id: row.id,
      name: row.name,
      longitudeRad: n[0],
      latitudeRad: n[1],
      distanceAu: n[2],
      longitudeRadPerDay: n[3],
      latitudeRadPerDay: n[4],
      distanceAuPerDay: n[5],
      rightAscensionRad: n[6],
      declinationRad: n[7],
      rightAscensionRadPerDay: n[8],
      declinationRadPerDay: n[9],
      sources: row.sources,
    };
  });
  return {
    jdTt,
    settings: { bodies: rows.map(({ id }) => id), equinox, hamburgElements: 'neely' },
    bodies,
    sources: [...new Set(rows.flatMap(({ sources }) => sources))],
  };
}

const HAMBURG = HYPOTHETICALS.filter(({ school }) => school === 'hamburg');

const byKey: ReadonlyMap<string, HypotheticalRow> = new Map(
  HYPOTHETICALS.flatMap((row) =>
    [row.id, row.name, ...row.otherNames].map((name): [string, HypotheticalRow] => [keyOfName(name), row]),
  ),
);

/**
 * The orbit of a name.
 *
 * @param name  id or name in any case, spaces and underscores as hyphens: `cupido`, `White Moon`, `Isis-Transpluto`
 * @throws  EngineError INVALID_OPTION with every id
 */
export function hypotheticalNamed(name: string): HypotheticalRow {
  return readBody(name, 'body');
}

function readBody(name: unknown, field: string): HypotheticalRow {
  const ids = HYPOTHETICALS.map(({ id }) => id).join(', ');
  const written = readText(field, name, `one of: ${ids}`);
  const key = keyOfName(written);
  const row = byKey.get(key);
  if (row !== undefined) return row;
  const why = `No hypothetical body is called "${brief(written)}".${nearHint(key, [...byKey.keys()])} There are: ${ids}.`;
  throw refusal('INVALID_OPTION', field, ids, why);
}

function readBodies(value: unknown): readonly HypotheticalRow[] {
  return readList('options.bodies', value, 'a list of names of hypothetical bodies').map((name) =>
    readBody(name, 'options.bodies'),
  );
}
