/** Dignities, strengths, karakas and combinations of a ground. */

import { type DoshaFact, type Graha, type Horoscope, ownSignsOf, type YogaFact } from '../../jyotish/index.ts';
import type { BodyKey, KarakaKey } from '../../language/keys.ts';
import { hasHour, keepsSign } from '../facts/certain-day.ts';
import { isCertain, noHourMakes } from '../facts/certain-findings.ts';
import { keepsLight } from '../facts/certain-state.ts';
import type { ClaimChart, ClaimedDignity, Strength } from './claim.ts';
import type { Finding } from './finding.ts';
import { type Ground, isGraha, lordsOfSign, spotOf } from './ground.ts';

/** Signs of exaltation. Source: Parashara 3 (`bphs`), the same in Ptolemy. */
const EXALTED: { readonly [body: string]: number } = {
  Sun: 1,
  Moon: 2,
  Mars: 10,
  Mercury: 6,
  Jupiter: 4,
  Venus: 12,
  Saturn: 7,
};

/** Dignities that hang on the sign and on nothing else. */
const BY_SIGN: ReadonlySet<ClaimedDignity> = new Set<ClaimedDignity>(['exalted', 'debilitated', 'own']);

/** By the sign alone, as astrologers speak; moolatrikona and the ranks of friendship as the states of the horoscope have them. */
export function dignityHolds(
  ground: Ground,
  body: BodyKey,
  dignity: ClaimedDignity,
  chart: ClaimChart | undefined,
): Finding {
  const { horoscope } = ground.parts;
  const state = horoscope?.grahas.grahas.find(({ name }) => name === body);
  const isSure = horoscope === undefined || hasHour(horoscope);
  if (dignity === 'vargottama') return isSure ? (state?.isVargottama ?? null) : null;
  const spot = spotOf(ground, body, chart);
  if (spot === null) return null;
  const isWestern = (chart ?? ground.main) === 'western';
  // In the west its own is also the house that answers to its sign.
  if (isWestern && dignity === 'own') {
    if (lordsOfSign(spot.sign, true).includes(body)) return true;
    return spot.house === null ? null : lordsOfSign(spot.house, true).includes(body);
  }
  if (dignity === 'domicile') return lordsOfSign(spot.sign, isWestern).includes(body);
  if (!isGraha(body)) return null;
  // Friendship hangs on where the others stand, and moolatrikona on the degree.
  const isMain = (chart ?? ground.main) === 'rashi';
  const inRashi = state !== undefined && isMain && isSure;
  const high = EXALTED[body];
  if (high === undefined) {
    const isKnown =
      inRashi || (isMain && BY_SIGN.has(dignity) && horoscope !== undefined && keepsSign(horoscope, body));
    return isKnown && state !== undefined
      ? nodeDignity(state.dignity, state.isExalted, state.isDebilitated, dignity)
      : null;
  }
  if (dignity === 'exalted') return spot.sign === high;
  if (dignity === 'debilitated') return spot.sign === ((high + 5) % 12) + 1;
  if (dignity === 'own') return ownSignsOf(body).includes(spot.sign);
  if (dignity === 'detriment') return ownSignsOf(body).some((sign) => spot.sign === ((sign + 5) % 12) + 1);
  if (!inRashi) return null;
  if (dignity === 'friend')
    return state.dignity === 'friend' || state.dignityInNine === 'friend' || state.dignityInNine === 'great-friend';
  if (dignity === 'enemy')
    return state.dignity === 'enemy' || state.dignityInNine === 'enemy' || state.dignityInNine === 'great-enemy';
  return state.dignity === dignity || state.dignityInNine === dignity;
}

function nodeDignity(dignity: string, isExalted: boolean, isDebilitated: boolean, claimed: ClaimedDignity): Finding {
  if (claimed === 'exalted') return isExalted;
  if (claimed === 'debilitated') return isDebilitated;
  return claimed === 'detriment' || claimed === 'domicile' ? null : dignity === claimed;
}

/** Strong by shadbala or by sign; what both deny is false, what the two see differently may be said either way. */
export function strengthHolds(ground: Ground, body: BodyKey, is: Strength): Finding {
  const { horoscope } = ground.parts;
  if (horoscope === undefined || !hasHour(horoscope) || !isGraha(body)) return null;
  if (body === 'Rahu' || body === 'Ketu') return null;
  const { isStrong, rank, ratioRank } = horoscope.shadbala.grahas[body];
  if (is === 'strongest') return rank === 1 || ratioRank === 1;
  if (is === 'weakest') return rank === 7 || ratioRank === 7;
  const dignified = (['exalted', 'own', 'moolatrikona', 'friend'] as const).some(
    (each) => dignityHolds(ground, body, each, undefined) === true,
  );
  const fallen =
    (['debilitated', 'enemy'] as const).some((each) => dignityHolds(ground, body, each, undefined) === true) ||
    isCombust(ground, body);
  return is === 'strong' ? isStrong || dignified : !isStrong || fallen;
}

