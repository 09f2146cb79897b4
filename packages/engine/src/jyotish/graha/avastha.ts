/**
 * The states (avasthas) of a graha by its age, its wakefulness, its mood and its company. The twelve of its doings are in shayanadi.ts.
 *
 * Sources: Parashara 45.3–18 (`bphs`); Saravali, ch. 5 (`saravali`); Phaladeepika 3.18–20 (`phaladeepika`); Jataka Parijata, ch. 2
 * (`jataka-parijata`). Where a text speaks of benefic and malefic vargas, the navamsha is asked, for it names none.
 */

import { vargaSign } from '../../chart/varga.ts';
import { oneOf, readChoices } from '../../choice.ts';
import { type CombustionOptions, isCombust } from './combustion.ts';
import { type DignityOptions, dignityOf, isDebilitated, isExalted, relationToLord } from './dignity.ts';
import { type DrishtiOptions, grahaAspectsGraha } from './drishti.ts';
import { compoundFriendship, naturalFriendship } from './friendship.ts';
import { GRAHAS, type Graha, isNode, type Kundli } from './kundli.ts';
import { lordOf, ownSignsOf } from './lordship.ts';
import { isNaturalBenefic, type NatureOptions } from './nature.ts';
import { spotOf } from './read-kundli.ts';
import { type WarOptions, warsOf } from './war.ts';

export const JAGRADADI_SCHOOLS = ['bphs', 'jataka-parijata'] as const;
export const DEEPTADI_SCHOOLS = ['bphs', 'saravali', 'phaladeepika'] as const;
export const LAJJITADI_SCHOOLS = ['bphs', 'jataka-parijata'] as const;

export interface AvasthaOptions extends DignityOptions, DrishtiOptions, NatureOptions, CombustionOptions, WarOptions {
  /** Wakefulness by the sign (`bphs`) or by the navamsha (`jataka-parijata`). */
  readonly jagradadi?: (typeof JAGRADADI_SCHOOLS)[number];
  readonly deeptadi?: (typeof DEEPTADI_SCHOOLS)[number];
  readonly lajjitadi?: (typeof LAJJITADI_SCHOOLS)[number];
  /** Whether friends and enemies in lajjitadi are those of nature and place together, or of nature alone. */
  readonly lajjitadiFriends?: 'compound' | 'natural';
}

/** Five ages of six degrees, in even signs from the last to the first. */
export const BALADI = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;
export type BaladiState = (typeof BALADI)[number];
/** How much of its results a graha gives. */
export type Measure = 'quarter' | 'half' | 'full' | 'little' | 'none';
const BALADI_RESULTS: readonly Measure[] = ['quarter', 'half', 'full', 'little', 'none'];

export interface Baladi {
  readonly state: BaladiState;
  readonly result: Measure;
}

/** Age of a graha by its degree: Parashara 45.3–4. @throws EngineError INVALID_OPTION for what is no kundli or no graha */
export function baladiOf(kundli: Kundli, graha: Graha): Baladi {
  const { sign, degree } = spotOf(kundli, graha);
  const sixth = Math.floor(degree / 6);
  const index = sign % 2 === 1 ? sixth : 4 - sixth;
  return { state: BALADI[index] as BaladiState, result: BALADI_RESULTS[index] as Measure };
}

export type JagradadiState = 'jagrat' | 'svapna' | 'sushupti';
export interface Jagradadi {
  readonly state: JagradadiState;
  readonly result: 'full' | 'half' | 'none';
}

/**
 * Whether a graha is awake, dreams or sleeps: at home or exalted; with a friend or neutral; with an enemy or debilitated.
 *
 * @throws  EngineError INVALID_OPTION for an unknown school or graha, and for what is no kundli
 */
