/**
 * The keys of names: the engine's own words for bodies, signs, yogas and all that has a name in every language. Those of the traditions are listed
 * again, because a language knows nothing of how they are computed; test/language/names.test.ts holds them against the engine's lists.
 */

import { SIGNS } from '../chart/chart.ts';
import { NAKSHATRAS } from '../chart/zodiac.ts';
import { LIST_KEYS } from './keys-of-lists.ts';

export type { Sign } from '../chart/chart.ts';
export type { Nakshatra } from '../chart/zodiac.ts';

// biome-ignore format: a list
const graha = [
  'Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu',
] as const;
export type GrahaKey = (typeof graha)[number];

// biome-ignore format: a list
const body = [
  'Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu', 'Uranus', 'Neptune', 'Pluto',
  'Chiron', 'Ceres', 'Pallas', 'Juno', 'Vesta', 'Earth', 'NorthNode', 'SouthNode', 'MeanNode', 'TrueNode', 'Lilith',
  'MeanApogee', 'OsculatingApogee', 'InterpolatedApogee', 'InterpolatedPerigee', 'Ascendant', 'Midheaven', 'Descendant',
  'ImumCoeli', 'Vertex', 'EastPoint', 'PartOfFortune',
] as const;
export type BodyKey = (typeof body)[number];

// biome-ignore format: a list
const tithi = [
  'Pratipada', 'Dwitiya', 'Tritiya', 'Chaturthi', 'Panchami', 'Shashthi', 'Saptami', 'Ashtami', 'Navami', 'Dashami',
  'Ekadashi', 'Dwadashi', 'Trayodashi', 'Chaturdashi', 'Purnima', 'Amavasya',
] as const;
export type TithiKey = (typeof tithi)[number];

// biome-ignore format: a list
const paksha = [
  'shukla', 'krishna',
] as const;
export type PakshaKey = (typeof paksha)[number];

// biome-ignore format: a list
const nityaYoga = [
  'Vishkambha', 'Priti', 'Ayushman', 'Saubhagya', 'Shobhana', 'Atiganda', 'Sukarma', 'Dhriti', 'Shula', 'Ganda',
  'Vriddhi', 'Dhruva', 'Vyaghata', 'Harshana', 'Vajra', 'Siddhi', 'Vyatipata', 'Variyan', 'Parigha', 'Shiva', 'Siddha',
  'Sadhya', 'Shubha', 'Shukla', 'Brahma', 'Indra', 'Vaidhriti',
] as const;
export type NityaYogaKey = (typeof nityaYoga)[number];

// biome-ignore format: a list
const karana = [
  'Bava', 'Balava', 'Kaulava', 'Taitila', 'Gara', 'Vanija', 'Vishti', 'Shakuni', 'Chatushpada', 'Naga', 'Kimstughna',
] as const;
export type KaranaKey = (typeof karana)[number];

// biome-ignore format: a list
const weekday = [
  'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday',
] as const;
export type WeekdayKey = (typeof weekday)[number];
/** Sunday first. */
export const WEEKDAYS: readonly WeekdayKey[] = weekday;

// biome-ignore format: a list
const month = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
] as const;
export type MonthKey = (typeof month)[number];

// biome-ignore format: a list
const aspect = [
  'conjunction', 'sextile', 'square', 'trine', 'opposition', 'semisextile', 'semisquare', 'quintile', 'sesquisquare',
  'biquintile', 'quincunx', 'decile', 'tredecile', 'septile', 'biseptile', 'triseptile', 'novile', 'binovile',
  'quadnovile', 'undecile', 'biundecile', 'triundecile', 'quadundecile', 'quinundecile',
] as const;
export type AspectKey = (typeof aspect)[number];

// biome-ignore format: a list
const masa = [
  'Chaitra', 'Vaishakha', 'Jyeshtha', 'Ashadha', 'Shravana', 'Bhadrapada', 'Ashvina', 'Kartika', 'Margashirsha',
  'Pausha', 'Magha', 'Phalguna',
] as const;
export type MasaKey = (typeof masa)[number];

// biome-ignore format: a list
const ritu = [
  'Vasanta', 'Grishma', 'Varsha', 'Sharad', 'Hemanta', 'Shishira',
] as const;
export type RituKey = (typeof ritu)[number];

// biome-ignore format: a list
const direction = [
  'North', 'North-East', 'East', 'South-East', 'South', 'South-West', 'West', 'North-West', 'Centre',
] as const;
export type DirectionKey = (typeof direction)[number];

