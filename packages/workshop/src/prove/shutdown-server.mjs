/** The server that shutdown.mjs stops: as people run it, signals included. Tells its address to its parent. */

import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';

const { serveUntilStopped } = await import(pathToFileURL(`${root}packages/server/dist/serve/node.js`).href);
const say = (text) => {
  const url = /API\s+(http:\/\/[^/\s]+)/.exec(text)?.[1];
  if (url !== undefined) process.send({ url });
};
process.exit(await serveUntilStopped({ environment: process.env, say, logTo: (line) => process.stderr.write(line) }));
