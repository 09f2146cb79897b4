/** `khagol keys|accounts|wallet|ledger …`: what an operator does, from the one table that the server's admin address reads too. */

import { tableText } from './table.ts';
import { CommandError, type Terminal } from './terminal.ts';

/**
 * @param group  `keys`, `accounts`, `wallet` or `ledger`
 * @param words  the action and its flags
 * @returns the exit code
 */
export async function operateCommand(group: string, words: readonly string[], terminal: Terminal): Promise<number> {
  const { ACTIONS, OperatorError, operate, operateRemotely } = await import('@khagol/server/operate');
  const actions = ACTIONS.filter(({ name }) => name.startsWith(`${group} `));
  const [verb = '--help', ...flags] = words;
  if (verb === '--help' || verb === '-h' || verb === 'help') {
    await terminal.out(helpText(group, actions));
    return 0;
  }
  const action = actions.find(({ name }) => name === `${group} ${verb}`);
  if (action === undefined)
    throw new CommandError(
      2,
      `there is no "${group} ${verb}"; there are ${actions.map(({ name }) => name.split(' ')[1]).join(', ')}`,
    );
  const { json, server, values } = readFlags(
    flags,
    action.fields.map(({ name }) => name),
  );
  const missing = action.fields.find(({ name, required }) => required && !Object.hasOwn(values, name));
  if (missing !== undefined) throw new CommandError(2, `--${missing.name} is missing: ${missing.description}`);
  try {
    const result =
      server === undefined
        ? await operate(action.name, values, terminal.environment)
        : await operateRemotely(action.name, values, server, adminKeyOf(terminal));
    await terminal.out(json ? `${JSON.stringify(result, null, 2)}\n` : resultText(result, terminal.colour));
    return faultsIn(result) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof OperatorError) throw new CommandError(error.askedWrongly ? 2 : 1, error.message);
    if (error.name === 'SettingError') throw new CommandError(2, error.message);
    if (error.name === 'StoreHeldError')
      throw new CommandError(
        1,
        `${error.message}; --server http://… with KHAGOL_ADMIN_KEY asks the server that holds it`,
      );
    throw error;
  }
}

interface Flags {
  readonly json: boolean;
  readonly server: string | undefined;
  readonly values: Readonly<Record<string, string>>;
}

function readFlags(words: readonly string[], known: readonly string[]): Flags {
  const values: Record<string, string> = {};
  let [json, server]: [boolean, string | undefined] = [false, undefined];
  for (let i = 0; i < words.length; i += 1) {
    const match = /^--([a-z-]+)(?:=(.*))?$/s.exec(words[i] as string);
    const name = match?.[1];
    if (name === 'json') {
      json = true;
      continue;
    }
    if (name === undefined || (name !== 'server' && !known.includes(name)))
      throw new CommandError(2, `${words[i]} is no flag of this action; there are ${flagList(known)}`);
    const value = match?.[2] ?? words[(i += 1)];
    if (value === undefined) throw new CommandError(2, `--${name} needs a value`);
    if (name === 'server') server = value;
    else values[name] = value;
  }
  return { json, server, values };
}

function flagList(known: readonly string[]): string {
  return [...known, 'server', 'json'].map((name) => `--${name}`).join(', ');
}

function adminKeyOf({ environment }: Terminal): string {
  const key = environment['KHAGOL_ADMIN_KEY'];
  if (key === undefined || key === '') throw new CommandError(2, 'KHAGOL_ADMIN_KEY holds the key of the server');
  return key;
}

type HelpAction = {
  readonly name: string;
  readonly summary: string;
  readonly fields: readonly { readonly name: string; readonly required: boolean; readonly description: string }[];
};

function helpText(group: string, actions: readonly HelpAction[]): string {
  const rows = actions.flatMap(({ name, summary, fields }) => [
    `  khagol ${name}\n      ${summary}`,
    ...fields.map(
      (field) => `      --${field.name.padEnd(12)} ${field.description}${field.required ? '' : ' May be left out.'}`,
    ),
  ]);
  return [
    `Usage: khagol ${group} <action> [--server URL] [--json]`,
    '',
    ...rows,
    '',
    'Works on the store in KHAGOL_STORE (the same as the server’s), or through a running server with --server.',
    '',
  ].join('\n');
}

function faultsIn(result: unknown): boolean {
  const faults = (result as { readonly faults?: unknown } | null)?.faults;
  return Array.isArray(faults) && faults.length > 0;
}

/** A record as lines, its lists as tables. */
function resultText(result: unknown, colour: boolean): string {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(result as Readonly<Record<string, unknown>>)) {
    if (Array.isArray(value)) parts.push(listText(name, value, colour));
    else if (typeof value === 'object' && value !== null) parts.push(resultText(value, colour).trimEnd());
    else parts.push(`${name.padEnd(14)} ${value === null ? '-' : String(value)}`);
  }
  return `${parts.join('\n')}\n`;
}

function listText(name: string, rows: readonly unknown[], colour: boolean): string {
  if (rows.length === 0) return `${name.padEnd(14)} none`;
  if (typeof rows[0] !== 'object') return rows.map((row) => `${name.padEnd(14)} ${String(row)}`).join('\n');
  const records = rows as readonly Readonly<Record<string, unknown>>[];
  const heads = Object.keys(records[0] as object);
  const cells = records.map((row) => heads.map((head) => (row[head] === null ? '-' : String(row[head]))));
  return tableText(
    heads.map((head) => ({ head, align: 'left' })),
    cells,
    colour,
  );
}
