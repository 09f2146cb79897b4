/** Parts of a sidereal chart: positions, cusps, ascendant, what a birth is by its Moon, divisions, yogas, all doshas. */

import { SIGNS } from '@khagol/engine/chart';
import { ashtakootaOf, GRAHAS, type Kundli, lordOf, ownNadiOf, vargaChartOf } from '@khagol/engine/jyotish';
import type { BirthAsked } from '../../contract/asked.ts';
import { birthBlocks, panchangAlone } from '../../contract/birth-blocks.ts';
import { chartRecord } from '../../contract/chart-record.ts';
import { HOUSE_SYSTEM, NODE_TYPE } from '../../contract/choices.ts';
import { choiceSchema } from '../../contract/fields.ts';
import { CHART_PARTS, TWIN_SHAPES } from '../../contract/twin-birth-shapes.ts';
import { siderealChoices } from '../engine.ts';
import type { Doors } from './doors.ts';
import { kundliOf } from './doshas.ts';
import { capital } from './lines.ts';
import { type BirthQuestion, type OwnFields, type OwnQuestion, partsOf } from './question.ts';

/** How a sidereal chart is cast, beside its ayanamsa. */
export interface SiderealCasting {
  readonly houseSystem: string;
  readonly nodeType: 'mean' | 'true';
}

const CASTING: OwnFields<SiderealCasting> = {
  isSidereal: true,
  schema: {
    'houseSystem?': choiceSchema(HOUSE_SYSTEM, 'whole-sign'),
    'nodeType?': choiceSchema(NODE_TYPE, 'mean'),
  },
  read: (input) => ({
    houseSystem: input.choice(HOUSE_SYSTEM) ?? 'whole-sign',
    nodeType: input.choice(NODE_TYPE) ?? 'mean',
  }),
};

/** By the last part of the path: each tells some members of the chart. */
export const CHART_QUESTIONS: { readonly [P in keyof typeof CHART_PARTS]: OwnQuestion<SiderealCasting> } = {
  'planetary-positions': part('planetary-positions', 'Longitudes, signs, houses and motion of the planets.'),
  'house-cusps': part('house-cusps', 'The twelve houses and the angles.'),
  ascendant: part('ascendant', 'The rising degree.'),
};

function part(name: keyof typeof CHART_PARTS, summary: string): OwnQuestion<SiderealCasting> {
  const members = Object.keys(CHART_PARTS[name]);
  return {
    summary,
    data: TWIN_SHAPES[name],
    own: CASTING,
    tell: ({ moment, ayanamsa, own }, { engine }) => {
      const chart = engine.chart(moment, siderealChoices({ ayanamsa, ...own, includeOuter: false }));
      return partsOf(chartRecord(chart, null, { aspects: 'major' }), members);
    },
  };
}

export const BIRTH_DETAILS: BirthQuestion = {
  summary: 'What a birth is by its stars: signs, nakshatra, kootas, and the panchang of its hour.',
  data: TWIN_SHAPES['birth-details'],
  tell: (birth, doors) => {
    const { engine } = doors;
    const { chart, choices } = castOf(birth, doors);
    const { panchang, warnings } = panchangAlone(engine.kernel, chart, choices, birth.moment);
    const { grahas, lagna } = kundliOf(birth, doors);
    const { koot } = ashtakootaOf(grahas.Moon, grahas.Moon).person1;
    const { nakshatra, nakshatraPada, nakshatraLord, time } = chart;
    return {
      ascendant: signData(lagna.sign),
      moonSign: signData(grahas.Moon.sign),
      sunSign: signData(grahas.Sun.sign),
      nakshatra: { name: nakshatra, number: grahas.Moon.nakshatra, pada: nakshatraPada, lord: nakshatraLord },
      varna: koot.varna,
      vashya: koot.vashya,
      yoni: koot.yoni,
      gana: koot.gana,
      nadi: koot.nadi,
      panchang,
      time,
      warnings,
    };
  },
};

