/** The manners of telling, with the names each prefers. */

import { LANGUAGES } from '../charts.ts';
import { CHAT_EN, PANDIT_EN } from './first-en.ts';
import { CHAT_HI, PANDIT_HI } from './first-hi.ts';
import { FIRST_OTHERS } from './first-others.ts';
import { COLUMN_EN } from './first-west.ts';
import type { Manner } from './prose.ts';
import { LETTER_EN, NOTES_EN } from './second-en.ts';
import { LETTER_HI, NOTES_HI } from './second-hi.ts';
import { SECOND_OTHERS } from './second-others.ts';
import { COUNSEL_EN } from './second-west.ts';
import { LISTS_EN } from './third-en.ts';
import { LISTS_HI } from './third-hi.ts';
import { THIRD_OTHERS } from './third-others.ts';
import { BLOG_EN } from './third-west.ts';
import type { WestProse } from './west.ts';

const SANSKRIT = {
  Sun: 'Surya',
  Moon: 'Chandra',
  Mars: 'Mangal',
  Mercury: 'Budha',
  Jupiter: 'Guru',
  Venus: 'Shukra',
  Saturn: 'Shani',
  Rahu: 'Rahu',
  Ketu: 'Ketu',
};
const RASHIS = 'Mesha Vrishabha Mithuna Karka Simha Kanya Tula Vrishchika Dhanu Makara Kumbha Meena'.split(' ');
const WORDS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const FIGURES = '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th'.split(' ');
const ES = 'primera segunda tercera cuarta quinta sexta séptima octava novena décima undécima duodécima'.split(' ');
const FR =
  'première deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième'.split(
    ' ',
  );
const HI_WORDS = 'प्रथम द्वितीय तृतीय चतुर्थ पंचम षष्ठ सप्तम अष्टम नवम दशम एकादश द्वादश'.split(' ');
const HI_COMMON = 'पहले दूसरे तीसरे चौथे पाँचवें छठे सातवें आठवें नौवें दसवें ग्यारहवें बारहवें'.split(' ');
const HI_DEVAS = {
  Sun: 'सूर्य',
  Moon: 'चन्द्र',
  Mars: 'मंगल',
  Mercury: 'बुध',
  Jupiter: 'बृहस्पति',
  Venus: 'शुक्र',
  Saturn: 'शनि',
  Rahu: 'राहु',
  Ketu: 'केतु',
};
const HI_LORDS = 'लग्नेश धनेश तृतीयेश चतुर्थेश पंचमेश षष्ठेश सप्तमेश अष्टमेश नवमेश दशमेश एकादशेश द्वादशेश'.split(' ');
const THEMES_EN = [
  ['self'],
  ['money', 'wealth'],
  ['siblings'],
  ['home', 'mother'],
  ['children'],
  ['enemies'],
  ['marriage', 'partnership'],
  ['longevity', 'transformation'],
  ['fortune', 'dharma'],
  ['career', 'profession'],
  ['gains'],
  ['losses', 'expenses'],
];
const THEMES_HI = [
  ['तनु'],
  ['धन'],
  ['पराक्रम'],
  ['सुख'],
  ['संतान', 'पुत्र'],
  ['शत्रु'],
  ['विवाह'],
  ['आयु'],
  ['भाग्य'],
  ['कर्म'],
  ['लाभ'],
  ['व्यय'],
];
const YOGAS_EN = {
  'Gaja Kesari': ['Gaja Kesari', 'Gajakesari', 'Gaja-Kesari', 'Gajkesari'],
  'Budha Aditya': ['Budha Aditya', 'Budhaditya', 'Budh Aditya', 'Budha-Aditya'],
  Hamsa: ['Hamsa', 'Hansa'],
  Shasha: ['Shasha', 'Sasa', 'Shash'],
  Malavya: ['Malavya'],
  Ruchaka: ['Ruchaka', 'Ruchak'],
  Bhadra: ['Bhadra'],
  Kemadruma: ['Kemadruma', 'Kemadrum'],
  Amala: ['Amala'],
  Vasumati: ['Vasumati', 'Vasumathi'],
  'Chandra Mangala': ['Chandra Mangala', 'Chandra-Mangala', 'Chandra Mangal'],
  Sunapha: ['Sunapha', 'Sunafa'],
  Anapha: ['Anapha', 'Anafa'],
};

const en = LANGUAGES['en'] as Manner['language'];
const hi = LANGUAGES['hi'] as Manner['language'];

export function mannersOf(set: {
  readonly chatEn: Manner['prose'];
  readonly panditEn: Manner['prose'];
  readonly panditHi: Manner['prose'];
  readonly chatHi: Manner['prose'];
  readonly others: { readonly [code: string]: Manner['prose'] };
}): readonly Manner[] {
  return [
    {
      name: 'en chat',
      language: en,
      prose: set.chatEn,
      ordinals: WORDS,
      themes: THEMES_EN,
      yogas: YOGAS_EN,
      phases: ['first', 'second', 'third'],
    },
    {
      name: 'en pandit',
      language: en,
      prose: set.panditEn,
      grahas: SANSKRIT,
      rashis: RASHIS,
      ordinals: FIGURES,
      themes: THEMES_EN,
      yogas: YOGAS_EN,
      phases: ['first', 'second', 'third'],
    },
    {
      name: 'hi pandit',
      language: hi,
      prose: set.panditHi,
      grahas: HI_DEVAS,
      ordinals: HI_WORDS,
      lords: HI_LORDS,
      themes: THEMES_HI,
      phases: ['पहला', 'दूसरा', 'तीसरा'],
    },
    {
      name: 'hi chat',
      language: hi,
      prose: set.chatHi,
      ordinals: HI_COMMON,
      lords: HI_LORDS,
      themes: THEMES_HI,
      phases: ['पहला', 'दूसरा', 'तीसरा'],
    },
    ...Object.entries(set.others).map(
      ([code, prose]): Manner => ({
        name: code,
        language: LANGUAGES[code] as Manner['language'],
        prose,
        ...(code === 'es' ? { ordinals: ES } : code === 'fr' ? { ordinals: FR } : {}),
      }),
    ),
  ];
}

export const FIRST_MANNERS = mannersOf({
  chatEn: CHAT_EN,
  panditEn: PANDIT_EN,
  panditHi: PANDIT_HI,
  chatHi: CHAT_HI,
  others: FIRST_OTHERS,
});
export const FIRST_COLUMNS: readonly { readonly name: string; readonly prose: WestProse }[] = [
  { name: 'en column', prose: COLUMN_EN },
];
export const SECOND_MANNERS = mannersOf({
  chatEn: LETTER_EN,
  panditEn: NOTES_EN,
  panditHi: LETTER_HI,
  chatHi: NOTES_HI,
  others: SECOND_OTHERS,
});
export const SECOND_COLUMNS: typeof FIRST_COLUMNS = [{ name: 'en counsel', prose: COUNSEL_EN }];
export const THIRD_MANNERS = mannersOf({
  chatEn: LISTS_EN,
  panditEn: {},
  panditHi: {},
  chatHi: LISTS_HI,
  others: THIRD_OTHERS,
}).filter(({ prose }) => Object.keys(prose).length > 0);
export const THIRD_COLUMNS: typeof FIRST_COLUMNS = [{ name: 'en blog', prose: BLOG_EN }];
