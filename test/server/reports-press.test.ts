/**
 * The press as it is served: built threads, real fonts, real reports. While they work, the thread that answers calls stays free; what a stranger
 * hands in harms nothing; and a report can be made again elsewhere, byte by byte.
 */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEngine } from '../../packages/engine/src/node.ts';
import type { ReportOrder } from '../../packages/server/src/ports/index.ts';
import { openReports, type Reports } from '../../packages/server/src/serve/reports/index.ts';
import { BASELINE, CMYK, PROGRESSIVE, png, together } from '../report/pictures.ts';
import { ORDER, openReportHouse, PLACED, type ReportHouse } from './reports-house.ts';

const WORKER = fileURLToPath(new URL('../../packages/server/dist/serve/reports/worker.js', import.meta.url));
const AGAIN = fileURLToPath(new URL('./reports-again.mjs', import.meta.url));
const SEED = 20261122;
let reports: Reports;
let at: ReportHouse;
beforeAll(async () => {
  const engine = await openEngine();
  reports = openReports({ engine, receipts: null, threads: 1 });
  at = await openReportHouse({
    engine,
    // What is measured here is the server's own time.
    unjudged: true,
    reports: { press: reports.press, pictures: { fetch: async () => ({ fault: 'missing' }) } },
  });
  await reports.warm();
});
afterAll(() => reports.close());

const order = (name: string): ReportOrder => ({
  reportType: 'kundli-mini',
  language: 'en',
  asOf: '2026-11-21',
  birth: { ...PLACED, name },
});

