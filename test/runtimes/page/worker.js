/** The same-bytes test in a module worker. */

import * as engine from '../../../packages/engine/dist/browser.js';
import { castAll } from '../charts.mjs';

self.onmessage = ({ data }) => castAll(engine, data).then((result) => self.postMessage(result));
