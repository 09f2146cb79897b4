/** The words of `vastu`, `verify`, `receipts`, `serve` and of the operator's commands. */

import { type Command, Option } from 'commander';
import { type Ground, onFlags, onWord, withOptions } from './command.ts';
import type { OptionMaker } from './options.ts';

/** Puts these commands under the program. */
export function declareHouse(program: Command, ground: Ground): void {
  const vastu = program
    .command('vastu')
    .description('assess a floor plan: khagol vastu plan.json, or - for standard input')
    .argument('<plan>', 'JSON: inputSource, plotPolygon, doorXY, bearingDeg, rooms …')
    .addHelpText('after', VASTU_HELP);
  onWord(withOptions(vastu, VASTU_OPTIONS), ground, async (plan, flags, terminal) => {
    const { vastuCommand } = await import('../vastu.ts');
    return vastuCommand(plan as string, flags, terminal);
  });

  const verify = program
    .command('verify')
    .description('verify a receipt, offline: khagol verify answer.json --keys jwks.json --recompute')
    .argument('<receipt>', 'a token, a file with one, a file with an answer and its receipt, or - for standard input')
    .option('--keys <file>', 'the published keys, from /.well-known/jwks.json')
    .option('--recompute', 'ask the engine again, and tell where its answer departs')
    .option('--input <file>', 'the question, where the receipt does not bring it')
    .option('--output <file>', 'the answer to hold against the receipt')
    .option('--issuer <name>', 'whose receipts count (default: whoever has the keys)')
    .option('--json', 'the whole verdict as JSON')
    .addHelpText('after', VERIFY_HELP);
  onWord(verify, ground, async (receipt, flags, terminal) => {
    const { verifyCommand } = await import('../verify.ts');
    return verifyCommand(receipt as string, flags, terminal);
  });

  declareReceipts(program, ground);

  const serve = program
    .command('serve')
    .description('serve the API and the page over HTTP')
    .option('-p, --port <number>', 'port to listen on (default: PORT, or 8787)')
    .option('--host <name>', 'address to listen on (default: HOST, or 127.0.0.1)')
    .option('--check-config', 'say what the settings mean, and end')
    .addHelpText('after', SERVE_HELP);
  onFlags(serve, ground, async (flags, terminal) => {
    const { serveCommand } = await import('../serve.ts');
    return serveCommand(flags, terminal);
  });

  for (const [group, description] of OPERATOR_GROUPS)
    program
      .command(group)
      .description(description)
      .argument('[words...]')
      .helpOption(false)
      .allowUnknownOption()
      .action(async (words: readonly string[]) => {
        const { operateCommand } = await import('../operate.ts');
        ground.end(await operateCommand(group, words, ground.terminal));
      });
}

function declareReceipts(program: Command, ground: Ground): void {
  const receipts = program.command('receipts').description('keys that sign receipts');
  const keygen = receipts
    .command('keygen')
    .description('make a private key: khagol receipts keygen --out receipt-key.json')
    .option('--out <file>', 'where to, readable by its owner only (default: standard output)');
  onFlags(keygen, ground, async (flags, terminal) => {
    const { keygenCommand } = await import('../receipts.ts');
    return keygenCommand(flags, terminal);
  });
  const published = receipts
    .command('public')
    .description('the public half of a key that signs no more, for KHAGOL_RECEIPT_RETIRED_KEYS')
    .argument('<file>', 'the private key, or - for standard input')
    .addOption(
      new Option('--status <state>', 'its state').choices(['retired', 'compromised', 'next']).default('retired'),
    )
    .option('--compromised-at <date>', 'since when somebody else has it')
    .addHelpText(
      'after',
      '\n  khagol receipts public old-key.json --status compromised --compromised-at 2026-11-22T10:00:00Z',
    );
  onWord(published, ground, async (file, flags, terminal) => {
    const { publicCommand } = await import('../receipts.ts');
    return publicCommand(file as string, flags, terminal);
  });
}

/** Groups whose actions the server's own table names. */
export const OPERATOR_GROUPS: readonly (readonly [string, string])[] = [
  ['keys', 'make, list and revoke API keys'],
  ['accounts', 'open accounts, change their plans, renew, cancel'],
  ['wallet', 'top up, refund, set right, show the statement'],
  ['ledger', 'check every rule of the books'],
  ['licences', 'make, change, suspend, revoke licences of enterprise deployments'],
];

const VASTU_OPTIONS: readonly OptionMaker[] = [
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

const VERIFY_HELP = `
Examples:
  curl -s http://localhost:8787/.well-known/jwks.json > jwks.json
  khagol verify answer.json --keys jwks.json --recompute`;

const SERVE_HELP = `
Environment: PORT, HOST; KHAGOL_STORE (sqlite:<file>, postgres://…, memory; .khagol/khagol.db), KHAGOL_VAULT_KEY (32 bytes in base64; kept
beside the SQLite file when left out), KHAGOL_DEV_KEY (a key of your own; else one is made and shown once), KHAGOL_KEY_PER_MINUTE (of the
development account; its plan's 600), KHAGOL_ADMIN_KEY (opens the admin addresses), KHAGOL_ADMIN_UNMASKED (1 tells others that they are
there), KHAGOL_ADDRESS_PER_MINUTE (10, without a key), KHAGOL_CORS_ORIGINS, KHAGOL_TRUSTED_PROXIES (0), KHAGOL_EGRESS_ALLOW (host:port that
webhooks may reach), KHAGOL_FAST_REQUIRES_PLAN (no), KHAGOL_PURCHASE_URL, KHAGOL_UPGRADE_URL, KHAGOL_PUBLIC_URL (under which the server is
known), KHAGOL_RECEIPT_KEY (khagol receipts keygen; kept beside the SQLite file in development), KHAGOL_RECEIPT_RETIRED_KEYS (JSON),
KHAGOL_RECEIPT_ISSUER, KHAGOL_ATTESTATION_PLATFORMS (ios, android; none), KHAGOL_LOG (json or off), KHAGOL_SITE, KHAGOL_WORKERS (threads
for long calls; the cores but one, 0 for none). Secrets may come from files: KHAGOL_STORE_FILE and so on. With NODE_ENV=production no
development account is made and unsafe settings are refused. Log lines go to standard error. Ctrl-C lets running calls finish.

Answers are told by the built-in narrator. KHAGOL_NARRATOR (builtin; openai and whoever speaks like it, anthropic, gemini, ollama) has those of the
tier standard told by KHAGOL_NARRATOR_MODEL, those of the tier fast by KHAGOL_NARRATOR_FAST_MODEL, at KHAGOL_NARRATOR_URL (the provider's own) with
KHAGOL_NARRATOR_KEY; KHAGOL_NARRATOR_LOCAL=yes allows a private address, and http. Each sentence is held against the chart before it is shown.`;
