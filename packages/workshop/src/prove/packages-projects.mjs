/** Empty projects with the packed packages in them, and the programs that are written there: each casts the same births and says what came out. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const ROOMS = ['jyotish', 'western', 'sky', 'numerology'];

/** A program that imports an entry of the engine with its rooms, and offers `result()`. */
const casting = (entry) => `import * as engine from '${entry}';
${ROOMS.map((room) => `import * as ${room} from '@khagol/engine/${room}';`).join('\n')}
import { births } from './births.mjs';
import { castAll } from './charts.mjs';
export const result = () => castAll(engine, { ${ROOMS.join(', ')} }, births);
`;

const telling = (file) => `import { result } from './${file}';
console.log(JSON.stringify(await result()));
`;

/** The programs by file name. `cast-*` are imported by those that run somewhere. */
const PROGRAMS = {
  'cast.mjs': casting('@khagol/engine'),
  'cast-inline.mjs': casting('@khagol/engine/inline'),
  'cast-portable.mjs': casting('@khagol/engine/portable'),
  'import.mjs': telling('cast.mjs'),
  'inline.mjs': telling('cast-inline.mjs'),
  'require.cjs': `const engine = require('@khagol/engine');
const rooms = Object.fromEntries(${JSON.stringify(ROOMS)}.map((room) => [room, require('@khagol/engine/' + room)]));
Promise.all([import('./births.mjs'), import('./charts.mjs')])
  .then(([{ births }, { castAll }]) => castAll(engine, rooms, births))
  .then((result) => console.log(JSON.stringify(result)));
`,
  'without-webassembly.mjs': `delete globalThis.WebAssembly;
const { result } = await import('./cast-portable.mjs');
console.log(JSON.stringify(await result()));
`,
  'pool.mjs': `import { openEngine } from '@khagol/engine';
import { openPool } from '@khagol/engine/pool';
import { births } from './births.mjs';
import { result as cast } from './cast.mjs';
/** What the page itself finds, if the charts that come out of two workers are those of the page. */
export const result = async () => {
  const engine = await openEngine();
  const asked = births.map(({ birth }) => birth).filter((birth) => { try { return engine.chart(birth); } catch { return false; } });
  const pool = await openPool({ workers: 2 });
  const charts = await pool.run('charts', { births: asked }, { pieceSize: 20 });
  const { workers } = pool.standing;
  await pool.close();
  const wrong = asked.findIndex((birth, i) => JSON.stringify(engine.chart(birth)) !== JSON.stringify(charts[i]));
  if (workers !== 2 || wrong >= 0) return { failed: \`\${workers} workers, chart \${wrong} of \${asked.length} differs\` };
  return cast();
};
`,
  'worker.mjs': `import { result } from './cast.mjs';
self.onmessage = () => result().then((found) => self.postMessage(found));
`,
  'blob-worker.mjs': `import { result } from './cast-inline.mjs';
self.onmessage = () => result().then((found) => self.postMessage(found));
`,
  'page.mjs': `import { result } from './cast.mjs';
import { result as portable } from './cast-portable.mjs';
import { result as pool } from './pool.mjs';
const told = (worker) => new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = (event) => reject(new Error(event.message));
  worker.postMessage('go');
});
window.khagol = {
  page: result,
  portable,
  pool,
  worker: () => told(new Worker(new URL('./worker.mjs', import.meta.url), { type: 'module' })),
  blob: async () => {
    const text = await (await fetch('blob-worker.txt')).text();
    return told(new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))));
  },
};
`,
  'index.html':
    '<!doctype html>\n<meta charset="utf-8">\n<title>khagol</title>\n<script type="module" src="./page.mjs"></script>\n',
  'edge.mjs': `import { result } from './cast.mjs';
export default { fetch: async () => Response.json(await result()) };
`,
};

/**
 * Makes an empty project, installs what is named, and writes the programs and the births there.
 *
 * @param {string} folder
 * @param {readonly string[]} wanted  tarballs, or packages of the registry
 * @param {boolean} scripts  lets what is installed run its own scripts
 * @returns {string | null} what npm said when it failed
 */
export function project(folder, wanted, scripts = false) {
  mkdirSync(folder, { recursive: true });
  const write = (name, text) => writeFileSync(join(folder, name), text);
  write('package.json', '{ "name": "empty", "private": true, "type": "module" }\n');
  const words = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'];
  const { status, stderr } = spawnSync('npm', [...words, ...(scripts ? [] : ['--ignore-scripts']), ...wanted], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) return stderr;
  const { births } = JSON.parse(readFileSync(`${root}test/runtimes/births.json`, 'utf8'));
  write('births.mjs', `export const births = ${JSON.stringify(births)};\n`);
  write('charts.mjs', readFileSync(`${root}test/runtimes/charts.mjs`, 'utf8'));
  for (const [name, text] of Object.entries(PROGRAMS)) write(name, text);
  return null;
}
