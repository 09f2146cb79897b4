/**
 * Every work the engine rests on, once, by key. Rows of rules and tables cite the key, so each number and each rule can
 * say where it stands. Figures and facts are taken from these works, never their words.
 *
 * A detail that could not be verified is left empty rather than guessed.
 */

/** One work, as a library would list it. `edition` and `place` are empty where the work has none. */
export interface Work {
  readonly author: string;
  readonly title: string;
  readonly edition: string;
  readonly year: string;
  readonly place: string;
}

/** The list. Keys are kebab-case: author or short title, then the year where one author has several. */
// biome-ignore format: a table reads in rows
export const SOURCES = {
  // Astronomy and computing
  'vondrak-2011': { author: 'J. Vondrák, N. Capitaine, P. Wallace', title: 'New precession expressions, valid for long time intervals', edition: 'Astronomy & Astrophysics 534, A22; corrigendum 541, C1', year: '2011', place: 'Les Ulis' },
  'newcomb-1898': { author: 'S. Newcomb', title: 'Tables of the Motion of the Earth on its Axis and Around the Sun', edition: 'Astronomical Papers of the American Ephemeris 6', year: '1898', place: 'Washington' },
  'lieske-1977': { author: 'J. H. Lieske et al.', title: 'Expressions for the precession quantities based upon the IAU (1976) system', edition: 'Astronomy & Astrophysics 58', year: '1977', place: 'Berlin' },
  'esa-1997': { author: 'European Space Agency', title: 'The Hipparcos and Tycho Catalogues', edition: 'ESA SP-1200', year: '1997', place: 'Noordwijk' },
  'van-leeuwen-2007': { author: 'F. van Leeuwen', title: 'Hipparcos, the New Reduction of the Raw Data', edition: 'Astrophysics and Space Science Library 350', year: '2007', place: 'Dordrecht' },
  'reid-brunthaler-2004': { author: 'M. J. Reid, A. Brunthaler', title: 'The Proper Motion of Sagittarius A*. II', edition: 'Astrophysical Journal 616', year: '2004', place: 'Chicago' },
  'blaauw-1960': { author: 'A. Blaauw et al.', title: 'The new IAU system of galactic coordinates (1958 revision)', edition: 'Monthly Notices of the Royal Astronomical Society 121', year: '1960', place: 'London' },
  'liu-2011': { author: 'J.-C. Liu, Z. Zhu, H. Zhang', title: 'Reconsidering the galactic coordinate system', edition: 'Astronomy & Astrophysics 526, A16', year: '2011', place: 'Les Ulis' },
  'stephenson-2016': { author: 'F. R. Stephenson, L. V. Morrison, C. Y. Hohenkerk', title: 'Measurement of the Earth’s rotation: 720 BC to AD 2015', edition: 'Proceedings of the Royal Society A 472', year: '2016', place: 'London' },
  'folkner-2014': { author: 'W. M. Folkner et al.', title: 'The Planetary and Lunar Ephemerides DE430 and DE431', edition: 'IPN Progress Report 42-196', year: '2014', place: 'Pasadena' },
  'explanatory-supplement-1992': { author: 'P. K. Seidelmann (ed.)', title: 'Explanatory Supplement to the Astronomical Almanac', edition: 'University Science Books', year: '1992', place: 'Mill Valley' },
  'bennett-1982': { author: 'G. G. Bennett', title: 'The Calculation of Astronomical Refraction in Marine Navigation', edition: 'Journal of Navigation 35', year: '1982', place: 'London' },
  'archinal-2018': { author: 'B. A. Archinal et al.', title: 'Report of the IAU Working Group on Cartographic Coordinates and Rotational Elements: 2015', edition: 'Celestial Mechanics and Dynamical Astronomy 130, 22', year: '2018', place: 'Dordrecht' },
  'chandrupatla-1997': { author: 'T. R. Chandrupatla', title: 'A new hybrid quadratic/bisection algorithm for finding the zero of a nonlinear function without using derivatives', edition: 'Advances in Engineering Software 28', year: '1997', place: 'Oxford' },
  'fips-180-4': { author: 'National Institute of Standards and Technology', title: 'Secure Hash Standard', edition: 'FIPS PUB 180-4', year: '2015', place: 'Gaithersburg' },
  'rfc-8785': { author: 'A. Rundgren, B. Jordan, S. Erdtman', title: 'JSON Canonicalization Scheme (JCS)', edition: 'RFC 8785', year: '2020', place: '' },
  'swiss-ephemeris': { author: 'D. Koch, A. Treindl', title: 'Swiss Ephemeris', edition: '2.10.03 (program output, compared with; no part of it is used)', year: '2022', place: 'Zürich' },
  // Jyotish: texts and almanacs
  bphs: { author: 'Parashara (attributed)', title: 'Brihat Parashara Hora Shastra', edition: 'tr. R. Santhanam', year: '1984', place: 'New Delhi' },
  'surya-siddhanta': { author: 'anonymous', title: 'Surya Siddhanta', edition: 'tr. E. Burgess', year: '1860', place: 'New Haven' },
  aryabhatiya: { author: 'Aryabhata', title: 'Aryabhatiya', edition: 'ed. and tr. K. S. Shukla', year: '1976', place: 'New Delhi' },
  'calendar-reform-1955': { author: 'Calendar Reform Committee', title: 'Report of the Calendar Reform Committee', edition: 'Council of Scientific and Industrial Research', year: '1955', place: 'New Delhi' },
  'iae-1989': { author: 'Positional Astronomy Centre', title: 'The Indian Astronomical Ephemeris for the year 1989', edition: '', year: '1988', place: 'Calcutta' },
  'lahiri-1940': { author: 'N. C. Lahiri', title: 'Panchanga Darpana', edition: '', year: '1940', place: 'Calcutta' },
  // Jyotish: authors of ayanamsas
  'raman-1938': { author: 'B. V. Raman', title: 'Hindu Predictive Astrology', edition: '', year: '1938', place: 'Bangalore' },
  'usha-shashi-1978': { author: 'Usha, Shashi', title: 'Hindu Astrological Calculations (According to Modern Methods)', edition: 'Sagar Publications', year: '1978', place: 'New Delhi' },
  'krishnamurti-reader-1': { author: 'K. S. Krishnamurti', title: 'KP Reader I: Casting the Horoscope', edition: '', year: '', place: 'Madras' },
  'senthilathiban-2019': { author: 'D. Senthilathiban', title: 'Study of KP Ayanamsa with Modern Precession Theories', edition: '', year: '2019', place: 'Chennai' },
  'yukteswar-1894': { author: 'Swami Sri Yukteswar', title: 'The Holy Science', edition: '', year: '1894', place: 'Serampore' },
  'bhasin': { author: 'J. N. Bhasin', title: 'ayanamsa of his handbooks', edition: 'as tabulated in astrological software', year: '', place: 'New Delhi' },
  'chandra-hari-1998': { author: 'K. Chandra Hari', title: 'On the Origin of the Sidereal Zodiac and Astronomy', edition: 'Indian Journal of History of Science 33', year: '1998', place: 'New Delhi' },
  'narasimha-rao-2013': { author: 'P. V. R. Narasimha Rao', title: 'Introducing Pushya-paksha Ayanamsa', edition: '', year: '2013', place: 'Boston' },
  'sheoran-2017': { author: 'S. Sheoran', title: 'The Science of Time and Timeline of World History', edition: '', year: '2017', place: 'New Delhi' },
  'wilhelm': { author: 'E. Wilhelm', title: 'Dhruva ayanamsa: the galactic centre in the middle of Mula', edition: 'as published with his software', year: '', place: '' },
  // Jyotish: texts
  phaladeepika: { author: 'Mantreshvara', title: 'Phaladeepika', edition: '', year: '', place: '' },
  'brihat-jataka': { author: 'Varahamihira', title: 'Brihat Jataka', edition: 'tr. N. Chidambaram Iyer', year: '1885', place: 'Madras' },
  'brihat-samhita': { author: 'Varahamihira', title: 'Brihat Samhita', edition: 'tr. N. Chidambaram Iyer', year: '1884', place: 'Madura' },
  saravali: { author: 'Kalyana Varma', title: 'Saravali', edition: '', year: '', place: '' },
  'jataka-parijata': { author: 'Vaidyanatha Dikshita', title: 'Jataka Parijata', edition: '', year: '', place: '' },
  'jaimini-sutras': { author: 'Jaimini (attributed)', title: 'Upadesha Sutras', edition: '', year: '', place: '' },
  'uttara-kalamrita': { author: 'Kalidasa', title: 'Uttara Kalamrita', edition: '', year: '', place: '' },
  'sripati-paddhati': { author: 'Sripati', title: 'Jataka Karma Paddhati', edition: '', year: '', place: '' },
  'sarvartha-chintamani': { author: 'Venkatesha', title: 'Sarvartha Chintamani', edition: 'tr. B. Suryanarain Row', year: '1899', place: '' },
  'prasna-marga': { author: 'anonymous, of Edakkad', title: 'Prasna Marga', edition: '', year: '1649', place: 'Kerala' },
  'muhurta-chintamani': { author: 'Rama Daivajna', title: 'Muhurta Chintamani', edition: '', year: '1600', place: 'Varanasi' },
  kalaprakasika: { author: 'Narasimha', title: 'Kalaprakasika', edition: 'tr. N. P. Subramania Iyer', year: '1917', place: 'Tanjore' },
  'tajika-neelakanthi': { author: 'Neelakantha', title: 'Tajika Neelakanthi', edition: '', year: '1587', place: 'Varanasi' },
  'yajnavalkya-smriti': { author: 'Yajnavalkya (attributed)', title: 'Yajnavalkya Smriti', edition: '1.295–308, on the peace of the grahas', year: '', place: '' },
  'matsya-purana': { author: 'anonymous', title: 'Matsya Purana', edition: 'ch. 93, on the peace of the grahas', year: '', place: '' },
  'dharma-sindhu': { author: 'Kashinatha Upadhyaya', title: 'Dharma Sindhu', edition: '', year: '1790', place: '' },
  'nirnaya-sindhu': { author: 'Kamalakara Bhatta', title: 'Nirnaya Sindhu', edition: '', year: '1612', place: 'Varanasi' },
  // Jyotish: modern authors
  'raman-graha-bhava-balas': { author: 'B. V. Raman', title: 'Graha and Bhava Balas', edition: '', year: '', place: 'Bangalore' },
  'raman-muhurtha': { author: 'B. V. Raman', title: 'Muhurtha or Electional Astrology', edition: '', year: '', place: 'Bangalore' },
  'raman-300': { author: 'B. V. Raman', title: 'Three Hundred Important Combinations', edition: '', year: '1947', place: 'Bangalore' },
  'raman-ashtakavarga': { author: 'B. V. Raman', title: 'Ashtakavarga System of Prediction', edition: '', year: '', place: 'Bangalore' },
  'raman-varshaphal': { author: 'B. V. Raman', title: 'Varshaphal or the Hindu Progressed Horoscope', edition: '', year: '', place: 'Bangalore' },
  'raman-judge': { author: 'B. V. Raman', title: 'How to Judge a Horoscope', edition: '', year: '', place: 'Bangalore' },
  'narasimha-rao-integrated': { author: 'P. V. R. Narasimha Rao', title: 'Vedic Astrology: An Integrated Approach', edition: 'Sagar Publications', year: '', place: 'New Delhi' },
  'kn-rao-chara': { author: 'K. N. Rao', title: 'Predicting through Jaimini’s Chara Dasha', edition: '', year: '', place: 'New Delhi' },
  'jain-shadbala': { author: 'V. P. Jain', title: 'Text Book for Shadbala and Bhavabala', edition: '', year: '', place: '' },
  'krishnamurti-readers': { author: 'K. S. Krishnamurti', title: 'KP Readers II–VI', edition: '', year: '', place: 'Madras' },
  'raman-jaimini': { author: 'B. V. Raman', title: 'Studies in Jaimini Astrology', edition: '', year: '', place: 'Bangalore' },
  'jagannatha-hora': { author: 'P. V. R. Narasimha Rao', title: 'Jagannatha Hora', edition: 'version 8 (program output, figures only)', year: '', place: '' },
  'rath-narayana': { author: 'S. Rath', title: 'Narayana Dasa', edition: '', year: '', place: 'New Delhi' },
  'patel-navamsha': { author: 'C. S. Patel', title: 'Predicting through Navamsa and Nadi Astrology', edition: '', year: '1999', place: '' },
  'charak-medical': { author: 'K. S. Charak', title: 'Subtleties of Medical Astrology', edition: '', year: '2002', place: 'New Delhi' },
  'defouw-svoboda': { author: 'H. de Fouw, R. Svoboda', title: 'Light on Relationships', edition: '', year: '', place: '' },
  'adawal-tajik': { author: 'S. Adawal', title: 'Encyclopedia of Vedic Astrology: Tajik Shastra and Annual Horoscopy', edition: 'Sagar Publications', year: '', place: 'New Delhi' },
  'charak-varshaphala': { author: 'K. S. Charak', title: 'A Textbook of Varshaphala', edition: 'Uma Publications', year: '1993', place: 'Delhi' },
  'wilhelm-tajika': { author: 'E. Wilhelm', title: 'Tajika System of Astrology', edition: 'course notes', year: '', place: '' },
  'sewell-dikshit-1896': { author: 'R. Sewell, S. B. Dikshit', title: 'The Indian Calendar', edition: 'Swan Sonnenschein', year: '1896', place: 'London' },
  'rashtriya-panchang': { author: 'Positional Astronomy Centre', title: 'Rashtriya Panchang', edition: 'yearly', year: '', place: 'Kolkata' },
  'hari-bhakti-vilasa': { author: 'Gopala Bhatta, Sanatana Gosvamin', title: 'Hari Bhakti Vilasa', edition: '', year: '', place: '' },
  'vacanza-holidays': { author: 'Vacanza team', title: 'holidays: calendars/hindu.py', edition: 'MIT (dates only)', year: '', place: '' },
  'panchang-core': { author: 'J. Mepani', title: 'panchang-core', edition: 'tests and notes on ekadashi (dates and rules only)', year: '', place: '' },
  // What no text fixes
  'almanac-practice': { author: 'various', title: 'printed almanacs of India, as commonly agreed', edition: '', year: '', place: '' },
  'program-practice': { author: 'various', title: 'calculators and programs, as commonly agreed', edition: '', year: '', place: '' },
  // Jyotish: matching of charts, verses in circulation and programs compared with
  'vivaha-kutuhala': { author: '', title: 'Vivaha Kutuhala', edition: 'as commonly quoted', year: '', place: '' },
  'jyotish-chintamani': { author: '', title: 'Jyotish Chintamani', edition: 'as commonly quoted', year: '', place: '' },
  'future-point-matching': { author: 'Future Point', title: 'Horoscope Matching', edition: 'as published by Future Samachar', year: '', place: 'New Delhi' },
  'drik-panchang-kuta': { author: 'Drik Panchang', title: 'Ashta Kuta tutorials', edition: 'as published on its site', year: '', place: '' },
  'saravali-de': { author: 'M. Pettau', title: 'saravali.de: Asta Koota', edition: 'pages of 2017–2022, CC BY-SA 4.0 (figures only)', year: '2022', place: '' },
  maitreya: { author: 'M. Pettau', title: 'Maitreya', edition: '8.1.1, GPL-2.0 or later (figures only)', year: '', place: '' },
  pyjhora: { author: 'Open Astro Technologies', title: 'PyJHora', edition: '4.8.5, AGPL-3.0 (figures only)', year: '', place: '' },
  'panchangam-js': { author: 'ishubhamx', title: '@ishubhamx/panchangam-js', edition: '2.2.3, MIT (figures only)', year: '', place: '' },
  vedastro: { author: 'VedAstro', title: 'VedAstro', edition: 'match report after Raman, MIT (figures only)', year: '', place: '' },
  xalen: { author: 'Vedika', title: 'XALEN Ephemeris', edition: 'Apache-2.0 (figures only)', year: '', place: '' },
  // Houses
  'holden-1977': { author: 'R. W. Holden', title: 'The Elements of House Division', edition: 'L. N. Fowler', year: '1977', place: 'Romford' },
  'makransky-1988': { author: 'B. Makransky', title: 'Primary Directions: A Primer of Calculation', edition: '', year: '1988', place: '' },
  'meeus-1998': { author: 'J. Meeus', title: 'Astronomical Algorithms', edition: '2nd ed.', year: '1998', place: 'Richmond, Virginia' },
  // Western and Babylonian
  'fagan-firebrace-1971': { author: 'C. Fagan, R. C. Firebrace', title: 'Primer of Sidereal Astrology', edition: '', year: '1971', place: 'Isabella, Missouri' },
  'de-luce-1963': { author: 'R. De Luce', title: 'Constellational Astrology According to the Hindu System', edition: '', year: '1963', place: 'Los Angeles' },
  'lindsay': { author: 'P. Lindsay', title: 'The beginning of the Age of Aquarius: 2117 A.D.', edition: 'after D. Khul (A. A. Bailey)', year: '', place: '' },
  'kugler-1907': { author: 'F. X. Kugler', title: 'Sternkunde und Sterndienst in Babel', edition: '', year: '1907', place: 'Münster' },
  'huber-1958': { author: 'P. Huber', title: 'Über den Nullpunkt der babylonischen Ekliptik', edition: 'Centaurus 5', year: '1958', place: 'Copenhagen' },
  'mercier-1976': { author: 'R. Mercier', title: 'Studies in the Medieval Conception of Precession', edition: "Archives Internationales d'Histoire des Sciences 26", year: '1976', place: 'Wiesbaden' },
  'britton-2010': { author: 'J. P. Britton', title: 'Studies in Babylonian lunar theory: part III. The introduction of the uniform zodiac', edition: 'Archive for History of Exact Sciences 64', year: '2010', place: 'Berlin' },
  'holden-1995': { author: 'J. H. Holden', title: 'The Classical Zodiac', edition: 'AFA Journal of Research 7', year: '1995', place: 'Tempe' },
  'mardyks-1991': { author: 'R. Mardyks', title: 'When Stars Touch the Earth', edition: 'The Mountain Astrologer', year: '1991', place: 'Cedar Ridge' },
  'gil-brand-2014': { author: 'R. Gil Brand', title: 'Himmlische Matrix', edition: '', year: '2014', place: 'Mössingen' },
  'cochrane-2017': { author: 'D. Cochrane', title: 'galactic centre at the first point of Capricorn', edition: 'as published with his software', year: '2017', place: '' },
  'fiorenza': { author: 'N. A. Fiorenza', title: 'Galactic equator at 5° Sagittarius in 2000', edition: 'as published with his star charts', year: '', place: '' },
} as const;

/** Key of a work in `SOURCES`. */
export type SourceKey = keyof typeof SOURCES;
