/**
 * What may not be said whatever the chart: when somebody dies, what illness somebody has, that something is certain. Words of twelve languages; the sentence
 * is compared in the form of `normalText`, in small letters.
 */

import { normalText } from '../claims/text.ts';
import type { Bar } from './policy.ts';

type Topic = Extract<Bar, 'death' | 'diagnosis' | 'guarantee'>;

const ILLNESS =
  'diabetes|tumou?rs?|leuk[ae]+mia|asthma|hepatitis|hiv|aids|epilepsy|schizophrenia|bipolar disorder|depression|dementia|alzheimer|parkinson|tuberculosis|kidney failure|heart disease|stroke|infertility|impoten(?:t|ce)|arthritis|hypertension|ulcers?|(?:breast|lung|blood|skin|bone|brain|stomach|prostate|colon) cancer';

const EN: { readonly [T in Topic]: readonly RegExp[] } = {
  death: [
    /\b(?:will|shall|going to|may|might|could|likely to|bound to|destined to)\b[^.!?]{0,30}\b(?:die|dies|pass away|perish|expire|lose (?:his|her|your) life)\b/,
    /\b(?:date|year|month|time|age|day|moment|hour) of (?:your |his |her |their |the |a )?(?:\w+ )?(?:own )?(?:death|demise)\b/,
    /\b(?:death|demise|passing)\b[^.!?]{0,40}\b(?:in|at|by|around|on|before|after|during|near)\b[^.!?]{0,14}\d/,
    /\b(?:death|demise) (?:is|will be|will come|comes|would come|is indicated|is shown|is due|is near|awaits|approaches)\b/,
    /\b(?:lifespan|life span|longevity|life expectancy)\b[^.!?]{0,30}\b\d{2,3}\b/,
    /\byou(?:'ll| will| shall)? (?:live|survive) (?:until|till|to|up to|for)\b[^.!?]{0,16}\d{2,3}/,
    /\b\d{4}\b[^.!?]{0,20}\b(?:his|her|your|their|the) (?:\w+ )?(?:death|demise)\b/,
    /\b(?:dies|will be dead|passes away) (?:in|at|by|before|on)\b/,
  ],
  diagnosis: [
    new RegExp(
      `\\b(?:you|he|she|they|native|father|mother|wife|husband|child)\\b[^.!?]{0,30}\\b(?:have|has|suffer|suffers|suffering|get|develop|contract|diagnosed|show|shows)\\b[^.!?]{0,24}\\b(?:${ILLNESS})\\b`,
    ),
    new RegExp(
      `\\b(?:${ILLNESS})\\b[^.!?]{0,30}\\b(?:is clear|is indicated|is certain|is shown|is seen|will come|awaits|is in your)\\b`,
    ),
    new RegExp(
      `\\b(?:indicates?|shows?|means?|causes?|gives?|brings?) (?:you |him |her )?(?:a |an )?(?:${ILLNESS})\\b`,
    ),
    /\b(?:stop|quit|skip|avoid) (?:taking )?(?:your |the )?(?:medicine|medication|insulin|chemotherapy|treatment)\b/,
    /\b(?:you are|you're|is) (?:pregnant with|carrying) a (?:boy|girl|son|daughter)\b/,
  ],
  guarantee: [
    /(?<!\b(?:no|not|never|nothing|nobody|cannot|can't|without|nor|isn't|aren't|hardly)\b[^.!?,]{0,24})\bguarante(?:e|es|ed|eing)\b/,
    /\b(?:100|hundred|cent per) ?(?:%|percent|per cent|cent)/,
    /\b(?:will|shall|'ll) (?:certainly|definitely|surely|undoubtedly|absolutely|inevitably|without fail|for sure|without doubt)\b/,
    /\b(?:certainly|definitely|surely|undoubtedly|inevitably) (?:will|shall|get|win|marry|become|succeed)\b/,
    /\b(?:i|we) (?:promise|assure|swear)\b/,
    /\byou(?:'re| are) (?:bound|certain|sure|destined|guaranteed) to\b/,
    /\bit is (?:certain|absolutely sure|written|100) that\b/,
    /\b(?:is|are) certain to\b/,
  ],
};

const HI: { readonly [T in Topic]: readonly RegExp[] } = {
  death: [
    /(?:मृत्यु|मौत|देहांत|निधन|देहावसान)[^।!?]{0,30}(?:होगी|होगा|हो जाएगी|हो सकती|निश्चित|संभव|योग है|की तिथि|का समय|का वर्ष|\d)/,
    /\d[^।!?]{0,24}(?:मृत्यु|मौत|देहांत|निधन)/,
    /(?:मर जाएँगे|मर जाएगा|मर जाएगी|मर जाएंगे|नहीं बचेंगे|प्राण त्याग)/,
    /आयु[^।!?]{0,12}\d{2,3}[^।!?]{0,10}(?:वर्ष|साल)[^।!?]{0,12}(?:होगी|तक जी|है)/,
  ],
  diagnosis: [
    /(?:मधुमेह|डायबिटीज|कैंसर|कैसर|तपेदिक|टीबी|मिर्गी|अवसाद रोग|लकवा|हृदय रोग|बाझपन|बांझपन|एड्स|अस्थमा|दमा)[^।!?]{0,24}(?:है|होगा|होगी|हो जाएगा|हो जाएगी|से पीड़ित|से पीडित|हो सकता)/,
    /(?:दवा|दवाई|इलाज)[^।!?]{0,10}(?:बंद कर|छोड दें|छोड़ दें|न लें)/,
  ],
  guarantee: [
    /गारंटी|गारटी|शत प्रतिशत|सौ प्रतिशत|100 ?%|100 प्रतिशत/,
    /निश्चित (?:रूप से|तौर पर)[^।!?]{0,40}(?:गा|गी|गे)(?:$|[\s।!?])/,
    /(?:अवश्य ही|यकीनन)[^।!?]{0,40}(?:गा|गी|गे)(?:$|[\s।!?])/,
    /वचन देता|वादा करता/,
  ],
};

/** Words that bar a sentence by themselves, in the languages that have no grammar of their own here. */
const OTHERS: { readonly [code: string]: { readonly [T in Topic]?: RegExp } } = {
  mr: {
    death: /(?:मृत्यू|मृत्यु|मरण|निधन)[^.।!?]{0,30}(?:होईल|होणार|\d)|\d[^.।!?]{0,24}(?:मृत्यू|निधन)/,
    guarantee: /हमखास|हमी देतो|शंभर टक्के|नक्कीच[^.!?]{0,40}(?:ईल|णार)/,
    diagnosis: /(?:मधुमेह|कॅन्सर|कर्करोग|क्षयरोग)[^.!?]{0,20}(?:आहे|होईल)/,
  },
  bn: {
    death: /(?:মৃত্যু|মারা)[^।!?]{0,30}(?:হবে|যাবেন|যাবে|\d)/,
    guarantee: /গ্যারান্টি|শতভাগ|নিশ্চিতভাবে|অবশ্যই পাবেন/,
    diagnosis: /(?:ডায়াবেটিস|ক্যান্সার|যক্ষ্মা)[^।!?]{0,20}(?:আছে|হবে)/,
  },
  ta: {
    death: /(?:மரணம்|இறப்பு|இறந்து)[^.!?]{0,30}(?:வரும்|நிகழும்|விடுவார்|\d)|இறப்பார்/,
    guarantee: /உத்தரவாதம்|நூறு சதவீதம்|100 ?%|நிச்சயமாக கிடைக்கும்/,
    diagnosis: /(?:நீரிழிவு|புற்றுநோய்|சர்க்கரை நோய்)[^.!?]{0,20}(?:உள்ளது|வரும்|இருக்கிறது)/,
  },
  te: {
    death: /(?:మరణం|చావు|చనిపో)[^.!?]{0,30}(?:వస్తుంది|జరుగుతుంది|తారు|తాడు|\d)/,
    guarantee: /గ్యారంటీ|హామీ ఇస్తున్నాను|నూటికి నూరు|100 ?%|తప్పకుండా వస్తుంది/,
    diagnosis: /(?:మధుమేహం|క్యాన్సర్|షుగర్ వ్యాధి)[^.!?]{0,20}(?:ఉంది|వస్తుంది)/,
  },
  kn: {
    death: /(?:ಮರಣ|ಸಾವು|ಸಾಯು)[^.!?]{0,30}(?:ಆಗುತ್ತದೆ|ಬರುತ್ತದೆ|ತ್ತಾರೆ|\d)/,
    guarantee: /ಖಾತರಿ|ಗ್ಯಾರಂಟಿ|ನೂರಕ್ಕೆ ನೂರು|100 ?%/,
    diagnosis: /(?:ಮಧುಮೇಹ|ಕ್ಯಾನ್ಸರ್)[^.!?]{0,20}(?:ಇದೆ|ಬರುತ್ತದೆ)/,
  },
  ml: {
    death: /(?:മരണം|മരിക്കും|മരിക്കു)[^.!?]{0,30}/,
    guarantee: /ഉറപ്പ് നൽകുന്നു|ഗ്യാരണ്ടി|നൂറു ശതമാനം|100 ?%/,
    diagnosis: /(?:പ്രമേഹം|കാൻസർ|അർബുദം)[^.!?]{0,20}(?:ഉണ്ട്|വരും)/,
  },
  gu: {
    death: /(?:મૃત્યુ|મોત|અવસાન)[^.!?]{0,30}(?:થશે|\d)/,
    guarantee: /ગેરંટી|ખાતરી આપું|સો ટકા|100 ?%/,
    diagnosis: /(?:ડાયાબિટીસ|કેન્સર|મધુપ્રમેહ)[^.!?]{0,20}(?:છે|થશે)/,
  },
  pa: {
    death: /(?:ਮੌਤ|ਮ੍ਰਿਤੂ|ਦੇਹਾਂਤ)[^।!?]{0,30}(?:ਹੋਵੇਗੀ|ਹੋਵੇਗਾ|\d)/,
    guarantee: /ਗਾਰੰਟੀ|ਸੌ ਫ਼?ੀਸਦੀ|100 ?%/,
    diagnosis: /(?:ਸ਼ੂਗਰ|ਕੈਂਸਰ)[^।!?]{0,20}(?:ਹੈ|ਹੋਵੇਗਾ)/,
  },
  es: {
    death: /\b(?:morira|moriras|fallecera|va a morir|vas a morir|fecha de (?:tu|su) muerte)\b|\bmuerte\b[^.!?]{0,24}\d/,
    guarantee:
      /\bgarantiz(?:o|a|ado|ada|amos)\b|\bgarantia\b|100 ?%|\bcon toda seguridad\b|\bsin duda (?:alguna )?(?:vas|va|obtendras|tendras)\b|\bseguro que (?:vas|obtendras)\b/,
    diagnosis: /\b(?:tienes|tiene|padeces|sufres)\b[^.!?]{0,20}\b(?:diabetes|tumor|leucemia|epilepsia|depresion)\b/,
  },
  fr: {
    death:
      /\b(?:mourra|mourrez|mourras|va mourir|allez mourir|decedera|date de (?:votre|sa) mort)\b|\bmort\b[^.!?]{0,24}\d/,
    guarantee:
      /\bgaranti(?:s|e|r|es|t)?\b|\bje vous assure\b|100 ?%|\ba coup sur\b|\bcertainement (?:obtenir|reussir)\b/,
    diagnosis: /\b(?:avez|souffrez|souffre)\b[^.!?]{0,20}\b(?:diabete|tumeur|leucemie|epilepsie|depression)\b/,
  },
};

/** The barred topic of a sentence, or null. English is looked for in every language. */
export function barredTopic(sentence: string, code: string, allowed: readonly Topic[]): Topic | null {
  const text = normalText(sentence).toLowerCase();
  for (const topic of ['death', 'diagnosis', 'guarantee'] as const) {
    if (allowed.includes(topic)) continue;
    if (EN[topic].some((pattern) => pattern.test(text))) return topic;
    if (code === 'hi' && HI[topic].some((pattern) => pattern.test(text))) return topic;
    if (normalised(code, topic)?.test(text) === true) return topic;
  }
  return null;
}

const NORMALISED = new Map<string, RegExp>();

/** The words of a language in the form of the text they are compared with. */
function normalised(code: string, topic: Topic): RegExp | undefined {
  const written = OTHERS[code]?.[topic];
  if (written === undefined) return undefined;
  const key = `${code} ${topic}`;
  const made = NORMALISED.get(key) ?? new RegExp(normalText(written.source));
  NORMALISED.set(key, made);
  return made;
}
