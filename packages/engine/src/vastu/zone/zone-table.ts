/**
 * The nine zones: order, names, regents, elements.
 *
 * Regents: `brihat-samhita` 54.3 (53.3 where Vastuvidya is numbered 52) names those of the eight directions from the east on; the middle is Brahmā's by 53.46.
 * Elements are later practice.
 */

import { oneOf } from '../../choice.ts';
import type { Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { directionNamed, foldName } from '../plan/index.ts';
import { wholeSteps } from '../plan/point.ts';

/** One of the nine. */
export type Zone = 'NW' | 'N' | 'NE' | 'W' | 'CENTER' | 'E' | 'SW' | 'S' | 'SE';

/** In the order of every output, which also decides ties: north-west to south-east, as on a map. */
export const ZONES: readonly Zone[] = ['NW', 'N', 'NE', 'W', 'CENTER', 'E', 'SW', 'S', 'SE'];

/** The eight outer ones clockwise from north, each 45° on. */
export const ZONES_CLOCKWISE: readonly Exclude<Zone, 'CENTER'>[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** What a zone is. */
export interface ZoneRow {
  readonly zone: Zone;
  /** English. */
  readonly name: string;
  readonly sanskritName: string;
  readonly deity: string;
  readonly deityClassification: Classification;
  readonly deitySource: string;
  readonly element: string;
  readonly elementClassification: Classification;
  readonly sources: readonly SourceKey[];
}

type Row = readonly [
  name: string,
  sanskritName: string,
  deity: string,
  deitySource: string,
  element: string,
  sources: readonly SourceKey[],
];

// biome-ignore format: a table reads in rows
const ROWS: Readonly<Record<Zone, Row>> = {
  NW:     ['north-west', 'Vāyavya',     'Vayu',    'BS 54.3 (Pavana); rim pada there is Roga (BS 53.45), Vayu in Mayamata 7', 'air', ['brihat-samhita', 'mayamata']],
  N:      ['north',      'Uttara',      'Soma',    'BS 54.3 (Indu); Kubera in later lists of regents is convention', 'water', ['brihat-samhita']],
  NE:     ['north-east', 'Īśānya',      'Ishana',  'BS 54.3 (Shankara); Mayamata 7 (Isha at the north-east pada)', 'water', ['brihat-samhita', 'mayamata']],
  W:      ['west',       'Paścima',     'Varuna',  'BS 54.3; BS 53.44', 'water', ['brihat-samhita']],
  CENTER: ['centre',     'Brahmasthāna', 'Brahma', 'BS 53.46', 'space', ['brihat-samhita']],
  E:      ['east',       'Pūrva',       'Indra',   'BS 54.3 (Puruhuta)', 'air', ['brihat-samhita']],
  SW:     ['south-west', 'Nairṛtya',    'Nirriti', 'BS 54.3; rim pada there is Pitri (BS 53.44)', 'earth', ['brihat-samhita']],
  S:      ['south',      'Dakṣiṇa',     'Yama',    'BS 54.3; BS 53.44', 'fire', ['brihat-samhita']],
  SE:     ['south-east', 'Āgneya',      'Agni',    'BS 54.3 (Anala); Mayamata 7 and Agni Purana 105 (Agni at the south-east pada); BS 53.43 seats Anila there', 'fire', ['brihat-samhita', 'mayamata', 'agni-purana']],
};

/** The table by zone. */
export const ZONE_TABLE: Readonly<Record<Zone, ZoneRow>> = Object.fromEntries(
  ZONES.map((zone) => {
    const [name, sanskritName, deity, deitySource, element, sources] = ROWS[zone];
    const row: ZoneRow = {
      zone,
      name,
      sanskritName,
      deity,
      deityClassification: 'classical',
      deitySource,
      element,
      elementClassification: 'convention',
      sources,
    };
    return [zone, row];
  }),
) as unknown as Readonly<Record<Zone, ZoneRow>>;

/** Names of the middle, folded as `foldName` does. */
const CENTRE_NAMES: ReadonlySet<string> = new Set([
  'center',
  'centre',
  'central',
  'middle',
  'c',
  'brahma',
  'brahmasthan',
  'brahmasthana',
  'brahmasthanam',
  'madhya',
]);

/**
 * The zone of a name, however it is written: `SE`, `southeast`, `South-East`, `agneya`, `Brahmasthan`.
 *
 * @returns null for a name that is none; the eight directions between are none either
 */
export function zoneNamed(name: string): Zone | null {
  if (CENTRE_NAMES.has(foldName(name))) return 'CENTER';
  const direction = directionNamed(name);
  return direction !== null && (ZONES as readonly string[]).includes(direction) ? (direction as Zone) : null;
}

/**
 * As `zoneNamed`, for what a caller wrote.
 *
 * @param field  dotted path, as the error shall name it
 * @throws  EngineError INVALID_OPTION with the nine codes
 */
export function zoneOf(field: string, name: unknown): Zone {
  const zone = typeof name === 'string' ? zoneNamed(name) : null;
  return zone ?? oneOf(field, name, ZONES);
}

/**
 * The zone that a bearing from the middle points to.
 *
 * @param bearingDeg  true, 0 … 360; N is 337.5 … 22.5, and each begins at its lower end
 */
export function zoneOfBearing(bearingDeg: number): Exclude<Zone, 'CENTER'> {
  // A billionth of a turn's eighth: a bearing that fell short of a border by rounding is on it.
  const eighth = wholeSteps(bearingDeg / 45 + 0.5) % 8;
  return ZONES_CLOCKWISE[(eighth + 8) % 8] as Exclude<Zone, 'CENTER'>;
}