export function jagradadiOf(kundli: Kundli, graha: Graha, options: AvasthaOptions = {}): Jagradadi {
  const school = oneOf('jagradadi', readChoices(options).jagradadi ?? 'bphs', JAGRADADI_SCHOOLS);
  const dignity = school === 'bphs' ? dignityOf(kundli, graha, options) : navamshaRelation(kundli, graha, options);
  if (dignity === 'exalted' || dignity === 'moolatrikona' || dignity === 'own')
    return { state: 'jagrat', result: 'full' };
  if (dignity === 'enemy' || dignity === 'great-enemy' || dignity === 'debilitated')
    return { state: 'sushupti', result: 'none' };
  return { state: 'svapna', result: 'half' };
}

function navamshaRelation(kundli: Kundli, graha: Graha, options: AvasthaOptions) {
  const sign = vargaSign(spotOf(kundli, graha).longitudeDeg, 9);
  return ownSignsOf(graha).includes(sign) ? 'own' : relationToLord(kundli, graha, sign, options);
}

export type DeeptadiState =
  | 'deepta'
  | 'svastha'
  | 'pramudita'
  | 'mudita'
  | 'shanta'
  | 'shakta'
  | 'dina'
  | 'duhkhita'
  | 'pidita'
  | 'vikala'
  | 'khala'
  | 'kopa'
  | 'bhita';

/**
 * The moods of a graha, the one of its sign first; none, one or several.
 *
 * `bphs`: Parashara 45.7–10, with debilitation, of which he says nothing, told by the lord of the sign; `saravali` and `phaladeepika`
 * have bright rays, a lost war and the vargas besides.
 *
 * @throws  EngineError INVALID_OPTION as `jagradadiOf`
 */
export function deeptadiOf(kundli: Kundli, graha: Graha, options: AvasthaOptions = {}): readonly DeeptadiState[] {
  const school = oneOf('deeptadi', readChoices(options).deeptadi ?? 'bphs', DEEPTADI_SCHOOLS);
  return school === 'bphs' ? deeptadiBphs(kundli, graha, options) : deeptadiLater(kundli, graha, options, school);
}

function deeptadiBphs(kundli: Kundli, graha: Graha, options: AvasthaOptions): readonly DeeptadiState[] {
  const dignity = dignityOf(kundli, graha, options);
  const relation =
    dignity === 'debilitated' ? relationToLord(kundli, graha, kundli.grahas[graha].sign, options) : dignity;
  const states: DeeptadiState[] = [BPHS_MOODS[relation]];
  const withMalefic = companionsOf(kundli, graha).some((other) => !isNaturalBenefic(kundli, other, options));
  if (withMalefic) states.push('vikala');
  if (isCombust(kundli, graha, options)) states.push('kopa');
  return states;
}

const BPHS_MOODS = {
  exalted: 'deepta',
  moolatrikona: 'svastha',
  own: 'svastha',
  'great-friend': 'pramudita',
  friend: 'shanta',
  neutral: 'dina',
  enemy: 'duhkhita',
  'great-enemy': 'khala',
} as const;

function deeptadiLater(
  kundli: Kundli,
  graha: Graha,
  options: AvasthaOptions,
  school: 'saravali' | 'phaladeepika',
): readonly DeeptadiState[] {
  const states: DeeptadiState[] = [];
  const dignity = dignityOf(kundli, graha, options);
  const combust = isCombust(kundli, graha, options);
  const navamshaLord = lordOf(vargaSign(kundli.grahas[graha].longitudeDeg, 9));
  if (isExalted(kundli, graha, options)) states.push('deepta');
  else if (isDebilitated(kundli, graha, options)) states.push('bhita');
  else if (dignity === 'moolatrikona' || dignity === 'own') states.push('svastha');
  else if (dignity === 'friend' || dignity === 'great-friend') states.push('mudita');
  else if (school === 'phaladeepika' && (dignity === 'enemy' || dignity === 'great-enemy')) states.push('dina');
  states.push(isNaturalBenefic(kundli, navamshaLord, options) ? 'shanta' : 'khala');
  if (combust) states.push('vikala');
  else if (graha !== 'Sun' && !isNode(graha)) states.push('shakta');
  if (warsOf(kundli, options).some(({ loser }) => loser === graha)) states.push('pidita');
  return states;
}

export type LajjitadiState = 'lajjita' | 'garvita' | 'kshudhita' | 'trishita' | 'mudita' | 'kshobhita';

