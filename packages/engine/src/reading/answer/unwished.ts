/** Words of questions that a good outlook must not be a yes to: of what nobody wishes for, and of what a court decides. */

import type { LanguageCode } from '../../language/index.ts';

export type WordsByLanguage = { readonly [L in LanguageCode]: RegExp };

/** What nobody wishes for, by its stems: of it a good outlook is no yes. */
export const UNWISHED: WordsByLanguage = {
  en: /divorc|separat|break.?up|\blos[es]|fail|problem|troubl|delay|debt|bankrupt|fired|\bsick|\bill\b|ill\s?ness|accident|\bbad\b|never|\bsingle\b|alone|cheat|betray|\blate\b|obstacle|struggl|\bpoor\b|unhapp|suffer|worr|wrong|hard|difficult|weak|danger|risk|quit|leave|less\b/iu,
  hi: /तलाक|अलग|टूट|हानि|नुकसान|असफल|समस्या|परेशान|देर|कर्ज|दिवालि|बीमार|दुर्घटना|बुर|कभी नहीं|अकेल|धोखा|बाधा|संघर्ष|गरीब|दुख|चिंता|कमज़?ोर|खतर|छोड़|मुश्किल|कठिन|नहीं|\b(?:tala+k|alag|nuksan|problem|pareshan|der|karz|bimar|bura|akel[aei]|dhokha|mushkil|nahi+n?)\b/iu,
  mr: /घटस्फोट|वेगळ|तुट|नुकसान|अपयश|समस्या|उशीर|कर्ज|आजार|अपघात|वाईट|एकट|फसव|अडथळ|दुःख|सोड|कठीण|नाही/u,
  bn: /বিচ্ছেদ|তালাক|ভাঙ|ক্ষতি|ব্যর্থ|সমস্যা|দেরি|ঋণ|অসুস্থ|দুর্ঘটনা|খারাপ|একা|প্রতার|বাধা|দুঃখ|ছাড়|কঠিন|না /u,
  ta: /விவாகரத்து|பிரி|இழ|தோல்வி|பிரச்சி|தாமத|கடன்|நோய்|விபத்து|கெட்ட|தனி|ஏமாற்ற|தடை|துன்ப|விட்டு|கடின/u,
  te: /విడాకులు|విడి|నష్ట|ఓట|సమస్య|ఆలస్య|అప్పు|జబ్బు|ప్రమాద|చెడ్డ|ఒంటరి|మోస|ఆటంక|బాధ|వదిల|కష్ట/u,
  kn: /ವಿಚ್ಛೇದ|ಬೇರ್ಪ|ನಷ್ಟ|ಸೋಲ|ಸಮಸ್ಯೆ|ತಡ|ಸಾಲ|ಕಾಯಿಲೆ|ಅಪಘಾತ|ಕೆಟ್ಟ|ಒಂಟಿ|ಮೋಸ|ಅಡ್ಡಿ|ದುಃಖ|ಬಿಟ್ಟು|ಕಷ್ಟ/u,
  ml: /വിവാഹമോചന|പിരി|നഷ്ട|പരാജയ|പ്രശ്ന|വൈക|കട|രോഗ|അപകട|മോശ|ഒറ്റ|ചതി|തടസ്സ|ദുഃഖ|വിട്ട|കഷ്ട/u,
  gu: /છૂટાછેડા|અલગ|તૂટ|નુકસાન|નિષ્ફળ|સમસ્યા|મોડ|દેવ|બીમાર|અકસ્માત|ખરાબ|એકલ|છેતર|અડચણ|દુઃખ|છોડ|મુશ્કેલ|નહીં/u,
  pa: /ਤਲਾਕ|ਵੱਖ|ਟੁੱਟ|ਨੁਕਸਾਨ|ਅਸਫਲ|ਸਮੱਸਿਆ|ਦੇਰ|ਕਰਜ਼|ਬਿਮਾਰ|ਹਾਦਸ|ਬੁਰ|ਇਕੱਲ|ਧੋਖ|ਰੁਕਾਵਟ|ਦੁੱਖ|ਛੱਡ|ਮੁਸ਼ਕਲ|ਨਹੀਂ/u,
  es: /divorci|separ|romp|perd|fracas|problem|retras|deud|quiebra|despid|enferm|accident|\bmal|nunca|sol[ao]\b|engañ|traicion|obst[aá]cul|pobre|infeliz|sufr|dej|difícil|débil|tarde/iu,
  fr: /divorc|sépar|romp|rupture|perd|échou|échec|problèm|retard|dette|faillite|licenci|malad|accident|\bmal\b|jamais|seul|tromp|trahi|obstacle|pauvre|malheur|souffr|quitt|difficil|faible|tard/iu,
};

/** What a court or an office decides. */
export const OF_LAW: WordsByLanguage = {
  en: /\b(?:court|lawsuit|litigation|legal|case|judge|verdict|custody|alimony|bail|jail|prison|police|appeal|sue|sued)\b/iu,
  hi: /मुकद|मुक़द|अदालत|कोर्ट|न्यायालय|केस|ज़?मानत|क़?ानून|जेल|पुलिस|\b(?:mukadm|adalat|zamanat|kanoon|thana)/iu,
  mr: /खटल|न्यायालय|कोर्ट|केस|जामीन|कायद|तुरुंग|पोलीस/u,
  bn: /মামলা|আদালত|কোর্ট|কেস|জামিন|আইন|জেল|পুলিশ/u,
  ta: /வழக்கு|நீதிமன்ற|கோர்ட்|ஜாமீன்|சட்ட|சிறை|போலீஸ்|காவல்/u,
  te: /కోర్టు|కేసు|న్యాయస్థాన|బెయిల్|చట్ట|జైలు|పోలీస/u,
  kn: /ಕೋರ್ಟ್|ಕೇಸ|ನ್ಯಾಯಾಲಯ|ಮೊಕದ್ದಮೆ|ಜಾಮೀನ|ಕಾನೂನ|ಜೈಲ|ಪೊಲೀಸ/u,
  ml: /കോടതി|കേസ|ജാമ്യ|നിയമ|ജയില|പോലീസ/u,
  gu: /કોર્ટ|કેસ|મુકદ્દમ|અદાલત|જામીન|કાયદ|જેલ|પોલીસ/u,
  pa: /ਅਦਾਲਤ|ਕੋਰਟ|ਕੇਸ|ਮੁਕੱਦਮ|ਜ਼ਮਾਨਤ|ਕਾਨੂੰਨ|ਜੇਲ੍ਹ|ਪੁਲਿਸ/u,
  es: /juicio|demanda|tribunal|juez|pleito|abogad|custodia|fianza|cárcel|prisión|policía|apelaci/iu,
  fr: /procès|tribunal|juge|plainte|avocat|garde d|caution|prison|police|appel\b/iu,
};
