/** The same-bytes test in a Node of its own: `node in-node.mjs node.js|node.cjs|inline.js|portable.js` prints what came out as JSON. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { castAll } from './charts.mjs';

const dist = new URL('../../packages/engine/dist/', import.meta.url);
const [, extension] = process.argv[2].split('.');
const need = createRequire(import.meta.url);
const open = async (name) => {
  const file = new URL(name, dist);
  return extension === 'cjs' ? need(file.pathname) : await import(file.href);
};
const engine = await open(process.argv[2]);
const rooms = {};
for (const room of ['jyotish', 'western', 'sky', 'numerology']) rooms[room] = await open(`${room}.${extension}`);
const { births } = JSON.parse(readFileSync(new URL('./births.json', import.meta.url), 'utf8'));
process.stdout.write(JSON.stringify({ version: process.version, ...(await castAll(engine, rooms, births)) }));
