/** Writes in groups: one commit for many, each of them whole or undone by itself, and none told of before the disk has it. */

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countOf, type Database, HOUSE, type Transaction } from '../../packages/server/src/store/sql/database.ts';
import { connect } from '../../packages/server/src/store/sqlite/connection.ts';
import { sqliteDatabase } from '../../packages/server/src/store/sqlite/database.ts';

let folder: string;
let file: string;
let now: number;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'khagol-group-'));
  file = join(folder, 'store.db');
  now = 1000;
  database = sqliteDatabase(file, { nowMs: () => now });
  await database.write(HOUSE, (tx) => tx.run('CREATE TABLE line (n INTEGER PRIMARY KEY CHECK (n <> 13)) STRICT'));
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const add = (n: number) => (tx: Transaction) => tx.run('INSERT INTO line (n) VALUES (?)', n);
const countIn = async (tx: Transaction): Promise<number> =>
  countOf((await tx.all('SELECT COUNT(*) AS lines FROM line'))[0] ?? {}, 'lines');
/** What another process would see. */
function seenOutside(): number {
  const eye = connect(file, 'reader');
  const [row] = eye.all('SELECT COUNT(*) AS lines FROM line', []);
  eye.close();
  return countOf(row ?? {}, 'lines');
}
const logBytes = (): number => statSync(`${file}-wal`).size;

describe('a group of writes', () => {
  it('shares one commit, where the same writes one after another have one each', async () => {
    const before = logBytes();
    await Promise.all(Array.from({ length: 32 }, (_, n) => database.write('a', add(n + 100))));
    const grouped = logBytes() - before;
    for (let n = 0; n < 32; n += 1) await database.write('a', add(n + 200));
    expect(logBytes() - before - grouped).toBeGreaterThan(10 * grouped);
  });

  it('takes in what comes turn by turn, as calls on new connections do', async () => {
    const before = logBytes();
    const writes: Promise<unknown>[] = [];
    for (let n = 0; n < 32; n += 1) {
      writes.push(database.write('a', add(n + 100)));
      await new Promise((resume) => setImmediate(resume));
    }
    await Promise.all(writes);
    const grouped = logBytes() - before;
    for (let n = 0; n < 32; n += 1) await database.write('a', add(n + 200));
    // How many turns go by while the disk is waited for is the machine's affair.
    expect(logBytes() - before - grouped).toBeGreaterThan(2 * grouped);
  });

  it('is told of after its commit, all at once', async () => {
    const seen = await Promise.all([1, 2, 3].map(async (n) => database.write('a', add(n)).then(seenOutside)));
    expect(seen).toEqual([3, 3, 3]);
  });

  it('keeps the others when one fails, and of that one nothing', async () => {
    const half = database.write('a', async (tx) => {
      await add(50)(tx);
      throw new Error('thought better of it');
    });
    const told = await Promise.allSettled([1, 13, 2].map((n) => database.write('a', add(n))).concat(half));
    expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect(told[1]).toMatchObject({ reason: { code: 'SQLITE_CONSTRAINT_CHECK' } });
    expect(told[3]).toMatchObject({ reason: { message: 'thought better of it' } });
    expect(await database.read('a', (tx) => tx.all('SELECT n FROM line ORDER BY n'))).toEqual([{ n: 1n }, { n: 2n }]);
    // The statement that failed is as good as new.
    expect(await database.write('a', add(3))).toBe(1);
  });

  it('runs again when one of them fails: none counts twice, and each still sees those before it', async () => {
    const seen: [number, number][] = [];
    const told = await Promise.allSettled(
      [1, 13, 2].map((n) =>
        database.write('a', async (tx) => {
          seen.push([n, await countIn(tx)]);
          await add(n)(tx);
        }),
      ),
    );
    expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(seen).toEqual([1, 13, 1, 13, 2].map((n, i) => [n, [0, 1, 0, 1, 1][i]]));
    expect(seenOutside()).toBe(2);
  });

  it('of one that fails is undone and run once', async () => {
    let runs = 0;
    const lone = database.write('a', async (tx) => {
      runs += 1;
      await add(1)(tx);
      throw new Error('thought better of it');
    });
    await expect(lone).rejects.toThrow('thought better of it');
    expect(runs).toBe(1);
    expect(await database.write('a', countIn)).toBe(0);
  });

  it('runs its writes in the order in which they came, each seeing those before it', async () => {
    const seen = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        database.write('a', async (tx) => {
          const before = await countIn(tx);
          await add(n)(tx);
          return before;
        }),
      ),
    );
    expect(seen).toEqual([0, 1, 2, 3]);
  });

  it('of more than a commit takes is finished all the same', async () => {
    await Promise.all(Array.from({ length: 700 }, (_, n) => database.write('a', add(n + 1000))));
    expect(seenOutside()).toBe(700);
  });
});

