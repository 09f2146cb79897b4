/** A picture → a model: one square of one metre that lies on the floor, true north at −Z, east at +X, up at +Y, with its texture inside the file. */

import { utf8 } from '../../stamp.ts';
import { FRAME_PIXELS, PICTURE_PIXELS } from './picture.ts';
import { joined } from './png.ts';

const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const VERTEX_BUFFER = 34962;
const INDEX_BUFFER = 34963;
const CLAMP_TO_EDGE = 33071;
const LINEAR = 9729;
const LINEAR_MIPMAP_LINEAR = 9987;

// Corners north-west, south-west, south-east, north-east; counter-clockwise seen from above. The frame of the picture is left out.
const NEAR = FRAME_PIXELS / PICTURE_PIXELS;
const FAR = 1 - NEAR;
const POSITIONS = [-0.5, 0, -0.5, -0.5, 0, 0.5, 0.5, 0, 0.5, 0.5, 0, -0.5];
const NORMALS = [0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0];
const UVS = [NEAR, NEAR, NEAR, FAR, FAR, FAR, FAR, NEAR];
const INDICES = [0, 1, 2, 0, 2, 3];

/**
 * The file.
 *
 * @param name  of the mesh: `vastu-zones`, `vastu-zone-ne`
 * @param png   the picture's file
 * @returns binary glTF 2.0; needs no extension, and asks for none to be lit
 * @source  `gltf-2` §§3.6, 3.7, 4.4
 */
export function glbOf(name: string, png: Uint8Array): Uint8Array {
  const parts = [floats(POSITIONS), floats(NORMALS), floats(UVS), shorts(INDICES), png];
  let at = 0;
  const bufferViews = parts.map((part, which) => {
    const view = { buffer: 0, byteOffset: at, byteLength: part.length };
    at += padded(part.length);
    if (which === 4) return view;
    return { ...view, target: which === 3 ? INDEX_BUFFER : VERTEX_BUFFER };
  });
  const gltf = {
    asset: { version: '2.0', generator: 'khagol vastu/texture' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name, mesh: 0 }],
    meshes: [
      { name, primitives: [{ attributes: { POSITION: 0, NORMAL: 1, TEXCOORD_0: 2 }, indices: 3, material: 0 }] },
    ],
    materials: [
      { name, pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0, roughnessFactor: 1 } },
    ],
    textures: [{ sampler: 0, source: 0 }],
    samplers: [{ magFilter: LINEAR, minFilter: LINEAR_MIPMAP_LINEAR, wrapS: CLAMP_TO_EDGE, wrapT: CLAMP_TO_EDGE }],
    images: [{ bufferView: 4, mimeType: 'image/png' }],
    accessors: [
      { bufferView: 0, componentType: FLOAT, count: 4, type: 'VEC3', min: [-0.5, 0, -0.5], max: [0.5, 0, 0.5] },
      { bufferView: 1, componentType: FLOAT, count: 4, type: 'VEC3' },
      { bufferView: 2, componentType: FLOAT, count: 4, type: 'VEC2' },
      { bufferView: 3, componentType: UNSIGNED_SHORT, count: INDICES.length, type: 'SCALAR' },
    ],
    bufferViews,
    buffers: [{ byteLength: at }],
  };
  const json = filled(utf8(JSON.stringify(gltf)), 0x20);
  const binary = joined(parts.map((part) => filled(part, 0)));
  const total = 12 + 8 + json.length + 8 + binary.length;
  return joined([
    words([MAGIC, 2, total, json.length, JSON_CHUNK]),
    json,
    words([binary.length, BINARY_CHUNK]),
    binary,
  ]);
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

/** Chunks end on a multiple of four bytes. */
function filled(bytes: Uint8Array, by: number): Uint8Array {
  const whole = new Uint8Array(padded(bytes.length)).fill(by);
  whole.set(bytes);
  return whole;
}

function floats(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  values.forEach((value, at) => {
    view.setFloat32(at * 4, value, true);
  });
  return bytes;
}

function shorts(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 2);
  const view = new DataView(bytes.buffer);
  values.forEach((value, at) => {
    view.setUint16(at * 2, value, true);
  });
  return bytes;
}

function words(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  values.forEach((value, at) => {
    view.setUint32(at * 4, value, true);
  });
  return bytes;
}
