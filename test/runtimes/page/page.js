/** The same-bytes test in a page: with the core in the page, in a module worker, and in plain JavaScript. */

import * as browser from '../../../packages/engine/dist/browser.js';
import * as portable from '../../../packages/engine/dist/portable.js';
import { births } from '../births.json';
import { castAll } from '../charts.mjs';

window.runtimes = {
  page: () => castAll(browser, births),
  portable: () => castAll(portable, births),
  worker: () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(births);
    }),
};
