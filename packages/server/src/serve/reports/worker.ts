/** A thread that makes reports, one after another, with an engine and fonts of its own. */

import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from '@khagol/engine';
import { portOfNode, servePool } from '@khagol/engine/pool/custom';
import { type HouseParts, openTypesetter } from '@khagol/engine/report';
import { loadTypography } from '@khagol/fonts';
import type { ReportPress } from '../../ports/index.ts';
import { inProcessPress } from './in-process.ts';
import { SPOKEN } from './languages.ts';
import { type Job, type Made, PRESS_WORK } from './pool.ts';

if (parentPort === null) throw new Error('this file is the inside of a thread');

const { receipts } = workerData as { readonly receipts: HouseParts['receipts'] | null };

async function openPress(): Promise<ReportPress> {
  const [engine, typography] = await Promise.all([openEngine(), loadTypography()]);
  return inProcessPress({
    ...SPOKEN,
    engine,
    typesetter: await openTypesetter(typography),
    ...(receipts === null || receipts === undefined ? {} : { receipts }),
  });
}

/** What an order or a picture comes to. @throws whatever is nobody's mistake but ours */
async function made(press: ReportPress, job: Job): Promise<Made> {
  const end = await (job.kind === 'make' ? press.make(job.order, '') : press.judgePicture(job.bytes, ''));
  if (end.kind === 'done' || end.kind === 'refused') return end;
  throw end.kind === 'broken' ? end.cause : new Error(`a press without a line is ${end.kind}`);
}

servePool(portOfNode(parentPort), openPress, (name) =>
  name === PRESS_WORK ? (press, job) => made(press, job as Job) : undefined,
);
