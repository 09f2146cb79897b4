/** A thread of a pool that does what its piece says: answers, tells how far it is, hangs, dies, fills its memory. */

import { parentPort, workerData } from 'node:worker_threads';

if (workerData?.opens === 'dies') process.exit(3);
parentPort.on('message', ({ id, piece }) => {
  const tell = (told) => parentPort.postMessage({ id, ...told });
  if (piece === 'hang') {
    tell({ kind: 'progress', part: 0.5 });
    for (;;);
  }
  if (piece === 'exit') process.exit(7);
  if (piece === 'throw') throw new TypeError('outside of everything');
  if (piece === 'fill') {
    const held = [];
    for (;;) held.push(Array(100_000).fill(held.length));
  }
  tell({ kind: 'done', output: piece });
});
