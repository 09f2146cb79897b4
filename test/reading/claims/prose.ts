/** Cases → sentences: templates of several styles with their holes filled, each style with names of its own. */

import { SIGNS } from '../../../packages/engine/src/chart/chart.ts';
import { NAKSHATRAS } from '../../../packages/engine/src/chart/zodiac.ts';
import type { Language } from '../../../packages/engine/src/language/language.ts';
import type { Case, Pick } from './cases.ts';
import { CHATTY, CLASSICAL, PLAIN, type Templates } from './prose-en.ts';
import { HINDI_CLASSICAL, HINDI_PLAIN, PAGES } from './prose-others.ts';

export interface Style {
  readonly name: string;
  readonly language: Language;
  readonly templates: Templates;
  readonly names: 'own' | 'sanskrit' | 'devas';
}

const SANSKRIT: { readonly [graha: string]: string } = {
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
const RASHIS = [
  'Mesha',
  'Vrishabha',
  'Mithuna',
  'Karka',
  'Simha',
  'Kanya',
  'Tula',
  'Vrischika',
  'Dhanu',
  'Makara',
  'Kumbha',
  'Meena',
];
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const HI_ORDINALS = ['प्रथम', 'द्वितीय', 'तृतीय', 'चतुर्थ', 'पंचम', 'षष्ठ', 'सप्तम', 'अष्टम', 'नवम', 'दशम', 'एकादश', 'द्वादश'];
const HI_COMMON = ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे', 'सातवें', 'आठवें', 'नौवें', 'दसवें', 'ग्यारहवें', 'बारहवें'];
const HI_LORDS = ['लग्नेश', 'धनेश', 'तृतीयेश', 'चतुर्थेश', 'पंचमेश', 'षष्ठेश', 'सप्तमेश', 'अष्टमेश', 'भाग्येश', 'दशमेश', 'लाभेश', 'व्ययेश'];
const DEVAS: { readonly [graha: string]: string } = {
  Sun: 'सूर्यदेव',
  Moon: 'चंद्रमा',
  Mars: 'मंगल',
  Mercury: 'बुध',
  Jupiter: 'देवगुरु बृहस्पति',
  Venus: 'शुक्र',
  Saturn: 'शनिदेव',
  Rahu: 'राहु',
  Ketu: 'केतु',
};
const ES_ORDINALS = [
  'primera',
  'segunda',
  'tercera',
  'cuarta',
  'quinta',
  'sexta',
  'séptima',
  'octava',
  'novena',
  'décima',
  'undécima',
  'duodécima',
];
const FR_ORDINALS = [
  'première',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
  'dixième',
  'onzième',
  'douzième',
];

/** The styles, by language. */
export function stylesOf(languages: { readonly [code: string]: Language }): readonly Style[] {
  const { en, hi } = languages as { readonly en: Language; readonly hi: Language };
  return [
    { name: 'en plain', language: en, templates: PLAIN, names: 'own' },
    { name: 'en classical', language: en, templates: CLASSICAL, names: 'sanskrit' },
    { name: 'en chatty', language: en, templates: CHATTY, names: 'own' },
    { name: 'hi plain', language: hi, templates: HINDI_PLAIN, names: 'own' },
    { name: 'hi classical', language: hi, templates: HINDI_CLASSICAL, names: 'devas' },
    ...Object.entries(PAGES).map(
      ([code, templates]): Style => ({ name: code, language: languages[code] as Language, templates, names: 'own' }),
    ),
  ];
}

/** A sentence of a case, or null where the style has none for its kind. */
export function sentenceOf(made: Case, { language, templates, names }: Style, pick: Pick): string | null {
  const among = templates[made.kind];
  if (among === undefined) return null;
  const { code, names: own } = language;
  const graha = (name: Case['graha']): string => {
    if (names === 'sanskrit') return SANSKRIT[name] as string;
    if (code === 'en' && (name === 'Sun' || name === 'Moon')) return `the ${name}`;
    return own.graha[name];
  };
  const sign = (at: number): string =>
    names === 'sanskrit' ? (RASHIS[at - 1] as string) : own.rashi[SIGNS[at - 1] as (typeof SIGNS)[number]];
  const house = (at: number): string => {
    const i = at - 1;
    if (code === 'en')
      return pick([ORDINALS[i] as string, `${at}${at === 1 ? 'st' : at === 2 ? 'nd' : at === 3 ? 'rd' : 'th'}`]);
    if (code === 'hi') return (names === 'devas' ? HI_ORDINALS : pick([HI_ORDINALS, HI_COMMON]))[i] as string;
    if (code === 'es') return ES_ORDINALS[i] as string;
    if (code === 'fr') return FR_ORDINALS[i] as string;
    return own.house[at as 1].split(' ')[0] as string;
  };
  const text = pick(among);
  const person =
    / your \{[go]\}|^Your \{g\}|an? (?:exalted|debilitated|combust|retrograde) \{g\}|retrograde \{g\}|That \{g\}/.test(
      text,
    );
  const plain = (name: Case['graha']) =>
    person || /(?:Your|your|an?|transiting|Transiting|That|combust|retrograde|exalted|debilitated) \{[go]\}/.test(text)
      ? graha(name).replace(/^the /, '')
      : graha(name);
  const upper = (word: string) => (code === 'en' ? word.charAt(0).toUpperCase() + word.slice(1) : word);
  const fill: { readonly [hole: string]: string } = {
    g: plain(made.graha),
    G: upper(plain(made.graha)),
    o: plain(made.other),
    O: upper(plain(made.other)),
    t: plain(made.third),
    d: names === 'devas' ? (DEVAS[made.graha] as string) : plain(made.graha),
    go: own.grahaOf[made.graha],
    gs: own.grahaStem[made.graha],
    s: sign(made.sign),
    si: own.rashiIn[SIGNS[made.sign - 1] as (typeof SIGNS)[number]],
    h: house(made.house),
    hi: own.houseIn[made.house as 1],
    H: String(made.house),
    k: house(made.house2),
    ki: own.houseIn[made.house2 as 1],
    K: String(made.house2),
    L: HI_LORDS[made.house - 1] as string,
    n: own.nakshatra[NAKSHATRAS[made.nakshatra - 1] as (typeof NAKSHATRAS)[number]],
    p:
      code === 'hi'
        ? (HI_COMMON[made.pada - 1] as string)
        : /pada \{p\}/.test(text)
          ? String(made.pada)
          : (ORDINALS[made.pada - 1] as string),
    m: own.month[made.month as 1],
    y: String(made.year),
    M: own.month[made.month2 as 1],
    Y: String(made.year2),
    c: String(made.count),
    Y1: made.name === '' ? '' : own.yoga[made.name as 'Adhi'],
  };
  return text
    .replace(/\{(\w+)\}/g, (_, hole: string) => fill[hole] ?? hole)
    .replace(/\b([Tt]he) the /g, '$1 ')
    .replace(/\b(Your|your) [Tt]he /g, '$1 ');
}
