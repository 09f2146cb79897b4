/** The words of `panchang`, `dasha` and `match`. */

import { type Command, Option } from 'commander';
import { type Ground, onFlags, onWord, withOptions } from './command.ts';
import { BATCH, birthKeys, birthOptions, CONVENTION, JSON_FLAG, OUT, placeOptions } from './options.ts';

/** Puts these commands under the program. */
export function declareJyotish(program: Command, ground: Ground): void {
  const panchang = program
    .command('panchang')
    .description('the Hindu calendar of a day at a place: limbs, Sun and Moon, good and bad hours, festivals')
    .argument('[date]', 'YYYY-MM-DD (default: today at the place)')
    .addHelpText('after', PANCHANG_HELP);
  withOptions(panchang, [
    ...placeOptions(),
    () => new Option('--days <n>', 'so many days from the date, a line each, 1 … 1500'),
    () => new Option('--until <date>', 'the last day, in place of --days').conflicts('days'),
    CONVENTION,
    JSON_FLAG,
    () => BATCH().conflicts(['json', 'days', 'until', ...birthKeys()]),
    OUT,
  ]);
  onWord(panchang, ground, async (date, flags, terminal) => {
    const { panchangCommand } = await import('../panchang.ts');
    return panchangCommand(date, flags, terminal);
  });

  const dasha = program
    .command('dasha')
    .description('the periods of a life, as a tree, or those that run at an instant')
    .addHelpText('after', DASHA_HELP);
  withOptions(dasha, [
    ...birthOptions(),
    () =>
      new Option('--system <name>', 'vimshottari, ashtottari, yogini, chara, narayana, kalachakra …').default(
        'vimshottari',
      ),
    () => new Option('--levels <n>', 'how deep, 1 … 6 (default: 2; with --at 3)'),
    () => new Option('--at [datetime]', 'only what runs then, by the clock of the birth place (default: now)'),
    () => new Option('--birth-at <time>', 'for the system chakra').choices(['day', 'night', 'twilight']),
    CONVENTION,
    JSON_FLAG,
    OUT,
  ]);
  onFlags(dasha, ground, async (flags, terminal) => {
    const { dashaCommand } = await import('../dasha.ts');
    return dashaCommand(flags, terminal);
  });

  const match = program
    .command('match')
    .description('two births side by side: the eight kootas with their exceptions, Mars in both')
    .argument('[pair]', 'a JSON file with a and b, each a birth; - is standard input')
    .addHelpText('after', MATCH_HELP);
  withOptions(match, [
    ...birthOptions('a'),
    ...birthOptions('b'),
    () => new Option('--bride <who>', 'which of the two is the bride').choices(['a', 'b']).default('b'),
    CONVENTION,
    JSON_FLAG,
    () => BATCH().conflicts(['json', ...birthKeys('a'), ...birthKeys('b')]),
    OUT,
  ]);
  onWord(match, ground, async (pair, flags, terminal) => {
    const { matchCommand } = await import('../match.ts');
    return matchCommand(pair, flags, terminal);
  });
}

const PANCHANG_HELP = `
Examples:
  khagol panchang 2026-11-22 --lat 28.6139 --lon 77.209
  khagol panchang 2026-11-01 --until 2026-11-30 --lat 18.52 --lon 73.86 --tz Asia/Kolkata
  khagol panchang --batch days.csv

A row of --batch has date, latitude (or lat), longitude (or lon), perhaps timezone (or tz) and elevation.
Times are those of the place, to the second; a time of another day has its date before it. Years before 0 stand last, after two hyphens:
  khagol panchang --lat 23.18 --lon 75.77 -- -0056-03-01`;

const DASHA_HELP = `
Examples:
  khagol dasha --datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209
  khagol dasha --datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209 --at 2027-01-01 --levels 4
  khagol dasha --datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209 --system chara --json

Each level has nine to twelve times as many periods as the one above it: six levels of vimshottari are half a million.`;

const MATCH_HELP = `
Examples:
  khagol match --a-datetime 1990-01-15T10:30 --a-lat 28.6139 --a-lon 77.209 --b-datetime 1992-03-15T08:30 --b-lat 18.52 --b-lon 73.86
  khagol match pair.json          {"a":{"datetime":…,"latitude":…,"longitude":…},"b":{…}}
  khagol match --batch pairs.csv  columns a.datetime,a.lat,a.lon,b.datetime,b.lat,b.lon`;
