/** The kundli of any instant and place through one zodiac: what annual, monthly and daily charts are, without the cost of a whole chart. */

import { readZodiac, type ZodiacPlace, type ZodiacSky } from '../../chart/zodiac-sky.ts';
import type { Body } from '../../sky/sky.ts';
import { checkJd } from '../../span.ts';
import type { Place } from '../../time/moment.ts';
import { bodyOf } from '../gochara/stays.ts';
import { GRAHAS, type Kundli, kundliFrom } from '../graha/kundli.ts';

/**
 * The kundli of an instant.
 *
 * @param jdTt  Julian date, TT
 * @returns declinations are left out
 * @throws  EngineError OUT_OF_SPAN; INVALID_OPTION for what is no zodiac; INVALID_LATITUDE, INVALID_LONGITUDE, INVALID_ELEVATION
 */
export function kundliAt(zodiac: ZodiacSky, place: Place, jdTt: number): Kundli {
  const names = GRAHAS.filter((graha) => graha !== 'Ketu');
  readZodiac(zodiac);
  checkJd('jdTt', jdTt);
  const bodies: readonly Body[] = names.map((graha) => bodyOf(zodiac, graha));
  const places = zodiac.places(jdTt, bodies);
  const of = (read: (place: ZodiacPlace) => number) =>
    Object.fromEntries(names.map((graha, i) => [graha, read(places[i] as ZodiacPlace)]));
  const { ascendantDeg, midheavenDeg } = zodiac.anglesDeg(jdTt, place);
  const rates = of(({ longitudeDegPerDay }) => longitudeDegPerDay);
  const latitudes = of(({ latitudeDeg }) => latitudeDeg);
  return kundliFrom({
    lagnaDeg: ascendantDeg,
    midheavenDeg,
    longitudesDeg: of(({ longitudeDeg }) => longitudeDeg) as never,
    longitudesDegPerDay: { ...rates, Ketu: rates['Rahu'] as number },
    latitudesDeg: { ...latitudes, Ketu: -(latitudes['Rahu'] as number) },
  });
}
