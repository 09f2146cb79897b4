/** A thread that makes reports, one after another, with an engine and fonts of its own. */

import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from '@khagol/engine';
import { type HouseParts, openTypesetter } from '@khagol/engine/report';
import { loadTypography } from '@khagol/fonts';
import { inProcessPress } from './in-process.ts';
import { SPOKEN } from './languages.ts';
import type { Asked, Told } from './messages.ts';

const port = parentPort;
if (port === null) throw new Error('this file is the inside of a thread');

const [engine, typography] = await Promise.all([openEngine(), loadTypography()]);
const { receipts } = workerData as { readonly receipts: HouseParts['receipts'] | null };
const press = inProcessPress({
  ...SPOKEN,
  engine,
  typesetter: await openTypesetter(typography),
  ...(receipts === null || receipts === undefined ? {} : { receipts }),
});

const tell = (told: Told, transfer: readonly ArrayBuffer[] = []): void => port.postMessage(told, [...transfer]);

port.on('message', async ({ id, job }: Asked) => {
  const end = await (job.kind === 'make' ? press.make(job.order, '') : press.judgePicture(job.bytes, ''));
  if (end.kind === 'done') {
    const { value } = end;
    // A report of its own memory is handed over, not copied.
    const own = value !== null && value.bytes.byteLength === value.bytes.buffer.byteLength;
    tell({ kind: 'done', id, value }, own ? [value.bytes.buffer as ArrayBuffer] : []);
  } else if (end.kind === 'refused') tell({ kind: 'refused', id, fault: end.fault });
  else if (end.kind === 'broken') {
    const { name, stack } = end.cause instanceof Error ? end.cause : new Error(typeof end.cause);
    tell({ kind: 'broken', id, name, stack: stack ?? '' });
  }
});
tell({ kind: 'ready' });
