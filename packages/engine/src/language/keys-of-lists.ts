/** The keys of names of the longer lists: points, festivals, purposes, remedies, and what western charts find. Held to the engine's lists as those of keys.ts are. */

// biome-ignore format: a list
const saturnPhase = [
  'rising', 'peak', 'setting', 'kantaka', 'ashtama',
] as const;
export type SaturnPhaseKey = (typeof saturnPhase)[number];

// biome-ignore format: a list
const upagraha = [
  'dhuma', 'vyatipata', 'parivesha', 'indrachapa', 'upaketu', 'gulika', 'mandi', 'kala', 'mrityu', 'ardhaprahara',
  'yamaghantaka',
] as const;
export type UpagrahaKey = (typeof upagraha)[number];

// biome-ignore format: a list
const specialLagna = [
  'bhava', 'hora', 'ghati', 'vighati', 'pranapada', 'shri', 'indu', 'varnada', 'kunda', 'paka',
] as const;
export type SpecialLagnaKey = (typeof specialLagna)[number];

// biome-ignore format: a list
const sphuta = [
  'beeja', 'kshetra', 'tithi', 'yoga', 'rahuTithi', 'trisphuta', 'chatuhsphuta', 'panchasphuta', 'prana', 'deha',
  'mrityu', 'sookshmaTrisphuta',
] as const;
export type SphutaKey = (typeof sphuta)[number];

// biome-ignore format: a list
const saham = [
  'punya', 'vidya', 'yashas', 'mitra', 'mahatmya', 'asha', 'samartha', 'bhratri', 'gaurava', 'pitri', 'rajya',
  'matri', 'putra', 'jiva', 'karma', 'roga', 'kali', 'shastra', 'bandhu', 'mrityu', 'paradesha', 'artha', 'paradara',
  'vanik', 'karyasiddhi', 'vivaha', 'santapa', 'shraddha', 'priti', 'jadya', 'vyapara', 'shatru', 'jalapatana',
  'bandhana', 'apamrityu', 'labha',
] as const;
export type SahamKey = (typeof saham)[number];

// biome-ignore format: a list
const sahamMatter = [
  'punya', 'vidya', 'yashas', 'mitra', 'mahatmya', 'asha', 'samartha', 'bhratri', 'gaurava', 'pitri', 'rajya',
  'matri', 'putra', 'jiva', 'karma', 'roga', 'kali', 'shastra', 'bandhu', 'mrityu', 'paradesha', 'artha', 'paradara',
  'vanik', 'karyasiddhi', 'vivaha', 'santapa', 'shraddha', 'priti', 'jadya', 'vyapara', 'shatru', 'jalapatana',
  'bandhana', 'apamrityu', 'labha',
] as const;
export type SahamMatterKey = (typeof sahamMatter)[number];

// biome-ignore format: a list
const tajikaYoga = [
  'ikkavala', 'induvara', 'ithasala', 'ishrafa', 'nakta', 'yamaya', 'manau', 'kamboola', 'gairi-kamboola',
  'khallasara', 'radda', 'duphali-kuttha', 'dutthottha-davira', 'tambira', 'kuttha', 'durapha',
] as const;
export type TajikaYogaKey = (typeof tajikaYoga)[number];

// biome-ignore format: a list
const ithasala = [
  'purna', 'vartamana', 'bhavishya',
] as const;
export type IthasalaKey = (typeof ithasala)[number];

// biome-ignore format: a list
const vishwaClass = [
  'alpa', 'madhya', 'purna', 'parakrami',
] as const;
export type VishwaClassKey = (typeof vishwaClass)[number];

// biome-ignore format: a list
const yearOffice = [
  'muntha', 'natal-lagna', 'varsha-lagna', 'tri-rashi', 'dina-ratri',
] as const;
export type YearOfficeKey = (typeof yearOffice)[number];

