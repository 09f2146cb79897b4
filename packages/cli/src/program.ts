/** The commands, their options and their words of help. What a command does is loaded when it is called, so that help comes at once. */

import { Command, CommanderError, Option } from 'commander';
import type { KeygenFlags, PublicFlags } from './receipts.ts';
import type { ServeFlags } from './serve.ts';
import { CommandError, type Terminal } from './terminal.ts';
import type { VerifyFlags } from './verify.ts';

/** The version, which the packages share. */
const VERSION = '0.1.0';

/**
 * Runs one command line.
 *
 * @param words  without the names of Node and the program
 * @returns the exit code: 0 done, 1 it did not work out, 2 asked wrongly
 */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode = 0;
  const program = programOf(terminal, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(words.length === 0 ? ['--help'] : [...words], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    return told(error, terminal);
  }
}

/** Flags whose names differ from the fields of a birth. */
const FLAGS: ReadonlyMap<string, string> = new Map([
  ['latitude', '--lat'],
  ['longitude', '--lon'],
  ['timezone', '--tz'],
  ['houseSystem', '--houses'],
  ['nodeType', '--nodes'],
]);

/** Says what went wrong in one line, naming the field where there is one. */
function told(error: unknown, { err }: Terminal): number {
  if (error instanceof CommandError) {
    err(`khagol: ${error.message}\n`);
    return error.exitCode;
  }
  if (error instanceof Error && error.name === 'EngineError' && 'field' in error && 'allowed' in error) {
    const field = String(error.field);
    const flag = FLAGS.get(field);
    err(
      `khagol: ${field}${flag === undefined ? '' : ` (${flag})`}: ${error.message}\nkhagol: allowed: ${String(error.allowed)}\n`,
    );
    return 2;
  }
  err(`khagol: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return 1;
}

function programOf(terminal: Terminal, end: (code: number) => void): Command {
  // The waiting of `out` does not matter for help, which is short.
  const output = {
    writeOut: (text: string) => void terminal.out(text),
    writeErr: (text: string) => terminal.err(text),
  };
  const program = new Command('khagol')
    .description('Charts and skies, computed here.')
    .version(VERSION, '-V, --version')
    .configureOutput(output)
    .exitOverride()
    .showHelpAfterError('(khagol --help tells more)');

  const chart = program
    .command('chart')
    .description('cast a chart: khagol chart --datetime 1990-01-15T10:30 --lat 28.6139 --lon 77.209 --tz +05:30');
  for (const option of CHART_OPTIONS) chart.addOption(option());
  chart.action(async (options: Record<string, string | boolean | undefined>) => {
    const { chartCommand } = await import('./chart.ts');
    end(await chartCommand(options, terminal));
  });

  program
    .command('sky')
    .description('where the bodies are: Julian days on standard input, one a line; CSV on standard output')
    .option('--tt', 'the Julian days are terrestrial time (TT)')
    .option('--bodies <names>', 'only these, separated by commas: Sun,Moon,TrueNode')
    .addHelpText('after', SKY_HELP)
    .action(async (options: { tt?: boolean; bodies?: string }) => {
      const { skyCommand } = await import('./sky.ts');
      end(await skyCommand(options, terminal));
    });

  const vastu = program
    .command('vastu')
    .description('assess a floor plan: khagol vastu plan.json, or - for standard input')
    .argument('<plan>', 'JSON: inputSource, plotPolygon, doorXY, bearingDeg, rooms …')
    .addHelpText('after', VASTU_HELP);
  for (const option of VASTU_OPTIONS) vastu.addOption(option());
  vastu.action(async (plan: string, options: Record<string, string | boolean | undefined>) => {
    const { vastuCommand } = await import('./vastu.ts');
    end(await vastuCommand(plan, options, terminal));
  });

  program
    .command('verify')
    .description('verify a receipt, offline: khagol verify answer.json --keys jwks.json --recompute')
    .argument('<receipt>', 'a token, a file with one, a file with an answer and its receipt, or - for standard input')
    .option('--keys <file>', 'the published keys, from /.well-known/jwks.json')
    .option('--recompute', 'ask the engine again, and tell where its answer departs')
    .option('--input <file>', 'the question, where the receipt does not bring it')
    .option('--output <file>', 'the answer to hold against the receipt')
    .option('--issuer <name>', 'whose receipts count (default: whoever has the keys)')
    .option('--json', 'the whole verdict as JSON')
    .action(async (receipt: string, options: VerifyFlags) => {
      const { verifyCommand } = await import('./verify.ts');
      end(await verifyCommand(receipt, options, terminal));
    });

  const receipts = program.command('receipts').description('keys that sign receipts');
  receipts
    .command('keygen')
    .description('make a private key: khagol receipts keygen --out receipt-key.json')
    .option('--out <file>', 'where to, readable by its owner only (default: standard output)')
    .action(async (options: KeygenFlags) => {
      const { keygenCommand } = await import('./receipts.ts');
      end(await keygenCommand(options, terminal));
    });
  receipts
    .command('public')
    .description('the public half of a key that signs no more, for KHAGOL_RECEIPT_RETIRED_KEYS')
    .argument('<file>', 'the private key, or - for standard input')
    .addOption(
      new Option('--status <state>', 'its state').choices(['retired', 'compromised', 'next']).default('retired'),
    )
    .option('--compromised-at <date>', 'since when somebody else has it')
    .action(async (file: string, options: PublicFlags) => {
      const { publicCommand } = await import('./receipts.ts');
      end(await publicCommand(file, options, terminal));
    });

  program
    .command('serve')
    .description('serve the API and the page over HTTP')
    .option('-p, --port <number>', 'port to listen on (default: PORT, or 8787)')
    .option('--host <name>', 'address to listen on (default: HOST, or 127.0.0.1)')
    .option('--check-config', 'say what the settings mean, and end')
    .addHelpText('after', SERVE_HELP)
    .action(async (options: ServeFlags) => {
      const { serveCommand } = await import('./serve.ts');
      end(await serveCommand(options, terminal));
    });

  for (const [group, description] of OPERATOR_GROUPS)
    program
      .command(group)
      .description(description)
      .argument('[words...]')
      .helpOption(false)
      .allowUnknownOption()
      .action(async (words: readonly string[]) => {
        const { operateCommand } = await import('./operate.ts');
        end(await operateCommand(group, words, terminal));
      });

  for (const command of [...program.commands, ...receipts.commands]) command.configureOutput(output).exitOverride();
  return program;
}

const OPERATOR_GROUPS: readonly (readonly [string, string])[] = [
  ['keys', 'make, list and revoke API keys'],
  ['accounts', 'open accounts, change their plans, renew, cancel'],
  ['wallet', 'top up, refund, set right, show the statement'],
  ['ledger', 'check every rule of the books'],
  ['licences', 'make, change, suspend, revoke licences of enterprise deployments'],
];

const CHART_OPTIONS: readonly (() => Option)[] = [
  () => new Option('--datetime <text>', 'ISO 8601 date and time, offset optional'),
  () => new Option('--date <text>', 'YYYY-MM-DD with --time, in place of --datetime; alone: the time is unknown'),
  () => new Option('--time <text>', 'HH:MM[:SS], or unknown'),
  () => new Option('--lat <degrees>', 'latitude, north positive'),
  () => new Option('--lon <degrees>', 'longitude, east positive'),
  () => new Option('--tz <zone>', '±HH:MM, Z, an IANA id, or hours such as 5.5; from the coordinates when left out'),
  () => new Option('--elevation <metres>', 'height above the ellipsoid'),
  () => new Option('--fold <n>', 'which reading of a repeated local time').choices(['0', '1']),
  () => new Option('--calendar <name>', 'calendar of the date').choices(['gregorian', 'julian']),
  () => new Option('--zodiac <name>', 'zodiac').choices(['sidereal', 'tropical']).default('sidereal'),
  () => new Option('--ayanamsa <name>', 'zero point of the sidereal zodiac (default: lahiri)'),
  () => new Option('--houses <system>', 'house system (default: whole-sign, or placidus with --zodiac tropical)'),
  () => new Option('--nodes <type>', 'lunar nodes').choices(['mean', 'true']).default('mean'),
  () => new Option('--outer', 'Uranus, Neptune and Pluto in a sidereal chart too'),
  () => new Option('--json', 'the whole record as JSON').conflicts('svg'),
  () => new Option('--svg [style]', 'a picture: north, south, east or wheel').conflicts('json'),
];

const SKY_HELP = `
Columns: jd_tt,body,lon,lat,dist,dlon,dlat,ddist. Apparent geocentric place on the true ecliptic and equinox of date; degrees and
astronomical units, rates per day. The Julian day is repeated as it was read. A line that is no Julian day, or a date without an
ephemeris, is told on standard error with its number; the others are answered, and the exit code is 1.

  echo 2451545.0 | khagol sky --tt --bodies Sun,Moon`;

const VASTU_OPTIONS: readonly (() => Option)[] = [
  () => new Option('--json', 'the whole record as JSON'),
  () =>
    new Option(
      '--rules <edition>',
      'edition of the rules, such as 2026-09-23 (default: what the plan says, or the newest)',
    ),
  () => new Option('--svg <file>', 'a picture into a file, or - to standard output in place of the text'),
  () => new Option('--up <way>', 'what points up in the picture').choices(['north', 'plan']),
  () => new Option('--sectors <n>', 'radial sectors in the picture').choices(['8', '16', '32']),
  () => new Option('--mandala <n>', 'padas of the mandala in the picture').choices(['81', '64']),
  () => new Option('--width <pixels>', 'width of the picture, 64 … 8192'),
  () =>
    new Option('--colours <name>', 'colours of the picture (default: light)').choices(['variables', 'light', 'dark']),
];

const VASTU_HELP = `
The plan is metres, x to the right and y up; bearingDeg is the true bearing of +y.

  echo '{"inputSource":"plan-derived","plotPolygon":[[0,0],[12,0],[12,18],[0,18]],"bearingDeg":0,"doorXY":[5.4,18],
    "rooms":[{"roomType":"kitchen","polygon":[[8,0],[12,0],[12,6],[8,6]]}]}' | khagol vastu - --svg plan.svg`;

const SERVE_HELP = `
Environment: PORT, HOST; KHAGOL_STORE (sqlite:<file>, postgres://…, memory; .khagol/khagol.db), KHAGOL_VAULT_KEY (32 bytes in base64; kept
beside the SQLite file when left out), KHAGOL_DEV_KEY (a key of your own; else one is made and shown once), KHAGOL_KEY_PER_MINUTE (of the
development account; its plan's 600), KHAGOL_ADMIN_KEY (opens the admin addresses), KHAGOL_ADMIN_UNMASKED (1 tells others that they are
there), KHAGOL_ADDRESS_PER_MINUTE (10, without a key), KHAGOL_CORS_ORIGINS, KHAGOL_TRUSTED_PROXIES (0), KHAGOL_EGRESS_ALLOW (host:port that
webhooks may reach), KHAGOL_FAST_REQUIRES_PLAN (no), KHAGOL_PURCHASE_URL, KHAGOL_UPGRADE_URL, KHAGOL_PUBLIC_URL (under which the server is
known), KHAGOL_RECEIPT_KEY (khagol receipts keygen; kept beside the SQLite file in development), KHAGOL_RECEIPT_RETIRED_KEYS (JSON),
KHAGOL_RECEIPT_ISSUER, KHAGOL_ATTESTATION_PLATFORMS (ios, android; none), KHAGOL_LOG (json or off), KHAGOL_SITE. Secrets may come from
files: KHAGOL_STORE_FILE and so on. With NODE_ENV=production no development account is made and unsafe settings are refused. Log lines go to
standard error. Ctrl-C lets running calls finish.`;
