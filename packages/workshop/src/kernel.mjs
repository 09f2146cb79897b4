/**
 * Builds the WebAssembly core from assembly/ in one process: release (SIMD), debug (assertions, names, source map),
 * and MVP (no SIMD, turned into plain JavaScript for hosts without WebAssembly).
 * Output goes to .cache/kernel; `node packages/workshop/src/kernel.mjs [release|debug|mvp …]` builds by hand.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const out = `${root}.cache/kernel`;

/** AS112 warns of v128 between modules; nothing of the sort is exported to the host. */
const common = ['--runtime', 'stub', '--converge', '--disableWarning', '112'];
const targets = {
  release: [...common, '-O3', '--noAssert', '--enable', 'simd'],
  debug: [...common, '--debug', '--sourceMap', '--enable', 'simd'],
  mvp: [...common, '-O3', '--noAssert', '--disable', 'nontrapping-f2i', '--disable', 'bulk-memory', '--disable', 'sign-extension'],
};

/** Compiles one target and returns its bytes. Throws with the compiler's own words. */
export async function buildKernel(target) {
  await mkdir(out, { recursive: true });
  const { error, stderr } = await asc.main(
    ['assembly/index.ts', '--baseDir', root, '--outFile', `.cache/kernel/${target}.wasm`, '--textFile', `.cache/kernel/${target}.wat`, ...targets[target]],
  );
  if (error) throw new Error(`kernel ${target}: ${error.message}\n${stderr}`);
  return readFile(`${out}/${target}.wasm`);
}

/** The MVP build as one JavaScript module that exports `createKernel()`. */
export async function portableKernel(mvpBytes) {
  const { default: binaryen } = await import('binaryen');
  const module = binaryen.readBinary(mvpBytes);
  module.setFeatures(binaryen.Features.MVP);
  const text = module.emitAsmjs();
  module.dispose();
  await writeFile(`${out}/portable.raw.js`, text);
  return text;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2);
  for (const target of wanted.length > 0 ? wanted : Object.keys(targets)) {
    const bytes = await buildKernel(target);
    if (target === 'mvp') await portableKernel(bytes);
    console.log(`kernel ${target}: ${bytes.length} bytes`);
  }
}
