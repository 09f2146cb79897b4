/** Textures and models of the nine zones for AR: drawn by this engine, the same bytes on every host. */

export {
  PICTURES,
  type TextureEntry,
  type TextureFile,
  type TextureManifest,
  type TextureSet,
  textureFiles,
  texturePath,
  textureSet,
} from './files.ts';
export {
  type ArAsset,
  type TextureCell,
  type TextureProvenance,
  textureCells,
  type ZoneTextureRequest,
  type ZoneTextures,
  zoneTextures,
} from './zone-textures.ts';