// biome-ignore format: a list
const festival = [
  'ekadashi-smarta', 'ekadashi-vaishnava', 'pradosha-shukla', 'pradosha-krishna', 'vinayaka-chaturthi',
  'sankashti-chaturthi', 'skanda-shashthi', 'masik-durgashtami', 'kalashtami', 'masik-shivaratri', 'purnima',
  'purnima-vrata', 'amavasya', 'darsha-amavasya', 'rohini-vrata', 'masik-karthigai', 'mesha-sankranti',
  'vrishabha-sankranti', 'mithuna-sankranti', 'karka-sankranti', 'simha-sankranti', 'kanya-sankranti',
  'tula-sankranti', 'vrishchika-sankranti', 'dhanu-sankranti', 'makara-sankranti', 'kumbha-sankranti',
  'meena-sankranti', 'vaisakhi', 'puthandu', 'vishu', 'pohela-boishakh', 'pana-sankranti', 'rongali-bihu',
  'raja-parba', 'adi-perukku', 'malayalam-new-year', 'vishwakarma-puja', 'mandala-puja-begins', 'dhanurmasa-begins',
  'lohri', 'bhogi', 'pongal', 'magh-bihu', 'mattu-pongal', 'vaikasi-visakam', 'onam', 'karthigai-deepam',
  'arudra-darshan', 'thai-pusam', 'masi-magam', 'panguni-uthiram', 'varalakshmi-vrata', 'chitra-purnima',
  'aadi-amavasya', 'vaikuntha-ekadashi', 'thai-amavasya', 'ugadi', 'vasanta-navaratri',
  'gauri-tritiya', 'matsya-jayanti', 'yamuna-chhath', 'rama-navami', 'mahavir-jayanti', 'hanuman-jayanti',
  'akshaya-tritiya', 'parashurama-jayanti', 'ganga-saptami', 'sita-navami', 'narasimha-jayanti', 'kurma-jayanti',
  'buddha-purnima', 'narada-jayanti', 'shani-jayanti', 'rambha-tritiya', 'ganga-dussehra', 'vata-purnima',
  'ashadha-navaratri', 'ratha-yatra', 'guru-purnima', 'hariyali-amavasya', 'hariyali-teej', 'naga-panchami', 'raksha-bandhan',
  'shravana-purnima', 'kajari-teej', 'hala-shashthi', 'janmashtami', 'janmashtami-smarta', 'pithori-amavasya',
  'hartalika-teej', 'ganesh-chaturthi', 'rishi-panchami', 'radha-ashtami', 'vamana-jayanti', 'ananta-chaturdashi',
  'purnima-shraddha', 'pitru-paksha', 'jivitputrika', 'mahalaya-amavasya', 'sharad-navaratri', 'lalita-panchami',
  'maha-saptami', 'maha-ashtami', 'maha-navami', 'vijayadashami', 'kojagara-purnima', 'ashvina-purnima',
  'karwa-chauth', 'ahoi-ashtami', 'govatsa-dwadashi', 'dhanteras', 'naraka-chaturdashi', 'kali-chaudas', 'diwali',
  'kali-puja', 'govardhan-puja', 'gujarati-new-year', 'bhai-dooj', 'labha-panchami', 'chhath-puja', 'gopashtami',
  'akshaya-navami', 'tulasi-vivaha', 'vaikuntha-chaturdashi', 'kartika-purnima', 'deva-deepavali',
  'kalabhairava-jayanti', 'vivaha-panchami', 'champa-shashthi', 'gita-jayanti', 'dattatreya-jayanti',
  'shakambhari-purnima', 'sakat-chauth', 'mauni-amavasya', 'magha-navaratri', 'vasant-panchami', 'ratha-saptami',
  'bhishma-ashtami', 'magha-purnima', 'maha-shivaratri', 'phulera-dooj', 'holika-dahan', 'holi', 'ranga-panchami',
  'sheetala-ashtami',
] as const;
export const FESTIVAL_KEYS: readonly FestivalKey[] = festival;
export type FestivalKey = (typeof festival)[number];

// biome-ignore format: a list
const festivalByWeekday = [
  'Ravi Pradosha', 'Soma Pradosha', 'Bhauma Pradosha', 'Budha Pradosha', 'Guru Pradosha', 'Shukra Pradosha',
  'Shani Pradosha', 'Somavati Amavasya', 'Bhaumavati Amavasya', 'Shani Amavasya', 'Angaraki Chaturthi',
] as const;
export const FESTIVAL_BY_WEEKDAY_KEYS: readonly FestivalByWeekdayKey[] = festivalByWeekday;
export type FestivalByWeekdayKey = (typeof festivalByWeekday)[number];

