/** Compiling the core, apart from opening it: a pool compiles once on the thread that asks, and its workers open. */

import type { CoreExports } from './exports.ts';

interface WebAssemblyHost {
  readonly compile: (bytes: Uint8Array) => Promise<object>;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: CoreExports };
}

/** What every host with WebAssembly has; the engine is compiled without the types of any host. Asked when it is needed: some hosts have none. */
export function webAssembly(): WebAssemblyHost {
  return (globalThis as unknown as { readonly WebAssembly: WebAssemblyHost }).WebAssembly;
}

/** A core compiled off the caller's thread, as browsers ask for modules of more than 4 kB. */
export async function compileCore(bytes: Uint8Array): Promise<object> {
  return webAssembly().compile(bytes);
}
