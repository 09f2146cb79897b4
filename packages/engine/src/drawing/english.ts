/** What drawings say when no language is handed in. */

import type { DrawingLanguage } from './language.ts';

/** English; names of bodies, signs and limbs are the engine's own. */
export const english: DrawingLanguage = {
  code: 'en',
  names: {
    body: { ImumCoeli: 'Imum Coeli' },
    short: {},
    rashi: {},
    sign: {},
    // biome-ignore format: a list
    signShort: {
      Aries: 'Ar', Taurus: 'Ta', Gemini: 'Ge', Cancer: 'Cn', Leo: 'Le', Virgo: 'Vi',
      Libra: 'Li', Scorpio: 'Sc', Sagittarius: 'Sg', Capricorn: 'Cp', Aquarius: 'Aq', Pisces: 'Pi',
    },
    aspect: {},
    nakshatra: {},
    tithi: {},
    nityaYoga: {},
    karana: {},
    weekday: {},
    period: {},
  },
  number: (value, decimals) => value.toFixed(decimals),
  degrees(degrees) {
    const minutes = Math.min(59, Math.floor((degrees - Math.floor(degrees)) * 60 + 1e-7));
    return `${Math.floor(degrees)}°${twoFigures(minutes)}′`;
  },
  date: (year, month, day) => `${year}-${twoFigures(month)}-${twoFigures(day)}`,
  time: (hour, minute) => `${twoFigures(hour)}:${twoFigures(minute)}`,
  list: (words) => words.join(', '),
  say: {
    drawing: {
      chartNorth: 'North Indian chart',
      chartSouth: 'South Indian chart',
      chartEast: 'East Indian chart',
      wheel: 'Chart wheel',
      biwheel: 'Two charts in one wheel',
      synastryWheel: 'Synastry wheel',
      transitWheel: 'Transit wheel',
      timeline: 'Dasha timeline',
      ashtakavargaBars: 'Ashtakavarga',
      shadbalaBars: 'Shadbala',
      dayRing: 'Panchang of the day',
      titled: ({ kind, moment }) => `${kind}, ${moment}`,
      houseTitle: ({ house, sign }) => `House ${house}, ${sign}`,
      signTitle: ({ sign, house }) => `${sign}, house ${house}`,
      occupied: ({ place, bodies }) => `${place}: ${bodies}`,
      bodyTitle: ({ body, position, house }) => `${body}, ${position}, house ${house}`,
      retrogradeTitle: ({ title }) => `${title}, retrograde`,
      angleTitle: ({ angle, position }) => `${angle}, ${position}`,
      inSign: ({ degrees, sign }) => `${degrees} ${sign}`,
      cuspTitle: ({ house, position }) => `Cusp of house ${house}, ${position}`,
      aspectTitle: ({ first, second, aspect }) => `${first} ${aspect} ${second}`,
      aspectOrb: ({ title, orb }) => `${title}, orb ${orb}`,
      describedSidereal: ({ ayanamsa, ascendant, bodies }) =>
        `Zodiac sidereal, ${ayanamsa}. Ascendant ${ascendant}. ${bodies}.`,
      describedTropical: ({ ascendant, bodies }) => `Zodiac tropical. Ascendant ${ascendant}. ${bodies}.`,
      inner: ({ name }) => `Inner wheel: ${name}`,
      outer: ({ name }) => `Outer wheel: ${name}`,
      periodTitle: ({ lord, start, end }) => `${lord}, ${start} – ${end}`,
      nowMark: 'now',
      age: ({ years }) => `age ${years}`,
      barTitle: ({ name, value }) => `${name}: ${value}`,
      barAverage: ({ value }) => `average ${value}`,
      points: ({ count }) => (count === 1 ? '1 point' : `${count} points`),
      ofTable: ({ name }) => `table of ${name}`,
      house: ({ house }) => `House ${house}`,
      required: 'required',
      obtained: 'obtained',
      rupas: 'rupas',
      virupas: 'virupas',
      strengthTitle: ({ name, value, required }) => `${name}: ${value} rupas of ${required} required`,
      sunrise: 'Sunrise',
      sunset: 'Sunset',
      day: 'day',
      night: 'night',
      tithi: 'Tithi',
      nakshatra: 'Nakshatra',
      yoga: 'Yoga',
      karana: 'Karana',
      fromTo: ({ start, end }) => `${start} – ${end}`,
      until: ({ name, time }) => `${name} until ${time}`,
      untilDay: ({ name, time }) => `${name} until ${time}`,
      limbTitle: ({ limb, name, start, end }) => `${limb}: ${name}, ${start} – ${end}`,
    },
  },
};

function twoFigures(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}
