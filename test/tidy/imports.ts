/** Who may import whom (DESIGN.md §3), read from the import statements themselves; imports of types count like any other. */

import { posix } from 'node:path';
import ts from 'typescript';
import type { TextFile } from './tree.ts';

/** Every module a source names: import, export from, import(…) of values and of types, require(…). */
export function importsOf({ path, text }: TextFile): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const found: string[] = [];
  const add = (node: ts.Node | undefined): void => {
    if (node !== undefined && ts.isStringLiteralLike(node)) found.push(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isImportEqualsDeclaration(node) && ts.isExternalModuleReference(node.moduleReference))
      add(node.moduleReference.expression);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    else if (ts.isCallExpression(node)) {
      const callee = node.expression;
      if (callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require'))
        add(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A place in the architecture: files of one unit know each other; a unit knows those of lower levels. */
interface Unit {
  readonly name: string;
  readonly level: number;
}

type Levels = Readonly<Record<string, number>>;

/** Files that put a package together, for a host or for everyday use, and therefore know all of it. */
const OUTERMOST = 99;
const ENGINE_ENTRIES =
  /^(?:index|engine|open-options|node|browser|inline|portable|workerd|worker|pool-node|pool-browser|pool-worker-node|pool-worker-browser|zone-finder|modules\.d)\.ts$/;
/** What gathers bytes and starts threads on Node. */
const NODE_FILES = /^packages\/engine\/src\/(?:node|packs-node|pool-node|pool-worker-node)\.ts$/;
const ENGINE_LEVELS: Levels = {
  kernel: 1,
  time: 1,
  sky: 2,
  chart: 3,
  jyotish: 4,
  western: 4,
  numerology: 4,
  vastu: 4,
  language: 4.5,
  reading: 5,
  drawing: 5,
  receipt: 5,
  report: 6,
  // Workers with an engine each: all of it.
  pool: OUTERMOST,
};
/** serve/ starts what app.ts puts together of the rows in rows.ts; one harbour. */
const SERVER_ENTRIES = /^(?:index|app|rows)\.ts$/;
const SERVER_LEVELS: Levels = {
  ports: 0.2,
  http: 0.5,
  contract: 1,
  offices: 1,
  store: 1,
  narrators: 1,
  docs: 1.5,
  gate: 2,
  routes: 3,
  sandbox: 3.5,
  serve: OUTERMOST,
};
/** Folders whose own folders do not know each other, nor HTTP. */
const APART = new Set(['offices']);
/** Parts of the server that must never know the engine. */
const ENGINE_FREE = /^packages\/server\/src\/(?:ports\/|money\.ts|period\.ts|http\/|offices\/|gate\/|store\/)/;
/** The dependencies of the engine, and the one file that may know each. */
const ENGINE_DEPENDENCIES: Readonly<Record<string, string>> = {
  '@photostructure/tz-lookup': 'packages/engine/src/zone-finder.ts',
  jose: 'packages/engine/src/receipt/jws.ts',
  linebreak: 'packages/engine/src/report/type/breaks.ts',
  uqr: 'packages/engine/src/report/qr.ts',
};
/** What each package may import by name from the others of the workspace. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  server: ['@khagol/engine', '@khagol/fonts'],
  cli: ['@khagol/engine', '@khagol/fonts', '@khagol/server'],
  client: [],
  fonts: ['@khagol/engine'],
  playground: ['@khagol/engine', '@khagol/fonts'],
};

/**
 * Imports of a file under packages/…/src or assembly/ that point the wrong way.
 *
 * @param published  what other packages of the workspace may be called: `@khagol/engine`, `@khagol/engine/time`, …
 * @returns sentences; none when all is well
 */
export function importFaults(file: TextFile, published: ReadonlySet<string>): readonly string[] {
  return importsOf(file).flatMap((specifier) => {
    const fault = specifier.startsWith('.')
      ? relativeFault(file.path, specifier)
      : nameFault(file.path, specifier, published);
    return fault === null ? [] : [`${file.path} imports ${specifier}: ${fault}`];
  });
}

/** Names under which a package of the workspace may be imported, from its manifest. */
export function publishedNames(manifest: {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
}): readonly string[] {
  return Object.keys(manifest.exports ?? {})
    .filter((subpath) => !subpath.endsWith('.json'))
    .map((subpath) => `${manifest.name}${subpath.slice(1)}`);
}

function relativeFault(path: string, specifier: string): string | null {
  const target = posix.join(posix.dirname(path), specifier);
  const home = path.startsWith('assembly/') ? 'assembly/' : `${path.split('/').slice(0, 3).join('/')}/`;
  if (!target.startsWith(home)) {
    const carried =
      path === 'packages/engine/src/workerd.ts' && /^packages\/engine\/data\/ephemeris\/[\w.-]+\.bin$/.test(target);
    return carried ? null : `it leaves ${home}`;
  }
  const product = path.split('/')[1];
  if (path.startsWith('assembly/') || (product !== 'engine' && product !== 'server')) return null;
  const [from, to] = [unitOf(path), unitOf(target)];
  if (typeof from === 'string') return from;
  if (typeof to === 'string') return to;
  if (from.name.startsWith('offices/') && to.name === 'http') return 'an office does not know HTTP';
  if (from.name === to.name || to.level < from.level) return null;
  return `${from.name} (level ${from.level}) must not know ${to.name} (level ${to.level})`;
}

/** Where a file of the engine or the server stands; a sentence when DESIGN.md has no place for it. */
function unitOf(path: string): Unit | string {
  const [, product, , first = '', second = ''] = path.split('/');
  const levels = product === 'engine' ? ENGINE_LEVELS : SERVER_LEVELS;
  const level = levels[first];
  if (level === OUTERMOST) return { name: 'the entry files', level };
  if (level !== undefined) return { name: APART.has(first) ? `${first}/${second}` : first, level };
  if (second !== '') return `the folder ${first}/ has no level in DESIGN.md §3`;
  const entry = (product === 'engine' ? ENGINE_ENTRIES : SERVER_ENTRIES).test(first);
  return entry ? { name: 'the entry files', level: OUTERMOST } : { name: 'the root files', level: 0 };
}

function nameFault(path: string, specifier: string, published: ReadonlySet<string>): string | null {
  if (path.startsWith('assembly/')) return 'the core imports only itself';
  const product = path.split('/')[1] ?? '';
  if (specifier.startsWith('@khagol/')) {
    const neighbour = specifier.split('/').slice(0, 2).join('/');
    if (!NEIGHBOURS[product]?.includes(neighbour)) return `${product} does not know ${neighbour}`;
    if (ENGINE_FREE.test(path)) return 'this part of the server must not know the engine';
    return published.has(specifier) ? null : 'it is not a published subpath';
  }
  if (product === 'client') return 'the client needs nothing but what every runtime has';
  if (product !== 'engine') return null;
  if (specifier.startsWith('node:')) return NODE_FILES.test(path) ? null : 'only the entries of Node may know it';
  return ENGINE_DEPENDENCIES[specifier] === path ? null : 'the engine has no such dependency here';
}
