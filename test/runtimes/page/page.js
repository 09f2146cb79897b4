/** The same-bytes test in a page: with the core in the page, in a module worker, and in plain JavaScript. */

import * as browser from '../../../packages/engine/dist/browser.js';
import * as jyotish from '../../../packages/engine/dist/jyotish.js';
import * as numerology from '../../../packages/engine/dist/numerology.js';
import * as portable from '../../../packages/engine/dist/portable.js';
import * as sky from '../../../packages/engine/dist/sky.js';
import * as western from '../../../packages/engine/dist/western.js';
import { births } from '../births.json';
import { castAll } from '../charts.mjs';

const rooms = { jyotish, western, sky, numerology };
window.runtimes = {
  page: () => castAll(browser, rooms, births),
  portable: () => castAll(portable, rooms, births),
  worker: () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(births);
    }),
};