// biome-ignore format: a list
const dignity = [
  'exalted', 'moolatrikona', 'own', 'great-friend', 'friend', 'neutral', 'enemy', 'great-enemy', 'debilitated',
] as const;
export type DignityKey = (typeof dignity)[number];

// biome-ignore format: a list
const westernDignity = [
  'domicile', 'exaltation', 'detriment', 'fall', 'peregrine',
] as const;
export type WesternDignityKey = (typeof westernDignity)[number];

// biome-ignore format: a list
const house = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
] as const;
export type HouseKey = (typeof house)[number];

// biome-ignore format: a list
const varga = [
  'D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8', 'D9', 'D10', 'D11', 'D12', 'D16', 'D20', 'D24', 'D27', 'D30', 'D40',
  'D45', 'D60',
] as const;
export type VargaKey = (typeof varga)[number];

// biome-ignore format: a list
const koota = [
  'varna', 'vashya', 'tara', 'yoni', 'grahaMaitri', 'gana', 'bhakoot', 'nadi',
] as const;
export type KootaKey = (typeof koota)[number];

// biome-ignore format: a list
const porutham = [
  'dina', 'gana', 'mahendra', 'streeDeergha', 'yoni', 'rashi', 'rashyadhipati', 'vashya', 'rajju', 'vedha', 'nadi',
  'varna',
] as const;
export type PoruthamKey = (typeof porutham)[number];

// biome-ignore format: a list
const gana = [
  'Deva', 'Manushya', 'Rakshasa',
] as const;
export type GanaKey = (typeof gana)[number];

// biome-ignore format: a list
const nadi = [
  'Adi', 'Madhya', 'Antya',
] as const;
export type NadiKey = (typeof nadi)[number];

// biome-ignore format: a list
const varna = [
  'Brahmin', 'Kshatriya', 'Vaishya', 'Shudra',
] as const;
export type VarnaKey = (typeof varna)[number];

// biome-ignore format: a list
const vashya = [
  'Chatushpada', 'Manava', 'Jalachara', 'Vanachara', 'Keeta',
] as const;
export type VashyaKey = (typeof vashya)[number];

// biome-ignore format: a list
const tara = [
  'Janma', 'Sampat', 'Vipat', 'Kshema', 'Pratyari', 'Sadhaka', 'Vadha', 'Mitra', 'Parama Mitra',
] as const;
export type TaraKey = (typeof tara)[number];

// biome-ignore format: a list
const yoni = [
  'Horse', 'Elephant', 'Sheep', 'Serpent', 'Dog', 'Cat', 'Rat', 'Cow', 'Buffalo', 'Tiger', 'Deer', 'Monkey', 'Mongoose',
  'Lion',
] as const;
export type YoniKey = (typeof yoni)[number];

// biome-ignore format: a list
const element = [
  'fire', 'earth', 'air', 'water', 'ether',
] as const;
export type ElementKey = (typeof element)[number];

// biome-ignore format: a list
const modality = [
  'cardinal', 'fixed', 'mutable',
] as const;
export type ModalityKey = (typeof modality)[number];

// biome-ignore format: a list
const polarity = [
  'positive', 'negative',
] as const;
export type PolarityKey = (typeof polarity)[number];

// biome-ignore format: a list
const shadbala = [
  'sthana', 'dig', 'kala', 'cheshta', 'naisargika', 'drik',
] as const;
export type ShadbalaKey = (typeof shadbala)[number];

// biome-ignore format: a list
const karaka = [
  'atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'jnati', 'dara',
] as const;
export type KarakaKey = (typeof karaka)[number];

// biome-ignore format: a list
const avastha = [
  'bala', 'kumara', 'yuva', 'vriddha', 'mrita',
] as const;
export type AvasthaKey = (typeof avastha)[number];

// biome-ignore format: a list
const dashaSystem = [
  'vimshottari', 'ashtottari', 'yogini', 'chara', 'kalachakra', 'mudda',
] as const;
export type DashaSystemKey = (typeof dashaSystem)[number];

// biome-ignore format: a list
const dashaLevel = [
  'maha', 'antar', 'pratyantar', 'sookshma', 'prana', 'deha',
] as const;
export type DashaLevelKey = (typeof dashaLevel)[number];

