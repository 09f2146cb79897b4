/** Compiling the core, apart from opening it: a pool compiles once on the thread that asks, and its workers open. */

import type { EngineError } from '../errors.ts';
import { brief, refusal } from '../input.ts';
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

/**
 * A core compiled off the caller's thread, as browsers ask for modules of more than 4 kB.
 *
 * @throws  EngineError INVALID_OPTION with the field `core`, as a rejection, when this host cannot compile it
 */
export async function compileCore(bytes: Uint8Array): Promise<object> {
  try {
    return await webAssembly().compile(bytes);
  } catch (cause) {
    throw coreRefused(cause);
  }
}

/** What is told where the core cannot be compiled or started: no WebAssembly, none with SIMD, or a policy for content that forbids it. */
export function coreRefused(cause: unknown): EngineError {
  const allowed = 'bytes of the core, a compiled WebAssembly.Module, or the factory of the plain-JavaScript build';
  const why = cause instanceof Error ? brief(cause.message) : 'no reason given';
  return refusal(
    'INVALID_OPTION',
    'core',
    allowed,
    `The core could not be started (${why}). Where WebAssembly is missing or may not be compiled, use @khagol/engine/portable.`,
  );
}
