/** The press on Node: looks at orders here, makes reports in threads of their own. */

import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { nodeHands } from '@khagol/engine/pool/custom';
import type { HouseParts, ReportHouse } from '@khagol/engine/report';
import type { MadeReport, PressEnd, ReportOrder, ReportPress } from '../../ports/index.ts';
import type { Front } from './front.ts';
import { type Job, openPool, type PressPool } from './pool.ts';

export interface ReportsOptions {
  readonly engine: HouseParts['engine'];
  /** Whose receipt stands in a report; null for none. */
  readonly receipts: HouseParts['receipts'] | null;
  /** Threads, at most 4 of them; by the cores when left out. With 0 reports are made in this thread, which then answers nobody meanwhile. */
  readonly threads?: number;
}

export interface Reports {
  readonly press: ReportPress;
  /** Opens a thread and makes a report that nobody asked for, so that the first that somebody does is not slow. */
  warm(): Promise<void>;
  close(): Promise<void>;
}

/** One core is left to the calls. */
const MOST_THREADS = 4;
const WAITING_OF_A_THREAD = 32;
/** Part of the line that one account may fill. */
const SHARE = 3 / 4;
/** Heap of a thread; a report needs a fifth of it. */
const HEAP_MB = 256;
const [OPENING_MS, WORKING_MS, WAITING_MS] = [10_000, 20_000, 25_000];

/** Starts nothing: threads come with the first order, or with `warm`. */
export function openReports({ engine, receipts, threads }: ReportsOptions): Reports {
  if (threads === 0) return reportsHere(engine, receipts);
  const size = Math.min(MOST_THREADS, threads ?? Math.max(1, availableParallelism() - 1));
  const pool: PressPool = openPool({
    start: nodeHands(
      () =>
        new Worker(workerFile(), {
          workerData: { receipts },
          // It reads built files whatever this process was started with, and none of the operator's secrets.
          execArgv: [],
          env: {},
          resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
        }),
    ),
    size,
    mostWaiting: size * WAITING_OF_A_THREAD,
    mostOfOne: Math.ceil(size * WAITING_OF_A_THREAD * SHARE),
    openingMs: OPENING_MS,
    workingMs: WORKING_MS,
    waitingMs: WAITING_MS,
  });
  let front: Promise<Front> | undefined;
  const opened = (): Promise<Front> => {
    front ??= frontOver(engine);
    return front;
  };
  const run = async <T extends MadeReport | null>(job: Job, owner: string): Promise<PressEnd<T>> =>
    (await pool.run(job, owner)) as PressEnd<T>;
  return {
    press: {
      catalog: async (language) => (await opened()).catalog(language),
      check: async (order) => (await opened()).check(order),
      judgePicture: (bytes, owner) => run<null>({ kind: 'picture', bytes }, owner),
      make: (order, owner) => run<MadeReport>({ kind: 'make', order }, owner),
    },
    warm: async () => {
      await (await opened()).check(WARMING);
      await pool.run({ kind: 'make', order: WARMING }, '');
    },
    close: () => pool.close(),
  };
}

/** Reports without threads. */
function reportsHere(engine: HouseParts['engine'], receipts: ReportsOptions['receipts']): Reports {
  let opened: Promise<ReportPress> | undefined;
  const press = (): Promise<ReportPress> => {
    opened ??= (async () => {
      const [{ inProcessPress }, { SPOKEN }, typesetter] = await Promise.all([
        import('./in-process.ts'),
        import('./languages.ts'),
        typesetterOf(),
      ]);
      return inProcessPress({
        ...SPOKEN,
        engine,
        typesetter,
        ...(receipts === null || receipts === undefined ? {} : { receipts }),
      });
    })();
    return opened;
  };
  return {
    press: {
      catalog: async (language) => (await press()).catalog(language),
      check: async (order) => (await press()).check(order),
      judgePicture: async (bytes, owner) => (await press()).judgePicture(bytes, owner),
      make: async (order, owner) => (await press()).make(order, owner),
    },
    warm: async () => void (await press()),
    close: async () => undefined,
  };
}

async function typesetterOf(): Promise<HouseParts['typesetter']> {
  const [{ openTypesetter }, { loadTypography }] = await Promise.all([
    import('@khagol/engine/report'),
    import('@khagol/fonts'),
  ]);
  return openTypesetter(await loadTypography());
}

const WARMING: ReportOrder = {
  reportType: 'kundli-mini',
  language: 'en',
  asOf: '2000-01-01',
  birth: { datetime: '2000-01-01T12:00:00', latitude: 28.6139, longitude: 77.209, timezone: '+05:30' },
};

/** Modules of languages and fonts are read when somebody asks for the catalogue, and not at the start. */
async function frontOver(engine: HouseParts['engine']): Promise<Front> {
  const [{ openFront }, { SPOKEN }] = await Promise.all([import('./front.ts'), import('./languages.ts')]);
  let house: Promise<ReportHouse> | undefined;
  return openFront(SPOKEN, () => {
    house ??= (async () => {
      const [{ openReportHouse }, typesetter] = await Promise.all([import('@khagol/engine/report'), typesetterOf()]);
      return openReportHouse({ ...SPOKEN, engine, typesetter });
    })();
    return house;
  });
}

/** The built file, by the name under which this package publishes it: a thread reads no TypeScript. */
function workerFile(): string {
  return createRequire(import.meta.url).resolve('@khagol/server/report-worker');
}