// biome-ignore format: a list
const yogini = [
  'Mangala', 'Pingala', 'Dhanya', 'Bhramari', 'Bhadrika', 'Ulka', 'Siddha', 'Sankata',
] as const;
export type YoginiKey = (typeof yogini)[number];

// biome-ignore format: a list
const choghadiya = [
  'Udvega', 'Chara', 'Labha', 'Amrita', 'Kala', 'Shubha', 'Roga',
] as const;
export type ChoghadiyaKey = (typeof choghadiya)[number];

// biome-ignore format: a list
const period = [
  'rahu-kalam', 'yamaganda', 'gulika-kalam', 'durmuhurta', 'varjyam', 'amrita-kala', 'abhijit-muhurta',
  'brahma-muhurta', 'vijaya-muhurta', 'godhuli-muhurta', 'nishita-muhurta', 'pratah-sandhya', 'sayahna-sandhya',
  'arunodaya', 'pratah', 'sangava', 'madhyahna', 'aparahna', 'sayahna', 'pradosha',
] as const;
export type PeriodKey = (typeof period)[number];

// biome-ignore format: a list
const lunarPhase = [
  'New Moon', 'Waxing Crescent', 'First Quarter', 'Waxing Gibbous', 'Full Moon', 'Waning Gibbous', 'Last Quarter',
  'Waning Crescent',
] as const;
export type LunarPhaseKey = (typeof lunarPhase)[number];

// biome-ignore format: a list
const gem = [
  'ruby', 'pearl', 'red-coral', 'emerald', 'yellow-sapphire', 'diamond', 'blue-sapphire', 'hessonite', 'cats-eye',
] as const;
export type GemKey = (typeof gem)[number];

// biome-ignore format: a list
const yoga = [
  'Pravrajya', 'Tirthakara', 'Balarishta', 'Deha Kashta', 'Roga Grasta', 'Asatyavadi', 'Durmukha', 'Sodara Nasha',
  'Matri Nasha', 'Vrana', 'Bandhana', 'Pinasa Roga', 'Pitta Roga', 'Kushta Roga', 'Putra Kalatra Hina', 'Vamsha Ccheda',
  'Anga Hina', 'Shveta Kushta', 'Pishacha Grasta', 'Andha', 'Vata Roga', 'Mati Bhramana', 'Nishtura Bhashi', 'Go Hanta',
  'Neecha Bhanga Raja', 'Neecha Bhanga', 'Vesi', 'Vosi', 'Ubhayachara', 'Shubha Vesi', 'Papa Vesi', 'Shubha Vosi',
  'Papa Vosi', 'Shubha Ubhayachara', 'Papa Ubhayachara', 'Budha Aditya', 'Bhaskara', 'Mahabhagya', 'Sunapha', 'Anapha',
  'Durudhara', 'Kemadruma', 'Gaja Kesari', 'Chandra Mangala', 'Guru Mangala', 'Adhi', 'Dhana', 'Vasumati', 'Amala',
  'Pushkala', 'Shakata', 'Adhama', 'Sama', 'Varishtha', 'Chandra', 'Marud', 'Budha', 'Rajju', 'Musala', 'Nala', 'Mala',
  'Sarpa', 'Gada', 'Vihanga', 'Shringataka', 'Hala', 'Vajra', 'Yava', 'Kamala', 'Vapi', 'Yupa', 'Shara', 'Shakti',
  'Danda', 'Nauka', 'Kuta', 'Chhatra', 'Chapa', 'Ardha Chandra', 'Chakra', 'Samudra', 'Maha Raja', 'Raja',
  'Raja Sambandha', 'Arudha Labha', 'Rajabhrashta', 'Harsha', 'Sarala', 'Vimala', 'Akhanda Samrajya', 'Raja Bhanga',
  'Bharati', 'Shrinatha', 'Bheri', 'Parijata', 'Gaja', 'Amshavatara', 'Devendra', 'Makuta', 'Chandika', 'Jaya',
  'Vidyut', 'Gandharva', 'Shiva', 'Vishnu', 'Brahma', 'Indra', 'Ravi', 'Garuda', 'Go', 'Gola', 'Trilochana', 'Shrik',
  'Dehapushti', 'Sada Sanchara', 'Yukti Samanvita Vagmi', 'Sumukha', 'Bhratri Vriddhi', 'Eka Bhagini',
  'Dwadasha Sahodara', 'Sapta Sankhya Sahodara', 'Parakrama', 'Yuddhat Purva Dridha Chitta', 'Uttama Griha',
  'Vichitra Saudha Prakara', 'Ayatna Griha Prapta', 'Griha Nasha', 'Bandhu Pujya', 'Kapata', 'Nishkapata',
  'Matri Sneha', 'Vahana', 'Bahu Putra', 'Datta Putra', 'Aputra', 'Eka Putra', 'Kala Nirdeshat Putra', 'Buddhi Maturya',
  'Tivra Buddhi', 'Buddhi Jada', 'Putra Sukha', 'Sat Kalatra', 'Bhagya', 'Dhatritva', 'Apakirti', 'Shubha', 'Ashubha',
  'Parvata', 'Kahala', 'Chamara', 'Shankha', 'Mridanga', 'Sharada', 'Matsya', 'Kurma', 'Khadga', 'Lakshmi', 'Kusuma',
  'Kalanidhi', 'Kalpadruma', 'Hari', 'Hara', 'Harihara Brahma', 'Lagnadhi', 'Susubha', 'Shubha Mala', 'Ashubha Mala',
  'Gauri', 'Saraswati', 'Shrikantha', 'Virinchi', 'Chatussagara', 'Rajalakshana', 'Sharira Saukhya', 'Bahudravyarjana',
  'Svavirya Dhana', 'Antya Vayasi Dhana', 'Balya Dhana', 'Bhratri Mula Dhana', 'Matri Mula Dhana', 'Kalatra Mula Dhana',
  'Ayatna Dhana Labha', 'Daridra', 'Ruchaka', 'Bhadra', 'Hamsa', 'Malavya', 'Shasha', 'Parivartana', 'Maha Parivartana',
  'Khala Parivartana', 'Dainya Parivartana', 'Shubha Kartari', 'Papa Kartari', 'Malika', 'Vallaki', 'Vina', 'Dama',
  'Pasha', 'Kedara', 'Shula', 'Yuga', 'Vallaki (Vina)', 'Lagna Malika', 'Dhana Malika', 'Vikrama Malika',
  'Sukha Malika', 'Putra Malika', 'Shatru Malika', 'Kalatra Malika', 'Randhra Malika', 'Bhagya Malika', 'Karma Malika',
  'Labha Malika', 'Vyaya Malika', 'Damini (Dama)', 'Dharma Karmadhipati', 'Yogakaraka', 'Jaimini Raja', 'Dhenu',
  'Shaurya', 'Jaladhi', 'Astra', 'Kama', 'Asura', 'Khyati', 'Suparijata', 'Avayoga', 'Nihsva', 'Mriti', 'Kuhu',
  'Pamara', 'Dushkriti', 'Nirbhagya', 'Duryoga',
] as const;
export type YogaKey = (typeof yoga)[number];

