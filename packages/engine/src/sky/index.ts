/** The sky as a subpath: places of bodies at a moment, and the names they go by. */
export {
  BODIES,
  type Body,
  type BodyState,
  type EphemerisSource,
  type Frame,
  type Sky,
  type SkyChoices,
} from './sky.ts';
export { almanac, maskOf, skyAt, type When } from './sky-at.ts';