describe('the wait for the disk', () => {
  const syncedIn = async (tx: Transaction): Promise<unknown> =>
    Object.values((await tx.all('PRAGMA synchronous'))[0] ?? {})[0];
  const [WAITS, GOES_ON] = [2n, 1n];

  it('is spared to what the next owner would undo, unless something for good shares its commit', async () => {
    const write = (staying?: 'for-good' | 'while-owned') => database.write('a', syncedIn, staying);
    expect(await write('while-owned')).toBe(GOES_ON);
    expect(await write()).toBe(WAITS);
    expect(await Promise.all([write('while-owned'), write('for-good')])).toEqual([WAITS, WAITS]);
    expect(await Promise.all([write('while-owned'), write('while-owned')])).toEqual([GOES_ON, GOES_ON]);
  });

  it('leaves the thread free: turns go by between a write and its answer, and the next write waits its turn', async () => {
    let turns = 0;
    let isTold = false;
    const written = database.write('a', add(1)).then(() => (isTold = true));
    while (!isTold) {
      turns += 1;
      await new Promise((resume) => setImmediate(resume));
    }
    await written;
    // One until the group begins, one that learns of its end, and those meanwhile, if the disk is slower than a turn.
    expect(turns).toBeGreaterThan(1);
    const both = [database.write('a', add(2))];
    await new Promise((resume) => setImmediate(resume));
    both.push(database.write('a', add(3)));
    expect(await Promise.all(both)).toEqual([1, 1]);
    expect(seenOutside()).toBe(3);
  });
});

describe('a read', () => {
  it('sees nothing that is not committed', async () => {
    let early: number | undefined;
    await database.write('a', async (tx) => {
      await add(1)(tx);
      early = await database.read('a', countIn);
    });
    expect(early).toBe(0);
    expect(await database.read('a', countIn)).toBe(1);
  });

  it('sees one moment from its beginning to its end', async () => {
    const seen = await database.read('a', async (tx) => {
      const first = await countIn(tx);
      await database.write('a', add(1));
      return [first, await countIn(tx)];
    });
    expect(seen).toEqual([0, 0]);
  });

  it('writes nothing', async () => {
    await expect(database.read('a', add(1))).rejects.toThrow(/readonly/);
    expect(await database.write('a', add(1))).toBe(1);
    // And one that failed does not hold the next one in its moment.
    expect(await database.read('a', countIn)).toBe(1);
  });
});

