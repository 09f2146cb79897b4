/** The choices of a whole nativity in one literal, a room at a time, and conventions by name that fill it. */

import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { isRecord, readRecord } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import type { AntisciaOptions, AspectOptions, DeclinationOptions } from '../aspect/index.ts';
import type {
  AccidentalOptions,
  AlmutenTables,
  DispositorOptions,
  EssentialOptions,
  ReceptionOptions,
  SectOptions,
} from '../dignity/index.ts';
import type { LotsOptions } from '../lot/index.ts';
import type { MidpointTreeOptions } from '../midpoint/index.ts';
import type {
  BalanceOptions,
  LunationOptions,
  PatternOptions,
  ShapeOptions,
  StelliumOptions,
} from '../pattern/index.ts';
import type { WesternChoices } from '../radix/index.ts';
import type { StarContactOptions } from '../star/index.ts';

/** How a nativity is reckoned. Every member may be left out; what it then is, its room says. */
export interface NativityChoices {
  /** Zodiac, houses, nodes, points, centre. */
  readonly chart?: WesternChoices;
  readonly aspects?: AspectOptions;
  readonly declinations?: DeclinationOptions;
  readonly antiscia?: AntisciaOptions;
  readonly patterns?: PatternOptions;
  readonly stelliums?: StelliumOptions;
  readonly shape?: ShapeOptions;
  readonly balance?: BalanceOptions;
  readonly lunation?: LunationOptions;
  readonly essential?: EssentialOptions;
  readonly accidental?: Omit<AccidentalOptions, 'stars'>;
  readonly receptions?: ReceptionOptions;
  readonly dispositors?: DispositorOptions;
  readonly rulers?: AlmutenTables;
  readonly sect?: SectOptions;
  readonly lots?: LotsOptions;
  readonly midpoints?: MidpointTreeOptions;
  readonly stars?: StarContactOptions;
}

export const NATIVITY_CHOICES: OptionNames<NativityChoices> = {
  chart: true,
  aspects: true,
  declinations: true,
  antiscia: true,
  patterns: true,
  stelliums: true,
  shape: true,
  balance: true,
  lunation: true,
  essential: true,
  accidental: true,
  receptions: true,
  dispositors: true,
  rulers: true,
  sect: true,
  lots: true,
  midpoints: true,
  stars: true,
};

/** A convention: what it chooses, and on whose word. */
export interface WesternPreset {
  readonly choices: NativityChoices;
  readonly sources: readonly SourceKey[];
}

export const WESTERN_PRESET_NAMES = ['khagol', 'modern', 'lilly', 'hellenistic', 'ebertin', 'fagan-bradley'] as const;
export type WesternPresetName = (typeof WESTERN_PRESET_NAMES)[number];

const MODERN_LORDS = { domicile: 'modern' } as const;
const LILLY_TABLES = { triplicity: 'lilly', terms: 'lilly' } as const;

/** The presets. `khagol` is what everything defaults to; a preset states only what is known of its namesake. */
export const WESTERN_PRESETS: { readonly [P in WesternPresetName]: WesternPreset } = {
  khagol: { choices: {}, sources: ['khagol'] },
  // Chiron beside the ten, eleven aspects, modern rulers.
  modern: {
    choices: {
      chart: {
        points: ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto', 'Chiron', 'MeanLilith'],
      },
      aspects: { aspects: 'common' },
      essential: MODERN_LORDS,
      dispositors: MODERN_LORDS,
      rulers: MODERN_LORDS,
      receptions: MODERN_LORDS,
    },
    sources: ['program-practice'],
  },
  // Regiomontanus, the seven, moieties, Ptolemy's terms as Lilly prints them.
  lilly: {
    choices: {
      chart: {
        houseSystem: 'regiomontanus',
        nodeType: 'mean',
        points: ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'],
      },
      aspects: { orbs: 'lilly' },
      essential: { ...LILLY_TABLES, score: 'lilly' },
      receptions: LILLY_TABLES,
      rulers: LILLY_TABLES,
    },
    sources: ['lilly-1647'],
  },
  // Whole signs, the seven, Dorothean triplicities, Egyptian bounds.
  hellenistic: {
    choices: {
      chart: { houseSystem: 'whole-sign', points: ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn'] },
      essential: { triplicity: 'dorothean', terms: 'egyptian' },
      lots: { lots: 'hermetic' },
    },
    sources: ['valens', 'brennan-2017'],
  },
  // Midpoints on the dial of 90 degrees.
  ebertin: {
    choices: { aspects: { aspects: 'common' }, midpoints: { modulusDeg: 90, orbDeg: 1.5 } },
    sources: ['ebertin-1940'],
  },
  // The zodiac of the stars, Campanus houses.
  'fagan-bradley': {
    choices: { chart: { zodiac: 'sidereal', ayanamsa: 'fagan-bradley', houseSystem: 'campanus' } },
    sources: ['fagan-firebrace-1971'],
  },
};

/**
 * The choices of a name or a literal.
 *
 * @throws  EngineError INVALID_OPTION for an unknown name or member
 */
export function nativityChoicesOf(choices: NativityChoices | WesternPresetName): NativityChoices {
  if (isRecord(choices)) {
    const rooms: NativityChoices = readChoices(choices as NativityChoices, 'choices', NATIVITY_CHOICES);
    // Rooms are joined with what the radix lacks, where null would be as good as nothing.
    for (const [name, room] of Object.entries(rooms))
      if (room !== undefined) readRecord(`choices.${name}`, room, 'an object of choices');
    return rooms;
  }
  return WESTERN_PRESETS[oneOf('choices', choices, WESTERN_PRESET_NAMES)].choices;
}
