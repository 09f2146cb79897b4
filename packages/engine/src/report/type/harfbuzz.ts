/**
 * HarfBuzz, which knows how the letters of every script join, as the WebAssembly modules that its project publishes: one that shapes, one that
 * cuts fonts down. The only file of the report that knows WebAssembly exists; numbers go in and come out, and the host's own fonts are never asked.
 *
 * @source  HarfBuzz 15, built by harfbuzzjs 1.6.4 (MIT)
 */

import { isBytes, refusal } from '../../input.ts';

/** A function of the module: whole numbers and addresses. */
type Call = (...numbers: number[]) => number;

/** What both modules have beside their own functions. */
interface Ground {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  readonly malloc: Call;
  readonly free: Call;
}

/** A module that runs: its functions by name, and its memory. */
export type Running<Name extends string> = Ground & { readonly [N in Name]: Call };

/** What every host with WebAssembly has; the engine is compiled without the types of any host. */
declare const WebAssembly: {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ readonly instance: { readonly exports: unknown } }>;
};

const PAGE = 65_536;

/**
 * Starts a module.
 *
 * @param field  as an error shall name the bytes
 * @param names  the functions it must have
 * @throws  EngineError INVALID_OPTION, as a rejection, when the bytes are no such module or the host has no WebAssembly
 */
export async function startModule<Name extends string>(
  field: string,
  bytes: Uint8Array,
  names: readonly Name[],
): Promise<Running<Name>> {
  const allowed = 'the bytes of a WebAssembly module of HarfBuzz';
  if (!isBytes(bytes)) throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}.`);
  let memory: Ground['memory'] | undefined;
  const nothing = (): number => 0;
  const imports = {
    // The shaper was built for hosts with timers and exits, and uses neither while it shapes.
    env: {
      _emscripten_runtime_keepalive_clear: nothing,
      _abort_js: () => {
        throw new Error('HarfBuzz gave up');
      },
      _setitimer_js: nothing,
      emscripten_resize_heap: (wanted: number): number => (memory === undefined ? 0 : grown(memory, wanted)),
    },
    wasi_snapshot_preview1: { proc_exit: nothing },
  };
  const exports = await WebAssembly.instantiate(bytes, imports).then(
    ({ instance }) => instance.exports as Readonly<Record<string, unknown>>,
    () => null,
  );
  if (exports === null || names.some((name) => typeof exports[name] !== 'function'))
    throw refusal('INVALID_OPTION', field, allowed, `${field} must be ${allowed}, and this host must run WebAssembly.`);
  const running = exports as unknown as Running<Name>;
  memory = running.memory;
  for (const start of ['__wasm_call_ctors', '_initialize']) (exports[start] as (() => void) | undefined)?.();
  return running;
}

function grown(memory: Ground['memory'], wanted: number): number {
  const missing = Math.ceil((wanted - memory.buffer.byteLength) / PAGE);
  try {
    if (missing > 0) memory.grow(missing);
    return 1;
  } catch {
    return 0;
  }
}

/** Copies bytes into the module's memory. @returns their address, to be freed by the caller */
export function placed(module: Ground, bytes: Uint8Array): number {
  const address = module.malloc(bytes.length);
  new Uint8Array(module.memory.buffer).set(bytes, address);
  return address;
}

/** Four letters as the number that OpenType makes of them. */
export function tagOf(letters: string): number {
  let tag = 0;
  for (let at = 0; at < 4; at++) tag = tag * 256 + letters.charCodeAt(at);
  return tag | 0;
}