// biome-ignore format: a list
const dosha = [
  'Mangal', 'Kala Sarpa', 'Pitru', 'Sade Sati', 'Ganda Moola', 'Nakshatra Gandanta', 'Tithi Gandanta', 'Lagna Gandanta',
  'Abhukta Mula', 'Jyeshtha Ganda', 'Amavasya', 'Krishna Chaturdashi', 'Bhadra', 'Vyatipata', 'Vaidhriti', 'Parigha',
  'Vajra', 'Sankranti', 'Surya Grahan Janma', 'Chandra Grahan Janma', 'Visha Ghati', 'Surya Grahan', 'Chandra Grahan',
  'Guru Chandala', 'Shrapit', 'Angarak', 'Naga (Rahu Ketu)', 'Vish', 'Pishacha', 'Yama', 'Kemadruma', 'Chandra',
  'Daridra', 'Putra', 'Kalatra', 'Balarishta', 'Kendradhipati', 'Papa Kartari', 'Nadi', 'Rajju', 'Vedha', 'Bhakoot',
  'Gana', 'Sarpa Shrapa', 'Pitri Shrapa', 'Matri Shrapa', 'Bhratri Shrapa', 'Matula Shrapa', 'Brahma Shrapa',
  'Patni Shrapa', 'Preta Shrapa',
] as const;
export type DoshaKey = (typeof dosha)[number];

// biome-ignore format: a list
const kalaSarpa = [
  'Ananta', 'Kulika', 'Vasuki', 'Shankhapala', 'Padma', 'Mahapadma', 'Takshaka', 'Karkotaka', 'Shankhachuda', 'Ghataka',
  'Vishadhara', 'Shesha',
] as const;
export type KalaSarpaKey = (typeof kalaSarpa)[number];

