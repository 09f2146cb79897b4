/** The whole fabric of one solar day in one record: what a page of a muhurta almanac prints. Each part can be asked for alone as well. */

import { readChoices } from '../../choice.ts';
import { jdUtOfTt } from '../../time/local-clock.ts';
import { type AbhijitSchool, type AnandadiYoga, anandadiYogasOf } from './anandadi.ts';
import type { ChandraOptions } from './chandra.ts';
import { type Choghadiya, choghadiyasOf } from './choghadiya.ts';
import { type DayChandra, type DayTara, dayChandrasOf, dayTarasOf } from './day-strength.ts';
import { type DayVasas, dayVasasOf } from './day-vasas.ts';
import { type Gowri, gowrisOf } from './gowri.ts';
import type { DayGround } from './ground.ts';
import { type Hora, horasOf } from './hora.ts';
import { type LagnaSpan, lagnaSpansOf } from './lagna-spans.ts';
import { MUHURTA_DAY_NAMES } from './option-names.ts';
import { type LagnaPanchakaOptions, type LagnaPanchakaSpan, lagnaPanchakaSpansOf } from './panchaka.ts';
import { type DayYoga, dayYogasOf } from './yoga-periods.ts';

export interface MuhurtaDay {
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

/**
 * Everything of a solar day.
 *
 * @param ground  of `dayGroundOn`
 * @throws  EngineError INVALID_OPTION for schools that do not exist
 */
export function muhurtaDayOf(ground: DayGround, options: MuhurtaDayOptions = {}): MuhurtaDay {
  readChoices(options, 'options', MUHURTA_DAY_NAMES);
  const { clock, day, vara } = ground;
  const text = (jdTt: number) => clock.text(jdUtOfTt(jdTt));
  const { abhijit, chandra, tithiCount } = options;
  return {
    date: clock.dateText(jdUtOfTt(day.sunriseJdTt)),
    vara,
    sunrise: text(day.sunriseJdTt),
    sunset: text(day.sunsetJdTt),
    nextSunrise: text(day.nextSunriseJdTt),
    choghadiyas: choghadiyasOf(day, vara, clock),
    horas: horasOf(day, vara, clock),
    gowris: gowrisOf(day, vara, clock),
    anandadiYogas: anandadiYogasOf(ground, abhijit === undefined ? {} : { abhijit }),
    yogas: dayYogasOf(ground),
    taras: dayTarasOf(ground),
    chandras: dayChandrasOf(ground, chandra === undefined ? {} : { school: chandra }),
    vasas: dayVasasOf(ground),
    lagnas: lagnaSpansOf(ground),
    panchakas: lagnaPanchakaSpansOf(ground, tithiCount === undefined ? {} : { tithiCount }),
  };
}
