/** What a caller may ask of the bars of ashtakavarga and shadbala. */

import { type OptionNames, oneOf, readChoices } from '../choice.ts';
import { PICTURE_NAMES, type Picture, type PictureOptions, readPicture } from './picture-options.ts';

/** Whose bindus: the sum of all, or one table. */
export const ASHTAKAVARGA_TABLES = [
  'sarva',
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  'Lagna',
] as const;
export type AshtakavargaTable = (typeof ASHTAKAVARGA_TABLES)[number];

/** Options of `drawAshtakavarga`. */
export interface AshtakavargaBarsOptions extends PictureOptions {
  /** Default `sarva`. */
  readonly table?: AshtakavargaTable;
  /** Bars from Aries to Pisces (the default), or from the sign of the lagna, as houses. */
  readonly from?: 'aries' | 'lagna';
}

export interface AshtakavargaBarsChoices extends Picture {
  readonly table: AshtakavargaTable;
  readonly from: 'aries' | 'lagna';
}

/** Options of `drawShadbala`. */
export interface ShadbalaBarsOptions extends PictureOptions {
  /** In what strengths are told: 60 virupas are a rupa. Default `rupa`. */
  readonly unit?: 'virupa' | 'rupa';
}

export interface ShadbalaBarsChoices extends Picture {
  readonly unit: 'virupa' | 'rupa';
}

const ASHTAKAVARGA: OptionNames<AshtakavargaBarsOptions> = { ...PICTURE_NAMES, table: true, from: true };
const SHADBALA: OptionNames<ShadbalaBarsOptions> = { ...PICTURE_NAMES, unit: true };

/** Reads the options. @throws EngineError INVALID_OPTION naming the option, also one that is not known */
export function readAshtakavargaBars(options: AshtakavargaBarsOptions): AshtakavargaBarsChoices {
  const { table, from } = readChoices(options, 'options', ASHTAKAVARGA);
  return {
    ...readPicture(options),
    table: table === undefined ? 'sarva' : oneOf('table', table, ASHTAKAVARGA_TABLES),
    from: from === undefined ? 'aries' : oneOf('from', from, ['aries', 'lagna']),
  };
}

/** Reads the options. Errors as `readAshtakavargaBars`. */
export function readShadbalaBars(options: ShadbalaBarsOptions): ShadbalaBarsChoices {
  const { unit } = readChoices(options, 'options', SHADBALA);
  return { ...readPicture(options), unit: unit === undefined ? 'rupa' : oneOf('unit', unit, ['virupa', 'rupa']) };
}
