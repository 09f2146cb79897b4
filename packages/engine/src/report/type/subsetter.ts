/** A font, cut down to the glyphs that a document uses: what is embedded is a hundredth of what was read. */

import { placed, type Running, startModule, tagOf } from './harfbuzz.ts';

const CALLS = [
  'hb_blob_create',
  'hb_blob_destroy',
  'hb_blob_get_length',
  'hb_blob_get_data',
  'hb_face_create',
  'hb_face_destroy',
  'hb_face_reference_blob',
  'hb_set_add',
  'hb_set_clear',
  'hb_subset_input_create_or_fail',
  'hb_subset_input_destroy',
  'hb_subset_input_glyph_set',
  'hb_subset_input_set',
  'hb_subset_input_set_flags',
  'hb_subset_or_fail',
] as const;
type Module = Running<(typeof CALLS)[number]>;

/** Glyphs keep their numbers, since the text was shaped with them; hints and what follows from layout rules stay out. */
const FLAGS = 0x1 | 0x2 | 0x200;
const WRITABLE_MEMORY = 2;
const DROPPED_TABLES = 3;
/** A PDF paints by glyph number: it needs neither the tables that shape nor those that name. */
const DROPPED = [
  'GSUB',
  'GPOS',
  'GDEF',
  'cmap',
  'name',
  'OS/2',
  'STAT',
  'DSIG',
  'gasp',
  'post',
  'meta',
  'BASE',
] as const;

/** Cuts fonts down. */
export interface Subsetter {
  /**
   * @param glyphs  numbers of glyphs to keep; those they are composed of are kept too, and glyph 0
   * @returns a TrueType file with the same numbers of glyphs
   * @throws  Error when the bytes are no font
   */
  subset(font: Uint8Array, glyphs: Iterable<number>): Uint8Array;
}

/** @throws  EngineError INVALID_OPTION, as a rejection, when the bytes are no HarfBuzz subsetter */
export async function openSubsetter(code: Uint8Array): Promise<Subsetter> {
  const module: Module = await startModule('subsetter', code, CALLS);
  return {
    subset(font, glyphs) {
      const address = placed(module, font);
      const blob = module.hb_blob_create(address, font.length, WRITABLE_MEMORY, 0, 0);
      const face = module.hb_face_create(blob, 0);
      const input = module.hb_subset_input_create_or_fail();
      module.hb_subset_input_set_flags(input, FLAGS);
      const wanted = module.hb_subset_input_glyph_set(input);
      for (const glyph of glyphs) module.hb_set_add(wanted, glyph);
      const dropped = module.hb_subset_input_set(input, DROPPED_TABLES);
      for (const table of DROPPED) module.hb_set_add(dropped, tagOf(table));
      const small = module.hb_subset_or_fail(face, input);
      try {
        if (small === 0) throw new Error('these bytes are no font that can be cut down');
        return copied(module, small);
      } finally {
        module.hb_subset_input_destroy(input);
        module.hb_face_destroy(face);
        module.hb_blob_destroy(blob);
        module.free(address);
      }
    },
  };
}

function copied(module: Module, face: number): Uint8Array {
  const blob = module.hb_face_reference_blob(face);
  const [at, length] = [module.hb_blob_get_data(blob, 0), module.hb_blob_get_length(blob)];
  const bytes = new Uint8Array(module.memory.buffer).slice(at, at + length);
  module.hb_blob_destroy(blob);
  module.hb_face_destroy(face);
  return bytes;
}
