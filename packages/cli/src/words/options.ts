/** Options that several commands take, in the same words everywhere. */

import { Option } from 'commander';

/** An option is made for each program anew: commander keeps values in it. */
export type OptionMaker = () => Option;

/** When and where somebody was born; of two people each flag begins with a letter. */
export function birthOptions(person: '' | 'a' | 'b' = ''): readonly OptionMaker[] {
  const flag = (name: string): string => (person === '' ? `--${name}` : `--${person}-${name}`);
  const whose = { '': '', a: ' (of the first)', b: ' (of the second)' }[person];
  return [
    () => new Option(`${flag('datetime')} <text>`, `ISO 8601 date and time, offset optional${whose}`),
    () =>
      new Option(
        `${flag('date')} <text>`,
        'YYYY-MM-DD with --time, in place of --datetime; alone: the time is unknown',
      ),
    () => new Option(`${flag('time')} <text>`, 'HH:MM[:SS], or unknown'),
    ...placeOptions(person),
    () => new Option(`${flag('fold')} <n>`, 'which reading of a repeated local time').choices(['0', '1']),
    () => new Option(`${flag('calendar')} <name>`, 'calendar of the date').choices(['gregorian', 'julian']),
  ];
}

/** Where. */
export function placeOptions(person: '' | 'a' | 'b' = ''): readonly OptionMaker[] {
  const flag = (name: string): string => (person === '' ? `--${name}` : `--${person}-${name}`);
  return [
    () => new Option(`${flag('lat')} <degrees>`, 'latitude, north positive'),
    () => new Option(`${flag('lon')} <degrees>`, 'longitude, east positive'),
    () =>
      new Option(
        `${flag('tz')} <zone>`,
        '±HH:MM, Z, an IANA id, or hours such as 5.5; from the coordinates when left out',
      ),
    () => new Option(`${flag('elevation')} <metres>`, 'height above the ellipsoid, -500 … 12000'),
  ];
}

/** What the options of a birth are called where commander keeps their values. */
export function birthKeys(person: '' | 'a' | 'b' = ''): readonly string[] {
  return birthOptions(person).map((option) => option().attributeName());
}

/** Where the answer goes. */
export const OUT: OptionMaker = () => new Option('-o, --out <file>', 'into a file, which appears whole or not at all');
/** The record in place of the table. */
export const JSON_FLAG: OptionMaker = () => new Option('--json', 'the whole record as JSON');
/** Whose rules of Jyotish. */
export const CONVENTION: OptionMaker = () =>
  new Option('--convention <name>', 'whose rules: khagol (default), jagannatha-hora, kp, raman …');
/** Many rows in place of one question. */
export const BATCH: OptionMaker = () =>
  new Option('--batch <file>', 'many, one a line, as JSON or CSV; - is standard input; a line of JSON for each');
