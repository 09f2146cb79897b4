/** The facts behind a horoscope column. */

export type {
  ForecastEvent,
  ForecastEventKind,
  ForecastOptions,
  ForecastPeriod,
  ForecastPlanet,
  SignForecast,
  SignInfo,
} from './sign-forecast.ts';
export { FORECAST_PERIODS, signForecastOf, signInfoOf } from './sign-forecast.ts';
