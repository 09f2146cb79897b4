/** What may be written of the air through which a rising is seen, for the doors of this and other rooms that refuse the rest. */

import type { OptionNames } from '../../choice.ts';
import type { AirOptions } from '../../sky/discs.ts';

export const AIR_NAMES: OptionNames<AirOptions> = {
  pressureMbar: true,
  temperatureC: true,
  refractionDeg: true,
  dip: true,
};
