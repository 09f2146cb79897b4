/** A thread that does what its job says: answers, waits, hangs, dies, fills its memory, or never gets ready. */

import { parentPort, workerData } from 'node:worker_threads';

const { opens } = workerData;
if (opens === 'never') for (;;);
if (opens === 'dies') process.exit(3);
if (opens === 'throws') throw new Error('no fonts');

parentPort.on('message', ({ id, job }) => {
  const [what, ms] = job.order.reportType.split(' ');
  if (what === 'hang') for (;;);
  if (what === 'exit') process.exit(7);
  if (what === 'throw') throw new TypeError('outside of everything');
  if (what === 'fill') {
    const held = [];
    for (;;) held.push(Array(100_000).fill(held.length));
  }
  if (what === 'refuse') parentPort.postMessage({ kind: 'refused', id, fault: { field: 'f', message: 'm' } });
  else if (what === 'break')
    parentPort.postMessage({ kind: 'broken', id, name: 'RangeError', stack: 'RangeError\n    at x' });
  else if (what === 'babble')
    for (const told of [
      { kind: 'done', id: id + 1, value: 'of somebody else' },
      { kind: 'done', id, value: what },
      { kind: 'done', id, value: 'twice' },
    ])
      parentPort.postMessage(told);
  else setTimeout(() => parentPort.postMessage({ kind: 'done', id, value: `${what} ${process.pid}` }), Number(ms ?? 0));
});
parentPort.postMessage({ kind: 'ready' });
