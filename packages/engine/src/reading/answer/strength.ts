/** How strong planets are by shadbala, which is strongest or weakest, and what bindus houses have. */

import { VISIBLE_GRAHAS, type VisibleGraha } from '../../jyotish/index.ts';
import type { Question } from '../question/question.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { isTimeKnown } from './certain.ts';
import { Placements } from './placements.ts';
import { lordOfHouse } from './subject.ts';
import type { Teller } from './teller.ts';
import type { WordsByLanguage } from './unwished.ts';

type End = 'strongest' | 'weakest';

/** Superlatives of strength, and of weakness. */
const WORDS: { readonly [E in End]: WordsByLanguage } = {
  strongest: {
    en: /\b(?:strongest|most (?:strong|powerful)|mightiest)\b/iu,
    hi: /(?:सबसे|सर्वाधिक) (?:अधिक |ज़्यादा |ज्यादा )?(?:बली|बलवान|बलशाली|शक्तिशाली|ताकतवर|मज़?बूत)|\bsabse (?:zyada |jyada )?(?:bali|bal[vw]an|shaktishali|taakat[vw]ar|takat[vw]ar|ma[jz]boo?t)/iu,
    mr: /सर्वा?ं?त (?:बलवान|बली|शक्तिशाली|मजबूत|प्रबळ)/u,
    bn: /(?:সবচেয়ে|সবচেয়ে|সবথেকে) (?:বলবান|বলী|শক্তিশালী)/u,
    ta: /மிக(?:வும்|ப்)? ?(?:பலமான|பலம்|வலிமையான|வலுவான|சக்தி)/u,
    te: /(?:అత్యంత|అతి) (?:బలమైన|బలవంత|శక్తి)/u,
    kn: /(?:ಅತ್ಯಂತ|ಅತಿ) (?:ಬಲಿಷ್ಠ|ಬಲಶಾಲಿ|ಬಲವಾದ|ಶಕ್ತಿ|ಪ್ರಬಲ)/u,
    ml: /ഏറ്റവും (?:ശക്ത|ബലമുള്ള|ബലവാ|പ്രബല)/u,
    gu: /સૌથી (?:વધુ )?(?:બળવાન|બલવાન|શક્તિશાળી|મજબૂત)/u,
    pa: /ਸਭ ਤੋਂ (?:ਵੱਧ )?(?:ਬਲਵਾਨ|ਤਾਕਤਵਰ|ਸ਼ਕਤੀਸ਼ਾਲੀ|ਮਜ਼ਬੂਤ)/u,
    es: /\bm[aá]s (?:fuerte|poderoso|potente)/iu,
    fr: /\bplus (?:forte?|puissante?)\b/iu,
  },
  weakest: {
    en: /\b(?:weakest|most weak|least powerful|feeblest)\b/iu,
    hi: /सबसे (?:अधिक |ज़्यादा |ज्यादा )?(?:कमज़?ोर|दुर्बल|निर्बल)|\bsabse (?:zyada |jyada )?(?:kam[jz]or|durbal|nirbal)/iu,
    mr: /सर्वा?ं?त (?:दुर्बल|कमकुवत|कमजोर)/u,
    bn: /(?:সবচেয়ে|সবচেয়ে|সবথেকে) দুর্বল/u,
    ta: /மிக(?:வும்|ப்)? ?(?:பலவீன|பலம் குறை|வலுவிழ)/u,
    te: /(?:అత్యంత|అతి) బలహీన/u,
    kn: /(?:ಅತ್ಯಂತ|ಅತಿ) ದುರ್ಬಲ/u,
    ml: /ഏറ്റവും (?:ദുർബല|ബലഹീന)/u,
    gu: /સૌથી (?:વધુ )?(?:નિર્બળ|નબળ|કમજોર|દુર્બળ)/u,
    pa: /ਸਭ ਤੋਂ (?:ਵੱਧ )?(?:ਕਮਜ਼ੋਰ|ਨਿਰਬਲ)/u,
    es: /\bm[aá]s d[eé]bil/iu,
    fr: /\bplus faible\b/iu,
  },
};

/** Which end of the row is asked for among the planets; both where both are named. */
export function endsAsked({ terms, bodies, text, language }: Question): readonly End[] {
  if (!terms.includes('planet') || bodies.length > 0) return [];
  return (['strongest', 'weakest'] as const).filter((end) => WORDS[end][language.code].test(text));
}

/**
 * The strongest or weakest of the seven grahas, by how far its shadbala passes what it needs.
 *
 * @returns who it is; null without the hour of birth, and in the Western chart, which has no such measure
 */
