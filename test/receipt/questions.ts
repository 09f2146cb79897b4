/** A question for every row, and what may stand in the place of each member: something that has another answer, or is refused. */
import { twoSquares } from '../vastu/merge/captures.ts';

export const delhi = { datetime: '1990-01-15T10:30', latitude: 28.6139, longitude: 77.209 };
export const berlin = {
  datetime: '1985-07-04T21:05:30',
  latitude: 52.52,
  longitude: 13.405,
  timezone: 'Europe/Berlin',
};
const chennai = { datetime: '1992-11-02T04:45', latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' };
const where = { latitude: 28.6139, longitude: 77.209 };
const place = { latitudeDeg: 28.6139, longitudeDeg: 77.209, elevationMetres: 216 };
const year = { fromJdTt: 2461041.5, toJdTt: 2461406.5 };
const month = { fromJdTt: 2461041.5, toJdTt: 2461072.5 };
const days = { from: '2026-11-20', days: 3 };

export const house = {
  inputSource: 'plan-derived',
  plotPolygon: [
    [0, 0],
    [12, 0],
    [12, 18],
    [0, 18],
  ],
  bearingDeg: 0,
  doorXY: [5.4, 18],
};
const kitchen = {
  roomType: 'kitchen',
  polygon: [
    [8, 0],
    [12, 0],
    [12, 5],
    [8, 5],
  ],
};
const plan = { plotPolygon: house.plotPolygon, bearingDeg: 0, doorXY: house.doorXY, rooms: [kitchen] };

const levels = [
  { pointXY: [1, 1], levelM: 0 },
  { pointXY: [11, 1], levelM: 0.2 },
  { pointXY: [1, 17], levelM: 0.5 },
];
const solarEclipse = {
  jdTt: 2461265.2,
  deltaTSeconds: 69.2,
  settings: { moonRadius: 'nasa-canons', greatest: 'axis' },
};
const lunarEclipse = {
  jdTt: 2461103.0,
  deltaTSeconds: 69.2,
  settings: { moonRadius: 'nasa-canons', shadow: 'danjon' },
};
const places = { fortuneDeg: 123.4, syzygyDeg: 294.1, dayLord: 'Moon', hourLord: 'Saturn' };
const bounds = [
  { fromDeg: 0, lord: 'Jupiter' },
  { fromDeg: 120, lord: 'Venus' },
  { fromDeg: 240, lord: 'Mars' },
];
const asked = { birth: delhi, choices: 'khagol', options: {} } as const;
const ofBirth = (...ops: readonly string[]) => Object.fromEntries(ops.map((op) => [op, asked]));
const alone = { birth: delhi, choices: 'khagol' } as const;
const pair = { groom: delhi, bride: chennai, choices: 'khagol', options: {} } as const;
const couple = { first: delhi, second: berlin, choices: 'khagol', options: {} } as const;

/** A question for each row, with every member that it can have; `{}` stands for options that are all left to their defaults. */
export const QUESTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  moment: { birth: delhi },
  chart: { birth: delhi, choices: { zodiac: 'tropical', houseSystem: 'placidus' } },
  sky: { birth: delhi, options: { bodies: ['Sun', 'Moon'] } },
  'sky.stars': { birth: delhi, options: { stars: ['Spica', 'Regulus'] } },
  'sky.hypotheticals': { birth: delhi, options: {} },
  'sky.stations': { body: 'Mercury', ...year, options: {} },
  'sky.ingresses': { body: 'Mars', ...year, options: {} },
  'sky.apsides': { body: 'Moon', ...month, options: {} },
  'sky.node-passages': { body: 'Moon', ...month, options: {} },
  'sky.sun-meetings': { body: 'Venus', ...year, options: {} },
  'sky.greatest-elongations': { body: 'Mercury', ...year, options: {} },
  'sky.near-sun': { body: 'Mercury', ...year, options: {} },
  'sky.out-of-bounds': { body: 'Moon', ...year, options: {} },
  'sky.phases': { ...month, options: {} },
  'sky.seasons': { ...year, options: {} },
  'sky.parallels': { bodyA: 'Sun', bodyB: 'Venus', ...year, options: {} },
  'sky.aspects': { bodyA: 'Sun', bodyB: 'Mars', anglesDeg: [60, 90, 120], ...year, options: {} },
  'sky.aspects-to-point': { body: 'Mars', point: 1.5, anglesDeg: [0, 90], ...year, options: {} },
  'sky.heliacal-events': { body: 'Venus', place, fromJdTt: 2461041.5, toJdTt: 2461641.5, options: {} },
  'sky.day': { place, fromJdTt: 2461041.5, toJdTt: 2461042.5, options: {} },
  'sky.star-horizon': { star: 'Spica', place, fromJdTt: 2461041.5, options: {} },
  'sky.solar-eclipses': { ...year, options: { moonRadius: 'nasa-canons' } },
  'sky.lunar-eclipses': { ...year, options: { shadow: 'chauvenet' } },
  'sky.next-solar-eclipse': { fromJdTt: 2461041.5, options: {} },
  'sky.next-lunar-eclipse': { fromJdTt: 2461041.5, options: {} },
  'sky.next-solar-eclipse-at': { place, fromJdTt: 2461041.5, options: {} },
  'sky.next-lunar-eclipse-at': { place, fromJdTt: 2461041.5, options: {} },
  'sky.solar-eclipse-at': { eclipse: solarEclipse, place: { ...place, latitudeDeg: 41.65, longitudeDeg: -4.72 } },
  'sky.lunar-eclipse-at': { eclipse: lunarEclipse, place },
  'sky.besselian-elements': { jdTt: solarEclipse.jdTt, options: {} },
  'sky.central-line': { eclipse: solarEclipse, stepSeconds: 600 },
  'sky.occultations': { target: 'Venus', ...year, options: {} },
  'sky.occultation-at': {
    occultation: { target: 'Venus', jdTt: 2461209.355, deltaTSeconds: 68.8 },
    place: { ...place, latitudeDeg: 20, longitudeDeg: 60 },
  },
  'sky.next-occultation-at': { target: 'Venus', place, fromJdTt: 2461041.5, options: {} },
  'sky.phenomena': { jdTt: 2461041.5, options: { bodies: ['Venus', 'Saturn'] } },
  'sky.horizontal': { body: 'Moon', place, jdTt: 2461041.5, options: { pressureMbar: 900 } },
  'sky.equation-of-time': { jdTt: 2461041.5, options: {} },
  ...ofBirth('jyotish.horoscope', 'jyotish.yogas', 'jyotish.doshas', 'jyotish.remedies', 'jyotish.gemstones'),
  ...ofBirth('jyotish.kp', 'jyotish.kp-significators', 'jyotish.ruling-planets', 'jyotish.sensitivity'),
  'jyotish.kp-horary': { ...asked, number: 97 },
  'jyotish.kakshyas': { ...asked, of: 'Saturn' },
  'jyotish.varshaphala': { ...asked, age: 36 },
  'jyotish.sade-sati': { ...asked, years: 60 },
  'jyotish.gochara': { ...alone, jdUt: 2461041.5 },
  'jyotish.chandrashtama': { ...alone, span: { from: '2026-11-01', days: 40 }, place: where },
  'jyotish.compare': { ...asked, other: 'raman' },
  'jyotish.dasha': { ...asked, system: 'vimshottari', levels: 2 },
  'jyotish.dasha-at': { ...asked, system: 'yogini', levels: 3, jdUt: 2461041.5 },
  'jyotish.kundli': alone,
  'jyotish.functional-roles': alone,
  ...ofBirth('jyotish.grahas', 'jyotish.vimshopaka', 'jyotish.drishtis', 'jyotish.relationships'),
  ...ofBirth('jyotish.ashtakavarga', 'jyotish.karakas', 'jyotish.karakamsha', 'jyotish.arudhas'),
  ...ofBirth('jyotish.graha-arudhas', 'jyotish.trimurti', 'jyotish.dasha-applicability'),
  ...ofBirth('jyotish.points', 'jyotish.bhavas', 'jyotish.shadbala', 'jyotish.bhava-bala'),
  'jyotish.wars': { ...asked, birth: { ...delhi, datetime: '1961-11-15T10:30' } },
  'jyotish.vargas': { ...alone, vargas: [9, 10] },
  'jyotish.argalas': { ...asked, on: 4 },
  'jyotish.panchang': { date: '2026-11-21', place: where, choices: 'khagol', options: {} },
  'jyotish.panchang-at': { jdUt: 2461366.1, place: where, choices: 'khagol', options: {} },
  'jyotish.calendar': { span: days, place: where, choices: 'khagol', options: {} },
  'jyotish.month': { year: 2026, month: 11, place: where, choices: 'khagol', options: {} },
  'jyotish.festivals': { span: { from: '2026-11-01', days: 20 }, place: where, choices: 'khagol', options: {} },
  'jyotish.muhurtas': { purpose: 'marriage', span: days, place: where, choices: 'khagol', options: {} },
  'jyotish.muhurta-day': { date: '2026-11-21', place: where, choices: 'khagol', options: {}, ground: {} },
  'jyotish.unknown-time': { date: '1990-01-15', place: where, choices: 'khagol' },
  'jyotish.stays': { graha: 'Jupiter', fromJdUt: 2461041.5, untilJdUt: 2462041.5, by: 'sign', choices: 'khagol' },
  'jyotish.tithi-pravesha': { ...asked, age: 36 },
  'jyotish.match': pair,
  'jyotish.porutham': pair,
  'jyotish.manglik': pair,
  'jyotish.papasamya': pair,
  'jyotish.matching': { person1: delhi, person2: chennai, choices: 'khagol', options: {} },
  'jyotish.match-profile': { person: delhi, choices: 'khagol', options: {} },
  'jyotish.match-many': { one: delhi, many: [chennai, berlin, { longitudeDeg: 100 }], choices: 'khagol', options: {} },
  'jyotish.match-grid': { ones: [delhi, berlin], many: [chennai, { longitudeDeg: 9 }], choices: 'khagol', options: {} },
  'western.nativity': { birth: berlin, choices: 'hellenistic' },
  'western.radix': { birth: berlin, choices: 'khagol' },
  'western.prenatal-syzygy': { birth: berlin, choices: 'khagol' },
  ...Object.fromEntries(
    [
      ...['aspects', 'sign-aspects', 'perfections', 'declinations', 'antiscia', 'essential-dignities'],
      ...['accidental-dignities', 'dispositors', 'house-rulers', 'receptions', 'sect', 'lots', 'patterns', 'shape'],
      ...['stelliums', 'balance', 'lunation', 'midpoint-trees', 'midpoints', 'dial', 'planetary-pictures'],
      ...['star-contacts', 'parans', 'directions', 'firdaria'],
    ].map((name) => [`western.${name}`, { birth: berlin, choices: 'khagol', options: {} }]),
  ),
  'western.almuten-figuris': { birth: berlin, choices: 'khagol', places, options: {} },
  'western.harmonic': { birth: berlin, choices: 'khagol', order: 5, options: {} },
  'western.harmonic-aspects': { birth: berlin, choices: 'khagol', order: 5, options: {} },
  'western.synastry': couple,
  'western.composite': couple,
  'western.davison': couple,
  'western.progressed': { birth: berlin, choices: 'khagol', at: 2461041.5, options: {} },
  'western.solar-arc': { birth: berlin, choices: 'khagol', at: 2461041.5, options: {} },
  'western.transits': { birth: berlin, choices: 'khagol', from: 2461041.5, to: 2461101.5, options: {} },
  'western.transit-windows': { birth: berlin, choices: 'khagol', from: 2461041.5, to: 2461101.5, options: {} },
  'western.progressed-events': { birth: berlin, choices: 'khagol', ...year, options: {} },
  'western.solar-arc-contacts': { birth: berlin, choices: 'khagol', ...year, options: {} },
  'western.distributions': { birth: berlin, choices: 'khagol', bounds, options: {} },
  'western.returns': { birth: berlin, choices: 'khagol', body: 'Moon', from: 2461041.5, to: 2461101.5, options: {} },
  'western.solar-return': { birth: berlin, choices: 'khagol', year: 2026, options: {} },
  'western.profection': { birth: berlin, choices: 'khagol', age: 41, options: {} },
  'western.profection-at': { birth: berlin, choices: 'khagol', jdUt: 2461041.5, options: {} },
  'western.releasing': { birth: berlin, choices: 'khagol', fromSign: 4, options: {} },
  'western.void-of-course': { from: 2461041.5, to: 2461061.5, choices: 'khagol', options: {} },
  'western.forecast': { sign: 4, dayNumber: 2461042, place, timezone: 'Asia/Kolkata', options: {} },
  numerology: { question: { name: 'Asha Rao', birthDate: '1990-01-15', on: '2026-11-21' }, options: {} },
  'numerology.match': {
    person1: { name: 'Asha Rao', birthDate: '1990-01-15' },
    person2: { name: 'Jan Berg', birthDate: '1985-07-04' },
    options: {},
  },
  'numerology.life-path-fit': { birthDate1: '1990-01-15', birthDate2: '1985-07-04', options: {} },
  'numerology.name-fit': { name1: 'Asha Rao', name2: 'Jan Berg', options: {} },
  'numerology.transits': { name: 'Asha Rao', fromAge: 30, toAge: 40, options: {} },
  'numerology.universal-cycles': { on: '2026-11-21', options: {} },
  'vastu.assessment': { ...house, rooms: [kitchen] },
  'vastu.zone-check': { roomType: 'kitchen', zone: 'SE' },
  'vastu.batch': { items: [{ id: 'a', assessment: { ...house, rooms: [kitchen] } }] },
  'vastu.compare': {
    fromVersion: 'vastu-rules-2026-09-23',
    toVersion: 'vastu-rules-2026-10-04',
    operation: 'assessment',
    input: { ...house, rooms: [kitchen] },
  },
  'vastu.badge': { inputSource: 'measured', confidence: 0.8 },
  'vastu.anchors': {
    plotPolygon: house.plotPolygon,
    bearingDeg: house.bearingDeg,
    planToWorld: { units: 'metres', origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 0, -1] },
  },
  'vastu.merge': { ...twoSquares(), toleranceM: 0.25 },
  'vastu.zone-textures': { zone: 'NE' },
  'vastu.rules': { rulesVersion: 'vastu-rules-2026-09-23' },
  'vastu.plan': { plan },
  'vastu.shape': { plan },
  'vastu.brahmasthan': { plan },
  'vastu.marmas': { plan },
  'vastu.shares': { plan },
  'vastu.sectors': { plan, resolution: 16 },
  'vastu.entrance': { plan, method: 'box-radial-8' },
  'vastu.padas': { plan, size: 81 },
  'vastu.mandala': { plan, size: 81 },
  'vastu.slope': { plan, slope: { levels } },
};

