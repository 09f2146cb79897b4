/** The inside of a thread that does long work for calls, with an engine of its own. */

import { parentPort } from 'node:worker_threads';
import { openEngine } from '@khagol/engine';
import { portOfNode, servePool } from '@khagol/engine/pool/custom';
import { openGround, workNamed } from './jobs.ts';

if (parentPort === null) throw new Error('this file is the inside of a thread');
servePool(portOfNode(parentPort), async () => openGround(await openEngine()), workNamed);
