/** The same-bytes test in a Node of its own: `node in-node.mjs node.js|node.cjs|inline.js|portable.js` prints what came out as JSON. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { castAll } from './charts.mjs';

const entry = new URL(`../../packages/engine/dist/${process.argv[2]}`, import.meta.url);
const engine = process.argv[2].endsWith('.cjs')
  ? createRequire(import.meta.url)(entry.pathname)
  : await import(entry.href);
const { births } = JSON.parse(readFileSync(new URL('./births.json', import.meta.url), 'utf8'));
process.stdout.write(JSON.stringify({ version: process.version, ...(await castAll(engine, births)) }));
