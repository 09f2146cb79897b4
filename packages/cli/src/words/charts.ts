/** The words of `chart`, `sky` and `western`. */

import { type Command, Option } from 'commander';
import { type Ground, onFlags, onWord, withOptions } from './command.ts';
import { BATCH, birthKeys, birthOptions, JSON_FLAG, type OptionMaker, OUT } from './options.ts';

/** Puts these commands under the program. */
export function declareCharts(program: Command, ground: Ground): void {
  const chart = program
    .command('chart')
    .description('cast a chart: khagol chart --datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209 --tz +05:30')
    .addHelpText('after', CHART_HELP);
  onFlags(withOptions(chart, CHART_OPTIONS), ground, async (flags, terminal) => {
    const { chartCommand } = await import('../chart.ts');
    return chartCommand(flags, terminal);
  });

  const sky = program
    .command('sky')
    .description('where the bodies are: Julian days on standard input, one a line; CSV on standard output')
    .option('--tt', 'the Julian days are terrestrial time (TT)')
    .option('--bodies <names>', 'only these, separated by commas: Sun,Moon,TrueNode')
    .option('--json', 'a line of JSON for each: {"jd_tt","sky"}, radians and astronomical units')
    .addHelpText('after', SKY_HELP);
  onFlags(sky, ground, async (flags, terminal) => {
    const { skyCommand } = await import('../sky.ts');
    return skyCommand(flags, terminal);
  });

  const western = program.command('western').description('Western charts: natal, transits, synastry');
  const natal = western
    .command('natal')
    .description('places, houses and aspects of a birth')
    .addHelpText('after', '\n  khagol western natal --datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209');
  onFlags(withOptions(natal, [...birthOptions(), ...WESTERN_OPTIONS]), ground, async (flags, terminal) => {
    const { natalCommand } = await import('../western.ts');
    return natalCommand(flags, terminal);
  });
  const transits = western
    .command('transits')
    .description('exact aspects of the moving planets to a birth, in the order of time')
    .addHelpText('after', TRANSITS_HELP);
  onFlags(
    withOptions(transits, [...birthOptions(), ...SPAN_OPTIONS, ...WESTERN_OPTIONS]),
    ground,
    async (flags, terminal) => {
      const { transitsCommand } = await import('../western.ts');
      return transitsCommand(flags, terminal);
    },
  );
  const synastry = western
    .command('synastry')
    .description('aspects between two births, and their score')
    .argument('[pair]', 'a JSON file with a and b, each a birth; - is standard input')
    .addHelpText('after', SYNASTRY_HELP);
  onWord(
    withOptions(synastry, [...birthOptions('a'), ...birthOptions('b'), ...WESTERN_OPTIONS]),
    ground,
    async (pair, flags, terminal) => {
      const { synastryCommand } = await import('../western.ts');
      return synastryCommand(pair, flags, terminal);
    },
  );
}

const CHART_OPTIONS: readonly OptionMaker[] = [
  ...birthOptions(),
  () => new Option('--zodiac <name>', 'zodiac').choices(['sidereal', 'tropical']).default('sidereal'),
  () => new Option('--ayanamsa <name>', 'zero point of the sidereal zodiac (default: lahiri)'),
  () => new Option('--houses <system>', 'house system (default: whole-sign, or placidus with --zodiac tropical)'),
  () => new Option('--nodes <type>', 'lunar nodes').choices(['mean', 'true']).default('mean'),
  () => new Option('--outer', 'Uranus, Neptune and Pluto in a sidereal chart too'),
  () => JSON_FLAG().conflicts(['svg', 'pdf']),
  () =>
    new Option('--svg [style]', 'a picture (default: north, or wheel with --zodiac tropical)')
      .choices(['north', 'south', 'east', 'wheel'])
      .conflicts(['json', 'pdf']),
  () =>
    new Option('--pdf', 'a page to print and what it rests on, with Lahiri’s zodiac; into --out or a pipe').conflicts([
      'zodiac',
      'ayanamsa',
      'houses',
      'nodes',
      'outer',
      'batch',
    ]),
  () => BATCH().conflicts(['json', 'svg', 'pdf', ...birthKeys()]),
  OUT,
];

const WESTERN_OPTIONS: readonly OptionMaker[] = [
  () =>
    new Option('--preset <name>', 'whose rules: khagol (default), modern, lilly, hellenistic, ebertin, fagan-bradley'),
  JSON_FLAG,
  OUT,
];

const SPAN_OPTIONS: readonly OptionMaker[] = [
  () => new Option('--from <day>', 'first day, YYYY-MM-DD (default: today)'),
  () => new Option('--days <n>', 'how many days, 1 … 3660').default('90'),
];

const CHART_HELP = `
Examples:
  khagol chart --datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209
  khagol chart --date 1990-01-15 --time 10:30 --lat 28.6 --lon 77.2 --zodiac tropical --svg wheel -o wheel.svg
  khagol chart --datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209 --pdf -o chart.pdf
  khagol chart --batch births.csv -o charts.ndjson

A row of --batch has datetime, or date and time; latitude (or lat), longitude (or lon); perhaps timezone (or tz), elevation, fold, calendar; an
id comes back with the answer. Each line answers {"line","id","data"} or {"line","id","error"}; the exit code is 1 when a row was refused.`;

const SKY_HELP = `
Columns: jd_tt,body,lon,lat,dist,dlon,dlat,ddist. Apparent geocentric place on the true ecliptic and equinox of date; degrees and
astronomical units, rates per day. The Julian day is repeated as it was read. A line that is no Julian day, or a date without an
ephemeris, is told on standard error with its number; the others are answered, and the exit code is 1.

  echo 2451545.0 | khagol sky --tt --bodies Sun,Moon`;

const TRANSITS_HELP = `
  khagol western transits --datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209 --from 2027-01-01 --days 365`;

const SYNASTRY_HELP = `
  khagol western synastry --a-datetime 1990-01-15T10:30 --a-lat 28.6 --a-lon 77.2 --b-datetime 1992-03-15T08:30 --b-lat 18.5 --b-lon 73.9
  echo '{"a":{"datetime":"1990-01-15T10:30","latitude":28.6,"longitude":77.2},"b":{"datetime":"1992-03-15T08:30","latitude":18.5,
    "longitude":73.9}}' | khagol western synastry -`;
