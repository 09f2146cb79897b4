/** `npm run runtimes`: the same-bytes test on every Node at hand besides Chromium and the plain-JavaScript core; nodes.mjs says which. */
import { delimiter } from 'node:path';
import { otherNodes } from './nodes.mjs';
import { pass } from './processes.mjs';

process.env.KHAGOL_NODES = otherNodes().join(delimiter);
process.exitCode = await pass(['node_modules/vitest/vitest.mjs', 'run', 'test/runtimes', ...process.argv.slice(2)]);
