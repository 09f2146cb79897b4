/** The sandbox as published: its sixty paths by category. */

/** Paths by category, in the order and with the counts of the interface. */
export const SANDBOX_PATHS: Readonly<Record<string, readonly string[]>> = {
  core: ['GET /sandbox/health', 'GET /sandbox/info', 'GET /sandbox/ping'],
  horoscope: ['GET /sandbox/horoscope/daily', 'GET /sandbox/horoscope/weekly', 'GET /sandbox/horoscope/monthly'],
  kundali: ['POST /sandbox/kundali/birth-chart', 'POST /sandbox/kundali/match'],
  panchang: [
    'GET /sandbox/panchang/today',
    'GET /sandbox/panchang/:date',
    ...astrology('GET', 'tithi', 'nakshatra', 'yoga', 'karana'),
  ],
  muhurta: astrology(
    'GET',
    'choghadiya',
    'hora',
    'rahu-kaal',
    'gulika-kaal',
    'yamaghanta',
    'abhijit-muhurta',
    'brahma-muhurta',
    'durmuhurta',
  ),
  dosha: [...astrology('GET', 'mangal-dosha', 'kaal-sarp-dosha'), ...astrology('POST', 'pitru-dosha', 'nadi-dosha')],
  dasha: astrology('GET', 'dasha-periods', 'mahadasha', 'antardasha'),
  matching: astrology('POST', 'ashtakoota'),
  transit_special: astrology(
    'GET',
    'sade-sati',
    'sade-sati-advanced',
    'chandrashtama-periods',
    'ritu',
    'solstice',
    'anandadi-yoga',
    'auspicious-yoga',
    'auspicious-period',
    'inauspicious-period',
    'gowri-nalla-neram',
    'disha-shool',
    'chandra-bala',
    'tara-bala',
    'upagraha-position',
    'planet-relationship',
  ),
  ai_special: [
    'POST /sandbox/chat/ask',
    'POST /sandbox/numerology/analyze',
    'POST /sandbox/gemstones/recommend',
    'POST /sandbox/muhurta/find',
    'GET /sandbox/transits/current',
  ],
  western: [
    'POST /sandbox/western/transit-chart',
    'POST /sandbox/western/transit-positions',
    'POST /sandbox/western/progressions',
    'POST /sandbox/western/solar-return',
    'POST /sandbox/western/synastry',
    'POST /sandbox/western/composite',
    'GET /sandbox/western/horoscope/:sign',
    'GET /sandbox/western/horoscope/:sign/advanced',
    'GET /sandbox/western/health',
    'GET /sandbox/western/pricing',
  ],
};

function astrology(method: 'GET' | 'POST', ...names: readonly string[]): readonly string[] {
  return names.map((name) => `${method} /sandbox/astrology/${name}`);
}

/** What the priced interface adds to the sandbox. */
export const PRODUCTION_FEATURES: readonly string[] = [
  'Charts of any birth with an API key',
  'Idempotent calls: a repeated call is not charged again',
  'Charts as SVG pictures',
];