// biome-ignore format: a list
const samvatsara = [
  'Prabhava', 'Vibhava', 'Shukla', 'Pramoda', 'Prajapati', 'Angirasa', 'Shrimukha', 'Bhava', 'Yuva', 'Dhatri',
  'Ishvara', 'Bahudhanya', 'Pramathin', 'Vikrama', 'Vrisha', 'Chitrabhanu', 'Svabhanu', 'Tarana', 'Parthiva', 'Vyaya',
  'Sarvajit', 'Sarvadharin', 'Virodhin', 'Vikriti', 'Khara', 'Nandana', 'Vijaya', 'Jaya', 'Manmatha', 'Durmukha',
  'Hemalamba', 'Vilamba', 'Vikarin', 'Sharvari', 'Plava', 'Shubhakrit', 'Shobhakrit', 'Krodhin', 'Vishvavasu',
  'Parabhava', 'Plavanga', 'Kilaka', 'Saumya', 'Sadharana', 'Virodhakrit', 'Paridhavin', 'Pramadin', 'Ananda',
  'Rakshasa', 'Anala', 'Pingala', 'Kalayukta', 'Siddharthin', 'Raudra', 'Durmati', 'Dundubhi', 'Rudhirodgarin',
  'Raktaksha', 'Krodhana', 'Kshaya',
] as const;
export type SamvatsaraKey = (typeof samvatsara)[number];

// biome-ignore format: a list
const devata = [
  'shikhin', 'parjanya', 'jayanta', 'indra', 'surya', 'satya', 'bhrsha', 'antariksha', 'anila', 'pushan', 'vitatha',
  'brihatkshata', 'yama', 'gandharva', 'bhringaraja', 'mriga', 'pitri', 'dauvarika', 'sugriva', 'kusumadanta',
  'varuna', 'asura', 'shosha', 'papayakshman', 'roga', 'naga', 'mukhya', 'bhallata', 'soma', 'bhujaga', 'aditi',
  'diti', 'apa', 'savitra', 'jaya', 'rudra', 'aryaman', 'savitri', 'vivasvat', 'indra-inner', 'mitra', 'rajayakshman',
  'prithvidhara', 'apavatsa', 'brahma',
] as const;
export type DevataKey = (typeof devata)[number];

// biome-ignore format: a list
const dikpala = [
  'Vayu', 'Soma', 'Ishana', 'Varuna', 'Brahma', 'Indra', 'Nirriti', 'Yama', 'Agni',
] as const;
export type DikpalaKey = (typeof dikpala)[number];

// biome-ignore format: a list
const vastuZone = [
  'NW', 'N', 'NE', 'W', 'CENTER', 'E', 'SW', 'S', 'SE',
] as const;
export type VastuZoneKey = (typeof vastuZone)[number];

// biome-ignore format: a list
const direction16 = [
  'N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE', 'S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW',
] as const;
export type Direction16Key = (typeof direction16)[number];

// biome-ignore format: a list
const vastuRoom = [
  'entrance', 'kitchen', 'master_bedroom', 'bedroom', 'children_bedroom', 'guest_bedroom', 'pooja', 'toilet',
  'bathroom', 'staircase', 'living', 'dining', 'study', 'store', 'treasury', 'granary', 'underground_tank',
  'borewell', 'overhead_tank', 'septic_tank', 'garage', 'balcony', 'courtyard', 'basement', 'lift', 'electrical',
  'garden', 'pillar',
] as const;
export type VastuRoomKey = (typeof vastuRoom)[number];

// biome-ignore format: a list
const plainRoom = [
  'corridor', 'passage', 'lobby', 'utility', 'laundry', 'dressing', 'wardrobe', 'gym', 'servant_room',
] as const;
export type PlainRoomKey = (typeof plainRoom)[number];

// biome-ignore format: a list
const vastuGrade = [
  'A', 'B', 'C', 'D', 'E',
] as const;
export type VastuGradeKey = (typeof vastuGrade)[number];

// biome-ignore format: a list
const vastuWork = [
  'brihat-samhita', 'vishvakarma-prakasha', 'narada-samhita', 'vastusara', 'vivekavilasa', 'agni-purana',
  'matsya-purana', 'mayamata', 'manasara', 'muhurta-chintamani', 'vastu-practice',
] as const;
export type VastuWorkKey = (typeof vastuWork)[number];

