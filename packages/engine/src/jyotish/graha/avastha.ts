/**
 * The states (avasthas) of a graha by its age, its wakefulness, its mood and its company. The twelve of its doings are in shayanadi.ts.
 *
 * Sources: Parashara 45.3–18 (`bphs`); Saravali, ch. 5 (`saravali`); Phaladeepika 3.18–20 (`phaladeepika`); Jataka Parijata, ch. 2
 * (`jataka-parijata`). Where a text speaks of benefic and malefic vargas, the navamsha is asked, for it names none.
 */

import { vargaSign } from '../../chart/varga.ts';
import { oneOf, readChoices } from '../../choice.ts';
import { type CombustionOptions, isCombustBy } from './combustion.ts';
import {
  type Dignity,
  type DignityOptions,
  dignityBy,
  isDebilitatedBy,
  isExaltedBy,
  relationToLordBy,
} from './dignity.ts';
import { type DrishtiOptions, grahaAspectsGrahaBy } from './drishti.ts';
import { compoundFriendshipBy, naturalFriendshipBy } from './friendship.ts';
import { GRAHAS, type Graha, isNode, type Kundli } from './kundli.ts';
import { lordOf, ownSignsOf } from './lordship.ts';
import { beneficsBy, type NatureOptions } from './nature.ts';
import { GRAHA_STATE_NAMES } from './option-names.ts';
import { spotOf } from './read-kundli.ts';
import { type WarOptions, warsBy } from './war.ts';

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
  return jagradadiBy(lookAt(kundli, graha, readChoices(options, 'options', GRAHA_STATE_NAMES)));
}

/** The same of a graha that was looked at. */
export function jagradadiBy(look: Look): Jagradadi {
  const school = oneOf('jagradadi', look.options.jagradadi ?? 'bphs', JAGRADADI_SCHOOLS);
  const dignity = school === 'bphs' ? look.dignity : navamshaRelation(look);
  if (dignity === 'exalted' || dignity === 'moolatrikona' || dignity === 'own')
    return { state: 'jagrat', result: 'full' };
  if (dignity === 'enemy' || dignity === 'great-enemy' || dignity === 'debilitated')
    return { state: 'sushupti', result: 'none' };
  return { state: 'svapna', result: 'half' };
}

function navamshaRelation({ kundli, graha, spot, options }: Look) {
  const sign = vargaSign(spot.longitudeDeg, 9);
  return ownSignsOf(graha).includes(sign) ? 'own' : relationToLordBy(kundli, graha, sign, options);
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
  return deeptadiBy(lookAt(kundli, graha, readChoices(options, 'options', GRAHA_STATE_NAMES)));
}

/** The same of a graha that was looked at. */
export function deeptadiBy(look: Look): readonly DeeptadiState[] {
  const school = oneOf('deeptadi', look.options.deeptadi ?? 'bphs', DEEPTADI_SCHOOLS);
  return school === 'bphs' ? deeptadiBphs(look) : deeptadiLater(look, school);
}

