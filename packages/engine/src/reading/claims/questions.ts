/**
 * Questions claim nothing: `Is Saturn in your tenth house?`. What they ask is kept, so that a `yes` behind them is held to the chart. Only what is plainly
 * asked counts: `Did you know that …?`, `Isn't it fine that …?` and whatever denies assert, and so does a statement with a mark behind it.
 */

import type { LanguageCode } from '../../language/codes.ts';
import type { Claim } from './claim.ts';
import type { Node } from './nodes.ts';
import { is } from './scan.ts';
import { normalText, type Token } from './text.ts';

/** Words as the text of a reader has them. */
function wordsOf(list: string): readonly string[] {
  return list.split(' ').map(normalText);
}

/** With which word a plain question begins. */
const FIRST: { readonly [code in LanguageCode]?: readonly string[] } = {
  en: ['is', 'are', 'was', 'were', 'does', 'do', 'has', 'have', 'will', 'can', 'could'],
  hi: ['क्या'],
  gu: ['શું', 'શુ'],
  pa: ['ਕੀ'],
  es: ['esta', 'estan', 'tiene', 'tienes', 'se', 'hay', 'es', 'acaso'],
  fr: ['est', 'sont', 'avez', 'ai'],
};
/** Words that ask wherever they stand. */
const WITHIN: { readonly [code in LanguageCode]?: readonly string[] } = {
  bn: ['কি', 'কী'],
  fr: ['est-il', 'est-elle', 'sont-ils', 'sont-elles'],
};
/** With which word a plain question ends. */
const LAST: { readonly [code in LanguageCode]?: readonly string[] } = {
  mr: ['का'],
  ta: ['இருக்கிறாரா', 'இருக்கிறதா', 'உள்ளாரா', 'உள்ளதா', 'உண்டா', 'நிற்கிறாரா', 'இருக்கின்றனவா', 'இருக்கிறானா', 'நடக்கிறதா'],
  te: ['ఉన్నాడా', 'ఉందా', 'ఉన్నారా', 'ఉన్నాయా', 'నడుస్తోందా', 'జరుగుతోందా'],
  kn: ['ಇದ್ದಾನೆಯೇ', 'ಇದ್ದಾನಾ', 'ಇದೆಯೇ', 'ಇದೆಯಾ', 'ಇದ್ದಾರೆಯೇ', 'ಇದ್ದಾರಾ', 'ನಡೆಯುತ್ತಿದೆಯೇ'],
  ml: ['ആണോ', 'ഉണ്ടോ', 'നിൽക്കുന്നുണ്ടോ', 'നിൽക്കുന്നുവോ', 'നടക്കുന്നുണ്ടോ'],
};
/** With these a question tells what it pretends to ask. */
const KNOWING = wordsOf(
  'know knew noticed realise realize aware remember see surprising wonder जानते जानती पता मालूम माहीत ठाऊक জানেন জানো জানা તમને ખબર જાણો ਪਤਾ ਜਾਣਦੇ sabes sabias sabia sabe savez savais saviez',
);
const YES = new Set(
  wordsOf(
    'yes yeah yep yup indeed absolutely certainly definitely surely correct right true exactly affirmative हाँ हां जी बिल्कुल सही अवश्य हो होय हय হ্যাঁ হাঁ অবশ্যই ஆம் ஆமாம் அవును అవును ಹೌದು അതെ ઉં હા ਹਾਂ ਜੀ si claro efectivamente oui certes effectivement absolument',
  ),
);
const IT = new Set(['it', 'he', 'she', 'they']);
const BE = new Set(['is', 'does', 'are', 'do', 'was', 'has']);

/** Whether the words up to a question mark plainly ask. */
export function asks(tokens: readonly Token[], mark: number, nodes: readonly Node[], code: LanguageCode): boolean {
  const words = tokens.slice(0, mark).filter(({ kind }) => kind === 'word');
  const [first, last] = [words[0]?.text, words[words.length - 1]?.text];
  if (first === undefined || last === undefined) return false;
  if (nodes.some(({ noun, item, denies }) => denies || (noun === null && is(item, 'neg')))) return false;
  if (words.some(({ text }) => KNOWING.includes(text))) return false;
  if (LAST[code]?.some((each) => normalText(each) === last)) return true;
  if (WITHIN[code]?.some((each) => words.some(({ text }) => normalText(each) === text))) return true;
  if (
    code === 'fr' &&
    words.some(({ text }, i) => (text === 'est' || text === 'sont') && isPronoun(words[i + 1]?.text))
  )
    return true;
  return FIRST[code]?.some((each) => normalText(each) === first) === true && (code !== 'en' || namesAtOnce(nodes));
}

function isPronoun(word: string | undefined): boolean {
  return word === 'il' || word === 'elle' || word === 'ils' || word === 'elles';
}

/** `Is your Saturn …`, and not `Is it any wonder that …`. */
function namesAtOnce(nodes: readonly Node[]): boolean {
  const first = nodes.findIndex(({ noun }) => noun !== null);
  const noun = nodes[first]?.noun;
  const between = nodes.slice(0, first);
  return (
    (noun?.type === 'body' || noun?.type === 'house') &&
    (nodes[first] as Node).gap <= 1 &&
    between.every(({ item }) =>
      ['place', 'has', 'you', 'natal', 'now', 'retro', 'transit', 'where'].some((tag) => is(item, tag)),
    )
  );
}

/** Whether a sentence begins by saying yes to what was asked. */
export function affirms(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').slice(0, 3);
  const [first, second] = words;
  if (first === undefined) return false;
  if (YES.has(first.text)) return true;
  if (first.text === 'of' && second?.text === 'course') return true;
  return IT.has(first.text) && second !== undefined && BE.has(second.text) && words[2]?.text !== 'not';
}

/** What was asked, said. */
export function answeredBy(asked: readonly Claim[]): readonly Claim[] {
  return asked.map((claim) => {
    const { mood: _, ...said } = claim;
    return said as Claim;
  });
}
