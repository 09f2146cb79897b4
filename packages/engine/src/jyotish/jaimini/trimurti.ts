/**
 * Brahma, Rudra and Maheshvara: the grahas that stand for birth, destruction and release, and the three signs of Rudra’s trident. For the dashas of
 * life’s length.
 *
 * Sources: `jaimini-sutras` 2.1.35–55; `narasimha-rao-integrated` §14.3, whose rules of strength and exceptions are followed.
 */

import { oneOf, readChoices, readInner } from '../../choice.ts';
import { cell, type Fact } from '../../fact.ts';
import { type Brahma, brahmaOf } from '../dasha/brahma.ts';
import { groundOfKundli } from '../dasha/sign-dasha.ts';
import { rashiAspects } from '../graha/drishti.ts';
import { naturalFriendship } from '../graha/friendship.ts';
import { GRAHAS, type Graha, type Kundli, signFrom } from '../graha/kundli.ts';
import { lordOf, ownSignsOf } from '../graha/lordship.ts';
import { readKundli } from '../graha/read-kundli.ts';
import {
  advancement,
  type LordSchool,
  type NamedLords,
  type NodeExaltation,
  type Placing,
  signDignity,
  strongerLordBy,
} from '../graha/stronger.ts';
import {
  atmakarakaIn,
  type CharaKarakaOptions,
  type CharaKarakaSettings,
  type CharaKarakas,
  charaKarakasOf,
} from './chara-karaka.ts';
import { CHARA_KARAKA_NAMES, TRIMURTI_NAMES } from './option-names.ts';

/**
 * Which sign is the 8th for Rudra. `special`: as Narasimha Rao’s table 32 has it, forward from odd and backward from even signs and by Shiva’s motion
 * from fixed ones, unless Saturn stands in the lagna or the 7th (his example 86); `plain`: the 8th sign in the order of the zodiac.
 */
export const RUDRA_EIGHTHS = ['special', 'plain'] as const;
export type RudraEighth = (typeof RUDRA_EIGHTHS)[number];

export interface TrimurtiOptions {
  readonly lords?: LordSchool | NamedLords;
  readonly nodeExaltation?: NodeExaltation;
  /** `special` when left out. */
  readonly rudraEighth?: RudraEighth;
  /** How the atmakaraka is found, for Maheshvara. */
  readonly karakas?: CharaKarakaOptions;
}

export interface Rudra {
  /** The stronger of the two lords. */
  readonly graha: Graha;
  /** The weaker where it is afflicted, for it is Rudra then too; null otherwise. */
  readonly second: Graha | null;
  /** The rule that told them apart; `only-lord` where both eighths have one lord, `equal` where nothing did. */
  readonly rule: string;
  /** Rudra’s sign and its trines: the trident. */
  readonly trishoolaSigns: readonly [number, number, number];
}

export interface Maheshvara {
  readonly graha: Graha;
  readonly atmakaraka: Graha;
  /** Counted from the atmakaraka: the 8th, or the 6th where a node stands with it or in the 8th. */
  readonly house: 8 | 6;
  /** The lord of that house, before the exceptions. */
  readonly lord: Graha;
  /** `lord`; `stronger-of-8-and-12`: the lord is at home or exalted, so those from it are compared; `instead-of-node`. */
  readonly rule: 'lord' | 'stronger-of-8-and-12' | 'instead-of-node';
}

export interface Trimurti {
  readonly settings: {
    readonly lords: LordSchool | NamedLords;
    readonly nodeExaltation: NodeExaltation;
    readonly rudraEighth: RudraEighth;
    readonly karakas: CharaKarakaSettings;
  };
  readonly brahma: Fact<Brahma>;
  readonly rudra: Fact<Rudra>;
  readonly maheshvara: Fact<Maheshvara>;
}

/** Narasimha Rao, table 32: the eighth for Rudra, Aries first. */
const SPECIAL_EIGHTH = [8, 3, 10, 9, 4, 11, 2, 9, 4, 3, 10, 5];
/** Who afflicts the weaker lord (§14.3). */
const AFFLICTERS: readonly Graha[] = ['Mars', 'Saturn', 'Rahu', 'Ketu'];
/** Who stands in for a node as Maheshvara. */
const INSTEAD: { readonly [G in Graha]?: Graha } = { Rahu: 'Mercury', Ketu: 'Jupiter' };

/**
 * The three of a kundli.
 *
 * @throws  EngineError INVALID_OPTION
 */
export function trimurtiOf(kundli: Kundli, options: TrimurtiOptions = {}): Trimurti {
  readKundli(kundli);
  readChoices(options, 'options', TRIMURTI_NAMES);
  readInner(options.karakas, 'options.karakas', CHARA_KARAKA_NAMES);
  const lords = options.lords ?? 'pvr';
  const nodeExaltation = options.nodeExaltation ?? 'narasimha-rao';
  const rudraEighth = oneOf('rudraEighth', options.rudraEighth ?? 'special', RUDRA_EIGHTHS);
  const strength = { lords, nodeExaltation };
  const karakas = charaKarakasOf(kundli, options.karakas);
  return {
    settings: { lords, nodeExaltation, rudraEighth, karakas: karakas.settings },
    brahma: brahmaOf(groundOfKundli(kundli, strength)),
    rudra: rudraOf(kundli, rudraEighth, strength),
    maheshvara: maheshvaraOf(kundli, strength, karakas),
  };
}

