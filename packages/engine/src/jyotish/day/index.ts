/** The day from sunrise to sunrise, and its lords. */

export {
  apparentSolarHours,
  DEFAULT_SUNRISE,
  dateOfSolarDay,
  HORA_ORDER,
  lordOfHora,
  lordOfVara,
  type SolarDay,
  type SolarDaylight,
  solarDayAt,
  solarDaylightAt,
  varaOf,
} from './solar-day.ts';
export { SolarDays, solarDayOn } from './solar-days.ts';
