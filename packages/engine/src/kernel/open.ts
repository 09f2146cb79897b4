/**
 * Opening the core: from wherever its code comes, with the ephemeris packs it is to read. The only file that knows WebAssembly exists.
 */

import { EngineError } from '../errors.ts';
import type { CoreExports, CoreSource } from './exports.ts';
import { Kernel, type LoadedPack } from './kernel.ts';

/** What every host with WebAssembly has; the engine is compiled without the types of any host. */
const host = globalThis as unknown as {
  readonly WebAssembly: {
    readonly compile: (bytes: Uint8Array) => Promise<object>;
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (module: object, imports: object) => { readonly exports: CoreExports };
  };
};

const BAD_PACK: { readonly [code: number]: string } = {
  [-1]: 'The bytes are not a Khagol ephemeris pack (they do not begin with KHGP). A web server may have answered with a page instead.',
  [-2]: 'The ephemeris pack has a format that this version cannot read.',
  [-3]: 'The ephemeris pack is damaged or cut short.',
  [-4]: 'Too many ephemeris packs; at most 8 can be open.',
};

/**
 * Starts a core and hands it the packs; where spans overlap the earlier pack speaks.
 *
 * @param source  bytes of the module, a compiled `WebAssembly.Module`, or the factory of the plain-JavaScript build
 * @param packs   bytes of each pack (packages/engine/data/ephemeris/FORMAT.md)
 * @throws  EngineError INVALID_PACK
 */
export function openKernel(source: CoreSource, packs: readonly Uint8Array[]): Kernel {
  const core = instantiate(source);
  core.start();
  return new Kernel(
    core,
    packs.map((bytes, index) => load(core, bytes, index)),
  );
}

/** A core compiled off the caller's thread, as browsers ask for modules of more than 4 kB. */
export function compileCore(bytes: Uint8Array): Promise<object> {
  return host.WebAssembly.compile(bytes);
}

function instantiate(source: CoreSource): CoreExports {
  if (typeof source === 'function') return (source as () => CoreExports)();
  const { Module, Instance } = host.WebAssembly;
  return new Instance(source instanceof Uint8Array ? new Module(source) : source, {}).exports;
}

function load(core: CoreExports, bytes: Uint8Array, index: number): LoadedPack {
  const address = core.reserve(bytes.length);
  new Uint8Array(core.memory.buffer).set(bytes, address);
  const code = core.openPack(address, bytes.length);
  if (code < 0) {
    throw new EngineError({
      code: 'INVALID_PACK',
      field: `ephemeris[${index}]`,
      allowed: 'bytes of a Khagol ephemeris pack, format 1',
      message: BAD_PACK[code] ?? `The ephemeris pack was refused with code ${code}.`,
    });
  }
  return describe(bytes);
}

function describe(bytes: Uint8Array): LoadedPack {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let id = '';
  for (let at = 36; at < 64 && bytes[at] !== 0; at++) id += String.fromCharCode(bytes[at] as number);
  return {
    id,
    firstJd: view.getFloat64(8, true),
    lastJd: view.getFloat64(16, true),
    analytic: view.getUint32(32, true) === 1,
  };
}
