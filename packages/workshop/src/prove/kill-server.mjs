/**
 * The server that kill.mjs kills: as people run it, on the store in its environment. Its engine is open before it is let near the store, so
 * that the next one begins to answer as soon as this one is dead; it goes with its parent.
 */
import { pathToFileURL } from 'node:url';
import { root } from '../root.mjs';

const bundled = (path) => import(pathToFileURL(`${root}packages/${path}`).href);
const { serve } = await bundled('server/dist/serve/node.js');
const { openEngine } = await bundled('engine/dist/node.js');
const engine = await openEngine();

process.once('disconnect', () => process.exit(1));
process.once('message', async () => {
  const { url } = await serve({ environment: process.env, say: () => undefined, logTo: () => undefined, engine });
  process.send({ url });
});
process.send('ready');
