/**
 * Ashtakavarga: which signs are good for a graha to pass through, told by bindus that the seven grahas and the lagna give.
 *
 * For readers of transits and of strength. Only signs matter, so signs alone are enough to ask. Reductions and pindas are in
 * shodhana.ts, the eighths of a sign in kakshya.ts.
 *
 * Source: Parashara, ch. 66–70 (`bphs`); editions as in ashtakavarga-tables.ts.
 */

import { oneOf, readChoices } from '../../choice.ts';
import { readRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { GRAHAS, type Kundli, type VisibleGraha } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import {
  ASHTAKAVARGA_EDITIONS,
  type AshtakavargaEdition,
  type AshtakavargaSigns,
  type BinduTable,
  binduTable,
  CONTRIBUTORS,
  type Contributor,
  EDITION_SOURCES,
  readSigns,
  VENUS_TABLES,
  type VenusTable,
} from './ashtakavarga-tables.ts';
import { ASHTAKAVARGA_NAMES } from './option-names.ts';
import {
  EKADHIPATYA_SCHOOLS,
  EKADHIPATYA_SOURCES,
  type EkadhipatyaSchool,
  ekadhipatyaShodhana,
  type Pinda,
  pindaOf,
  RASHI_MULTIPLIERS,
  type RashiMultipliers,
  trikonaShodhana,
} from './shodhana.ts';

/** A kundli, or the signs of a textbook's example. */
export type AshtakavargaInput = Kundli | { readonly signs: AshtakavargaSigns };

export interface AshtakavargaOptions {
  /** Whose tables: Parashara's as Jagannatha Hora has them (default), Varahamihira's as Raman has them, or Maitreya's. */
  readonly edition?: AshtakavargaEdition;
  /** The Moon's table, where it shall be another edition's. */
  readonly moonTable?: AshtakavargaEdition;
  /** The table of Venus, where it shall be another edition's: Mars gives to the 4th (`parashara-jhora`) or the 5th. */
  readonly venusTable?: VenusTable;
  /** Whether the sarva counts the table of the lagna: no (default, 337 bindus) or yes (386). */
  readonly sarva?: 'seven' | 'with-lagna';
  /** How two signs of one lord are reduced. */
  readonly ekadhipatya?: EkadhipatyaSchool;
  /** What a bindu in each sign is worth in a pinda. */
  readonly rashiMultipliers?: RashiMultipliers;
}

/** Twelve numbers, Aries first. */
export type Twelve = readonly number[];

export interface AshtakavargaSettings {
  readonly edition: AshtakavargaEdition;
  readonly moonTable: AshtakavargaEdition;
  readonly venusTable: VenusTable;
  readonly sarva: 'seven' | 'with-lagna';
  readonly ekadhipatya: EkadhipatyaSchool;
  readonly rashiMultipliers: RashiMultipliers;
}

/** Bindus, their reductions and pindas. Every list has twelve numbers, Aries first. */
export interface Ashtakavarga {
  readonly settings: AshtakavargaSettings;
  readonly sources: readonly SourceKey[];
  readonly signs: AshtakavargaSigns;
  /** Bindus of each table, 0 … 8 a sign. */
  readonly bhinna: { readonly [C in Contributor]: Twelve };
  /** Sums of the tables: 48, 49, 39, 54, 56, 52, 39 and 49, whatever the chart. */
  readonly totals: { readonly [C in Contributor]: number };
  readonly sarva: Twelve;
  readonly sarvaTotal: number;
  /** After trikona shodhana. */
  readonly trikona: { readonly [C in Contributor]: Twelve };
  /** After ekadhipatya shodhana as well: the shodhita table. */
  readonly ekadhipatya: { readonly [C in Contributor]: Twelve };
  readonly pindas: { readonly [G in VisibleGraha]: Pinda };
}

/**
 * The whole ashtakavarga of a kundli or of bare signs.
 *
 * @throws  EngineError INVALID_OPTION for a school that does not exist, or a sign that is not 1 … 12
 * @source  `bphs` ch. 66–70
 */
export function ashtakavargaOf(input: AshtakavargaInput, options: AshtakavargaOptions = {}): Ashtakavarga {
  const settings = settingsOf(options);
  const signs = signsOf(input);
  const sarva: number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  let sarvaTotal = 0;
  const bhinna: Record<string, Twelve> = {};
  const totals: Record<string, number> = {};
  const trikona: Record<string, Twelve> = {};
  const ekadhipatya: Record<string, Twelve> = {};
  const pindas: Record<string, Pinda> = {};
  for (const of of CONTRIBUTORS) {
    const points = bindusOf(tableOf(of, settings), signs);
    let total = 0;
    for (let i = 0; i < 12; i++) total += points[i] as number;
    if (of !== 'Lagna' || settings.sarva === 'with-lagna') {
      for (let i = 0; i < 12; i++) sarva[i] = (sarva[i] as number) + (points[i] as number);
      sarvaTotal += total;
    }
    bhinna[of] = points;
    totals[of] = total;
    const afterTrikona = trikonaShodhana(points);
    const reduced = ekadhipatyaShodhana(afterTrikona, signs, of, settings.ekadhipatya);
    trikona[of] = afterTrikona;
    ekadhipatya[of] = reduced;
    if (of !== 'Lagna') pindas[of] = pindaOf(reduced, signs, settings.rashiMultipliers);
  }
  return {
    settings,
    sources: sourcesOf(settings),
    signs,
    bhinna: bhinna as Ashtakavarga['bhinna'],
    totals: totals as Ashtakavarga['totals'],
    sarva,
    sarvaTotal,
    trikona: trikona as Ashtakavarga['trikona'],
    ekadhipatya: ekadhipatya as Ashtakavarga['ekadhipatya'],
    pindas: pindas as unknown as Ashtakavarga['pindas'],
  };
}

/** Who gave each bindu of one table: for each giver twelve of 0 and 1, Aries first. */
export type Prastara = { readonly [C in Contributor]: Twelve };

/**
 * The spread of one table (prastara ashtakavarga).
 *
 * @param of  whose table
 * @throws  EngineError as `ashtakavargaOf`
 */
export function prastaraOf(input: AshtakavargaInput, of: Contributor, options: AshtakavargaOptions = {}): Prastara {
  oneOf('of', of, CONTRIBUTORS);
  const signs = signsOf(input);
  const table = tableOf(of, settingsOf(options));
  const rows: Record<string, Twelve> = {};
  CONTRIBUTORS.forEach((giver, i) => {
    const row = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    for (const place of table[i] as readonly number[]) row[(signs[giver] + place - 2) % 12] = 1;
    rows[giver] = row;
  });
  return rows as unknown as Prastara;
}

/** Bindus of a table over the twelve signs. */
function bindusOf(table: BinduTable, signs: AshtakavargaSigns): number[] {
  const points = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 8; i++) {
    const from = signs[CONTRIBUTORS[i] as Contributor] - 2;
    const places = table[i] as readonly number[];
    for (let k = 0; k < places.length; k++) {
      const at = (from + (places[k] as number)) % 12;
      points[at] = (points[at] as number) + 1;
    }
  }
  return points;
}