/**
 * The states of shame, pride, hunger, thirst, delight and trouble that hold; none, one or several. Parashara 45.11–18.
 *
 * @throws  EngineError INVALID_OPTION as `jagradadiOf`
 */
export function lajjitadiOf(kundli: Kundli, graha: Graha, options: AvasthaOptions = {}): readonly LajjitadiState[] {
  const school = oneOf('lajjitadi', readChoices(options).lajjitadi ?? 'bphs', LAJJITADI_SCHOOLS);
  const look = lookAt(kundli, graha, options);
  const { spot, beside, seenBy, isEnemy, isFriend, isMalefic } = look;
  const dignity = dignityOf(kundli, graha, options);
  const states: LajjitadiState[] = [];
  if (spot.house === 5 && beside.some((other) => SHAMING.has(other))) states.push('lajjita');
  if (dignity === 'exalted' || dignity === 'moolatrikona') states.push('garvita');
  const inEnemySign = dignity === 'enemy' || dignity === 'great-enemy';
  const hungry = inEnemySign || beside.some((other) => other === 'Saturn' || isEnemy(other));
  if (hungry || (school === 'bphs' && seenBy.some(isEnemy))) states.push('kshudhita');
  const watery = spot.sign % 4 === 0;
  const thirsty = school === 'bphs' ? seenBy.some(isMalefic) && seenBy.every(isMalefic) : seenBy.some(isEnemy);
  if (watery && thirsty) states.push('trishita');
  const inFriendSign = dignity === 'friend' || dignity === 'great-friend';
  const delighted =
    school === 'bphs'
      ? inFriendSign || [...beside, ...seenBy].some((other) => !isMalefic(other))
      : inFriendSign && beside.some((other) => other === 'Jupiter' || isFriend(other));
  if (delighted) states.push('mudita');
  const troubled =
    school === 'bphs'
      ? beside.includes('Sun') && (seenBy.some(isMalefic) || seenBy.some(isEnemy) || besideMalefic(look))
      : isCombust(kundli, graha, options) && seenBy.some(isMalefic);
  if (troubled) states.push('kshobhita');
  return states;
}

const SHAMING: ReadonlySet<Graha> = new Set(['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu']);

/** What a graha has about it. */
interface Look {
  readonly spot: Kundli['grahas'][Graha];
  /** In the same sign. */
  readonly beside: readonly Graha[];
  /** Looking fully at its sign. */
  readonly seenBy: readonly Graha[];
  readonly isEnemy: (other: Graha) => boolean;
  readonly isFriend: (other: Graha) => boolean;
  readonly isMalefic: (other: Graha) => boolean;
}

function lookAt(kundli: Kundli, graha: Graha, options: AvasthaOptions): Look {
  const friends = oneOf('lajjitadiFriends', options.lajjitadiFriends ?? 'compound', ['compound', 'natural'] as const);
  const grade = (other: Graha) =>
    friends === 'compound'
      ? compoundFriendship(kundli, graha, other, options)
      : naturalFriendship(graha, other, options);
  return {
    spot: spotOf(kundli, graha),
    beside: companionsOf(kundli, graha),
    seenBy: GRAHAS.filter((other) => other !== graha && grahaAspectsGraha(kundli, other, graha, options)),
    isEnemy: (other) => grade(other).endsWith('enemy'),
    isFriend: (other) => grade(other).endsWith('friend'),
    isMalefic: (other) => !isNaturalBenefic(kundli, other, options),
  };
}

/** The Sun, who makes the state, is not himself the malefic it asks for. */
function besideMalefic({ beside, isMalefic }: Look): boolean {
  return beside.some((other) => other !== 'Sun' && isMalefic(other));
}

/** The other grahas in the same sign. @throws EngineError INVALID_OPTION for what is no kundli or no graha */
export function companionsOf(kundli: Kundli, graha: Graha): readonly Graha[] {
  const { sign } = spotOf(kundli, graha);
  return GRAHAS.filter((other) => other !== graha && spotOf(kundli, other).sign === sign);
}