// biome-ignore format: a list
const vastuDoor = [
  'E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'W1', 'W2', 'W3',
  'W4', 'W5', 'W6', 'W7', 'W8', 'N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8',
] as const;
export type VastuDoorKey = (typeof vastuDoor)[number];

// biome-ignore format: a list
const ayanamsa = [
  'fagan-bradley', 'lahiri', 'de-luce', 'raman', 'usha-shashi', 'krishnamurti', 'djwhal-khul', 'yukteshwar',
  'jn-bhasin', 'babylonian-kugler-1', 'babylonian-kugler-2', 'babylonian-kugler-3', 'babylonian-huber',
  'babylonian-eta-piscium', 'aldebaran-15-taurus', 'hipparchos', 'sassanian', 'galactic-center-0-sag', 'j2000',
  'j1900', 'b1950', 'suryasiddhanta', 'suryasiddhanta-mean-sun', 'aryabhata', 'aryabhata-mean-sun', 'ss-revati',
  'ss-citra', 'true-citra', 'true-revati', 'true-pushya', 'galactic-center-gil-brand', 'galactic-equator-iau1958',
  'galactic-equator-true', 'galactic-equator-mid-mula', 'skydram-mardyks', 'true-mula',
  'dhruva-galactic-center-mid-mula-wilhelm', 'aryabhata-522', 'babylonian-britton', 'vedic-sheoran',
  'galactic-center-0-cap-cochrane', 'galactic-equator-fiorenza', 'valens-moon', 'lahiri-1940', 'lahiri-vp285',
  'krishnamurti-vp291', 'lahiri-icrc',
] as const;
export type AyanamsaKey = (typeof ayanamsa)[number];

// biome-ignore format: a list
const houseSystem = [
  'placidus', 'koch', 'porphyry', 'regiomontanus', 'campanus', 'equal', 'vehlow', 'whole-sign',
  'axial-rotation-meridian', 'azimuthal-horizontal', 'polich-page-topocentric', 'alcabitius', 'morinus',
  'krusinski-pisa-goelzer', 'gauquelin-36', 'apc', 'equal-mc', 'aries-whole-sign', 'carter-poli-equatorial',
  'pullen-sd', 'pullen-sr', 'sripati', 'sunshine-treindl', 'sunshine-makransky', 'savard-a',
] as const;
export type HouseSystemKey = (typeof houseSystem)[number];

// biome-ignore format: a list
const work = [
  'bphs', 'brihat-jataka', 'saravali', 'phaladeepika', 'uttara-kalamrita', 'muhurta-chintamani', 'tajika-neelakanthi', 'raman-300', 'davison-1977',
  'decoz-1994', 'cheiro-numbers', 'almanac-practice', 'program-practice', 'vastu-practice', 'khagol',
] as const;
export type WorkKey = (typeof work)[number];

// biome-ignore format: a list
const standing = [
  'classical', 'traditional', 'modern', 'convention',
] as const;
export type StandingKey = (typeof standing)[number];

/** The keys of each group of names, in the order in which they are listed. */
export const NAME_KEYS: Readonly<Record<string, readonly (string | number)[]>> = {
  graha,
  body,
  short: body,
  rashi: SIGNS,
  sign: SIGNS,
  nakshatra: NAKSHATRAS,
  tithi,
  paksha,
  nityaYoga,
  karana,
  weekday,
  weekdayShort: weekday,
  month,
  monthShort: month,
  grahaOf: graha,
  grahaStem: graha,
  rashiIn: SIGNS,
  signShort: SIGNS,
  aspect,
  masa,
  ritu,
  direction,
  dignity,
  westernDignity,
  house,
  houseIn: house,
  houseTheme: house,
  varga,
  koota,
  porutham,
  gana,
  nadi,
  varna,
  vashya,
  tara,
  yoni,
  element,
  modality,
  polarity,
  shadbala,
  karaka,
  avastha,
  dashaSystem,
  dashaLevel,
  yogini,
  choghadiya,
  period,
  lunarPhase,
  gem,
  yoga,
  dosha,
  kalaSarpa,
  samvatsara,
  rashiLong: SIGNS,
  devata,
  dikpala,
  zoneLabel: vastuZone,
  directionShort: direction16,
  vastuRoom,
  plainRoom,
  vastuLetter: vastuGrade,
  vastuGrade,
  vastuWork,
  doorEffect: vastuDoor,
  ayanamsa,
  houseSystem,
  work,
  standing,
  ...LIST_KEYS,
};
