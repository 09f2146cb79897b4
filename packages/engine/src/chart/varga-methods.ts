/**
 * Which sign each part of a sign is given: the divisions that have names, and the methods that tradition knows for them.
 *
 * The default of a division is its first method. Three general ones fit every division and follow the named ones: `cyclic`
 * (parivritti) runs the parts on from Aries round and round, `even-reversed` does so but takes the parts of an even sign from the
 * last to the first, `somanatha` runs odd signs forward from Aries and even signs backward from Pisces.
 *
 * Sources: Parashara, ch. 6 (`bphs`), for the sixteen; the others as `narasimha-rao-integrated`, ch. 6, and his articles and
 * program name them, compared with what two programs give. The old texts name lords for D2 and D30; signs are the usual reading.
 */

/** One way of giving the parts of a sign their signs. */
export interface MethodRow {
  readonly id: string;
  /** Sign of a part: `sign` 1 … 12, `part` 0 … division − 1. Any whole number, taken modulo 12. */
  readonly signOf: (sign: number, part: number) => number;
  /** Where unequal parts begin and end, in parts of the division, 0 … division: in odd signs, then in even ones. */
  readonly bounds?: readonly [odd: readonly number[], even: readonly number[]];
}

/** A division that has a name. */
export interface VargaRow {
  readonly division: number;
  /** `D9`. */
  readonly id: string;
  /** Sanskrit. */
  readonly name: string;
  /** The default method. */
  readonly method: string;
  /** Every method, the default first. */
  readonly methods: readonly string[];
}

const isOdd = (sign: number): boolean => sign % 2 === 1;

/** What to count from, as a function of the sign divided. */
type Start = (sign: number) => number;
const self: Start = (sign) => sign;
const byModality =
  (movable: number, fixed: number, dual: number): Start =>
  (sign) =>
    [movable, fixed, dual][(sign - 1) % 3] as number;
const byElement =
  (fire: number, earth: number, air: number, water: number): Start =>
  (sign) =>
    [fire, earth, air, water][(sign - 1) % 4] as number;
const byParity =
  (odd: number, even: number): Start =>
  (sign) =>
    isOdd(sign) ? odd : even;
/** The n-th from the sign itself: one n for odd signs, one for even. */
const byCount =
  (odd: number, even: number): Start =>
  (sign) =>
    sign - 1 + (isOdd(sign) ? odd : even);
/** From the same sign in a movable one, from the 9th in a fixed, from the 5th in a dual. */
const navamshaStart: Start = byElement(1, 10, 7, 4);

/** Parts counted on from a start. */
const onward = (id: string, startOf: Start): MethodRow => ({ id, signOf: (sign, part) => startOf(sign) + part });

/** Parts counted on from a start in odd signs, and back from it in even ones. */
const turning = (id: string, startOf: Start): MethodRow => ({
  id,
  signOf: (sign, part) => startOf(sign) + (isOdd(sign) ? part : -part),
});

/** Dwadashamshas of a varga whose parts are counted on from a start. */
const twelfthsOf = (id: string, startOf: Start): MethodRow => ({
  id,
  signOf: (sign, part) => startOf(sign) + Math.floor(part / 12) + (part % 12),
});

/** The two signs of each lord by day and by night, by signs from Aries; the Sun and the Moon have one for both. */
const DAY_SIGN = [8, 7, 6, 4, 5, 6, 7, 8, 12, 11, 11, 12];
const NIGHT_SIGN = [1, 2, 3, 4, 5, 3, 2, 1, 9, 10, 10, 9];
/** Where the lord of a sign is strong in one half of the sign divided: his day sign in the Sun's hora, his night sign in the Moon's. */
const horaSign = (sign: number, half: number, ownedBy: number): number =>
  (isOdd(sign) === (half === 0) ? DAY_SIGN : NIGHT_SIGN)[(ownedBy - 1) % 12] as number;

/** Signs through three nakshatras of the kalachakra that run backward; the three before them run from Aries to Pisces. */
const KALACHAKRA_BACKWARD = [8, 7, 6, 4, 5, 3, 2, 1, 12, 11, 10, 9];

/** Odd signs of Mars, Saturn, Jupiter, Mercury, Venus; and their even signs from the last to the first. */
const TRIMSHAMSHA_ODD = [1, 11, 9, 3, 7];
const TRIMSHAMSHA_EVEN = [2, 6, 12, 10, 8];

/** Five lords with parts of the widths given. */
function trimshamsha(id: string, odd: readonly number[], even: readonly number[]): MethodRow {
  return {
    id,
    bounds: [odd, even],
    signOf: (sign, part) => {
      const [limits, signs] = isOdd(sign) ? [odd, TRIMSHAMSHA_ODD] : [even, TRIMSHAMSHA_EVEN];
      return signs[limits.findIndex((limit) => part < limit) - 1] as number;
    },
  };
}