// biome-ignore format: a list
const ekadashi = [
  'Kamada Ekadashi', 'Mohini Ekadashi', 'Nirjala Ekadashi', 'Devshayani Ekadashi', 'Shravana Putrada Ekadashi',
  'Parsva Ekadashi', 'Papankusha Ekadashi', 'Devutthana Ekadashi', 'Mokshada Ekadashi', 'Pausha Putrada Ekadashi',
  'Jaya Ekadashi', 'Amalaki Ekadashi', 'Varuthini Ekadashi', 'Apara Ekadashi', 'Yogini Ekadashi', 'Kamika Ekadashi',
  'Aja Ekadashi', 'Indira Ekadashi', 'Rama Ekadashi', 'Utpanna Ekadashi', 'Saphala Ekadashi', 'Shattila Ekadashi',
  'Vijaya Ekadashi', 'Papamochani Ekadashi', 'Padmini Ekadashi', 'Parama Ekadashi', 'Pandava Nirjala Ekadashi',
  'Shayana Ekadashi', 'Pavitropana Ekadashi', 'Pashankusha Ekadashi', 'Utthana Ekadashi', 'Putrada Ekadashi',
  'Bhaimi Ekadashi', 'Annada Ekadashi',
] as const;
export type EkadashiKey = (typeof ekadashi)[number];

// biome-ignore format: a list
const vrataSchool = [
  'smarta', 'vaishnava',
] as const;
export type VrataSchoolKey = (typeof vrataSchool)[number];

// biome-ignore format: a list
const festivalKind = [
  'festival', 'vrata', 'jayanti', 'shraddha', 'sankranti', 'parva',
] as const;
export type FestivalKindKey = (typeof festivalKind)[number];

// biome-ignore format: a list
const muhurtaPurpose = [
  'marriage', 'engagement', 'conception', 'pumsavana', 'naming', 'annaprashana', 'mundan', 'karnavedha',
  'vidyarambha', 'upanayana', 'foundation', 'griha-pravesh-new', 'griha-pravesh-return', 'property-purchase',
  'well-digging', 'deity-installation', 'seed-sowing', 'travel', 'business-opening', 'job-joining', 'taking-office',
  'vehicle-purchase', 'gold-purchase', 'purchase', 'marriage-registration', 'treatment', 'surgery',
] as const;
export type MuhurtaPurposeKey = (typeof muhurtaPurpose)[number];

// biome-ignore format: a list
const avoidable = [
  'adhika-month', 'kshaya-month', 'jupiter-asta', 'venus-asta', 'chaturmasa', 'pitru-paksha', 'sankranti',
  'simhastha',
] as const;
export type AvoidableKey = (typeof avoidable)[number];

// biome-ignore format: a list
const aspectPattern = [
  'grand-trine', 't-square', 'grand-cross', 'yod', 'boomerang', 'kite', 'mystic-rectangle', 'grand-sextile',
  'minor-grand-trine', 'cradle', 'wedge', 'thors-hammer',
] as const;
export type AspectPatternKey = (typeof aspectPattern)[number];

// biome-ignore format: a list
const chartShape = [
  'bundle', 'bucket', 'bowl', 'locomotive', 'seesaw', 'splay', 'splash',
] as const;
export type ChartShapeKey = (typeof chartShape)[number];

// biome-ignore format: a list
const lot = [
  'fortune', 'spirit', 'eros', 'necessity', 'courage', 'victory', 'nemesis', 'father', 'mother',
  'father-saturn-hidden', 'siblings', 'marriage-men', 'marriage-women', 'wedding', 'injury', 'eros-valens',
  'necessity-valens', 'marriage-men-valens', 'marriage-women-valens', 'siblings-valens', 'exaltation', 'basis',
] as const;
export type LotKey = (typeof lot)[number];

// biome-ignore format: a list
const star = [
  'sirius', 'canopus', 'rigil-kentaurus', 'arcturus', 'vega', 'capella', 'rigel', 'procyon', 'betelgeuse', 'achernar',
  'hadar', 'altair', 'acrux', 'aldebaran', 'antares', 'spica', 'pollux', 'fomalhaut', 'deneb', 'mimosa', 'regulus',
  'adhara', 'castor', 'shaula', 'bellatrix', 'gacrux', 'elnath', 'alnilam', 'miaplacidus', 'alnair', 'alioth',
  'alnitak', 'dubhe', 'mirfak', 'suhail-al-muhlif', 'wezen', 'kaus-australis', 'alkaid', 'sargas', 'menkalinan',
  'peacock', 'alhena', 'atria', 'alsephina', 'avior', 'alphard', 'mirzam', 'algieba', 'diphda', 'hamal', 'polaris',
  'menkent', 'mirach', 'alpheratz', 'saiph', 'nunki', 'rasalhague', 'kochab', 'almach', 'tiaki', 'algol', 'denebola',
  'muhlifain', 'suhail', 'eltanin', 'sadr', 'schedar', 'alphecca', 'naos', 'aspidiske', 'caph', 'mizar', 'kakkab',
  'larawag', 'birdun', 'eta-centauri', 'dschubba', 'ankaa', 'merak', 'girtab', 'enif', 'izar', 'tsih', 'mintaka',
  'sabik', 'scheat', 'phecda', 'aludra', 'alderamin', 'markeb', 'aljanah', 'markab', 'alcyone', 'gienah',
  'deneb-algedi',
] as const;
export type StarKey = (typeof star)[number];