function deeptadiBphs(look: Look): readonly DeeptadiState[] {
  const { kundli, graha, spot, dignity, options } = look;
  const relation = dignity === 'debilitated' ? relationToLordBy(kundli, graha, spot.sign, options) : dignity;
  const states: DeeptadiState[] = [BPHS_MOODS[relation]];
  if (look.beside.some((other) => isMalefic(look, other))) states.push('vikala');
  if (look.isCombust) states.push('kopa');
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

function deeptadiLater(look: Look, school: 'saravali' | 'phaladeepika'): readonly DeeptadiState[] {
  const states: DeeptadiState[] = [];
  const { kundli, graha, spot, dignity, options } = look;
  const navamshaLord = lordOf(vargaSign(spot.longitudeDeg, 9));
  if (isExaltedBy(kundli, graha, options)) states.push('deepta');
  else if (isDebilitatedBy(kundli, graha, options)) states.push('bhita');
  else if (dignity === 'moolatrikona' || dignity === 'own') states.push('svastha');
  else if (dignity === 'friend' || dignity === 'great-friend') states.push('mudita');
  else if (school === 'phaladeepika' && (dignity === 'enemy' || dignity === 'great-enemy')) states.push('dina');
  states.push(isMalefic(look, navamshaLord) ? 'khala' : 'shanta');
  if (look.isCombust) states.push('vikala');
  else if (graha !== 'Sun' && !isNode(graha)) states.push('shakta');
  if (warsBy(kundli, options).some(({ loser }) => loser === graha)) states.push('pidita');
  return states;
}

export type LajjitadiState = 'lajjita' | 'garvita' | 'kshudhita' | 'trishita' | 'mudita' | 'kshobhita';

/**
 * The states of shame, pride, hunger, thirst, delight and trouble that hold; none, one or several. Parashara 45.11–18.
 *
 * @throws  EngineError INVALID_OPTION as `jagradadiOf`
 */
export function lajjitadiOf(kundli: Kundli, graha: Graha, options: AvasthaOptions = {}): readonly LajjitadiState[] {
  return lajjitadiBy(lookAt(kundli, graha, readChoices(options, 'options', GRAHA_STATE_NAMES)));
}

/** The same of a graha that was looked at. */
export function lajjitadiBy(look: Look): readonly LajjitadiState[] {
  const { spot, dignity, beside, seenBy, options } = look;
  const school = oneOf('lajjitadi', options.lajjitadi ?? 'bphs', LAJJITADI_SCHOOLS);
  oneOf('lajjitadiFriends', options.lajjitadiFriends ?? 'compound', LAJJITADI_FRIENDS);
  const isEnemy = (other: Graha) => gradeOf(look, other).endsWith('enemy');
  const isFriend = (other: Graha) => gradeOf(look, other).endsWith('friend');
  const isBad = (other: Graha) => isMalefic(look, other);
  const states: LajjitadiState[] = [];
  if (spot.house === 5 && beside.some((other) => SHAMING.has(other))) states.push('lajjita');
  if (dignity === 'exalted' || dignity === 'moolatrikona') states.push('garvita');
  const inEnemySign = dignity === 'enemy' || dignity === 'great-enemy';
  const hungry = inEnemySign || beside.some((other) => other === 'Saturn' || isEnemy(other));
  if (hungry || (school === 'bphs' && seenBy.some(isEnemy))) states.push('kshudhita');
  const watery = spot.sign % 4 === 0;
  const thirsty = school === 'bphs' ? seenBy.some(isBad) && seenBy.every(isBad) : seenBy.some(isEnemy);
  if (watery && thirsty) states.push('trishita');
  const inFriendSign = dignity === 'friend' || dignity === 'great-friend';
  const delighted =
    school === 'bphs'
      ? inFriendSign || !beside.every(isBad) || !seenBy.every(isBad)
      : inFriendSign && beside.some((other) => other === 'Jupiter' || isFriend(other));
  if (delighted) states.push('mudita');
  const troubled =
    school === 'bphs'
      ? // The Sun, who makes the state, is not himself the malefic it asks for.
        beside.includes('Sun') &&
        (seenBy.some(isBad) || seenBy.some(isEnemy) || beside.some((other) => other !== 'Sun' && isBad(other)))
      : look.isCombust && seenBy.some(isBad);
  if (troubled) states.push('kshobhita');
  return states;
}

const SHAMING: ReadonlySet<Graha> = new Set(['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu']);

const LAJJITADI_FRIENDS = ['compound', 'natural'] as const;

/** A graha, what it is and what it has about it, seen once for all its states. */
export interface Look {
  readonly kundli: Kundli;
  readonly graha: Graha;
  readonly options: AvasthaOptions;
  readonly spot: Kundli['grahas'][Graha];
  readonly dignity: Dignity;
  readonly isCombust: boolean;
  /** In the same sign. */
  readonly beside: readonly Graha[];
  /** Looking fully at its sign. */
  readonly seenBy: readonly Graha[];
  /** All who are benefic in this kundli. */
  readonly benefics: readonly Graha[];
}

/** Looks at a graha. @throws EngineError INVALID_OPTION for an unknown school or graha, and for what is no kundli */
export function lookAt(
  kundli: Kundli,
  graha: Graha,
  options: AvasthaOptions,
  benefics: readonly Graha[] = beneficsBy(kundli, options),
): Look {
  return {
    kundli,
    graha,
    options,
    spot: spotOf(kundli, graha),
    dignity: dignityBy(kundli, graha, options),
    isCombust: isCombustBy(kundli, graha, options),
    beside: companionsOf(kundli, graha),
    seenBy: GRAHAS.filter((other) => other !== graha && grahaAspectsGrahaBy(kundli, other, graha, options)),
    benefics,
  };
}

function isMalefic({ benefics }: Look, other: Graha): boolean {
  return !benefics.includes(other);
}

/** How the graha holds another, where its company makes its state. */
function gradeOf({ kundli, graha, options }: Look, other: Graha): string {
  return options.lajjitadiFriends === 'natural'
    ? naturalFriendshipBy(graha, other, options)
    : compoundFriendshipBy(kundli, graha, other, options);
}

/** The other grahas in the same sign. @throws EngineError INVALID_OPTION for what is no kundli or no graha */
export function companionsOf(kundli: Kundli, graha: Graha): readonly Graha[] {
  const { sign } = spotOf(kundli, graha);
  return GRAHAS.filter((other) => other !== graha && spotOf(kundli, other).sign === sign);
}
