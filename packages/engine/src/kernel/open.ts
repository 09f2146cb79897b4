/**
 * Opening the core: from wherever its code comes, with the ephemeris packs it is to read. Only this file and compile.ts know that WebAssembly exists.
 */

import type { EngineError } from '../errors.ts';
import { isBytes, refusal } from '../input.ts';
import { fillRoom, isPackSource, type PackSource } from '../pack-source.ts';
import { coreRefused, webAssembly } from './compile.ts';
import type { CoreExports, CoreSource } from './exports.ts';
import { Kernel } from './kernel.ts';
import type { LoadedPack } from './numbers.ts';

const BAD_PACK: { readonly [code: number]: string } = {
  [-1]: 'The bytes are not a Khagol ephemeris pack (they do not begin with KHGP). A web server may have answered with a page instead.',
  [-2]: 'The ephemeris pack has a format that this version cannot read.',
  [-3]: 'The ephemeris pack is damaged or cut short.',
  [-4]: 'Too many ephemeris packs; at most 8 can be open.',
  [-5]: 'The ephemeris pack would take more memory than is granted to one (512 MB of decoded rows at most).',
};

/** The longest pack that is taken in: forty times the built-in ones, and little enough for every host to reserve. */
const MAX_PACK_BYTES = 64 * 1024 * 1024;

/**
 * Starts a core and hands it the packs; where spans overlap the earlier pack speaks.
 *
 * @param source  bytes of the module, a compiled `WebAssembly.Module`, or the factory of the plain-JavaScript build
 * @param packs   bytes of each pack (packages/engine/data/ephemeris/FORMAT.md), or who reads them
 * @param names   what each is called in an error; `ephemeris[0]` and so on when left out
 * @throws  EngineError INVALID_PACK; INVALID_OPTION with the field `core` when this host cannot start the core
 */
export function openKernel(source: CoreSource, packs: readonly PackSource[], names: readonly string[] = []): Kernel {
  const core = startCore(source);
  return new Kernel(
    core,
    packs.map((pack, index) => load(core, pack, names[index] ?? `ephemeris[${index}]`)),
  );
}

function startCore(source: CoreSource): CoreExports {
  try {
    return instantiate(source);
  } catch (cause) {
    throw coreRefused(cause);
  }
}

function instantiate(source: CoreSource): CoreExports {
  if (typeof source === 'function') return (source as () => CoreExports)();
  const { Module, Instance } = webAssembly();
  return new Instance(isBytes(source) ? new Module(source) : source, {}).exports;
}

function load(core: CoreExports, pack: PackSource, name: string): LoadedPack {
  if (!isPackSource(pack)) throw invalidPack(name, 'An ephemeris pack is bytes, a Uint8Array, or a reader of them.');
  const { length } = pack;
  if (!(length >= 0 && length <= MAX_PACK_BYTES))
    throw invalidPack(name, `The ephemeris pack is ${length} bytes long; 64 MB (67108864 bytes) is the most.`);
  const address = core.reserve(length);
  fillRoom(new Uint8Array(core.memory.buffer, address, length), pack);
  const code = core.openPack(address, length);
  if (code < 0) throw invalidPack(name, BAD_PACK[code] ?? `The ephemeris pack was refused with code ${code}.`);
  return describe(new DataView(core.memory.buffer, address, length));
}

function invalidPack(field: string, message: string): EngineError {
  return refusal('INVALID_PACK', field, 'bytes of a Khagol ephemeris pack, format 1, at most 64 MB', message);
}

function describe(view: DataView): LoadedPack {
  let id = '';
  for (let at = 36, code = view.getUint8(at); at < 60 && code !== 0; code = view.getUint8(++at))
    id += String.fromCharCode(code);
  return {
    id,
    firstJd: view.getFloat64(8, true),
    lastJd: view.getFloat64(16, true),
    analytic: view.getUint32(32, true) === 1,
  };
}