export function tellStrength(teller: Teller, end: End, ground: AnswerGround, settled: Settled): VisibleGraha | null {
  const { horoscope } = ground;
  if (settled.system === 'western' || horoscope === undefined || !isTimeKnown(ground)) return null;
  const { grahas, sources } = horoscope.shadbala;
  const rank = end === 'strongest' ? 1 : VISIBLE_GRAHAS.length;
  const found = VISIBLE_GRAHAS.find((graha) => grahas[graha].ratioRank === rank);
  if (found === undefined) return null;
  const claims = [{ kind: 'strength', body: found, is: end }] as const;
  const text = teller.words.say[end]({ graha: teller.words.theBody(found) });
  teller.turn();
  teller.tell('explanation', text, claims, [], { works: sources });
  return found;
}

/** Words for strong and weak, of a planet that is named. */
const OF_STRENGTH: WordsByLanguage = {
  en: /\b(?:strong|strength|weak|weakness|powerful|power|shadbala)\b/iu,
  hi: /बली|बलवान|बलशाली|शक्तिशाली|ताकतवर|मज़?बूत|कमज़?ोर|दुर्बल|निर्बल|षड्बल|\b(?:bali|bal[vw]an|shaktishali|taakat[vw]ar|takat[vw]ar|ma[jz]boo?t|kam[jz]or|durbal|nirbal|shadbal)/iu,
  mr: /बलवान|बली|शक्तिशाली|मजबूत|प्रबळ|दुर्बल|कमकुवत|कमजोर|षड्बल/u,
  bn: /বলবান|বলী|শক্তিশালী|দুর্বল|ষড়বল/u,
  ta: /பலமா|பலம்|வலிமை|வலுவா|சக்தி|பலவீன|ஷட்பல/u,
  te: /బలంగా|బలమ|బలవంత|శక్తి|బలహీన|షడ్బల/u,
  kn: /ಬಲಿಷ್ಠ|ಬಲಶಾಲಿ|ಬಲವಾ|ಶಕ್ತಿ|ಪ್ರಬಲ|ದುರ್ಬಲ|ಷಡ್ಬಲ/u,
  ml: /ശക്ത|ബലമുള്ള|ബലവാ|പ്രബല|ദുർബല|ബലഹീന|ഷഡ്ബല/u,
  gu: /બળવાન|બલવાન|શક્તિશાળી|મજબૂત|નિર્બળ|નબળ|કમજોર|દુર્બળ|ષડ્બળ/u,
  pa: /ਬਲਵਾਨ|ਤਾਕਤਵਰ|ਸ਼ਕਤੀਸ਼ਾਲੀ|ਮਜ਼ਬੂਤ|ਕਮਜ਼ੋਰ|ਨਿਰਬਲ|ਛਡਬਲ/u,
  es: /fuerte|fuerza|poderos|potente|d[eé]bil/iu,
  fr: /\bforte?s?\b|force|puissant|faible/iu,
};

/** The lord of a house, where he is asked about and not the house. */
const LORD = /\blords?\b/iu;

/** Whether it asks of planets that it names, and of no matter, or of the lords of houses, how strong they are. */
export function asksStrength({ bodies, houses, topic, text, language, scope }: Question): boolean {
  const isNamed = bodies.length > 0 && houses.length === 0 && topic === 'general';
  if ((!isNamed && (houses.length === 0 || !LORD.test(text))) || scope !== null) return false;
  return OF_STRENGTH[language.code].test(text) || OF_STRENGTH.en.test(text);
}

/** The shadbala of the planets that are named, beside what each needs. @returns whether any has one */
export function tellStrengthOf(
  teller: Teller,
  { bodies, houses }: Question,
  ground: AnswerGround,
  settled: Settled,
): boolean {
  const { horoscope } = ground;
  if (settled.system === 'western' || horoscope === undefined || !isTimeKnown(ground)) return false;
  const { words } = teller;
  const { grahas, sources } = horoscope.shadbala;
  const asked: readonly (string | null)[] = [...bodies, ...houses.map((house) => lordOfHouse(horoscope, house))];
  const named = VISIBLE_GRAHAS.filter((graha) => asked.includes(graha));
  return (
    named.filter((graha) => {
      const { ratio, isStrong } = grahas[graha];
      const is = isStrong ? 'strong' : 'weak';
      const percent = `${words.language.number(Math.round(ratio * 100))} %`;
      const text = words.say[is]({ graha: words.body(graha), percent });
      return teller.tell('explanation', text, [{ kind: 'strength', body: graha, is }], [], { works: sources });
    }).length > 0
  );
}

/** The bindus of the houses that are named. @returns whether they were asked for, and told */
export function tellBindus(
  teller: Teller,
  { terms, houses, bodies }: Question,
  ground: AnswerGround,
  settled: Settled,
): boolean {
  if (!terms.includes('ashtakavarga') || bodies.length > 0 || settled.system === 'western') return false;
  if (!isTimeKnown(ground)) return false;
  const placements = new Placements(teller.words, ground);
  teller.turn();
  return (
    houses
      .map((house) => placements.bindus(house))
      .filter((draft) => draft !== null && teller.tell('explanation', draft.text, draft.claims)).length > 0
  );
}
