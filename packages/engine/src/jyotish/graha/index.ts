/** The grahas and what they are in their signs. */

export { ARGALA_REVERSALS, type Argala, type ArgalaOptions, type Argalas, argalasOn } from './argala.ts';
export {
  type AvasthaOptions,
  BALADI,
  type Baladi,
  type BaladiState,
  baladiOf,
  companionsOf,
  DEEPTADI_SCHOOLS,
  type DeeptadiState,
  deeptadiOf,
  JAGRADADI_SCHOOLS,
  type Jagradadi,
  type JagradadiState,
  jagradadiOf,
  LAJJITADI_SCHOOLS,
  type LajjitadiState,
  lajjitadiOf,
  type Measure,
} from './avastha.ts';
export {
  COMBUSTION_ORBS,
  COMBUSTION_SCHOOLS,
  type CombustionOptions,
  type CombustionOrb,
  type CombustionSchool,
  DEFAULT_COMBUSTION,
  isCombust,
  sunDistanceDeg,
} from './combustion.ts';
export {
  DEFAULT_NODE_DIGNITY,
  DIGNITIES,
  type Dignity,
  type DignityOptions,
  dignityOf,
  EXALTATIONS,
  type Exaltation,
  isDebilitated,
  isExalted,
  MOOLATRIKONAS,
  NODE_DIGNITY_SCHOOLS,
  NODE_HOMES,
  type NodeDignitySchool,
  type PublishedDignity,
  publishedDignity,
  relationToLord,
  vargaDignityOf,
} from './dignity.ts';
export {
  aspectsHouse,
  aspectsSign,
  DEFAULT_NODE_DRISHTI,
  type DrishtiOptions,
  type Drishtis,
  type DrishtiVirupaOptions,
  drishtiQuarters,
  drishtisOf,
  drishtiVirupas,
  type GrahaDrishti,
  grahaAspectsGraha,
  NODE_DRISHTI_SCHOOLS,
  NODE_DRISHTI_SOURCES,
  type NodeDrishtiSchool,
  rashiAspects,
  rashiAspectsOf,
  SPECIAL_DRISHTI_SCHOOLS,
  type SpecialDrishtiSchool,
} from './drishti.ts';
export {
  type CompoundFriendship,
  compounded,
  compoundFriendship,
  DEFAULT_NODE_FRIENDSHIP,
  FRIENDSHIP_SOURCES,
  type FriendshipOptions,
  NATURAL_FRIENDSHIPS,
  type NaturalFriendship,
  NODE_FRIENDSHIP_SCHOOLS,
  type NodeFriendshipSchool,
  naturalFriendship,
  type Relationship,
  type RelationshipOptions,
  type Relationships,
  relationshipsOf,
  TEMPORAL_FRIENDSHIPS,
  type TemporalFriendship,
  temporalFriendship,
  temporalOfSigns,
} from './friendship.ts';
export * from './functional.ts';
export * from './karaka.ts';
export type { Graha, GrahaSpot, Kundli, KundliInput, Spot, VisibleGraha } from './kundli.ts';
export { GRAHAS, houseFrom, kundliFrom, kundliOf, signFrom, spotAt, VISIBLE_GRAHAS } from './kundli.ts';
export * from './lordship.ts';
export * from './motion.ts';
export {
  DEFAULT_NATURE,
  GRAHA_ATTRIBUTES,
  type GrahaAttributes,
  isNaturalBenefic,
  MERCURY_NATURE_SCHOOLS,
  type MercuryNatureSchool,
  MOON_NATURE_SCHOOLS,
  type MoonNatureSchool,
  NATURE_SOURCES,
  type NatureOptions,
} from './nature.ts';
export * from './shayanadi.ts';
export * from './states.ts';
export {
  LORD_SCHOOLS,
  type LordSchool,
  lordsOf,
  type NamedLords,
  NODE_DEGREES,
  NODE_EXALTATIONS,
  type NodeDegrees,
  type NodeExaltation,
  type Placing,
  SIGN_SCHOOLS,
  type SignSchool,
  type StrongerLordOptions,
  type StrongerSignOptions,
  strongerLordOf,
  strongerSign,
  strongestSign,
  type Verdict,
} from './stronger.ts';
export * from './varga-chart.ts';
export * from './vimshopaka.ts';
export { DEFAULT_WAR, WAR_SCHOOLS, WAR_SOURCES, type War, type WarOptions, type WarSchool, warsOf } from './war.ts';
