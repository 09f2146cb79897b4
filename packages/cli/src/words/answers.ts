/** The words of `ask` and `report`. */

import { type Command, Option } from 'commander';
import { type Ground, onWord, withOptions } from './command.ts';
import { birthOptions, JSON_FLAG, OUT } from './options.ts';

/** Puts these commands under the program. */
export function declareAnswers(program: Command, ground: Ground): void {
  const ask = program
    .command('ask')
    .description('a question answered from the chart and its rules, here and without internet')
    .argument('<question>', 'in any of twelve languages')
    .addHelpText('after', ASK_HELP);
  withOptions(ask, [
    ...birthOptions(),
    ...birthOptions('b'),
    () => new Option('--language <code>', 'of the answer, such as hi (default: that of the question)'),
    () => new Option('--format <name>', 'form of the text').choices(['text', 'markdown', 'json']).default('text'),
    () => new Option('--tier <name>', 'how much is told').choices(['eco', 'standard', 'fast']).default('standard'),
    () => new Option('--system <name>', 'tradition').choices(['vedic', 'western']).default('vedic'),
    () => new Option('--remedies', 'remedies also where the question does not ask for them'),
    () => new Option('--at <datetime>', 'the instant that now means, UTC where no offset is written'),
    () =>
      new Option('--sources', 'under each sentence what it claims of the chart and the rules it speaks for').conflicts(
        'format',
      ),
    () => JSON_FLAG().conflicts(['sources', 'format']),
    OUT,
  ]);
  onWord(ask, ground, async (question, flags, terminal) => {
    const { askCommand } = await import('../ask.ts');
    return askCommand(question ?? '', flags, terminal);
  });

  const report = program
    .command('report')
    .description('a report as PDF: khagol report kundli-basic -o kundli.pdf --datetime … --lat … --lon …')
    .argument('[type]', 'an id of --list')
    .addHelpText('after', REPORT_HELP);
  withOptions(report, [
    () => new Option('--list', 'every report there is, what it needs and in which languages'),
    () => new Option('--language <code>', 'ISO 639-1, such as hi').default('en'),
    ...birthOptions(),
    ...birthOptions('b'),
    () => new Option('--name <text>', 'of the person, as it is printed; for numerology the full name'),
    () => new Option('--place <text>', 'the place of birth in words'),
    () => new Option('--gender <name>', 'where a rule asks').choices(['male', 'female']),
    () => new Option('--b-name <text>', 'of the second person'),
    () => new Option('--b-place <text>', 'place of birth of the second, in words'),
    () => new Option('--b-gender <name>', 'of the second').choices(['male', 'female']),
    () => new Option('--dob <date>', 'date of birth, for numerology'),
    () => new Option('--from <date>', 'first day, for calendars'),
    () => new Option('--to <date>', 'last day, at most 366 days in all'),
    () => new Option('--property <file>', 'a floor plan as JSON, for vastu; - is standard input'),
    () => new Option('--as-of <date>', 'the day that counts as today (default: today)'),
    () => new Option('--chart-style <name>', 'of square charts').choices(['north', 'south', 'east']),
    () => new Option('--company <text>', 'whose report it is'),
    () => new Option('--footer <text>', 'at the foot of each page'),
    () => new Option('--logo <file>', 'a PNG or JPEG, at most 1 MiB'),
    () => new Option('--json', 'what was made, without its bytes, as JSON'),
    OUT,
  ]);
  onWord(report, ground, async (type, flags, terminal) => {
    const { reportCommand } = await import('../report.ts');
    return reportCommand(type, flags, terminal);
  });
}

const ASK_HELP = `
Examples:
  khagol ask "When does my career improve?" --datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209
  khagol ask "मेरी शादी कब होगी?" --datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209 --sources
  khagol ask "What is a nakshatra?"

The second birth (--b-datetime …) is the other one of two. What an answer could not look at is told on standard error.`;

const REPORT_HELP = `
Examples:
  khagol report --list --language hi
  khagol report kundli-basic -o kundli.pdf --language hi --datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209 --name "A. Sharma"
  khagol report match-ashtakoota -o match.pdf --datetime … --lat … --lon … --b-datetime … --b-lat … --b-lon …
  khagol report month -o november.pdf --lat 28.6139 --lon 77.209 --from 2026-11-01 --to 2026-11-30`;