describe('a survey', () => {
  const NUMBERS = 'WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < ?)';
  /** Some hundred milliseconds of SQLite's, that come to one row. */
  const LONG = `${NUMBERS} SELECT SUM(n) AS total FROM count`;
  const LONG_ROWS = 1_000_000;

  it('holds up neither reads nor writes, and sees one moment', async () => {
    let [begun, goOn] = [(): void => undefined, (): void => undefined];
    const beginning = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const others = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const seen = database.survey(async (tx) => {
      const first = await countIn(tx);
      begun();
      await others;
      return [first, await countIn(tx)];
    });
    await beginning;
    // Only when all of these are answered does it end.
    await database.write('a', add(1));
    expect(await database.read('a', countIn)).toBe(1);
    expect(await database.readOne('a', 'SELECT n FROM line')).toEqual({ n: 1n });
    goOn();
    expect(await seen).toEqual([0, 0]);
  });

  it('does not hold up the thread, nor when the collector takes what was asked before', async () => {
    setFlagsFromString('--expose-gc');
    const gc = runInNewContext('gc') as () => void;
    const turns = async (count: number): Promise<void> => {
      for (let turn = 0; turn < count; turn += 1) await new Promise((resume) => setImmediate(resume));
    };
    let [isLong, isOver] = [false, false];
    const seen = database
      .survey(async (tx) => {
        for (let n = 0; n < 8; n += 1) await tx.all(LONG, 10 + n);
        isLong = true;
        return tx.one(LONG, 8 * LONG_ROWS);
      })
      .finally(() => {
        isOver = true;
      });
    while (!isLong) await turns(1);
    await turns(5);
    gc();
    await turns(50);
    expect(isOver).toBe(false);
    await seen;
  });

  it('lets others in between many rows', async () => {
    let turns = 0;
    const turn = (): void => {
      turns += 1;
      if (turns > 0) setImmediate(turn);
    };
    setImmediate(turn);
    const rows = await database.survey((tx) => tx.all(`${NUMBERS} SELECT n FROM count`, 20_000));
    const seen = turns;
    turns = Number.NEGATIVE_INFINITY;
    expect(rows).toHaveLength(20_000);
    expect(rows.at(-1)).toEqual({ n: 20_000n });
    expect(seen).toBeGreaterThan(20);
  });

  it('writes nothing, and its failure is its own', async () => {
    await expect(database.survey(add(1))).rejects.toThrow(/readonly/);
    await expect(database.survey((tx) => tx.all('SELECT n FROM nowhere'))).rejects.toThrow(/nowhere/);
    expect(await database.survey(countIn)).toBe(0);
  });

  it('is waited for by whoever closes the file', async () => {
    const total = database.survey((tx) => tx.one(LONG, LONG_ROWS));
    await database.close();
    expect(await total).toEqual({ total: (BigInt(LONG_ROWS) * BigInt(LONG_ROWS + 1)) / 2n });
    await expect(database.survey(countIn)).rejects.toThrow('is closed');
  });
});

describe('a transaction', () => {
  it('has one time, whatever the clock does', async () => {
    const seen = await database.write('a', async (tx) => {
      const first = await tx.nowMs();
      now += 5000;
      return [first, await tx.nowMs()];
    });
    expect(seen).toEqual([1000, 1000]);
    expect(await database.read('a', (tx) => tx.nowMs())).toBe(6000);
  });

  it('cannot be used after its end', async () => {
    let kept: Transaction | undefined;
    await database.write('a', async (tx) => {
      kept = tx;
    });
    await expect(kept?.run('DELETE FROM line')).rejects.toThrow('has ended');
    await expect(kept?.all('SELECT 1')).rejects.toThrow('has ended');
  });

  it('takes whole numbers only, to the last digit, and bytes as they are', async () => {
    await database.write('a', (tx) => tx.run('CREATE TABLE cell (n INTEGER, b BLOB) STRICT'));
    await expect(database.write('a', (tx) => tx.run('INSERT INTO cell VALUES (?, NULL)', 1.5))).rejects.toThrow(
      'whole',
    );
    expect(await database.read('a', (tx) => tx.all('SELECT ? / 2 AS half', 7))).toEqual([{ half: 3n }]);
    const [most, bytes] = [9_223_372_036_854_775_807n, Uint8Array.of(0, 255, 0, 128)];
    await database.write('a', (tx) => tx.run('INSERT INTO cell VALUES (?, ?)', most, bytes));
    expect(await database.read('a', (tx) => tx.all('SELECT n, b FROM cell'))).toEqual([{ n: most, b: bytes }]);
  });

  it('gives one row without its others, and leaves nothing standing that a commit or a snapshot would wait for', async () => {
    await database.write('a', async (tx) => {
      for (const n of [1, 2, 3]) await add(n)(tx);
      expect(await tx.one('SELECT n FROM line ORDER BY n')).toEqual({ n: 1n });
    });
    const first = (tx: Transaction) => tx.one('SELECT COUNT(*) AS lines FROM line UNION ALL SELECT 1');
    expect(await database.read('a', first)).toEqual({ lines: 3n });
    // All rows of a change are changed.
    await database.write('a', (tx) => tx.one('DELETE FROM line RETURNING n'));
    expect(await database.read('a', first)).toEqual({ lines: 0n });
    expect(await database.read('a', (tx) => tx.one('SELECT n FROM line'))).toBeUndefined();
    await expect(database.write('a', (tx) => tx.one('INSERT INTO line VALUES (13) RETURNING n'))).rejects.toMatchObject(
      {
        code: 'SQLITE_CONSTRAINT_CHECK',
      },
    );
  });

  it('that asks for rows where it should ask for changes is told so, and harms nobody', async () => {
    const asked = database.write('a', (tx) => tx.run('INSERT INTO line VALUES (1) RETURNING n'));
    const [bad, good] = await Promise.allSettled([asked, database.write('a', add(2))]);
    expect(bad).toMatchObject({ reason: { message: expect.stringContaining('returns rows') } });
    expect(good.status).toBe('fulfilled');
    expect(seenOutside()).toBe(1);
  });
});

