/** The whole fabric of one solar day in one record: what a page of a muhurta almanac prints. Each part can be asked for alone as well. */

import { readChoices } from '../../choice.ts';
import type { SourceKey } from '../../sources.ts';
import { jdUtOfTt } from '../../time/local-clock.ts';
import { type AbhijitSchool, type AnandadiYoga, anandadiYogasOf, DEFAULT_ABHIJIT } from './anandadi.ts';
import { type ChandraOptions, DEFAULT_CHANDRA } from './chandra.ts';
import { type Choghadiya, choghadiyasOf } from './choghadiya.ts';
import { type DayChandra, type DayTara, dayChandrasOf, dayTarasOf } from './day-strength.ts';
import { type DayVasas, dayVasasOf } from './day-vasas.ts';
import { type Gowri, gowrisOf } from './gowri.ts';
import type { DayGround } from './ground.ts';
import { type Hora, horasOf } from './hora.ts';
import { type LagnaSpan, lagnaSpansOf } from './lagna-spans.ts';
import { MUHURTA_DAY_NAMES } from './option-names.ts';
import {
  DEFAULT_PANCHAKA_COUNT,
  type LagnaPanchakaOptions,
  type LagnaPanchakaSpan,
  lagnaPanchakaSpansOf,
} from './panchaka.ts';
import { type DayYoga, dayYogasOf } from './yoga-periods.ts';

/** The choices in full, as a day says them. */
export interface MuhurtaDaySettings extends Required<MuhurtaDayOptions> {
  readonly sunrise: DayGround['settings']['sunrise'];
  readonly air: DayGround['settings']['air'];
  readonly ayanamsa: string;
  readonly zone: string;
}

export interface MuhurtaDay {
  readonly settings: MuhurtaDaySettings;
  /** Of all the tables; each yoga says its own besides. */
  readonly sources: readonly SourceKey[];
  /** The civil date on which it began. */
  readonly date: string;
  /** 0 Sunday … 6 Saturday. */
  readonly vara: number;
  readonly sunrise: string;
  readonly sunset: string;
  readonly nextSunrise: string;
  readonly choghadiyas: readonly Choghadiya[];
  readonly horas: readonly Hora[];
  readonly gowris: readonly Gowri[];
  readonly anandadiYogas: readonly AnandadiYoga[];
  readonly yogas: readonly DayYoga[];
  readonly taras: readonly DayTara[];
  readonly chandras: readonly DayChandra[];
  readonly vasas: DayVasas;
  readonly lagnas: readonly LagnaSpan[];
  readonly panchakas: readonly LagnaPanchakaSpan[];
}

export interface MuhurtaDayOptions extends LagnaPanchakaOptions {
  readonly abhijit?: AbhijitSchool;
  readonly chandra?: NonNullable<ChandraOptions['school']>;
}

const DAY_SOURCES: readonly SourceKey[] = [
  'muhurta-chintamani',
  'almanac-practice',
  'surya-siddhanta',
  'raman-muhurtha',
];

/**
 * Everything of a solar day.
 *
 * @param ground  of `dayGroundOn`
 * @throws  EngineError INVALID_OPTION for schools that do not exist
 */
export function muhurtaDayOf(ground: DayGround, options: MuhurtaDayOptions = {}): MuhurtaDay {
  readChoices(options, 'options', MUHURTA_DAY_NAMES);
  const { settings, sky, clock, day, vara } = ground;
  const text = (jdTt: number) => clock.text(jdUtOfTt(jdTt));
  const { abhijit = DEFAULT_ABHIJIT, chandra = DEFAULT_CHANDRA, tithiCount = DEFAULT_PANCHAKA_COUNT } = options;
  const { sunrise, air } = settings;
  return {
    settings: {
      sunrise,
      air,
      abhijit,
      chandra,
      tithiCount,
      ayanamsa: sky.zodiac.choices.ayanamsa?.id ?? 'none',
      zone: clock.zone,
    },
    sources: DAY_SOURCES,
    date: clock.dateText(jdUtOfTt(day.sunriseJdTt)),
    vara,
    sunrise: text(day.sunriseJdTt),
    sunset: text(day.sunsetJdTt),
    nextSunrise: text(day.nextSunriseJdTt),
    choghadiyas: choghadiyasOf(day, vara, clock),
    horas: horasOf(day, vara, clock),
    gowris: gowrisOf(day, vara, clock),
    anandadiYogas: anandadiYogasOf(ground, { abhijit }),
    yogas: dayYogasOf(ground),
    taras: dayTarasOf(ground),
    chandras: dayChandrasOf(ground, { school: chandra }),
    vasas: dayVasasOf(ground),
    lagnas: lagnaSpansOf(ground),
    panchakas: lagnaPanchakaSpansOf(ground, { tithiCount }),
  };
}