interface Strength {
  readonly lords: LordSchool | NamedLords;
  readonly nodeExaltation: NodeExaltation;
}

function rudraOf(kundli: Kundli, rudraEighth: RudraEighth, strength: Strength): Fact<Rudra> {
  const { grahas } = kundli;
  const seats = [kundli.lagna.sign, signFrom(kundli.lagna.sign, 7)] as const;
  const isPlain = rudraEighth === 'plain' || seats.includes(grahas.Saturn.sign);
  const [a, b] = seats.map((seat) => {
    const eighth = isPlain ? signFrom(seat, 8) : (SPECIAL_EIGHTH[seat - 1] as number);
    return strongerLordBy(grahas, eighth, strength).winner;
  }) as [Graha, Graha];
  const { winner, rule } = strongerOf(grahas, a, b, strength);
  const weaker = winner === a ? b : a;
  const { sign } = grahas[winner];
  return {
    id: 'rudra',
    value: {
      graha: winner,
      second: weaker !== winner && isAfflicted(grahas, weaker, strength) ? weaker : null,
      rule,
      trishoolaSigns: [sign, signFrom(sign, 5), signFrom(sign, 9)],
    },
    because: [cell('lord8', 'graha', a), cell('lord8-from-7', 'graha', b), cell(winner, 'sign', sign)],
    sources: ['narasimha-rao-integrated', 'jaimini-sutras'],
    classification: 'classical',
  };
}

function maheshvaraOf({ grahas }: Kundli, strength: Strength, karakas: CharaKarakas): Fact<Maheshvara> {
  const atmakaraka = atmakarakaIn(karakas);
  const seat = grahas[atmakaraka].sign;
  const nearNode = (['Rahu', 'Ketu'] as const).some((node) => {
    const { sign } = grahas[node];
    return node !== atmakaraka && (sign === seat || sign === signFrom(seat, 8));
  });
  const house = nearNode ? 6 : 8;
  const lord = strongerLordBy(grahas, signFrom(seat, house), strength).winner;
  const { sign } = grahas[lord];
  const isStrong = isHome(lord, sign) || signDignity(lord, sign, strength.nodeExaltation) === 1;
  const [eighth, twelfth] = [8, 12].map((n) => strongerLordBy(grahas, signFrom(sign, n), strength).winner) as [
    Graha,
    Graha,
  ];
  const found = isStrong ? strongerOf(grahas, eighth, twelfth, strength).winner : lord;
  const graha = INSTEAD[found] ?? found;
  const rule = graha !== found ? 'instead-of-node' : isStrong ? 'stronger-of-8-and-12' : 'lord';
  return {
    id: 'maheshvara',
    value: { graha, atmakaraka, house, lord, rule },
    because: [
      cell('atmakaraka', 'graha', atmakaraka),
      cell(atmakaraka, 'sign', seat),
      cell(`lord${house}-from-atmakaraka`, 'graha', lord),
      cell(lord, 'sign', sign),
    ],
    sources: ['narasimha-rao-integrated', 'jaimini-sutras'],
    classification: 'classical',
  };
}

/** §14.3: with more grahas; exalted or at home; with exalted ones; looked at by more by sign; further through its sign. */
function strongerOf(placing: Placing, a: Graha, b: Graha, strength: Strength): { winner: Graha; rule: string } {
  if (a === b) return { winner: a, rule: 'only-lord' };
  for (const { rule, weight } of STEPS) {
    const [ofA, ofB] = [weight(placing, a, strength), weight(placing, b, strength)];
    if (ofA !== ofB) return { winner: ofA > ofB ? a : b, rule };
  }
  return { winner: a, rule: 'equal' };
}

const STEPS: readonly {
  readonly rule: string;
  readonly weight: (placing: Placing, graha: Graha, strength: Strength) => number;
}[] = [
  { rule: 'planets', weight: (placing, graha) => companions(placing, graha).length },
  {
    rule: 'dignity',
    weight: (placing, graha, { nodeExaltation }) => {
      const { sign } = placing[graha];
      return signDignity(graha, sign, nodeExaltation) === 1 || isHome(graha, sign) ? 1 : 0;
    },
  },
  {
    rule: 'exalted-company',
    weight: (placing, graha, { nodeExaltation }) =>
      companions(placing, graha).filter((other) => signDignity(other, placing[other].sign, nodeExaltation) === 1)
        .length,
  },
  {
    rule: 'aspects',
    weight: (placing, graha) => GRAHAS.filter((g) => rashiAspects(placing[g].sign, placing[graha].sign)).length,
  },
  { rule: 'degree', weight: (placing, graha) => advancement(placing, graha) },
];

function companions(placing: Placing, graha: Graha): readonly Graha[] {
  return GRAHAS.filter((other) => other !== graha && placing[other].sign === placing[graha].sign);
}

function isHome(graha: Graha, sign: number): boolean {
  if (graha === 'Rahu') return sign === 11;
  return graha === 'Ketu' ? sign === 8 : ownSignsOf(graha).includes(sign);
}

/** Fallen or with an enemy, and with or looked at by one of the four. */
function isAfflicted(placing: Placing, graha: Graha, { nodeExaltation }: Strength): boolean {
  const { sign } = placing[graha];
  const isLow = signDignity(graha, sign, nodeExaltation) === -1 || naturalFriendship(graha, lordOf(sign)) === 'enemy';
  return (
    isLow && AFFLICTERS.some((g) => g !== graha && (placing[g].sign === sign || rashiAspects(placing[g].sign, sign)))
  );
}
