/** What is asked in the words of the field and is not told of a chart: returns and the year between two, other dashas, and whether astrology is true. */

import type { Question } from '../question/question.ts';
import type { Teller } from './teller.ts';
import type { WordsByLanguage } from './unwished.ts';

/** The day on which a planet comes back to its place: a chart of its own. */
const RETURN =
  /\b(?:solar|lunar|saturn|jupiter|mars|venus|mercury|uranus|chiron|nodal) returns?\b|retorno (?:solar|lunar|de saturno)|revoluci[oó]n solar|r[eé]volution solaire|retour de saturne/iu;

/** The year from one return of the Sun to the next, in jyotish. */
const YEAR = /\bvar(?:sh|s)h?[ae]?ph?ala?\b|वर्षफल|বর্ষফল|வருஷபல|వర్షఫల|ವರ್ಷಫಲ|വർഷഫല|વર્ષફળ|ਵਰਸ਼ਫਲ/iu;

/** Dashas beside the vimshottari, which alone is told. */
const OTHER_DASHA =
  /\b(?:yogini|ashtottari|astottari|shodashottari|dwadashottari|panchottari|shatabdika|chaturashiti|dwisaptati|shashtihayani|shattrimsha|chara|sthira|kala ?chakra|narayana|niryana|shoola|trikona|mandooka|sudasa|drig|navamsha|brahma|tara|naisargika|mudda|patyayini|tribhagi|yogardha)\s+(?:maha ?)?das[ha]*\b|योगिनी (?:महा)?दशा|अष्टोत्तरी|(?:चर|स्थिर|कालचक्र|मुद्दा) (?:महा)?दशा/iu;

/** Whole questions for the truth of it: no other matter stands in them. */
const TRUTH: WordsByLanguage = {
  en: /^\W*(?:(?:is|are) (?:(?:vedic|indian|western) )?(?:astrology|jyotish|horoscopes?) (?:really |actually |even |just )?(?:a |an )?(?:real|true|fake|false|nonsense|accurate|reliable|legit|proven|science|scientific|pseudoscience|scam|superstition)|(?:does|do) (?:astrology|horoscopes?) (?:really |actually )?work|should (?:i|we|one|you|people) (?:believe in|trust) (?:astrology|horoscopes?))\W*$/iu,
  hi: /^\W*(?:क्या )?ज्योतिष(?:शास्त्र| शास्त्र| विद्या)? (?:सच|सही|असली|झूठ|विज्ञान|वैज्ञानिक|काम करत)[^,]{0,12}$|^\W*(?:kya )?(?:jyotish|astrology) (?:sach|sahi|asli|jhoo?th|vigyan|science|real)[^,]{0,12}$/iu,
  mr: /^\W*ज्योतिष\S* (?:खर|सत्य|विज्ञान|शास्त्रीय)[^,]{0,12}$/u,
  bn: /^\W*জ্যোতিষ\S* (?:কি )?(?:সত্যি|সত্য|বিজ্ঞান|মিথ্যা)[^,]{0,12}$/u,
  ta: /^\W*(?:ஜோதிட|சோதிட)\S* (?:உண்மை|பொய்|அறிவியல்|விஞ்ஞான)[^,]{0,12}$/u,
  te: /^\W*జ్యోతిష\S* (?:నిజ|అబద్ధ|శాస్త్రీయ)[^,]{0,12}$/u,
  kn: /^\W*ಜ್ಯೋತಿಷ\S* (?:ನಿಜ|ಸತ್ಯ|ಸುಳ್ಳ|ವಿಜ್ಞಾನ)[^,]{0,12}$/u,
  ml: /^\W*ജ്യോതിഷ\S* (?:സത്യ|ശാസ്ത്രീയ|യഥാർ)[^,]{0,12}$/u,
  gu: /^\W*(?:શું )?જ્યોતિષ\S* (?:સાચ|સત્ય|ખોટ|વિજ્ઞાન)[^,]{0,12}$/u,
  pa: /^\W*(?:ਕੀ )?ਜੋਤਿਸ਼\S* (?:ਸੱਚ|ਸਹੀ|ਝੂਠ|ਵਿਗਿਆਨ)[^,]{0,12}$/u,
  es: /^\W*(?:(?:es (?:real|verdad|verdadera|cierta|fiable|una ciencia)|funciona) la astrolog[ií]a|la astrolog[ií]a (?:es (?:real|verdad|verdadera|cierta|fiable|una ciencia)|funciona))\W*$/iu,
  fr: /^\W*(?:est-ce que )?l.astrologie (?:est(?:-elle)? (?:vraie|réelle|fiable|une science|scientifique)|(?:marche|fonctionne)(?:-t-elle)?)\W*$/iu,
};

/**
 * Says of such a question that a chart does not answer it.
 *
 * @returns false where the question is of another kind, and nothing was told
 */
export function tellBeyond(teller: Teller, question: Question): boolean {
  const { say } = teller.words;
  if (TRUTH[question.language.code].test(question.text)) {
    teller.tell('policy', say.offField);
    return true;
  }
  const { kind, text } = question;
  const isOfReturn = kind !== 'definition' && (YEAR.test(text) || RETURN.test(text));
  if (isOfReturn || (kind !== 'definition' && OTHER_DASHA.test(text))) {
    teller.tell('policy', say.notInChart);
    return true;
  }
  return false;
}
