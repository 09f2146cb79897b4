/** The day from sunrise to sunrise, and its lords. */

export {
  apparentSolarHours,
  DEFAULT_SUNRISE,
  dateOfSolarDay,
  HORA_ORDER,
  lordOfHora,
  lordOfVara,
  type SolarDay,
  solarDayAt,
  solarDayOn,
  varaOf,
} from './solar-day.ts';