/** Of members by name, what has another answer than the question, or is refused where a row hands it on. */
const ANY: Readonly<Record<string, unknown>> = {
  ...{ birth: chennai, person: chennai, one: chennai, first: chennai, second: chennai, groom: berlin, bride: berlin },
  ...{ person1: berlin, person2: berlin, many: [delhi], ones: [chennai] },
  ...{ choices: { nonsense: 1 }, options: { nonsense: 1 }, ground: { nonsense: 1 }, other: 'kp' },
  ...{
    fromJdTt: 2460041.5,
    toJdTt: 2461900.5,
    jdTt: 2461103,
    jdUt: 2451545,
    at: 2459000.5,
    from: 2461031.5,
    to: 2461201.5,
  },
  ...{ fromJdUt: 2460041.5, untilJdUt: 2464041.5, date: '2026-03-03', year: 2027, month: 2, age: 20, years: 90 },
  ...{ body: 'Mars', bodyA: 'Moon', bodyB: 'Mercury', star: 'Regulus', target: 'Mars', point: 3, anglesDeg: [45] },
  ...{ place: null, span: { from: '2026-01-10', days: 30 }, number: 7, of: 'Sun', on: 9, order: 7, by: 'nakshatra' },
  ...{
    eclipse: null,
    occultation: null,
    stepSeconds: 300,
    system: 'ashtottari',
    levels: 1,
    vargas: [3],
    graha: 'Mars',
  },
  ...{ purpose: 'travel', places: null, bounds: bounds.slice(1), fromSign: 9, sign: 7, dayNumber: 2461142 },
  ...{ timezone: 'America/New_York', question: { name: 'Jan Berg', birthDate: '1985-07-04' }, name: 'Jan Berg' },
  ...{
    birthDate1: '1979-12-31',
    birthDate2: '1979-12-31',
    name1: 'Otto Klug',
    name2: 'Otto Klug',
    fromAge: 20,
    toAge: 50,
  },
  ...{ plan: { width: 9, length: 14, bearingDeg: 20, doorXY: [2, 0] }, resolution: 32, method: 'angular', size: 64 },
  ...{ slope: { towards: 'SW' }, rulesVersion: 'vastu-rules-2026-10-04', zone: 'SW', roomType: 'toilet', rooms: [] },
  ...{ fromVersion: 'vastu-rules-2026-10-04', toVersion: 'vastu-rules-2026-09-23', operation: 'zone-check' },
  ...{ input: { ...house, rooms: [] }, items: [], confidence: 0.6, inputSource: 'seller-supplied', bearingDeg: 45 },
  ...{ plotPolygon: [...house.plotPolygon, [-3, 9]], doorXY: [0, 9], planToWorld: null, captures: [], links: [] },
  toleranceM: -1,
};

/** Likewise, of one row only. */
const OF: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'numerology.universal-cycles': { on: '2031-02-03' },
  'sky.ingresses': { body: 'Venus' },
  'sky.next-solar-eclipse-at': { fromJdTt: 2461700.5 },
  'sky.next-occultation-at': { fromJdTt: 2463500.5 },
  'sky.aspects-to-point': { body: 'Jupiter' },
  'western.stelliums': { birth: { ...delhi, datetime: '1962-02-04T12:00' } },
};

/** What may stand in the place of a member. */
export function insteadOf(op: string, member: string): unknown {
  const found = OF[op]?.[member] ?? ANY[member];
  if (found === undefined) throw new Error(`nothing to put in the place of ${op}.${member}`);
  return found;
}
