/** What the laws of eclipses compare with: other parts of the sky, and radii in au. */
import { edgeOf } from '../../../packages/engine/src/sky/discs.ts';
import { MOON_RADII } from '../../../packages/engine/src/sky/eclipse/index.ts';

export { angleCrossings, apparentLongitudes } from '../../../packages/engine/src/sky/index.ts';

/** The Sun's radius as risings have it; the Moon's by the IAU's ratio to the Earth's. */
export const edgeRadiusAu: { readonly sun: number; readonly moon: number } = {
  sun: edgeOf('Sun', 'upper-limb', 0, {}).radiusAu,
  moon: (MOON_RADII.iau.penumbra * 6378.1366) / 149597870.7,
};