/** The methods by name, division by division. */
// biome-ignore format: a table reads in rows
const NAMED: { readonly [division: number]: readonly MethodRow[] } = {
  1: [onward('parashara', self)],
  2: [
    { id: 'parashara', signOf: (sign, half) => (isOdd(sign) === (half === 0) ? 5 : 4) },
    // Twice round the zodiac, the halves of an even sign exchanged.
    { id: 'uma-shambhu', signOf: (sign, half) => 2 * sign - 1 + (isOdd(sign) ? half : 1 - half) },
    // One program asks which lord of Scorpio and of Aquarius is stronger: a matter of the whole chart (jyotish/graha/varga-chart.ts).
    { id: 'kashinatha', signOf: (sign, half) => horaSign(sign, half, sign) },
    // The first half goes by the sign's own lord, the second by the lord of the 11th.
    { id: 'raman', signOf: (sign, half) => horaSign(sign, half, half === 0 ? sign : sign + 10) },
  ],
  3: [
    { id: 'parashara', signOf: (sign, part) => sign + 4 * part },
    // Each element begins with its movable sign.
    { id: 'jagannatha', signOf: (sign, part) => navamshaStart(sign) + 4 * part },
  ],
  4: [{ id: 'parashara', signOf: (sign, part) => sign + 3 * part }],
  // The lords of the trimshamsha, a fifth of the sign to each.
  5: [{ id: 'standard', signOf: (sign, part) => (isOdd(sign) ? TRIMSHAMSHA_ODD : TRIMSHAMSHA_EVEN)[part] as number }],
  6: [onward('standard', byParity(1, 7))],
  7: [onward('parashara', byCount(1, 7)), turning('even-from-7th-backward', byCount(1, 7)), turning('even-from-itself-backward', self)],
  8: [onward('standard', byModality(1, 9, 5))],
  9: [
    onward('parashara', navamshaStart),
    turning('krishna-mishra', navamshaStart),
    {
      id: 'kalachakra',
      signOf: (sign, part) => {
        const pada = (sign - 1) * 9 + part;
        return Math.floor(pada / 12) % 2 === 0 ? (pada % 12) + 1 : (KALACHAKRA_BACKWARD[pada % 12] as number);
      },
    },
  ],
  10: [
    onward('parashara', byCount(1, 9)),
    turning('even-from-9th-backward', byCount(1, 9)),
    turning('even-from-5th-backward', byCount(1, 5)),
    turning('even-from-6th-backward', byCount(1, 6)),
  ],
  // Counted from the sign that is as far from Aries as Aries is from the sign.
  11: [onward('rath', (sign) => 14 - sign), { id: 'raman', signOf: (sign, part) => sign - 1 - part }],
  12: [onward('parashara', self), turning('even-from-itself-backward', self)],
  16: [onward('parashara', byModality(1, 5, 9))],
  20: [onward('parashara', byModality(1, 9, 5))],
  24: [onward('parashara', byParity(5, 4)), turning('even-from-cancer-backward', byParity(5, 4)), onward('from-leo', () => 5)],
  // The second is the translator's own in his Saravali, withdrawn in his Parashara.
  27: [onward('parashara', byElement(1, 4, 7, 10)), onward('santhanam-saravali', self)],
  30: [
    trimshamsha('parashara', [0, 5, 10, 18, 25, 30], [0, 5, 12, 20, 25, 30]),
    trimshamsha('maitreya', [0, 5, 10, 18, 25, 30], [0, 5, 10, 18, 25, 30]),
    onward('shashtiamsha-like', self),
  ],
  40: [onward('parashara', byParity(1, 7))],
  45: [onward('parashara', byModality(1, 5, 9))],
  60: [onward('parashara', self), turning('even-from-itself-backward', self)],
  81: [onward('navamsha-of-navamsha', navamshaStart)],
  108: [twelfthsOf('dwadashamsha-of-navamsha', navamshaStart)],
  144: [twelfthsOf('dwadashamsha-of-dwadashamsha', self)],
};

/** Methods of a division, the default first. */
export function methodRows(division: number): readonly MethodRow[] {
  return [
    ...(NAMED[division] ?? []),
    { id: 'cyclic', signOf: (sign, part) => (sign - 1) * division + part + 1 },
    {
      id: 'even-reversed',
      signOf: (sign, part) => (sign - 1) * division + (isOdd(sign) ? part : division - 1 - part) + 1,
    },
    {
      id: 'somanatha',
      signOf: (sign, part) => {
        const before = Math.floor((sign - 1) / 2) * division + part;
        return isOdd(sign) ? before + 1 : 12 - before;
      },
    },
  ];
}

// biome-ignore format: a table reads in rows
const NAMES: readonly (readonly [division: number, name: string])[] = [
  [1, 'rashi'], [2, 'hora'], [3, 'drekkana'], [4, 'chaturthamsha'], [5, 'panchamsha'], [6, 'shashthamsha'],
  [7, 'saptamsha'], [8, 'ashtamsha'], [9, 'navamsha'], [10, 'dashamsha'], [11, 'rudramsha'], [12, 'dwadashamsha'],
  [16, 'shodashamsha'], [20, 'vimshamsha'], [24, 'chaturvimshamsha'], [27, 'saptavimshamsha'], [30, 'trimshamsha'],
  [40, 'khavedamsha'], [45, 'akshavedamsha'], [60, 'shashtiamsha'], [81, 'navanavamsha'], [108, 'ashtottaramsha'],
  [144, 'dwadashamsha-dwadashamsha'], [150, 'nadiamsha'],
];

/** The divisions that have names, smallest first. */
export const VARGAS: readonly VargaRow[] = NAMES.map(([division, name]) => {
  const methods = methodRows(division).map(({ id }) => id);
  return { division, id: `D${division}`, name, method: methods[0] as string, methods };
});

/** The sixteen of Parashara, ch. 6. */
export const SHODASHA_VARGA: readonly number[] = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60];
