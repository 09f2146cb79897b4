/**
 * Programs for a project that has everything installed: the charts as the command line gives them and as the server gives them over HTTP,
 * beside the engine's own. Neither takes the chalit, so all three leave it out; a refusal counts as one, as each words its own.
 */

const COMMON = `import { openEngine, PRESETS, stampOf } from '@khagol/engine';
import { births } from './births.mjs';
const REFUSED = { refused: true };
export const choicesOf = (name) => ({ ...PRESETS[name], chalit: null });
export const told = (charts) =>
  console.log(JSON.stringify({
    sha256: stampOf(charts).sha256,
    each: charts.map((chart) => stampOf(chart ?? REFUSED).sha256),
    refused: charts.filter((chart) => chart.refused).length,
  }));
export { births, REFUSED };
export async function own() {
  const engine = await openEngine();
  return births.map(({ birth, choices }) => {
    try {
      return engine.chart(birth, choicesOf(choices));
    } catch (error) {
      if (error.name !== 'EngineError') throw error;
      return REFUSED;
    }
  });
}
`;

/** One call of `khagol chart --batch -` for each way to cast, births in through standard input. */
const CLI = `import { spawn } from 'node:child_process';
import { births, choicesOf, REFUSED, told } from './common.mjs';
const charts = [];
for (const name of new Set(births.map(({ choices }) => choices))) {
  const { zodiac, ayanamsa, houseSystem, nodeType } = choicesOf(name);
  const flags = ['--zodiac', zodiac, '--houses', houseSystem, '--nodes', nodeType, ...(ayanamsa ? ['--ayanamsa', ayanamsa] : [])];
  const child = spawn('node_modules/.bin/khagol', ['chart', '--batch', '-', ...flags], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ids = births.flatMap(({ choices }, id) => (choices === name ? [id] : []));
  child.stdin.end(ids.map((id) => JSON.stringify({ id, ...births[id].birth }) + '\\n').join(''));
  let text = '';
  for await (const piece of child.stdout.setEncoding('utf8')) text += piece;
  for (const line of text.trim().split('\\n')) {
    const { id, data } = JSON.parse(line);
    charts[id] = data ?? REFUSED;
  }
}
told(births.map((_, id) => charts[id] ?? { lost: id }));
`;

/** The published record holds the engine's chart among more; of each answer, what the engine's own record has is kept, with the values of the answer. */
const HTTP = `import { spawn } from 'node:child_process';
import { births, choicesOf, own, REFUSED, told } from './common.mjs';
const KEY = 'a-key-for-this-run-of-thirty-two-chars';
const child = spawn('node_modules/.bin/khagol', ['serve', '--port', '0'], {
  env: { ...process.env, NODE_ENV: 'development', KHAGOL_STORE: 'memory', KHAGOL_DEV_KEY: KEY, KHAGOL_KEY_PER_MINUTE: '100000', KHAGOL_LOG: 'off' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let said = '';
const address = await new Promise((resolve, reject) => {
  child.stdout.setEncoding('utf8').on('data', (piece) => {
    said += piece;
    const found = /http:\\/\\/localhost:\\d+/.exec(said);
    if (found !== null) resolve(found[0]);
  });
  child.once('exit', (code) => reject(new Error('khagol serve ended with ' + code + ': ' + said)));
});
const NAMES = new Map([['krishnamurti', 'kp'], ['true-citra', 'true-chitra']]);
const onto = (shape, value) => {
  if (Array.isArray(shape)) return Array.isArray(value) && value.length === shape.length ? shape.map((part, index) => onto(part, value[index])) : value;
  if (typeof shape !== 'object' || shape === null || typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(Object.keys(shape).map((name) => [name, onto(shape[name], value[name])]));
};
try {
  const shapes = await own();
  const charts = [];
  for (const [index, { birth, choices }] of births.entries()) {
    const { zodiac, ayanamsa, houseSystem, nodeType } = choicesOf(choices);
    const path = zodiac === 'tropical' ? '/v1/astrology/western/natal-chart' : '/v2/astrology/birth-chart';
    const published = NAMES.get(ayanamsa) ?? ayanamsa;
    const body = { ...birth, houseSystem, nodeType, ...(zodiac === 'tropical' ? {} : { ayanamsa: published }) };
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': KEY },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const { data, error } = await answer.json();
    if (answer.status !== 200) {
      if (!shapes[index].refused) console.error(JSON.stringify(body), answer.status, JSON.stringify(error));
      charts.push(REFUSED);
      continue;
    }
    if (data.calculation.ayanamsa === published && ayanamsa !== undefined) data.calculation.ayanamsa = ayanamsa;
    charts.push(onto(shapes[index], data));
  }
  told(charts);
} finally {
  child.removeAllListeners('exit');
  child.kill('SIGTERM');
}
`;

/** By file name. */
export const SERVED = {
  'common.mjs': COMMON,
  'own.mjs': `import { own, told } from './common.mjs';\ntold(await own());\n`,
  'cli.mjs': CLI,
  'http.mjs': HTTP,
};