function signData(sign: number): unknown {
  return { name: SIGNS[sign - 1], number: sign, lord: lordOf(sign) };
}

export const YOGA_DETECTION: BirthQuestion = {
  summary: 'The yogas that are formed, each with its rule, its source and what is said to cancel it.',
  data: TWIN_SHAPES['yoga-detection'],
  tell: (birth, doors) => {
    const blocks = blocksOf(birth, doors);
    const yogas = blocks['yogas'] as readonly unknown[];
    return { total: yogas.length, yogas, ...doubtIn(blocks) };
  },
};

export const ALL_DOSHAS: BirthQuestion = {
  summary: 'Mangal, kaal sarp, sade sati and pitra of a birth, and its nadi.',
  data: TWIN_SHAPES['all-doshas'],
  tell: (birth, doors) => {
    const blocks = blocksOf(birth, doors);
    const doshas = blocks['doshas'] as Readonly<Record<string, { readonly present: boolean } | null>>;
    const present = Object.keys(doshas).filter((name) => doshas[name]?.present === true);
    return {
      present,
      ...doshas,
      nadi: ownNadiOf(kundliOf(birth, doors)).nadi,
      ...doubtIn(blocks),
      warnings: blocks.warnings,
    };
  },
};

/** What every hour of the day has, where the hour of birth is unknown. */
function doubtIn({ throughDoubt }: ReturnType<typeof birthBlocks>): Readonly<Record<string, unknown>> {
  return throughDoubt === undefined ? {} : { throughDoubt };
}

function blocksOf(birth: BirthAsked, doors: Doors) {
  const { chart, choices } = castOf(birth, doors);
  const asked = { moment: birth.moment, divisions: [], includeDasha: false };
  return birthBlocks(doors.engine.kernel, chart, choices, asked, birth.nowJdUt);
}

function castOf({ moment, ayanamsa }: BirthAsked, { engine }: Doors) {
  const choices = siderealChoices({ ayanamsa, ...USUAL_CASTING, includeOuter: false });
  return { chart: engine.chart(moment, choices), choices };
}

const USUAL_CASTING: SiderealCasting = { houseSystem: 'whole-sign', nodeType: 'mean' };

/** Divisions by the names of their paths. */
const DIVISIONS = {
  hora: 2,
  drekkana: 3,
  chaturthamsa: 4,
  saptamsa: 7,
  navamsa: 9,
  dashamsa: 10,
  dwadashamsa: 12,
  shodasamsa: 16,
  vimsamsa: 20,
  chaturvimsamsa: 24,
  bhamsa: 27,
  trimsamsa: 30,
  khavedamsa: 40,
  akshavedamsa: 45,
  shashtiamsa: 60,
} as const;

/** By the last part of the path. */
export const VARGA_QUESTIONS: Readonly<Record<string, BirthQuestion>> = Object.fromEntries(
  Object.entries(DIVISIONS).map(([name, division]): readonly [string, BirthQuestion] => [
    name,
    {
      summary: `The chart of the ${division === 2 ? 'halves' : `${division}ths`} of signs, D${division}.`,
      data: TWIN_SHAPES.varga,
      tell: (birth, doors) => vargaData(kundliOf(birth, doors), division),
    },
  ]),
);

function vargaData(kundli: Kundli, division: number): unknown {
  const { id, name, method, lagna, grahas } = vargaChartOf(kundli, division);
  const row = (who: string, sign: number, degree: number, house: number) => ({
    name: who,
    sign: SIGNS[sign - 1],
    signNumber: sign,
    signLord: lordOf(sign),
    degree,
    house,
  });
  return {
    division,
    id,
    name: name === null ? null : capital(name),
    method,
    ascendant: row('Ascendant', lagna.sign, lagna.degree, 1),
    planets: GRAHAS.map((graha) => {
      const { sign, degree, house } = grahas[graha];
      const { isRetrograde, sign: natal } = kundli.grahas[graha];
      return { ...row(graha, sign, degree, house), isRetrograde, inSameSign: sign === natal };
    }),
  };
}
