/** A thread that does what its job says: answers, waits, hangs, dies, fills its memory, or never opens. */

import { parentPort, workerData } from 'node:worker_threads';

const { opens } = workerData;
if (opens === 'never') for (;;);
if (opens === 'dies') process.exit(3);
if (opens === 'throws') throw new Error('no fonts');

parentPort.on('message', ({ id, piece: job }) => {
  const [what, ms] = job.order.reportType.split(' ');
  const done = (value, of = id) => ({ kind: 'done', id: of, output: { kind: 'done', value } });
  if (what === 'hang') for (;;);
  if (what === 'exit') process.exit(7);
  if (what === 'throw') throw new TypeError('outside of everything');
  if (what === 'fill') {
    const held = [];
    for (;;) held.push(Array(100_000).fill(held.length));
  }
  if (what === 'refuse')
    parentPort.postMessage({ kind: 'done', id, output: { kind: 'refused', fault: { field: 'f', message: 'm' } } });
  else if (what === 'break') {
    const fault = { kind: 'other', name: 'RangeError', message: 'm', stack: 'RangeError\n    at x' };
    parentPort.postMessage({ kind: 'failed', id, fault });
  } else if (what === 'babble')
    for (const told of [done('of somebody else', id + 1), done(what), done('twice')]) parentPort.postMessage(told);
  else setTimeout(() => parentPort.postMessage(done(`${what} ${process.pid}`)), Number(ms ?? 0));
});
