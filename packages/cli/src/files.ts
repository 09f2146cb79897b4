/** Text of a file or of standard input, with faults in words that a person can act on. */

import { readFile } from 'node:fs/promises';
import { CommandError, type Terminal } from './terminal.ts';

/** What may be read, and how its fault is told. */
export interface Readable {
  readonly mostBytes: number;
  /** What it is, as in `longer than any plan`. */
  readonly longerThan: string;
}

/**
 * The text of a file, or of standard input.
 *
 * @param path  `-` is standard input
 * @throws  CommandError for a file that cannot be read, or more than there may be
 */
export async function textOf(path: string, { input }: Terminal, readable: Readable): Promise<string> {
  if (path === '-') return streamed(input, readable);
  try {
    const bytes = await readFile(path);
    if (bytes.length > readable.mostBytes) throw tooLong(path, readable);
    return bytes.toString('utf8');
  } catch (error) {
    throw fileFault(`cannot read ${path}`, error);
  }
}

async function streamed(input: Terminal['input'], readable: Readable): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of input) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    if (text.length > readable.mostBytes) throw tooLong('standard input', readable);
  }
  return text + decoder.decode();
}

function tooLong(what: string, { mostBytes, longerThan }: Readable): CommandError {
  return new CommandError(1, `${what} is longer than ${longerThan} (${mostBytes} bytes)`);
}

/** A fault of the file system as a sentence; anything else stays as it is. */
export function fileFault(what: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  if (code === null) return error;
  const reasons: Readonly<Record<string, string>> = {
    ENOENT: 'no such file or folder',
    EACCES: 'not allowed',
    EROFS: 'what it lies on may only be read',
    ENOSPC: 'the disk is full',
    EEXIST: 'it is there already',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of the path is no folder',
  };
  return new CommandError(1, `${what}: ${reasons[code] ?? code}`);
}