// biome-ignore format: a list
const lunationPhase = [
  'New', 'Crescent', 'First Quarter', 'Gibbous', 'Full', 'Disseminating', 'Last Quarter', 'Balsamic',
] as const;
export type LunationPhaseKey = (typeof lunationPhase)[number];

// biome-ignore format: a list
const essentialDignity = [
  'domicile', 'exaltation', 'triplicity', 'term', 'face', 'detriment', 'fall', 'peregrine', 'mutual-domicile',
  'mutual-exaltation',
] as const;
export type EssentialDignityKey = (typeof essentialDignity)[number];

// biome-ignore format: a list
const accidental = [
  'house', 'direct', 'retrograde', 'swift', 'slow', 'oriental', 'occidental', 'moon-increasing', 'moon-decreasing',
  'free-of-sun', 'cazimi', 'combust', 'under-beams', 'conjunction-benefic', 'conjunction-north-node', 'trine-benefic',
  'sextile-benefic', 'conjunction-malefic', 'conjunction-south-node', 'opposition-malefic', 'square-malefic',
  'besieged', 'regulus', 'spica', 'algol',
] as const;
export type AccidentalKey = (typeof accidental)[number];

// biome-ignore format: a list
const deity = [
  'shiva', 'rama', 'gauri', 'lalita', 'saraswati', 'krishna', 'hanuman', 'rudra', 'kartikeya', 'narasimha', 'vishnu',
  'narayana', 'buddha', 'hayagriva', 'parameshvara', 'dattatreya', 'lakshmi', 'parvati', 'brahma', 'durga', 'ganesha',
  'ishvara', 'agni', 'uma', 'apas', 'skanda', 'prithvi', 'hari', 'indra', 'indrani', 'yama', 'prajapati', 'kala',
  'sarpa', 'chitragupta',
] as const;
export type DeityKey = (typeof deity)[number];

// biome-ignore format: a list
const metal = [
  'gold', 'silver', 'copper', 'iron', 'platinum', 'panchadhatu',
] as const;
export type MetalKey = (typeof metal)[number];

// biome-ignore format: a list
const finger = [
  'index', 'middle', 'ring', 'little',
] as const;
export type FingerKey = (typeof finger)[number];

// biome-ignore format: a list
const stone = [
  'red-garnet', 'red-spinel', 'red-tourmaline', 'moonstone', 'white-coral', 'carnelian', 'red-jasper', 'red-agate',
  'peridot', 'green-tourmaline', 'green-onyx', 'jade', 'yellow-topaz', 'citrine', 'yellow-beryl', 'white-sapphire',
  'white-topaz', 'white-zircon', 'rock-crystal', 'amethyst', 'lapis-lazuli', 'iolite', 'blue-spinel', 'orange-zircon',
  'spessartine', 'tigers-eye', 'quartz-cats-eye',
] as const;
export type StoneKey = (typeof stone)[number];

// biome-ignore format: a list
const colour = [
  'red', 'saffron', 'white', 'green', 'yellow', 'variegated', 'black', 'dark-blue', 'smoke', 'blue', 'gold', 'bronze',
  'cream', 'mauve', 'violet', 'purple', 'electric-blue', 'grey', 'half-shades', 'light-grey', 'light-shades', 'rose',
  'pink', 'pale-yellow', 'dark-grey', 'crimson', 'orange', 'copper', 'silver', 'light-blue', 'brown', 'multicoloured',
  'scarlet',
] as const;
export type ColourKey = (typeof colour)[number];

// biome-ignore format: a list
const offering = [
  'wheat', 'rice', 'pigeon-pea', 'mung', 'chickpea', 'hyacinth-bean', 'sesame', 'black-gram', 'horse-gram', 'jaggery',
  'copper', 'red-flowers', 'milk', 'silver', 'curd', 'white-flowers', 'red-lentil', 'green-vegetables', 'bronze',
  'ghee', 'turmeric', 'yellow-flowers', 'books', 'sugar', 'perfume', 'mustard-oil', 'iron', 'shoes', 'coconut',
  'mustard', 'blanket', 'lead', 'multicoloured-cloth', 'cow', 'conch', 'bull', 'gold', 'garment', 'horse',
  'black-cow', 'goat', 'arka', 'palasha', 'khadira', 'apamarga', 'ashvattha', 'udumbara', 'shami', 'durva', 'kusha',
  'jaggery-rice', 'milk-rice', 'havishya', 'shashtika-rice-with-milk', 'curd-rice', 'ghee-rice', 'sesame-meal',
  'meat', 'coloured-rice', 'crystal', 'red-sandalwood', 'grain', 'cloth', 'food',
] as const;
export type OfferingKey = (typeof offering)[number];

