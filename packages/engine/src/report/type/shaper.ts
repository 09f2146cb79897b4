/** Text → glyphs of one face, from left to right. */

import { placed, type Running, startModule, tagOf } from './harfbuzz.ts';

/** One glyph of a shaped run; lengths in units of the face. */
export interface ShapedGlyph {
  /** Its number in the face; 0 is the box that stands for a missing letter. */
  readonly id: number;
  /** Where the text it stands for begins: an index into the run's text, in UTF-16 units. */
  readonly cluster: number;
  readonly advance: number;
  /** How far from the pen it is painted: rightwards, upwards. */
  readonly dx: number;
  readonly dy: number;
}

/** Vertical measures of a face, in its units. */
export interface FaceMeasures {
  readonly unitsPerEm: number;
  /** Above the baseline, positive. */
  readonly ascent: number;
  /** Below the baseline, negative. */
  readonly descent: number;
}

/** A font file, opened. */
export interface Face {
  /** Such as `Noto Sans Devanagari Bold`. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly measures: FaceMeasures;
  covers(codePoint: number): boolean;
  /**
   * @param script    four letters of ISO 15924, such as `Deva`
   * @param language  BCP 47, such as `hi`: some languages of one script have forms of their own
   */
  shape(text: string, script: string, language: string): readonly ShapedGlyph[];
}

const CALLS = [
  'hb_blob_create',
  'hb_face_create',
  'hb_face_get_upem',
  'hb_font_create',
  'hb_font_get_h_extents',
  'hb_font_get_nominal_glyph',
  'hb_buffer_create',
  'hb_buffer_clear_contents',
  'hb_buffer_add_utf16',
  'hb_buffer_set_direction',
  'hb_buffer_set_script',
  'hb_buffer_set_language',
  'hb_buffer_get_glyph_infos',
  'hb_buffer_get_glyph_positions',
  'hb_language_from_string',
  'hb_shape',
] as const;
type Module = Running<(typeof CALLS)[number]>;

const WRITABLE_MEMORY = 2;
const LEFT_TO_RIGHT = 4;
/** Bytes of a glyph's record, and of its position's. */
const RECORD = 20;

/** Opens fonts; all of them live in one module for as long as it does. */
export interface Shaper {
  /** @throws Error when the bytes hold no letters */
  open(name: string, bytes: Uint8Array): Face;
}

/** @throws  EngineError INVALID_OPTION, as a rejection, when the bytes are no HarfBuzz */
export async function openShaper(code: Uint8Array): Promise<Shaper> {
  const module = await startModule('shaper', code, CALLS);
  const bench = openBench(module);
  return { open: (name, bytes) => openFace(module, bench, name, bytes) };
}

/** What every shaping uses again: one buffer of HarfBuzz, one stretch of memory for text, the languages met so far. */
interface Bench {
  readonly buffer: number;
  readonly count: number;
  textAt(length: number): number;
  language(tag: string): number;
}

function openBench(module: Module): Bench {
  let [address, room] = [module.malloc(2048), 1024];
  const languages = new Map<string, number>();
  return {
    buffer: module.hb_buffer_create(),
    count: module.malloc(4),
    textAt(length) {
      if (length > room) {
        module.free(address);
        room = length * 2;
        address = module.malloc(room * 2);
      }
      return address;
    },
    language(tag) {
      const known = languages.get(tag);
      if (known !== undefined) return known;
      const letters = placed(module, Uint8Array.from([...tag].map((letter) => letter.charCodeAt(0) & 127)));
      const language = module.hb_language_from_string(letters, tag.length);
      module.free(letters);
      languages.set(tag, language);
      return language;
    },
  };
}

function openFace(module: Module, bench: Bench, name: string, bytes: Uint8Array): Face {
  const blob = module.hb_blob_create(placed(module, bytes), bytes.length, WRITABLE_MEMORY, 0, 0);
  const face = module.hb_face_create(blob, 0);
  const font = module.hb_font_create(face);
  const measures = measuresOf(module, face, font);
  const known = new Map<number, boolean>();
  const covers = (codePoint: number): boolean => {
    let covered = known.get(codePoint);
    if (covered === undefined) {
      covered = module.hb_font_get_nominal_glyph(font, codePoint, bench.count) !== 0;
      known.set(codePoint, covered);
    }
    return covered;
  };
  if (!covers(0x20)) throw new Error(`${name} is no font with letters`);
  return {
    name,
    bytes,
    measures,
    covers,
    shape(text, script, language) {
      const { buffer, count } = bench;
      const address = bench.textAt(text.length);
      const units = new Uint16Array(module.memory.buffer, address, text.length);
      for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
      module.hb_buffer_clear_contents(buffer);
      module.hb_buffer_add_utf16(buffer, address, text.length, 0, text.length);
      module.hb_buffer_set_direction(buffer, LEFT_TO_RIGHT);
      module.hb_buffer_set_script(buffer, tagOf(script));
      module.hb_buffer_set_language(buffer, bench.language(language));
      module.hb_shape(font, buffer, 0, 0);
      const infos = module.hb_buffer_get_glyph_infos(buffer, count);
      const positions = module.hb_buffer_get_glyph_positions(buffer, count);
      const view = new DataView(module.memory.buffer);
      const glyphs = view.getUint32(count, true);
      return Array.from({ length: glyphs }, (_, at): ShapedGlyph => {
        const [info, position] = [infos + at * RECORD, positions + at * RECORD];
        return {
          id: view.getUint32(info, true),
          cluster: view.getUint32(info + 8, true),
          advance: view.getInt32(position, true),
          dx: view.getInt32(position + 8, true),
          dy: view.getInt32(position + 12, true),
        };
      });
    },
  };
}

function measuresOf(module: Module, face: number, font: number): FaceMeasures {
  const extents = module.malloc(48);
  module.hb_font_get_h_extents(font, extents);
  const view = new DataView(module.memory.buffer);
  const measures = {
    unitsPerEm: module.hb_face_get_upem(face),
    ascent: view.getInt32(extents, true),
    descent: view.getInt32(extents + 4, true),
  };
  module.free(extents);
  return measures;
}
