/** The same-bytes test in a module worker. */

import * as engine from '../../../packages/engine/dist/browser.js';
import * as jyotish from '../../../packages/engine/dist/jyotish.js';
import * as numerology from '../../../packages/engine/dist/numerology.js';
import * as sky from '../../../packages/engine/dist/sky.js';
import * as western from '../../../packages/engine/dist/western.js';
import { castAll } from '../charts.mjs';

const rooms = { jyotish, western, sky, numerology };
self.onmessage = ({ data }) => castAll(engine, rooms, data).then((result) => self.postMessage(result));
