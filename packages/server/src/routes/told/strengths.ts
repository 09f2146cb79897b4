/** Strengths of a birth: ashtakavarga, shadbala; and the year of life by Tajika. */

import { SIGNS } from '@khagol/engine/chart';
import {
  ashtakavargaOf,
  CONTRIBUTORS,
  type Contributor,
  type DashaSpan,
  GRAHAS,
  kalaGroundOf,
  lordOf,
  type Spot,
  shadbalaOf,
  type Varshaphala,
  VISIBLE_GRAHAS,
  varshaphalaOf,
} from '@khagol/engine/jyotish';
import { dateOf } from '@khagol/engine/time';
import type { BirthAsked } from '../../contract/asked.ts';
import { type ChoiceField, choiceSchema } from '../../contract/fields.ts';
import { integer } from '../../contract/schema.ts';
import { STRENGTH_SHAPES } from '../../contract/twin-strength-shapes.ts';
import type { Doors } from './doors.ts';
import { kundliOf } from './doshas.ts';
import { doubtsOfBirth, doubtsOfReturn } from './doubts.ts';
import { type BirthQuestion, computed, type OwnQuestion } from './question.ts';
import { readYear } from './western-casting.ts';

const TABLE_OF: ChoiceField<Contributor> = {
  name: 'planet',
  values: CONTRIBUTORS,
  aliases: Object.fromEntries(CONTRIBUTORS.map((name) => [name.toLowerCase(), name])),
  description: 'Whose table; every one when left out.',
};

export const ASHTAKAVARGA: OwnQuestion<Contributor | null> = {
  summary: 'Ashtakavarga: bindus of each planet in each sign, with both reductions.',
  data: STRENGTH_SHAPES.ashtakavarga,
  own: {
    isSidereal: true,
    schema: { 'planet?': choiceSchema(TABLE_OF) },
    read: (input) => input.choice(TABLE_OF) ?? null,
  },
  tell: (birth, doors) => {
    const { settings, sources, bhinna, totals, trikona, ekadhipatya, pindas } = ashtakavargaOf(kundliOf(birth, doors));
    const wanted = birth.own === null ? CONTRIBUTORS : [birth.own];
    return {
      tables: wanted.map((name) => ({
        planet: name,
        bindus: bhinna[name],
        total: totals[name],
        trikona: trikona[name],
        ekadhipatya: ekadhipatya[name],
        pinda: name === 'Lagna' ? null : pindas[name],
      })),
      signs: SIGNS,
      settings,
      sources,
    };
  },
};

export const SARVASHTAKAVARGA: BirthQuestion = {
  summary: 'Sarvashtakavarga: the bindus of all planets in each sign.',
  data: STRENGTH_SHAPES.sarvashtakavarga,
  tell: (birth, doors) => {
    const kundli = kundliOf(birth, doors);
    const { settings, sources, bhinna, sarva, sarvaTotal } = ashtakavargaOf(kundli);
    return {
      signs: SIGNS.map((sign, i) => ({
        sign,
        house: ((i - kundli.lagna.sign + 13) % 12) + 1,
        bindus: sarva[i],
        from: Object.fromEntries(VISIBLE_GRAHAS.map((graha) => [graha, bhinna[graha][i]])),
      })),
      total: sarvaTotal,
      settings,
      sources,
    };
  },
};

export const SHADBALA: BirthQuestion = {
  summary: 'Shadbala: the six strengths of the seven planets, part by part.',
  data: STRENGTH_SHAPES.shadbala,
  tell: (birth, doors) => {
    const { zodiac } = doors.jyotish(birth.ayanamsa);
    const { settings, sources, grahas, wars } = shadbalaOf(kundliOf(birth, doors), kalaGroundOf(zodiac, birth.moment));
    const planets = VISIBLE_GRAHAS.map((planet) => ({ planet, ...grahas[planet] }));
    return { planets, wars, settings, sources };
  },
};

/** A civil year; null for the present one. */
export type YearAsked = number | null;

export const VARSHAPHAL: OwnQuestion<YearAsked> = {
  summary: 'Varshaphala: the year of life that begins in a civil year.',
  data: STRENGTH_SHAPES.varshaphal,
  own: {
    isSidereal: true,
    schema: {
      'year?': integer('Civil year of the birthday that begins it; the present one when left out.', {
        minimum: -3000,
        maximum: 3000,
      }),
    },
    read: readYear,
  },
  tell: (birth, doors) => computed('year', () => yearData(birth, birth.own, doors)),
};

function yearData(birth: BirthAsked, asked: YearAsked, doors: Doors): unknown {
  const { moment, clock, ayanamsa, nowJdUt } = birth;
  const year = asked ?? dateOf(clock.read(nowJdUt).dayNumber).year;
  const found = varshaphalaOf(doors.jyotish(ayanamsa).zodiac, moment, { year }, { clock });
  const { completedYears, start, end, isDay, kundli, muntha, yearLord, settings, sources } = found;
  return {
    year,
    completedYears,
    start,
    end,
    isDay,
    ascendant: spotData(kundli.lagna),
    planets: GRAHAS.map((name) => {
      const { house, isRetrograde, ...spot } = kundli.grahas[name];
      return { name, ...spotData(spot), house, isRetrograde };
    }),
    muntha: { ...spotData(muntha), house: muntha.house, natalHouse: muntha.natalHouse, lord: muntha.lord },
    yearLord: { planet: yearLord.varshesha.value, offices: yearLord.offices, because: yearLord.varshesha.because },
    strengths: strengthsOf(found),
    yogas: found.yogas.facts.map(({ id, value: { yoga, grahas, through, houses }, because }) => ({
      id,
      name: yoga,
      planets: grahas,
      through,
      houses,
      because,
    })),
    sahams: Object.values(found.sahams.sahams).map(({ id, matter, house, formula, isAdded, ...spot }) => ({
      name: id,
      matter,
      ...spotData(spot),
      house,
      formula,
      isAdded,
    })),
    muddaDasha: found.mudda.map(partOfYear),
    patyayiniDasha: found.patyayini.map(partOfYear),
    warnings: doubtsOfReturn(doubtsOfBirth(birth, doors)),
    settings,
    sources,
  };
}

/** The lagna’s part has no planet. */
function partOfYear({ lord, start, end }: DashaSpan): object {
  return { planet: lord, start, end };
}

function spotData({ longitudeDeg, sign, degree }: Pick<Spot, 'longitudeDeg' | 'sign' | 'degree'>) {
  return { longitude: longitudeDeg, sign: SIGNS[sign - 1], signNumber: sign, signLord: lordOf(sign), degree };
}

function strengthsOf({ panchavargiya, dwadashavargiya, harsha }: Varshaphala): readonly unknown[] {
  return VISIBLE_GRAHAS.map((planet) => ({
    planet,
    panchavargiya: panchavargiya[planet].total,
    vishwa: panchavargiya[planet].vishwa,
    dwadashavargiya: dwadashavargiya[planet].balance,
    harsha: harsha[planet].total,
  }));
}
