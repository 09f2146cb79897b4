/** Avakahada chakra, ghatak chakra and the points that favour a birth: the short tables with which almanacs begin a kundli. */

import { favourableGrahasOf } from '../../../jyotish/graha/favourable.ts';
import { nakshatraAttributes, signAttributes } from '../../../jyotish/index.ts';
import { MASAS } from '../../../jyotish/panchang/calendar-tables.ts';
import { TITHIS, VARAS } from '../../../jyotish/panchang/limb-tables.ts';
import { GRAHA_REMEDIES } from '../../../jyotish/remedy/graha-table.ts';
import type { TithiKey, WeekdayKey } from '../../../language/keys.ts';
import type { Chapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import type { KundliBook } from './book.ts';
import { numbersText, signName, starText, worksLine } from './cells.ts';
import { note } from './charts.ts';
import { firstLetter } from './first-letter.ts';
import { ghatakOf } from './ghatak.ts';

export const AVAKAHADA: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.avakahada,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { say } = book;
    return [
      note(say.kundli.avakahadaNote),
      ...avakahadaFacts(book),
      { kind: 'heading', level: 2, text: say.headings.ghatak },
      note(say.kundli.ghatakNote),
      ...ghatakFacts(book),
      { kind: 'heading', level: 2, text: say.headings.favourablePoints },
      note(say.kundli.favourableNote),
      ...favourableFacts(book),
    ];
  },
};

/** Which metal the Moon's house from the lagna gives. @source `almanac-practice` */
const PAYA_OF_HOUSE = [
  'gold',
  'silver',
  'copper',
  'iron',
  'silver',
  'gold',
  'copper',
  'iron',
  'silver',
  'copper',
  'gold',
  'iron',
] as const;

function avakahadaFacts(book: KundliBook): readonly Block[] {
  const { say, names, language, horoscope } = book;
  const { birth, furniture } = say;
  const moon = horoscope.kundli.grahas.Moon;
  const star = nakshatraAttributes(moon.nakshatra);
  const sign = signAttributes(moon.sign);
  const vashya = moon.degree < 15 ? sign.vashya.first : sign.vashya.second;
  return [
    {
      kind: 'facts',
      columns: book.readings === null ? 2 : 3,
      pairs: [
        [birth.varna, names.varna[sign.varna]],
        [birth.vashya, names.vashya[vashya]],
        [birth.yoni, names.yoni[star.yoni]],
        [birth.gana, names.gana[star.gana]],
        [birth.nadi, names.nadi[star.nadi]],
        [birth.moonSign, names.rashi[sign.name]],
        [furniture.signLord, names.graha[sign.lord]],
        [birth.nakshatra, starText(book, moon.nakshatra, moon.pada)],
        [furniture.nakshatraLord, names.graha[star.lord]],
        [furniture.element, names.element[star.tattva]],
        [birth.paya, names.metal[PAYA_OF_HOUSE[moon.house - 1] as 'gold']],
        [birth.nameLetter, firstLetter(language, moon.nakshatra, moon.pada)],
      ],
    },
    small(worksLine(book, ['raman-muhurtha', 'almanac-practice'])),
  ];
}

function ghatakFacts(book: KundliBook): readonly Block[] {
  const { say, names, horoscope } = book;
  const { masa, tithis, weekday, nakshatra, moonSign } = ghatakOf(horoscope.kundli.grahas.Moon.sign);
  const tithi = (number: number): string => names.tithi[TITHIS[number - 1]?.name as TithiKey];
  return [
    {
      kind: 'facts',
      columns: book.readings === null ? 2 : 3,
      pairs: [
        [say.furniture.month, names.masa[MASAS[masa - 1] as keyof typeof names.masa]],
        [say.birth.tithi, tithis.map((number) => (number === 15 ? fifteenth(book) : tithi(number))).join(', ')],
        [say.birth.weekday, names.weekday[VARAS[weekday]?.english as WeekdayKey]],
        [say.furniture.nakshatra, starText(book, nakshatra)],
        [say.kundli.moonIn, signName(book, moonSign)],
      ],
    },
    small(worksLine(book, ['muhurta-chintamani', 'almanac-practice'])),
  ];
}

/** The fifteenth of either half. */
function fifteenth({ names }: KundliBook): string {
  return `${names.tithi.Purnima}, ${names.tithi.Amavasya}`;
}

/** Days, numbers and stones of the grahas that Parashara calls benefic for the lagna and of the lord of the lagna. */
function favourableFacts(book: KundliBook): readonly Block[] {
  const { say, names, language, horoscope } = book;
  const { kundli, birth } = say;
  const { good, hard } = favourableGrahasOf(horoscope.kundli.lagna.sign);
  const lord = good.find(({ isLagnaLord }) => isLagnaLord) ?? good[0];
  const remedies = good.map(({ graha }) => GRAHA_REMEDIES[graha]);
  const weekday = (index: number): string => names.weekday[VARAS[index]?.english as WeekdayKey];
  const list = (words: readonly string[]): string => language.list([...new Set(words)]);
  const named = (rows: typeof good): string => list(rows.map(({ graha }) => names.graha[graha]));
  const stones = book.jyotish.gemstones(book.moment).recommend.map(({ value }) => names.gem[value.gem]);
  return [
    {
      kind: 'facts',
      columns: 2,
      pairs: [
        ...(lord === undefined ? [] : [[birth.lagnaLord, names.graha[lord.graha]] as const]),
        [kundli.goodGrahas, named(good)],
        [kundli.hardGrahas, named(hard)],
        [kundli.goodDays, list(remedies.map((row) => weekday(row.weekday)))],
        [
          kundli.goodNumbers,
          numbersText(
            book,
            [...new Set(remedies.map((row) => row.number))].sort((a, b) => a - b),
          ),
        ],
        [
          kundli.goodColours,
          list(
            remedies.flatMap((row) => row.colours.map((colour) => names.colour[colour as keyof typeof names.colour])),
          ),
        ],
        [kundli.goodStones, stones.length === 0 ? say.furniture.none : list(stones)],
        [kundli.goodLagnas, list(trinesOf(horoscope.kundli.lagna.sign).map((sign) => signName(book, sign)))],
      ],
    },
    small(worksLine(book, ['bphs', 'phaladeepika', 'program-practice'])),
  ];
}

/** The sign itself and those in trine to it. */
function trinesOf(sign: number): readonly number[] {
  return [0, 4, 8].map((step) => ((sign - 1 + step) % 12) + 1);
}

/** The sources of a table of facts. */
function small(words: string): Block {
  return { kind: 'paragraph', words: [{ text: words, tone: 'mute' }], size: 'small' };
}
