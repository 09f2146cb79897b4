/** Do the declarations hold for those who install? A strict program over every published subpath, under each way to resolve modules. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

const ALL = ['engine', 'fonts', 'client', 'server'];

/** Way, file, and the packages that are asked for in it; those beside the engine want the types of the web. */
const WAYS = [
  { name: 'node16, import', module: 'node16', resolution: 'node16', file: 'consumer.mts', packages: ALL },
  { name: 'node16, require', module: 'node16', resolution: 'node16', file: 'consumer.cts', packages: ['engine'] },
  { name: 'node16, require, client', module: 'node16', resolution: 'node16', file: 'client.cts', packages: ['client'] },
  { name: 'nodenext, import', module: 'nodenext', resolution: 'nodenext', file: 'consumer.mts', packages: ALL },
  { name: 'nodenext, require', module: 'nodenext', resolution: 'nodenext', file: 'consumer.cts', packages: ['engine'] },
  { name: 'bundler', module: 'esnext', resolution: 'bundler', file: 'consumer.ts', packages: ALL },
];

/** Rows of { name, said }: what the compiler said, empty when it took the program. */
export function typesIn(folder) {
  return WAYS.map(({ name, module, resolution, file, packages }) => {
    writeFileSync(join(folder, file), program(packages.flatMap((of) => subpathsOf(folder, of))));
    const compilerOptions = {
      module,
      moduleResolution: resolution,
      target: 'es2022',
      lib: packages.some((of) => of !== 'engine') ? ['es2022', 'dom'] : ['es2022'],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
      types: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
    const { status, stdout } = spawnSync(process.execPath, [`${root}node_modules/typescript/lib/tsc.js`, '-p', '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { name, said: status === 0 ? '' : stdout.trim() };
  });
}

/** Every published name of a package that is a module. */
export function subpathsOf(folder, of) {
  const { name, exports } = JSON.parse(readFileSync(join(folder, `node_modules/@khagol/${of}/package.json`), 'utf8'));
  return Object.keys(exports)
    .filter((path) => !/\*|\.json$|\.wasm$|worker$/.test(path))
    .map((path) => `${name}${path.slice(1)}`);
}

function program(names) {
  return `import { type Chart, openEngine } from '@khagol/engine';
import { openJyotish } from '@khagol/engine/jyotish';
${names.map((name, index) => `import * as m${index} from '${name}';`).join('\n')}
export const all: readonly object[] = [${names.map((_, index) => `m${index}`).join(', ')}];
export async function cast(): Promise<string> {
  const engine = await openEngine();
  const chart: Chart = engine.chart({ datetime: '1990-01-15T10:30:00', latitude: 28.6, longitude: 77.2 });
  // @ts-expect-error a latitude is a number: a declaration that lost its types would take anything
  engine.chart({ datetime: '1990-01-15T10:30:00', latitude: 'north', longitude: 77.2 });
  // @ts-expect-error there is no such function
  m0.castNothing();
  return chart.ascendant.sign + typeof openJyotish(engine);
}
`;
}