function isCombust(ground: Ground, body: Graha): boolean {
  return combustHolds(ground, body) === true;
}

/** Whether the Sun burns a body; null where an hour of the day would change it. */
export function combustHolds({ parts: { horoscope } }: Ground, body: BodyKey): Finding {
  const state = horoscope?.grahas.grahas.find(({ name }) => name === body);
  if (horoscope === undefined || state === undefined || !keepsLight(horoscope, state.name)) return null;
  return state.isCombust;
}

/** By the sum of shadbala, or by how far it passes what is required. */
export function isStronger(ground: Ground, body: BodyKey, than: BodyKey): Finding {
  const { horoscope } = ground.parts;
  if (horoscope === undefined || !hasHour(horoscope)) return null;
  const { grahas } = horoscope.shadbala;
  const [a, b] = [seen(grahas, body), seen(grahas, than)];
  if (a === undefined || b === undefined) return null;
  return a.virupas > b.virupas || a.ratio > b.ratio;
}

function seen<T>(grahas: { readonly [graha: string]: T } | undefined, body: BodyKey): T | undefined {
  return grahas !== undefined && Object.hasOwn(grahas, body) ? grahas[body] : undefined;
}

export function karakaHolds({ parts: { horoscope } }: Ground, karaka: KarakaKey, body: BodyKey): Finding {
  if (horoscope === undefined || !hasHour(horoscope)) return null;
  const row = horoscope.karakas.karakas.find((each) => each.karaka === karaka);
  return row === undefined ? null : (row.grahas as readonly string[]).includes(body);
}

/** Names that stand for every yoga of a family. */
const FAMILIES: { readonly [name: string]: string } = {
  Raja: 'raja',
  Viparita: 'viparita',
  Parivartana: 'parivartana',
  'Neecha Bhanga': 'neecha-bhanga',
  'Neecha Bhanga Raja': 'neecha-bhanga',
  Malika: 'malika',
  Dhana: 'dhana',
};
/** Doshas that take two charts. */
const OF_PAIRS = new Set(['Nadi', 'Rajju', 'Vedha', 'Bhakoot', 'Gana']);

export function combinationHolds({ parts: { horoscope } }: Ground, kind: 'yoga' | 'dosha', told: string): Finding {
  if (horoscope === undefined || (kind === 'dosha' && OF_PAIRS.has(bare(told)))) return null;
  const named = combinationsNamed(horoscope, kind, told);
  const own = named.filter((fact) => isCertain(horoscope, fact));
  if (own.length > 0) return own.some(({ value }) => !value.isCancelled) ? true : 'both';
  return named.length === 0 && isNone(horoscope, told) ? false : null;
}

/** Whether no other hour makes anything of this name, by either word. What stands for a family is never sure. */
function isNone(horoscope: Horoscope, told: string): boolean {
  const name = bare(told);
  if (Object.hasOwn(FAMILIES, name)) return hasHour(horoscope);
  return noHourMakes(horoscope, (each) => bare(each) === name || bare(each).startsWith(`${name} `));
}

/**
 * The findings of a horoscope that a name stands for, cancelled ones too: those of this very name, of its family, and of names that begin with it.
 *
 * @param told  as the engine names it, such as `Raja` or `Mangal (Kuja)`
 * @returns  those of the kind first, then what traditions call by the other word; none where it is not there
 */
export function combinationsNamed(
  { yogas, doshas }: Pick<Horoscope, 'yogas' | 'doshas'>,
  kind: 'yoga' | 'dosha',
  told: string,
): readonly (YogaFact | DoshaFact)[] {
  const name = bare(told);
  const family = FAMILIES[name];
  const formed = yogas.facts.filter(
    ({ value }) => bare(value.name) === name || value.family === family || bare(value.name).startsWith(`${name} `),
  );
  const present = doshas.facts.filter(({ value }) => bare(value.name) === name);
  // Traditions call some by either word: Kemadruma, Angarak.
  return kind === 'yoga'
    ? [...formed, ...present]
    : [...present, ...formed.filter(({ value }) => bare(value.name) === name)];
}

/** `Mangal (Kuja)` is Mangal. */
function bare(name: string): string {
  const cut = name.indexOf(' (');
  return cut < 0 ? name : name.slice(0, cut);
}
