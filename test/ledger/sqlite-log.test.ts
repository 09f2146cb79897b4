/** SQLite's log, moved beside the writes: it begins anew, whatever is written meanwhile, and nothing is lost or passed over in silence. */

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Connection, connect } from '../../packages/server/src/store/sqlite/connection.ts';
import { type LogMoving, openLogMoving } from '../../packages/server/src/store/sqlite/log-moving.ts';

const EVERY = 10;
const WORDS = 'x'.repeat(3000);

let folder: string;
let file: string;
let writer: Connection;
let log: LogMoving;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'khagol-log-'));
  file = join(folder, 'store.db');
  writer = connect(file, 'writer');
  writer.exec('CREATE TABLE line (n INTEGER PRIMARY KEY, words TEXT) STRICT');
  log = openLogMoving(file, writer, EVERY, 2);
});
afterEach(async () => {
  await log.close();
  writer.close();
  rmSync(folder, { recursive: true });
});

const turn = (): Promise<void> => new Promise((resume) => setImmediate(resume));
const logBytes = (): number => statSync(`${file}-wal`).size;
const count = (of: Connection): unknown => Object.values(of.all('SELECT COUNT(*) FROM line', [])[0] ?? {})[0];
let next = 0;
/** One write, and what its group's end is followed by. */
async function write(): Promise<boolean> {
  next += 1;
  writer.run('INSERT INTO line VALUES (?, ?)', [next, WORDS]);
  const moved = log.after(1);
  await moved;
  return moved !== null;
}

describe('the log', () => {
  it('is as long as some groups after ten times as many, and all that was written is there', async () => {
    let ends = 0;
    for (let i = 0; i < 40 * EVERY; i += 1) {
      if (await write()) ends += 1;
      for (let turns = 0; turns < 3; turns += 1) await turn();
    }
    expect(ends).toBeGreaterThan(2);
    // Each write is a page at least.
    expect(logBytes()).toBeLessThan((40 * EVERY * 4096) / 2);
    expect(count(writer)).toBe(BigInt(40 * EVERY));
    const eye = connect(file, 'reader');
    expect(count(eye)).toBe(BigInt(40 * EVERY));
    eye.close();
  });

  it('is moved twice beside the writes before they wait for the rest', async () => {
    const done = () => new Promise((resume) => setTimeout(resume, 150));
    for (let i = 1; i <= EVERY; i += 1) expect(await write()).toBe(false);
    await done();
    expect(await write()).toBe(false);
    await done();
    expect([await write(), await write()]).toEqual([true, false]);
  });

  it('is moved by the writer itself, between two groups, where the driver has one thread', async () => {
    await log.close();
    log = openLogMoving(file, writer, EVERY, 1);
    const ends: number[] = [];
    for (let i = 1; i <= 4 * EVERY; i += 1) if (await write()) ends.push(i);
    expect(ends).toEqual([EVERY, 2 * EVERY, 3 * EVERY, 4 * EVERY]);
    expect(logBytes()).toBeLessThan(4 * EVERY * 4096);
  });

  it('is left alone until so much was written, and moved once at a time', async () => {
    for (let i = 1; i < EVERY; i += 1) expect(log.after(1)).toBeNull();
    const sizeOfFile = statSync(file).size;
    await turn();
    expect(statSync(file).size).toBe(sizeOfFile);
    for (let i = 0; i < 3 * EVERY; i += 1) expect(log.after(1)).toBeNull();
  });

  it('that cannot be moved is a fault of the file, which the next group is told of', async () => {
    // A connection that is closed fails as one whose disk is gone.
    await log.close();
    expect(log.after(EVERY)).toBeNull();
    for (let turns = 0; turns < 100; turns += 1) await turn();
    expect(() => log.after(1)).toThrow(/not open/);
    expect(() => log.after(1)).toThrow(/not open/);
  });
});
