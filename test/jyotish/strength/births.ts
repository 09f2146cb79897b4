/** Births of the truth files through the engine, and kundlis of the longitudes they give. For every test of this room. */
import { type ChartChoices, lahiriWholeSign } from '../../../packages/engine/src/chart/choices.ts';
import { ZodiacSky } from '../../../packages/engine/src/chart/zodiac-sky.ts';
import {
  type Kundli,
  kundliFrom,
  kundliOf,
  VISIBLE_GRAHAS,
  type VisibleGraha,
} from '../../../packages/engine/src/jyotish/graha/kundli.ts';
import { openEngine } from '../../../packages/engine/src/node.ts';
import { almanac } from '../../../packages/engine/src/sky/sky-at.ts';

export const engine = await openEngine();

export interface BirthInput {
  readonly datetime: string;
  readonly utcOffsetHours: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly siderealLongitudes?: { readonly [name: string]: number };
  readonly midheaven?: number;
}

export function momentOf({ datetime, utcOffsetHours, latitude, longitude }: BirthInput) {
  return engine.moment({ datetime, timezone: utcOffsetHours, latitude, longitude });
}

/** A kundli with its declinations, from date and place. */
export function castKundli(input: BirthInput, choices: ChartChoices = lahiriWholeSign): Kundli {
  const moment = momentOf(input);
  return kundliOf(engine.chart(moment, choices), engine.sky(moment, almanac));
}

export function zodiacSky(choices: ChartChoices = lahiriWholeSign): ZodiacSky {
  return new ZodiacSky(engine.kernel, choices);
}

/** A kundli of the longitudes a case gives; the nodes, which no strength asks for, stand at 0° and 180°. */
export function givenKundli(input: BirthInput, extra: Partial<Parameters<typeof kundliFrom>[0]> = {}): Kundli {
  const given = input.siderealLongitudes ?? {};
  const longitudesDeg = Object.fromEntries(VISIBLE_GRAHAS.map((graha) => [graha, given[graha]]));
  return kundliFrom({
    lagnaDeg: given['Ascendant'] as number,
    longitudesDeg: { ...(longitudesDeg as { [G in VisibleGraha]: number }), Rahu: 0 },
    ...(input.midheaven === undefined ? {} : { midheavenDeg: input.midheaven }),
    ...extra,
  });
}
