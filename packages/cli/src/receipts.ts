/** `khagol receipts`: the keys that sign receipts. A private key goes to a file that only its owner reads, or to standard output. */

import { writeFile } from 'node:fs/promises';
import { type KeyState, publishedKeyOf } from '@khagol/engine/receipt';
import { fileFault, type Readable, textOf } from './files.ts';
import { CommandError, type Terminal } from './terminal.ts';

export interface KeygenFlags {
  readonly out?: string;
}

export interface PublicFlags {
  readonly status?: string;
  readonly compromisedAt?: string;
}

const KEY_FILE: Readable = { mostBytes: 64 * 1024, longerThan: 'any key' };

/** Makes a private Ed25519 key. @returns the exit code 0 @throws CommandError for a file that is there already or cannot be written */
export async function keygenCommand({ out }: KeygenFlags, terminal: Terminal): Promise<number> {
  const { makePrivateKey } = await import('@khagol/server/serve');
  const key = makePrivateKey();
  const text = `${JSON.stringify(key)}\n`;
  if (out === undefined) await terminal.out(text);
  else await kept(out, text);
  terminal.err(`Key ${key.kid}. It is for KHAGOL_RECEIPT_KEY_FILE; whoever reads it can sign in your name.\n`);
  return 0;
}

/** An older key is never written over: receipts would lose their signer. */
async function kept(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw fileFault(`cannot write ${path}`, error);
  }
}

/**
 * Prints the public half of a private key, as it goes into KHAGOL_RECEIPT_RETIRED_KEYS.
 *
 * @param path  of the private key, JWK or PEM; `-` is standard input
 * @throws  CommandError for a file that cannot be read or holds no such key
 */
export async function publicCommand(path: string, flags: PublicFlags, terminal: Terminal): Promise<number> {
  const { readPrivateKey } = await import('@khagol/server/serve');
  const text = (await textOf(path, terminal, KEY_FILE)).trim();
  const compromisedAt = secondOf(flags.compromisedAt);
  try {
    const state = {
      status: (flags.status ?? 'retired') as KeyState,
      ...(compromisedAt === null ? {} : { compromisedAt }),
    };
    await terminal.out(`${JSON.stringify(publishedKeyOf(readPrivateKey(text), state))}\n`);
    return 0;
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(2, `${path} ${error.message}`);
    throw error;
  }
}

function secondOf(value: string | undefined): number | null {
  if (value === undefined) return null;
  const ms = Date.parse(value);
  if (Number.isNaN(ms)) throw new CommandError(2, '--compromised-at is a date such as 2026-11-22T10:00:00Z');
  return Math.floor(ms / 1000);
}
