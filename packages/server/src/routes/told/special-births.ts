/** More of a birth: Saturn about the Moon, the Moon in the eighth, upagrahas, friendships of planets. */

import { lordOfSign, NAKSHATRAS, SIGNS } from '@khagol/engine/chart';
import {
  chandrashtamasOf,
  relationshipsOf,
  type SaturnStay,
  sadeSatiOf,
  saturnPhaseAt,
  UPAGRAHAS,
  upagrahasOf,
} from '@khagol/engine/jyotish';
import { jdUtOf } from '@khagol/engine/time';
import type { BirthAsked, DayAsked } from '../../contract/asked.ts';
import { BIRTH_SHAPES } from '../../contract/told-birth-shapes.ts';
import { nakshatraRef, rashiRef, spanOf } from './day-spans.ts';
import type { Doors } from './doors.ts';
import { kundliOf } from './doshas.ts';
import { ordinal } from './lines.ts';
import type { BirthQuestion, Question } from './question.ts';

type SpecialName = 'sade-sati' | 'sade-sati-advanced' | 'upagraha-position' | 'planet-relationship';

export const SPECIAL_BIRTH_QUESTIONS: { readonly [name in SpecialName]: BirthQuestion } = {
  'sade-sati': { summary: 'Saturn about the natal Moon, now.', data: BIRTH_SHAPES.sadeSati, tell: saturnNow },
  'sade-sati-advanced': {
    summary: 'Saturn about the natal Moon for a hundred years.',
    data: BIRTH_SHAPES.sadeSatiAdvanced,
    tell: (birth, doors) => ({ ...saturnNow(birth, doors), transits: saturnTransits(birth, doors) }),
  },
  'upagraha-position': { summary: 'The eleven shadowy points.', data: BIRTH_SHAPES.upagrahas, tell: upagrahaData },
  'planet-relationship': {
    summary: 'Friends and enemies among the planets.',
    data: BIRTH_SHAPES.relationships,
    tell: (birth, doors) => {
      const { natural, temporal, compound } = relationshipsOf(kundliOf(birth, doors));
      return { natural, temporal, compound };
    },
  },
};

type SadeSatiPhase = 'rising' | 'peak' | 'setting';
const isSadeSati = (phase: SaturnStay['phase']): phase is SadeSatiPhase => phase !== 'kantaka' && phase !== 'ashtama';
/** Houses of Saturn from the Moon. */
const PHASE_HOUSES: { readonly [P in SadeSatiPhase]: number } = { rising: 12, peak: 1, setting: 2 };

function saturnNow(birth: BirthAsked, doors: Doors): object {
  const { zodiac } = doors.jyotish(birth.ayanamsa);
  const kundli = kundliOf(birth, doors);
  const { phase, isSadeSati: isInSadeSati, saturnSign } = saturnPhaseAt(zodiac, kundli, birth.nowJdUt);
  const moonSign = SIGNS[kundli.grahas.Moon.sign - 1] as string;
  const sign = SIGNS[saturnSign - 1] as string;
  const house = ((saturnSign - kundli.grahas.Moon.sign + 12) % 12) + 1;
  const where = `Saturn is in ${sign}, the ${ordinal(house)} sign from the Moon in ${moonSign}`;
  return {
    isInSadeSati,
    transitPhase: isInSadeSati ? phase : null,
    moonSign,
    saturnSign: sign,
    description: isInSadeSati ? `${where}: the ${phase} phase of sade sati.` : `${where}: sade sati is not running.`,
  };
}

const YEARS = 100;

function saturnTransits(birth: BirthAsked, doors: Doors): readonly unknown[] {
  const { zodiac } = doors.jyotish(birth.ayanamsa);
  const { stays } = sadeSatiOf(zodiac, kundliOf(birth, doors), jdUtOf(birth.moment), YEARS, {}, birth.clock);
  return stays.flatMap(({ phase, saturnSign, start, end, entersRetrograde }) =>
    isSadeSati(phase)
      ? [
          {
            saturnSign: SIGNS[saturnSign - 1],
            phase,
            start,
            end,
            isRetrograde: entersRetrograde,
            description: `Saturn in ${SIGNS[saturnSign - 1]}, the ${ordinal(PHASE_HOUSES[phase])} from the Moon${entersRetrograde ? ', come back to in retrograde' : ''}.`,
          },
        ]
      : [],
  );
}

/** Whom the Moon is in the eighth from, and from which day on. */
export interface ChandrashtamaAsked {
  readonly day: DayAsked;
  /** Natal, 1 … 12. */
  readonly sign: number;
  /** Of birth, 1 … 27; null where only the sign is known. */
  readonly nakshatra: number | null;
}

export const CHANDRASHTAMA_PERIODS: Question<ChandrashtamaAsked> = {
  summary: 'When the Moon walks the eighth sign from a natal one, thirty days from a date.',
  data: BIRTH_SHAPES.chandrashtama,
  tell: chandrashtamaData,
};

const SPAN_DAYS = 30;
/** The birth star counts as the first. */
const PEAK_STAR = 17;

/** Signs that a nakshatra has quarters in, one or two. */
export function signsOfStar(nakshatra: number): readonly number[] {
  const first = (nakshatra - 1) * 4;
  return [...new Set([first, first + 3].map((quarter) => Math.floor(quarter / 9) + 1))];
}

function chandrashtamaData({ day, sign, nakshatra }: ChandrashtamaAsked, doors: Doors): unknown {
  const { zodiac } = doors.jyotish(day.ayanamsa);
  const { clock, dayNumber } = day;
  const [from, until] = [clock.midnight(dayNumber), clock.midnight(dayNumber + SPAN_DAYS)];
  const peak = nakshatra === null ? null : ((nakshatra + PEAK_STAR - 2) % 27) + 1;
  return {
    rasi: rashiRef(sign),
    nakshatras: NAKSHATRAS.map((_, i) => i + 1)
      .filter((star) => signsOfStar(star).includes(sign))
      .map(nakshatraRef),
    periods: chandrashtamasOf(zodiac, sign, from, until, clock).map((period) => ({
      ...spanOf(period, day),
      nakshatraTimings: period.nakshatras.map((stay) => ({
        nakshatra: NAKSHATRAS[stay.nakshatra - 1],
        isPeak: stay.nakshatra === peak,
        ...spanOf(stay, day),
      })),
    })),
  };
}

function upagrahaData(birth: BirthAsked, doors: Doors): readonly unknown[] {
  const { zodiac } = doors.jyotish(birth.ayanamsa);
  const kundli = kundliOf(birth, doors);
  const { upagrahas } = upagrahasOf(zodiac, kundli, birth.moment);
  return UPAGRAHAS.map((id, i) => {
    const { name, longitudeDeg, sign, degree, house } = upagrahas[id];
    return {
      id: i + 1,
      name,
      longitude: longitudeDeg,
      degree,
      rasi: { ...rashiRef(sign), lord: lordOfSign(sign) },
      position: house,
    };
  });
}
