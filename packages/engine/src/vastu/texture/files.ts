/**
 * Which files does the engine make for AR, and what are their hashes? Ten pictures (the atlas and each zone), each as PNG, SVG and GLB, and a
 * manifest over all of them. Nothing is read: every byte follows from the tables of this folder.
 */

import { canonicalJson, ENGINE_VERSION, sha256Hex, utf8 } from '../../stamp.ts';
import { ZONES, type Zone } from '../zone/zone-table.ts';
import { glbOf } from './glb.ts';
import { cellsOfPicture, PICTURE_PIXELS, pictureOf } from './picture.ts';
import { pngOf } from './png.ts';
import { pixelsOf } from './raster.ts';
import { svgOf } from './svg.ts';

/** What is known of a file without its bytes. */
export interface TextureEntry {
  /** Name within the set: `atlas.png`, `zone-ne.svg`. */
  readonly path: string;
  /** Length, bytes. */
  readonly bytes: number;
  /** Of the file's bytes, 64 lower-case hexadecimal digits. */
  readonly sha256: string;
  readonly mimeType: 'image/png' | 'image/svg+xml' | 'model/gltf-binary';
  /** Pixels; of a model, those of its texture. */
  readonly width: number;
  readonly height: number;
}

/** A file to be served. */
export interface TextureFile {
  readonly entry: TextureEntry;
  readonly content: Uint8Array;
}

/** What a holder of the files checks them against. */
export interface TextureManifest {
  readonly schemaVersion: 1;
  readonly generator: {
    readonly name: string;
    readonly version: string;
    /** Of the canonical JSON of every picture's marks: what was drawn, before any file format. */
    readonly sourceSha256: string;
  };
  /** Ascending by path. */
  readonly assets: readonly TextureEntry[];
}

/** Everything there is to serve. */
export interface TextureSet {
  /** Ascending by path. */
  readonly files: readonly TextureFile[];
  /** The manifest as canonical JSON (RFC 8785); its UTF-8 bytes are what is served and hashed. */
  readonly manifest: string;
  readonly manifestSha256: string;
}

/** The pictures there are: the atlas (`null`), then the zones in their order. */
export const PICTURES: readonly (Zone | null)[] = [null, ...ZONES];

/**
 * All files with their bytes. Pictures that were not drawn before are drawn now, a twentieth of a second each.
 *
 * @returns fresh bytes each time, always the same
 * @source  `rfc-8785` and `fips-180-4` for the manifest and its hash
 */
export function textureSet(): TextureSet {
  const files = PICTURES.flatMap((zone) => Object.values(textureFiles(zone)));
  files.sort((a, b) => (a.entry.path < b.entry.path ? -1 : 1));
  const manifest = canonicalJson(manifestOf(files.map(({ entry }) => entry)));
  return { files, manifest, manifestSha256: sha256Hex(utf8(manifest)) };
}

/** Path of a picture within the set. */
export function texturePath(zone: Zone | null, extension: 'png' | 'svg' | 'glb'): string {
  return `${zone === null ? 'atlas' : `zone-${zone.toLowerCase()}`}.${extension}`;
}

/** The three files of one picture. Drawn once and kept: the ten weigh a megabyte together. */
export function textureFiles(zone: Zone | null): PictureFiles {
  const known = drawn.get(zone) ?? drawPicture(zone);
  drawn.set(zone, known);
  const { png, svg, glb } = known;
  return { png: copyOf(png), svg: copyOf(svg), glb: copyOf(glb) };
}

type PictureFiles = Readonly<Record<'png' | 'svg' | 'glb', TextureFile>>;

const drawn = new Map<Zone | null, PictureFiles>();

/** With bytes of its own, so that nobody changes those of others. */
function copyOf({ entry, content }: TextureFile): TextureFile {
  return { entry, content: content.slice() };
}

function drawPicture(zone: Zone | null): PictureFiles {
  const picture = pictureOf(zone);
  const png = pngOf(pixelsOf(picture, PICTURE_PIXELS));
  const name = zone === null ? 'vastu-zones' : `vastu-zone-${zone.toLowerCase()}`;
  return {
    png: fileOf(texturePath(zone, 'png'), 'image/png', png),
    svg: fileOf(texturePath(zone, 'svg'), 'image/svg+xml', utf8(svgOf(picture, PICTURE_PIXELS))),
    glb: fileOf(texturePath(zone, 'glb'), 'model/gltf-binary', glbOf(name, png)),
  };
}

function fileOf(path: string, mimeType: TextureEntry['mimeType'], content: Uint8Array): TextureFile {
  const sha256 = sha256Hex(content);
  const entry = { path, bytes: content.length, sha256, mimeType, width: PICTURE_PIXELS, height: PICTURE_PIXELS };
  return { entry, content };
}

function manifestOf(assets: readonly TextureEntry[]): TextureManifest {
  const marks = PICTURES.map((zone) => ({ cells: cellsOfPicture(zone), picture: pictureOf(zone) }));
  const sourceSha256 = sha256Hex(utf8(canonicalJson(marks)));
  return {
    schemaVersion: 1,
    generator: { name: '@khagol/engine vastu/texture', version: ENGINE_VERSION, sourceSha256 },
    assets,
  };
}
