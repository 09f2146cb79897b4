/** The panchang: limbs, months, years and hours of any day at any place, festivals, and calendars of many days. */

export * from './calendar.ts';
export {
  MASAS,
  type MasaName,
  NATIONAL_MONTHS,
  RASHIS,
  RITUS,
  type RituRow,
  SAMVATSARAS,
  SOLAR_MONTH_NAMES,
} from './calendar-tables.ts';
export { sunriseCautions } from './cautions.ts';
export type { CivilSpan } from './civil-span.ts';
export { COURSES, type Course, type CourseId, type CourseSpan, DailySky } from './daily-sky.ts';
export {
  BRAHMA_MUHURTA_SCHOOLS,
  type BrahmaMuhurtaSchool,
  DURMUHURTA_SCHOOLS,
  type DurmuhurtaSchool,
  MUHURTAS,
  type MuhurtaRow,
  NIGHT_DURMUHURTA_LENGTHS,
  type NightDurmuhurtaLength,
} from './day-parts.ts';
export {
  EKADASHIS,
  type Ekadashi,
  ekadashiName,
  ekadashiNamed,
  MAHADWADASHIS,
  type Mahadwadashi,
  VRATA_SCHOOLS,
  type VrataSchool,
} from './ekadashi.ts';
export { EXCEPTIONS as FESTIVAL_EXCEPTIONS, type FestivalException } from './festival-exceptions.ts';
export {
  CHOICES,
  type Choice,
  FALLBACKS,
  type Fallback,
  type FestivalMove,
  KALAS,
  type Kala,
} from './festival-kala.ts';
export {
  type EkadashiRule,
  FESTIVAL_CATEGORIES,
  type FestivalCategory,
  type FestivalRow,
  type FestivalRule,
  type NakshatraRule,
  type SolarRule,
  type SolarRuleInput,
  type TithiRule,
  type TithiRuleInput,
  type WeekdayRule,
} from './festival-rules.ts';
export {
  FESTIVAL_DATINGS,
  FESTIVAL_SCHOOLS,
  FESTIVALS,
  type Festival,
  type FestivalDating,
  type FestivalOptions,
  type FestivalSchool,
  type FestivalSettings,
  festivalsBetween,
  festivalsOn,
  type RuleDay,
  type RuleDaySettings,
  solarDaysBetween,
  tithiDaysBetween,
} from './festivals.ts';
export { festivalsTold, type ToldFestival } from './festivals-told.ts';
export type { BhadraSpan, GandantaSpan, PanchakaSpan } from './ghati-records.ts';
export {
  BHADRA_LOKAS,
  type BhadraLoka,
  GANDANTA_SCHOOLS,
  type GandantaSchool,
  MULA_TYAJYA_SCHOOLS,
  type MulaTyajyaSchool,
  PANCHAKA_KINDS,
  PANCHAKA_SCHOOLS,
  type PanchakaKind,
  type PanchakaSchool,
} from './ghati-windows.ts';
export type { PanchangMoon, PanchangSun } from './lights.ts';
export type {
  KaranaSpan,
  NakshatraSpan,
  PadaSpan,
  SignSpan,
  SunNakshatraSpan,
  TithiSpan,
  YogaSpan,
} from './limb-records.ts';
export * from './limb-tables.ts';
export * from './limbs.ts';
export { type LunarMonth, lunarMonthAt, lunarMonthsBetween, namesOfMonth } from './lunar-month.ts';
export {
  ADHIKA_PURNIMANTA_SCHOOLS,
  type AdhikaPurnimantaSchool,
  type Masa,
  type MasaLabel,
  type MasaSpan,
} from './masa.ts';
export {
  muhurtasOn,
  type Panchang,
  type PanchangAt,
  type PanchangInstant,
  panchangAt,
  panchangOn,
} from './panchang.ts';
export { type DayPeriod, type MuhurtaSpan, PERIOD_IDS, type PeriodId } from './periods.ts';
export {
  type AyanaSpan,
  type Ayanas,
  type RituSpan,
  type Ritus,
  type SolarTurns,
  solarTurnsAt,
  TURNING_POINTS,
  type TurningPoint,
  type TurningPointId,
} from './seasons.ts';
export {
  MOON_WINDOWS,
  type MoonWindow,
  PANCHANG_PRESETS,
  type PanchangOptions,
  type PanchangSettings,
  panchangSettings,
  VARA_STARTS,
  type VaraStart,
} from './settings.ts';
export {
  type NationalDate,
  nationalDateOf,
  type Sankranti,
  SOLAR_MONTH_SCHOOLS,
  type SolarDate,
  type SolarMonthSchool,
  sankrantiBefore,
  sankrantisBetween,
} from './solar-month.ts';
export {
  type EraYear,
  type LunarYears,
  type Samvatsara,
  samvatsarasOf,
  VIKRAMA_TURNS,
  type VikramaTurn,
} from './years.ts';
