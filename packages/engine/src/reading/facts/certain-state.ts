/** Which states a graha keeps all day where the hour of birth is not known: the Sun's heat, its dignity. */

import { COMBUSTION_ORBS } from '../../jyotish/graha/combustion.ts';
import { dignityOf } from '../../jyotish/graha/dignity.ts';
import type { Graha, Horoscope } from '../../jyotish/index.ts';
import { hasHour, keepsSign, reachOf, speedOf } from './certain-day.ts';

/** Whether it is combust, or free of the Sun, all that day. */
export function keepsLight(horoscope: Horoscope, graha: Graha): boolean {
  if (hasHour(horoscope) || graha === 'Sun' || graha === 'Rahu' || graha === 'Ketu') return true;
  const { grahas, settings } = horoscope.grahas;
  const away = grahas.find(({ name }) => name === graha)?.sunDistanceDeg ?? 0;
  const reach = reachOf(speedOf(horoscope, graha) - speedOf(horoscope, 'Sun'));
  const orbs = COMBUSTION_ORBS[settings.combustion].orbs[graha];
  return away + reach < Math.min(...orbs) || away - reach >= Math.max(...orbs);
}

/** Whether it has one dignity all that day: some signs hold two, by degrees. */
export function keepsDignity(horoscope: Horoscope, graha: Graha): boolean {
  if (hasHour(horoscope)) return true;
  if (!keepsSign(horoscope, graha)) return false;
  const { kundli } = horoscope;
  const spot = kundli.grahas[graha];
  const reach = reachOf(speedOf(horoscope, graha));
  const at = (degree: number): string => {
    const moved = { ...spot, degree, longitudeDeg: spot.longitudeDeg - spot.degree + degree };
    const dignity = dignityOf({ ...kundli, grahas: { ...kundli.grahas, [graha]: moved } }, graha);
    return dignity === 'moolatrikona' ? 'own' : dignity;
  };
  return at(Math.max(0, spot.degree - reach)) === at(Math.min(29.999, spot.degree + reach));
}