describe('a database that failed', () => {
  it('tells everybody of that failure, those who wait included, and tries nothing again', async () => {
    await database.write('a', (tx) => tx.run('CREATE TABLE wide (words TEXT) STRICT'));
    await database.write('a', (tx) => tx.all('PRAGMA max_page_count = 20'));
    // The first group is too much for the file; what waits behind it would still fit.
    const asked = Array.from({ length: 300 }, (_, n) =>
      database.write('a', (tx) => (n < 256 ? tx.run('INSERT INTO wide VALUES (?)', 'x'.repeat(3000)) : add(n)(tx))),
    );
    const told = await Promise.allSettled([...asked, database.read('a', countIn)]);
    told.push(...(await Promise.allSettled([database.write('a', add(1)), database.read('a', countIn)])));
    const reasons = new Set(told.map((one) => (one.status === 'rejected' ? one.reason.message : 'done')));
    // The one read that came before the failure is the only thing that was done.
    expect([...reasons].sort()).toEqual([expect.stringMatching(/store\.db" failed \(.*full\); start again/), 'done']);
    expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const eye = connect(file, 'reader');
    expect(eye.all('SELECT COUNT(*) AS lines FROM wide', [])).toEqual([{ lines: 0n }]);
    eye.close();
  });
});

describe('a database that is closed', () => {
  it('finishes what was asked before, and refuses what is asked after', async () => {
    const asked = [1, 2, 3].map((n) => database.write('a', add(n)));
    const reads = [database.read('a', async () => 'first'), database.read('a', async () => 'second')];
    await database.close();
    expect(await Promise.all([...asked, ...reads])).toEqual([1, 1, 1, 'first', 'second']);
    await expect(database.write('a', add(4))).rejects.toThrow(/store\.db" is closed/);
    await expect(database.read('a', countIn)).rejects.toThrow(/store\.db" is closed/);
    expect(seenOutside()).toBe(3);
  });

  it('had waited for the disk at each commit, and kept its rows to one another', () => {
    const settings = connect(file, 'writer');
    const settingOf = (name: string) => Object.values(settings.all(`PRAGMA ${name}`, [])[0] ?? {})[0];
    expect(['journal_mode', 'synchronous', 'foreign_keys'].map(settingOf)).toEqual(['wal', 2n, 1n]);
    settings.close();
  });

  it('leaves nothing in its log', async () => {
    await database.write('a', add(1));
    await database.close();
    expect(logBytes()).toBe(0);
  });
});