// biome-ignore format: a list
const remedyKind = [
  'rite', 'mantra', 'stotra', 'gift', 'fast', 'deity', 'rudraksha', 'yantra',
] as const;
export type RemedyKindKey = (typeof remedyKind)[number];

// biome-ignore format: a list
const mantraKind = [
  'beeja', 'vedic', 'gayatri',
] as const;
export type MantraKindKey = (typeof mantraKind)[number];

// biome-ignore format: a list
const remedy = [
  'kala-sarpa-shanti', 'naga-pratishtha', 'naga-panchami', 'maha-mrityunjaya', 'nadi-shanti', 'rudrabhisheka',
  'kumbha-vivaha', 'vishnu-pratima-vivaha', 'ashvattha-vivaha', 'hanuman-chalisa', 'mangala-gauri', 'gaya-shraddha',
  'tarpana', 'shraddha', 'narayana-bali', 'tripindi-shraddha', 'tailabhisheka', 'dasharatha-shani-stotra',
  'grahan-shanti', 'aditya-hridaya', 'guru-chandala-shanti', 'vishnu-sahasranama', 'shrapit-shanti', 'angarak-shanti',
  'purnima', 'shri-sukta', 'santana-gopala', 'nakshatra-shanti-when-the-moon-returns', 'amavasya-janma-shanti',
  'krishna-chaturdashi-janma-shanti', 'bhadra-janma-shanti', 'vyatipata-janma-shanti', 'vaidhriti-janma-shanti',
  'parigha-janma-shanti', 'vajra-janma-shanti', 'sankranti-janma-shanti', 'grahan-janma-solar-shanti',
  'grahan-janma-lunar-shanti', 'gandanta-nakshatra-shanti', 'gandanta-tithi-shanti', 'gandanta-lagna-shanti',
  'abhukta-mula-shanti', 'jyeshtha-janma-shanti',
] as const;
export type RemedyKey = (typeof remedy)[number];

// biome-ignore format: a list
const mantra = [
  'surya-beeja', 'surya-vedic', 'surya-gayatri', 'chandra-beeja', 'chandra-vedic', 'chandra-gayatri', 'mangala-beeja',
  'mangala-vedic', 'mangala-gayatri', 'budha-beeja', 'budha-vedic', 'budha-gayatri', 'guru-beeja', 'guru-vedic',
  'guru-gayatri', 'shukra-beeja', 'shukra-vedic', 'shukra-gayatri', 'shani-beeja', 'shani-vedic', 'shani-gayatri',
  'rahu-beeja', 'rahu-vedic', 'rahu-gayatri', 'ketu-beeja', 'ketu-vedic', 'ketu-gayatri',
] as const;
export type MantraKey = (typeof mantra)[number];

// biome-ignore format: a list
const rootStone = [
  'topaz', 'amber', 'yellow-diamond', 'pearl', 'moonstone', 'jade', 'amethyst', 'sapphire', 'diamond', 'turquoise',
  'emerald', 'cats-eye', 'dark-sapphire', 'black-pearl', 'ruby', 'garnet', 'bloodstone', 'yellow-sapphire',
  'hessonite', 'blue-sapphire', 'red-coral',
] as const;
export type RootStoneKey = (typeof rootStone)[number];

/** The keys of each of these groups. */
export const LIST_KEYS: Readonly<Record<string, readonly string[]>> = {
  saturnPhase,
  upagraha,
  specialLagna,
  sphuta,
  saham,
  sahamMatter,
  tajikaYoga,
  ithasala,
  vishwaClass,
  yearOffice,
  festival,
  festivalByWeekday,
  ekadashi,
  vrataSchool,
  festivalKind,
  muhurtaPurpose,
  avoidable,
  aspectPattern,
  chartShape,
  lot,
  star,
  lunationPhase,
  essentialDignity,
  accidental,
  deity,
  metal,
  finger,
  stone,
  colour,
  offering,
  remedyKind,
  mantraKind,
  remedy,
  mantra,
  rootStone,
};