function tableOf(of: Contributor, settings: AshtakavargaSettings): BinduTable {
  return binduTable(of, settings.moonTable, settings.venusTable);
}

/** Whose tables and whose reductions these are, each work once. */
function sourcesOf({ edition, moonTable, venusTable, ekadhipatya }: AshtakavargaSettings): readonly SourceKey[] {
  const tables = [edition, moonTable, venusTable].flatMap((table) => EDITION_SOURCES[table]);
  return [...new Set([...tables, EKADHIPATYA_SOURCES[ekadhipatya]])];
}

function settingsOf(options: AshtakavargaOptions): AshtakavargaSettings {
  const edition = oneOf(
    'edition',
    readChoices(options, 'options', ASHTAKAVARGA_NAMES).edition ?? 'parashara-jhora',
    ASHTAKAVARGA_EDITIONS,
  );
  // Maitreya's edition has Parashara's Venus.
  const venus = edition === 'varahamihira-raman' ? edition : 'parashara-jhora';
  return {
    edition,
    moonTable: oneOf('moonTable', options.moonTable ?? edition, ASHTAKAVARGA_EDITIONS),
    venusTable: oneOf('venusTable', options.venusTable ?? venus, VENUS_TABLES),
    sarva: oneOf('sarva', options.sarva ?? 'seven', ['seven', 'with-lagna'] as const),
    ekadhipatya: oneOf('ekadhipatya', options.ekadhipatya ?? 'narasimha-rao', EKADHIPATYA_SCHOOLS),
    rashiMultipliers: oneOf('rashiMultipliers', options.rashiMultipliers ?? 'bphs', RASHI_MULTIPLIERS),
  };
}

function signsOf(input: AshtakavargaInput): AshtakavargaSigns {
  readRecord('input', input, 'a kundli, or an object of signs');
  if (!('grahas' in input)) return readSigns(input.signs);
  const { lagna, grahas } = readKundli(input);
  const signs: Record<string, number> = {};
  for (const graha of GRAHAS) signs[graha] = grahas[graha].sign;
  signs['Lagna'] = lagna.sign;
  return signs as unknown as AshtakavargaSigns;
}
