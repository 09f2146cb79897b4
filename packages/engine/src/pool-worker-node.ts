/** The inside of a thread of `openPool` on Node: an engine, and the work of every job. */

import { parentPort, workerData } from 'node:worker_threads';
import { assert } from './errors.ts';
import { portOfNode } from './pool/hosts.ts';
import type { Welcome } from './pool/opening.ts';
import { servePool } from './pool/serve.ts';
import { openWelcomed } from './pool/welcomed.ts';
import { engineWork } from './pool/work.ts';

assert(parentPort !== null, 'this file is the inside of a thread');
servePool(portOfNode(parentPort), () => openWelcomed(workerData as Welcome), engineWork);
