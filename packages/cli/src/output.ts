/** Where an answer goes: standard output, or a file that is there whole or not at all. */

import { unlinkSync } from 'node:fs';
import { open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { fileFault } from './files.ts';
import { CommandError, type Terminal } from './terminal.ts';

/** Hands a piece on; the promise waits while the other end is slower than we are. */
export type Write = (piece: string | Uint8Array) => Promise<void>;

/**
 * Lets a command write.
 *
 * A file is written beside its name and takes its name when the work is done; should the work fail, or the process end, what was there
 * before is there still.
 *
 * @param path  undefined or `-` is standard output
 * @returns what the work returned
 * @throws  CommandError for a file that cannot be written, and whatever the work throws
 */
export async function writing<T>(path: unknown, terminal: Terminal, work: (write: Write) => Promise<T>): Promise<T> {
  if (typeof path !== 'string' || path === '-') return work((piece) => terminal.out(piece));
  // A shell variable that is not set.
  if (path === '') throw new CommandError(2, '--out: the name of the file is empty');
  // A name that leads elsewhere goes on leading there.
  const target = await realpath(path).catch(() => path);
  const found = await stat(target).catch(() => null);
  if (found?.isDirectory() === true) throw new CommandError(1, `cannot write ${path}: it is a folder`);
  // What is no plain file, such as /dev/stdout, is written to and not replaced.
  const isPlain = found === null || found.isFile();
  const beside = isPlain ? `${target}.${process.pid}.part` : target;
  const forget = (): void => {
    try {
      unlinkSync(beside);
    } catch {
      // It was never made, or has its name already.
    }
  };
  if (isPlain) process.once('exit', forget);
  try {
    const file = await open(beside, isPlain ? 'wx' : 'w', found === null ? 0o666 : found.mode).catch(
      (error: unknown) => {
        throw fileFault(`cannot write ${path}`, error);
      },
    );
    const done = await work(async (piece) => {
      await file.appendFile(piece).catch((error: unknown) => {
        throw fileFault(`cannot write ${path}`, error);
      });
    }).finally(() => file.close());
    if (isPlain) await rename(beside, target);
    return done;
  } catch (error) {
    if (isPlain) await unlink(beside).catch(() => undefined);
    throw error;
  } finally {
    process.off('exit', forget);
  }
}

/** One answer as JSON or as text, whichever was asked for. */
export async function told(
  flags: Readonly<Record<string, string | boolean | undefined>>,
  terminal: Terminal,
  record: unknown,
  text: () => string,
): Promise<void> {
  const answer = flags['json'] === true ? `${JSON.stringify(record, null, 2)}\n` : text();
  await writing(flags['out'], terminal, (write) => write(answer));
}
