/** Names of festivals and fasts as the phrases of a table: a day is asked for by the name that it is told with. */

import { ekadashiNamed } from '../../../jyotish/index.ts';
import { DAY_NAMES } from '../../../language/catalog/days.generated.ts';
import type { LanguageCode } from '../../../language/index.ts';
import { GATHERED_ROWS } from '../days-asked.ts';

/** What people mean another day by, or another thing: the tables have words for these. */
const ELSEWHERE: ReadonlySet<string> = new Set(['vinayaka-chaturthi', 'bhogi']);
/** Behind the names of these stands a school or a fortnight. */
const NAME_ALONE: ReadonlySet<string> = new Set([
  'ekadashi-smarta',
  'ekadashi-vaishnava',
  'pradosha-shukla',
  'pradosha-krishna',
  'janmashtami',
  'janmashtami-smarta',
]);
/** Stars of the Moon, of which two name a day as well. */
const STARS: ReadonlySet<string> = new Set(['തിരുവോണം', 'തിരുവാതിര']);
/** A word that stands alone may have endings from so many letters on; in Latin letters, where words are shared, one word is no name. */
const LONG_WORD = 8;
/** Of these the name says that they begin, which nobody asks. */
const BEGUN = /navaratri$|^pitru-paksha$/;
const BEGINS =
  /^(?:Comienza |Début (?:de |d’))| (?:begins|आरंभ|प्रारंभ|আরম্ভ|தொடக்கம்|ప్రారంభం|ಆರಂಭ|ആരംഭം|પ્રારંભ|ਆਰੰਭ)(?= \(|$)/u;
/** Vaishnavas call one fast by a name that two fasts share. */
const OF_TWO: Readonly<Record<string, readonly string[]>> = {
  'Putrada Ekadashi': ['Shravana Putrada Ekadashi', 'Pausha Putrada Ekadashi'],
};
/** Words that are written in several ways; a short a at the end of others is often left out. */
const SPELLINGS: Readonly<Record<string, string>> = {
  amalaki: 'amalaki/amlaki/aamalaki',
  amavasya: 'amavasya/amavasai/amavas',
  ashadha: 'ashadha/ashadh/asadha',
  ashtami: 'ashtami/astami',
  ashvina: 'ashvina/ashvin/ashwin/ashwina',
  chaturdashi: 'chaturdashi/chaturdasi/choudas',
  chaudas: 'chaudas/choudas',
  deepavali: 'deepavali/diwali/deepawali/dipavali',
  devutthana: 'devutthana/devutthan/devuthani/devuthan/devauthani/prabodhini',
  dwadashi: 'dwadashi/dwadasi/baras',
  ekadashi: 'ekadashi/ekadasi',
  jayanti: 'jayanti/jayanthi',
  kamada: 'kamada/kamad/kamda',
  kartika: 'kartika/kartik/kartiki/karthika',
  kojagara: 'kojagara/kojagiri/kojagari',
  magha: 'magha/magh/maghi',
  mokshada: 'mokshada/mokshad/mokshda',
  navami: 'navami/navmi',
  navaratri: 'navaratri/navratri/navratra/navarathri',
  nirjala: 'nirjala/nirjal/bhimseni',
  panchami: 'panchami/panchmi',
  papamochani: 'papamochani/papmochani/papamochini/papmochini',
  papankusha: 'papankusha/pasankusha/pashankusha',
  parsva: 'parsva/parshva/parivartini/parivartani',
  pausha: 'pausha/paush/pausa',
  pradosha: 'pradosha/pradosh/pradosham',
  puja: 'puja/pooja',
  purnima: 'purnima/poornima/pournami/pournima',
  putrada: 'putrada/putrda',
  saphala: 'saphala/saphal/safala/safal',
  shashthi: 'shashthi/shashti/sashti/chhath',
  shattila: 'shattila/shatila/sattila',
  shravana: 'shravana/shravan/shravani',
  somavati: 'somavati/somvati',
  tulasi: 'tulasi/tulsi',
  varuthini: 'varuthini/baruthini',
  vivaha: 'vivaha/vivah',
  vrata: 'vrata/vrat/vratam',
  इंदिरा: 'इंदिरा/इन्दिरा',
  एकादशी: 'एकादशी/ग्यारस',
  कार्तिक: 'कार्तिक/कार्तिकी',
  परमा: 'परमा/परम',
  पापमोचनी: 'पापमोचनी/पापमोचिनी',
  माघ: 'माघ/माघी',
  श्रावण: 'श्रावण/श्रावणी',
  षटतिला: 'षटतिला/षट्तिला',
  अमावस्या: 'अमावस्या/अमावास्या/अमावस',
  अमावास्या: 'अमावास्या/अमावस्या',
  पौर्णिमा: 'पौर्णिमा/पोर्णिमा/पूर्णिमा',
  பௌர்ணமி: 'பௌர்ணமி/பவுர்ணமி/பூர்ணிமா',
  பூர்ணிமா: 'பூர்ணிமா/பௌர்ணமி/பவுர்ணமி',
  పౌర్ణమి: 'పౌర్ణమి/పూర్ణిమ',
  ಹುಣ್ಣಿಮೆ: 'ಹುಣ್ಣಿಮೆ/ಪೂರ್ಣಿಮಾ/ಪೂರ್ಣಿಮೆ',
  പൗർണമി: 'പൗർണമി/പൂർണിമ',
  പൂർണിമ: 'പൂർണിമ/പൗർണമി',
  એકાદશી: 'એકાદશી/અગિયારસ',
  નવરાત્રિ: 'નવરાત્રિ/નવરાત્રી',
  અમાસ: 'અમાસ/અમાવસ્યા',
  પૂનમ: 'પૂનમ/પૂર્ણિમા',
  ਏਕਾਦਸ਼ੀ: 'ਏਕਾਦਸ਼ੀ/ਇਕਾਦਸ਼ੀ',
  ਪੂਰਨਮਾਸ਼ੀ: 'ਪੂਰਨਮਾਸ਼ੀ/ਪੂਰਨਿਮਾ',
  ਪੂਰਨਿਮਾ: 'ਪੂਰਨਿਮਾ/ਪੂਰਨਮਾਸ਼ੀ',
  ਮੱਸਿਆ: 'ਮੱਸਿਆ/ਅਮਾਵਸ',
};
const GATHERED: Readonly<Record<string, string>> = GATHERED_ROWS;
const LATIN: readonly LanguageCode[] = ['en', 'es', 'fr'];
const TO_NEXT_NAME = /[(),/·]/;
const NO_LETTERS = /[^\p{L}\p{M}\p{N}\u200C\u200D]+/u;

/** Phrases by the day that they name, of a language or of English, for Hindi in Latin letters too. */
export function dayPhrases(language: LanguageCode): Readonly<Record<string, string>> {
  const isLatin = LATIN.includes(language);
  const phrases: Record<string, string[]> = {};
  for (const [key, name] of Object.entries(DAY_NAMES[language])) {
    if (ELSEWHERE.has(key)) continue;
    const parts = (BEGUN.test(key) ? name.replace(BEGINS, '') : name)
      .split(TO_NEXT_NAME)
      .slice(0, NAME_ALONE.has(key) ? 1 : undefined);
    const asked = parts.flatMap((part, nth) => phraseOf(part, isLatin, nth === 0) ?? []);
    const fast = ekadashiNamed(key);
    const days = OF_TWO[key] ?? [fast === null ? (GATHERED[key] ?? key) : `${fast} Ekadashi`];
    for (const day of days) (phrases[day] ??= []).push(...asked);
  }
  return Object.fromEntries(Object.entries(phrases).map(([day, all]) => [day, [...new Set(all)].join(', ')]));
}

/** @param isFirst  whether it is the name itself, and not what stands behind it in brackets */
function phraseOf(name: string, isLatin: boolean, isFirst: boolean): string | null {
  const words = name
    .trim()
    .split(NO_LETTERS)
    .filter((word) => word !== '');
  const [only = ''] = words;
  const isAlone = words.length < 2;
  if (isAlone && (isLatin || !isFirst || STARS.has(only))) return null;
  const phrase = words.map((word) => spellings(word.toLowerCase()));
  // What the languages of India put behind a word stands without a gap.
  if (!isLatin && (!isAlone || only.length >= LONG_WORD))
    phrase.push(`${(phrase.pop() as string).replaceAll('/', '*/')}*`);
  return phrase.join(' ');
}

function spellings(word: string): string {
  if (SPELLINGS[word] !== undefined) return SPELLINGS[word];
  const short = /[^aeiou]a$/.test(word) && word.length > 4 ? word.slice(0, -1) : word.replace(LONG_END, shortened);
  return short === word ? word : `${word}/${short}`;
}

/** Telugu and Kannada write the end of a Sanskrit name long or short. */
const LONG_END = /[\u0C3E\u0CBE\u0C40\u0CC0]$/;
const SHORT_ENDS: Readonly<Record<string, string>> = { '\u0C40': '\u0C3F', '\u0CC0': '\u0CBF' };

function shortened(vowel: string): string {
  return SHORT_ENDS[vowel] ?? '';
}
