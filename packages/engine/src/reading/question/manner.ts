/** Words that ask for more than a yes or no, though the verb stands first: “How is my career?”. */

import type { LanguageCode } from '../../language/index.ts';

const HOW: { readonly [L in LanguageCode]: RegExp } = {
  en: /\b(?:how|what|which|who|why|when|where)\b/iu,
  hi: /कैस[ाीे]|कौन|किस|क्यों|कब|कहाँ|\b(?:kais[aeiy]|kaun|kis|kyo?n|kab|kaha+n?)\b/iu,
  mr: /कस[ाे]|कश[ीा]|कोण|का |कधी|कुठे/u,
  bn: /কেমন|কীভাবে|কে |কোন|কেন|কখন|কবে|কোথায়/u,
  ta: /எப்படி|யார்|எந்த|ஏன்|எப்போது|எங்கே/u,
  te: /ఎలా|ఎవరు|ఏ |ఎందుకు|ఎప్పుడు|ఎక్కడ/u,
  kn: /ಹೇಗ|ಯಾರು|ಯಾವ|ಯಾಕೆ|ಏಕೆ|ಎಲ್ಲಿ/u,
  ml: /എങ്ങനെ|എങ്ങിനെ|ആര്|ഏത്|എന്തുകൊണ്ട്|എപ്പോൾ|എവിടെ/u,
  gu: /કેવ[ીુંોા]|કોણ|કય[ાો]|કેમ|ક્યારે|ક્યાં/u,
  pa: /ਕਿਵੇਂ|ਕਿਹੋ|ਕੌਣ|ਕਿਹੜ|ਕਿਉਂ|ਕਦੋਂ|ਕਿੱਥੇ/u,
  es: /\b(?:c[oó]mo|qu[eé]|cu[aá]l|qui[eé]n|por qu[eé]|cu[aá]ndo|d[oó]nde)(?=\s|$)/iu,
  fr: /\b(?:comment|quels?|quelles?|qui|pourquoi|quand|où)(?=\s|$)/iu,
};

/** @param code  the language of the answer; many ask in English for another one */
export function asksHow(text: string, code: LanguageCode): boolean {
  return HOW[code].test(text) || HOW.en.test(text);
}