describe('the built press', () => {
  it('is bundled (npm test and npm run build see to it)', () => {
    expect(existsSync(WORKER)).toBe(true);
  });

  it('makes ten reports while the loop stays free for others', async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const usedBefore = performance.eventLoopUtilization();
    const beganMs = performance.now();
    const waits: number[] = [];
    let making = true;
    const others = (async () => {
      while (making) {
        const askedMs = performance.now();
        expect((await at.house.get('/healthz')).status).toBe(200);
        waits.push(performance.now() - askedMs);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, i) => at.generate({ ...ORDER, birthDetails: { ...PLACED, name: `Asha ${i}` } })),
    );
    making = false;
    await others;
    delay.disable();
    const { utilization } = performance.eventLoopUtilization(usedBefore);
    const tookMs = performance.now() - beganMs;
    const [p50, p99, max] = [delay.percentile(50), delay.percentile(99), delay.max].map((ns) => ns / 1e6);
    waits.sort((a, b) => a - b);
    console.log(
      `ten reports of ${made[0]?.json['data'].pageCount} pages: ${(tookMs / 10).toFixed(0)} ms each on one thread; the loop was ${(100 * utilization).toFixed(0)} % at work, its delay ${p50?.toFixed(1)} ms at p50, ${p99?.toFixed(1)} at p99, ${max?.toFixed(1)} at most; /healthz ${waits[waits.length >> 1]?.toFixed(1)} ms at p50, ${waits.at(-1)?.toFixed(1)} at most`,
    );
    expect(made.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(made.map(({ json }) => json['data'].sha256)).size).toBe(10);
    // Reports that are made in this thread keep it at work for all of the time.
    expect(utilization).toBeLessThan(0.75);
    expect(p50).toBeLessThan(50);
  });

  it('hands out a PDF whose hash is the one that was told, and that is made again anywhere from the order alone', async () => {
    const { data } = (
      await at.generate({ ...ORDER, lang: 'hi', branding: { companyName: 'ज्योति', footerText: 'Café' } })
    ).json;
    const file = new Uint8Array(await (await at.open(data.downloadUrl)).arrayBuffer());
    expect(new TextDecoder('latin1').decode(file.subarray(0, 5))).toBe('%PDF-');
    expect(createHash('sha256').update(file).digest('hex')).toBe(data.sha256);
    const again = JSON.stringify({
      reportType: 'kundli-mini',
      language: 'hi',
      asOf: data.asOf,
      birth: PLACED,
      branding: { companyName: 'ज्योति', footerText: 'Café' },
    });
    expect(execFileSync(process.execPath, [AGAIN, again], { encoding: 'utf8' })).toBe(data.sha256);
  });

  it('prints a logo', async () => {
    const logo = png({ width: 1, height: 1 }, Uint8Array.of(0, 255, 0, 0));
    const branding = { logoUrl: `data:image/png;base64,${Buffer.from(logo).toString('base64')}` };
    const [plain, branded] = [await at.generate(), await at.generate({ ...ORDER, branding })];
    expect([plain.status, branded.status]).toEqual([200, 200]);
    expect(branded.json['data'].sha256).not.toBe(plain.json['data'].sha256);
  });

  it('reads thousands of broken pictures, one after another, and neither hangs nor dies', async () => {
    let state = SEED;
    const random = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 4_294_967_296) * below);
    };
    const rows = Uint8Array.from({ length: 16 * 49 }, (_, i) => (i % 49 === 0 ? i % 5 : i & 255));
    const whole = [png({ width: 16, height: 16 }, rows), BASELINE, PROGRESSIVE, CMYK];
    const torn = whole.flatMap((bytes) => Array.from(bytes, (_, end) => bytes.subarray(0, end)));
    const changed = Array.from({ length: 2_000 }, (_, i) => {
      const bytes = (whole[i % whole.length] as Uint8Array).slice();
      for (let times = 0; times <= i % 7; times += 1) bytes[random(bytes.length)] = random(256);
      return bytes;
    });
    const large = [
      png({ width: 50_000, height: 50_000 }, new Uint8Array(9)),
      png({ width: 4096, height: 4096 }, new Uint8Array(9)),
      png({ width: 4096, height: 4096, bits: 1, kind: 0 }, new Uint8Array(513 * 4096)),
      png({ width: 4096, height: 4096 }, new Uint8Array((3 * 4096 + 1) * 4096)),
      png({ width: 1, height: 1 }, new Uint8Array(100_000_000)),
      together([whole[0] as Uint8Array, whole[0] as Uint8Array]),
    ];
    const rssBefore = process.memoryUsage.rss();
    const beganMs = performance.now();
    const kinds = new Map<string, number>();
    let longestMs = 0;
    for (const bytes of [...torn, ...changed, ...large]) {
      const askedMs = performance.now();
      const { kind } = await reports.press.judgePicture(bytes, 'acc_test');
      longestMs = Math.max(longestMs, performance.now() - askedMs);
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
    const count = torn.length + changed.length + large.length;
    const rise = (process.memoryUsage.rss() - rssBefore) / 2 ** 20;
    console.log(
      `seed ${SEED}; ${count} pictures: ${[...kinds].map(([kind, times]) => `${times} ${kind}`).join(', ')}, ${(performance.now() - beganMs).toFixed(0)} ms, the longest ${longestMs.toFixed(0)} ms, memory ${rise.toFixed(0)} MiB more`,
    );
    expect([...kinds.keys()].filter((kind) => kind !== 'refused' && kind !== 'done')).toEqual([]);
    expect(kinds.get('refused')).toBeGreaterThan(torn.length);
    expect(longestMs).toBeLessThan(10_000);
    expect(rise).toBeLessThan(300);
    expect((await reports.press.make(order('after'), 'acc_test')).kind).toBe('done');
  });

  it('finds what is wrong with an order before it makes anything, in the words of the engine', async () => {
    expect(await reports.press.check(order('Asha'))).toBeNull();
    expect(await reports.press.check(order('日本'))).toMatchObject({ field: 'birth.name' });
    const late = { ...order('x'), birth: { ...PLACED, datetime: 'x' } };
    expect((await reports.press.make(late, 'a')).kind).toBe('refused');
  });
});
