/** Makes the report of an order (JSON, the first word) with the built engine in a process of its own, and writes its SHA-256. */

import { hindi } from '../../packages/engine/dist/language/hi.js';
import { openEngine } from '../../packages/engine/dist/node.js';
import { TEXTS_HI } from '../../packages/engine/dist/reading/hi.js';
import { openTypesetter } from '../../packages/engine/dist/report.js';
import { loadTypography } from '../../packages/fonts/dist/node.js';
import { inProcessPress } from '../../packages/server/dist/serve/reports/in-process.js';

const press = inProcessPress({
  engine: await openEngine(),
  typesetter: await openTypesetter(await loadTypography(['Deva'])),
  languages: [hindi],
  texts: { hi: TEXTS_HI },
});
const end = await press.make(JSON.parse(process.argv[2]));
process.stdout.write(end.kind === 'done' ? end.value.sha256 : JSON.stringify(end));
