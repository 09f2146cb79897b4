/** The answer to a request for zone textures: which files to load, where each zone lies in them, and what they are not. */

import { readRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { readReference, unreadWarnings } from '../assess/words.ts';
import type { PlanWarning } from '../plan/index.ts';
import { CURRENT_RULES_VERSION, type RulesVersion } from '../rules/index.ts';
import { ZONE_TABLE, type Zone, zoneOf } from '../zone/zone-table.ts';
import { type TextureEntry, type TextureManifest, texturePath, textureSet } from './files.ts';
import { cellsOfPicture, PICTURE_PIXELS } from './picture.ts';

/** What to answer for. Members of other names are told in `warnings` and not read. */
export interface ZoneTextureRequest {
  /** One zone by any of its names; left out: the atlas of all nine. */
  readonly zone?: string;
  /** Whose property it is for; comes back. */
  readonly propertyId?: string;
  readonly tenantRef?: string;
}

/** A file as a client fetches it. */
export interface ArAsset {
  /** Path on the server, named by the hash of its content, so it never changes. */
  readonly url: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly mimeType: string;
  readonly width: number;
  readonly height: number;
}

/** Where a zone lies in the picture. */
export interface TextureCell {
  readonly zone: Zone;
  /** The zone's regent. */
  readonly devata: string;
  /** 0 … 8 in the order of zones: its bit in a mask of zones. */
  readonly maskBit: number;
  /** How far the marks keep from the border of the cell: so much may be cut away. */
  readonly contentInsetPixels: number;
  /** Left, top, right, bottom, from the top left; the last two are the first outside. */
  readonly pixelBoundsExclusive: readonly [number, number, number, number];
  /** u least, v least, u greatest, v greatest; v downwards from the top. */
  readonly gltfUvBoundsTopLeft: readonly [number, number, number, number];
  /** The same with v upwards from the bottom. */
  readonly usdUvBoundsBottomLeft: readonly [number, number, number, number];
}

/** What kind of pictures these are. */
export interface TextureProvenance {
  readonly kind: 'original_modern_visualization';
  readonly description: string;
  readonly manifestUrl: string;
  readonly manifestSha256: string;
  readonly religiousDesignVerified: false;
  readonly remedyEfficacyClaimed: false;
}

/** The answer. */
export interface ZoneTextures {
  readonly png: ArAsset;
  readonly svg: ArAsset;
  /** One square of one metre with the same texture. */
  readonly glb: ArAsset;
  /** Of the pictures, pixels. */
  readonly width: number;
  readonly height: number;
  /** Nine, or the one asked for. */
  readonly cells: readonly TextureCell[];
  readonly pixelBoundsConvention: string;
  readonly gltfUvOrigin: 'top-left';
  readonly usdUvOrigin: 'bottom-left';
  readonly verified: false;
  readonly provenance: TextureProvenance;
  readonly settings: { readonly zone: Zone | null };
  readonly sources: readonly SourceKey[];
  readonly warnings: readonly PlanWarning[];
  /** The current edition; pictures are the same under every one. */
  readonly rulesVersion: RulesVersion;
  readonly propertyId?: string;
  readonly tenantRef?: string;
}

const NAMES: readonly (keyof ZoneTextureRequest)[] = ['zone', 'propertyId', 'tenantRef'];
/** Folder of the immutable files on a server. */
const ASSET_FOLDER = '/assets/ar';

/**
 * Files and cells of the zone textures.
 *
 * The first call draws every picture that was not drawn before, to know the hash of the manifest (half a second for all); later calls remember the hashes.
 *
 * @returns paths relative to the server's root; the bytes are those of `textureSet`
 * @throws  EngineError INVALID_OPTION for a name that is no zone, and for a reference of other letters
 * @source  `gltf-2` §3.9.2 for the origin of texture coordinates; colours and layout are a convention of this engine
 */
export function zoneTextures(request: ZoneTextureRequest = {}): ZoneTextures {
  const asked = readRecord('request', request, 'an object, with zone where one is wanted');
  const zone = asked['zone'] === undefined ? null : zoneOf('zone', asked['zone']);
  const propertyId = readReference('propertyId', asked['propertyId']);
  const tenantRef = readReference('tenantRef', asked['tenantRef']);
  const { manifest, manifestSha256 } = remembered();
  const asset = (extension: 'png' | 'svg' | 'glb'): ArAsset => {
    const path = texturePath(zone, extension);
    return assetOf(manifest.assets.find((entry) => entry.path === path) as TextureEntry, extension);
  };
  const picture = zone === null ? 'nine zones' : `the zone ${zone}`;
  return {
    png: asset('png'),
    svg: asset('svg'),
    glb: asset('glb'),
    width: PICTURE_PIXELS,
    height: PICTURE_PIXELS,
    cells: textureCells(zone),
    pixelBoundsConvention: '[left, top, right, bottom] in pixels from the top left; right and bottom are exclusive',
    gltfUvOrigin: 'top-left',
    usdUvOrigin: 'bottom-left',
    verified: false,
    provenance: {
      kind: 'original_modern_visualization',
      description: `Colours, squares and capitals for ${picture}, drawn by this engine, true north up. No figure of a god is shown, and no effect is claimed.`,
      manifestUrl: `${ASSET_FOLDER}/${manifestSha256}.json`,
      manifestSha256,
      religiousDesignVerified: false,
      remedyEfficacyClaimed: false,
    },
    settings: { zone },
    sources: [...new Set(textureCells(zone).flatMap((cell) => ZONE_TABLE[cell.zone].sources))],
    warnings: unreadWarnings(asked, NAMES, ''),
    rulesVersion: CURRENT_RULES_VERSION,
    ...(propertyId === null ? {} : { propertyId }),
    ...(tenantRef === null ? {} : { tenantRef }),
  };
}

/** Cells with their bounds in pixels and texture coordinates. */
export function textureCells(zone: Zone | null): readonly TextureCell[] {
  const order = cellsOfPicture(null).map((cell) => cell.zone);
  return cellsOfPicture(zone).map(({ zone: name, bounds, insetPixels }) => {
    const [left, top, right, bottom] = bounds;
    const [u0, v0, u1, v1] = [left, top, right, bottom].map((pixel) => pixel / PICTURE_PIXELS) as [
      number,
      number,
      number,
      number,
    ];
    return {
      zone: name,
      devata: ZONE_TABLE[name].deity,
      maskBit: order.indexOf(name),
      contentInsetPixels: insetPixels,
      pixelBoundsExclusive: bounds,
      gltfUvBoundsTopLeft: [u0, v0, u1, v1],
      usdUvBoundsBottomLeft: [u0, 1 - v1, u1, 1 - v0],
    };
  });
}

function assetOf({ sha256, bytes, mimeType, width, height }: TextureEntry, extension: string): ArAsset {
  return { url: `${ASSET_FOLDER}/${sha256}.${extension}`, sha256, bytes, mimeType, width, height };
}

interface Remembered {
  readonly manifest: TextureManifest;
  readonly manifestSha256: string;
}

let known: Remembered | undefined;

/** The files never change, so their hashes are worked out once. */
function remembered(): Remembered {
  if (known === undefined) {
    const { manifest, manifestSha256 } = textureSet();
    known = { manifest: JSON.parse(manifest) as TextureManifest, manifestSha256 };
  }
  return known;
}
