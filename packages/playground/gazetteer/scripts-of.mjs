/** The scripts that people of a place write its name in, as Unicode names them; India by state, as GeoNames numbers them. */

const OF_COUNTRY = {
  IN: ['Devanagari'],
  NP: ['Devanagari'],
  BD: ['Bengali'],
  LK: ['Sinhala', 'Tamil'],
  PK: ['Arabic'],
  AF: ['Arabic'],
  IR: ['Arabic'],
  MM: ['Myanmar'],
  TH: ['Thai'],
  LA: ['Lao'],
  KH: ['Khmer'],
  BT: ['Tibetan'],
  MV: ['Thaana'],
  CN: ['Han'],
  TW: ['Han'],
  HK: ['Han'],
  MO: ['Han'],
  JP: ['Han', 'Hiragana', 'Katakana'],
  KR: ['Hangul'],
  KP: ['Hangul'],
  SG: ['Han', 'Tamil'],
  MN: ['Cyrillic'],
  RU: ['Cyrillic'],
  UA: ['Cyrillic'],
  BY: ['Cyrillic'],
  BG: ['Cyrillic'],
  RS: ['Cyrillic'],
  MK: ['Cyrillic'],
  KZ: ['Cyrillic'],
  KG: ['Cyrillic'],
  TJ: ['Cyrillic'],
  GR: ['Greek'],
  CY: ['Greek'],
  AM: ['Armenian'],
  GE: ['Georgian'],
  IL: ['Hebrew', 'Arabic'],
  ET: ['Ethiopic'],
  ER: ['Ethiopic'],
};
for (const country of [
  'AE',
  'BH',
  'DZ',
  'EG',
  'IQ',
  'JO',
  'KW',
  'LB',
  'LY',
  'MA',
  'OM',
  'PS',
  'QA',
  'SA',
  'SD',
  'SY',
  'TN',
  'YE',
])
  OF_COUNTRY[country] = ['Arabic'];

const OF_STATE = {
  '02': 'Telugu',
  40: 'Telugu',
  '03': 'Bengali',
  '09': 'Gujarati',
  13: 'Malayalam',
  19: 'Kannada',
  21: 'Oriya',
  22: 'Tamil',
  23: 'Gurmukhi',
  25: 'Tamil',
  26: 'Bengali',
  28: 'Bengali',
  12: 'Arabic',
};

/** @returns names of Unicode scripts, Latin never among them */
export function scriptsOf(country, state) {
  const own = OF_COUNTRY[country] ?? [];
  const ofState = country === 'IN' ? OF_STATE[state] : undefined;
  return ofState === undefined ? own : [...own, ofState];
}
