/**
 * The findings of a moment that has passed its gates: what speaks for it and against it, each with its cells, source and points.
 *
 * Sources stand with each finding: `muhurta-chintamani` for limbs, yogas, lagna and marriage, `raman-muhurtha` for panchaka and the moment's chart,
 * almanacs for choghadiya and hora.
 */

import { type Cell, type Classification, cell, type Fact } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import { lordOfHora } from '../day/index.ts';
import { GRAHAS, type Graha, lordOf } from '../graha/index.ts';
import { karanaOf, YOGAS } from '../panchang/limb-tables.ts';
import { anandadiOf, starOf28 } from './anandadi.ts';
import { chandraBalaOf } from './chandra.ts';
import { choghadiyaOf } from './choghadiya.ts';
import { DAY_YOGAS, type DayCombination } from './day-yogas.ts';
import { journeyFacts } from './directions.ts';
import { isVishti, type MuhurtaGate, personNamed } from './gates.ts';
import { burntTithiOf } from './groups.ts';
import { HORA_QUALITIES } from './hora.ts';
import { marriageFaults } from './marriage-faults.ts';
import { lagnaPanchakaOf } from './panchaka.ts';
import { type FindingId, pointsOf, SCORE_RANGE } from './scoring.ts';
import type { Asked } from './search-settings.ts';
import { houseIn, type MuhurtaState } from './state.ts';
import { taraBalaOf } from './tara.ts';
import { kumbhaChakraOf } from './vasa.ts';

/** A finding that counts: its value is its points. */
export interface MuhurtaContribution extends Fact<number> {
  /** Its row in the scale. One row may count several times, for several persons or lists; `id` then tells them apart. */
  readonly finding: FindingId;
}

interface Standing {
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}
const CHINTAMANI: Standing = { sources: ['muhurta-chintamani'], classification: 'classical' };
const RAMAN: Standing = { sources: ['raman-muhurtha'], classification: 'modern' };
const ALMANACS: Standing = { sources: ['almanac-practice'], classification: 'traditional' };
const OURS: Standing = { sources: ['program-practice'], classification: 'convention' };

/** Takes a finding down: at its points, or at others. */
export type Note = (id: FindingId, because: readonly Cell[], standing: Standing, points?: number, of?: string) => void;

/**
 * Everything that counts at a moment, in the order of the scale; the points add up to the score.
 *
 * @param passed  gates that a lenient search has let pass
 */
export function findingsOf(
  state: MuhurtaState,
  asked: Asked,
  passed: readonly { readonly gate: MuhurtaGate; readonly because: readonly Cell[] }[] = [],
): readonly MuhurtaContribution[] {
  const found: MuhurtaContribution[] = [];
  let total = 0;
  const note: Note = (id, because, { sources, classification }, points = pointsOf(id), of) => {
    if (points === 0) return;
    total += points;
    found.push({
      id: of === undefined ? id : `${id}-${of}`,
      finding: id,
      value: points,
      because,
      sources,
      classification,
    });
  };
  note('allowed', [], OURS);
  for (const { gate, because } of passed) note('listed-gate-passed', because, gate, undefined, gate.id);
  limbs(state, asked, note);
  yogas(state, asked, note);
  if (asked.purpose.special.includes('kumbha-chakra')) kumbha(state, note);
  if (asked.direction !== null && asked.purpose.special.includes('journey')) journey(state, asked, note);
  if (state.lagna > 0) chart(state, asked, note);
  if (state.choghadiya > 0) hours(state, asked, note);
  if (state.isAbhijit) note('abhijit', [cell('clock', 'isAbhijit', true)], CHINTAMANI);
  persons(state, asked, note);
  if (asked.purpose.special.includes('marriage-faults')) marriageFaults(state, note);
  const score = Math.min(SCORE_RANGE.greatest, Math.max(SCORE_RANGE.least, total));
  note('limit', [], OURS, score - total);
  return found;
}

/** The sum of the points. */
export function scoreOf(contributions: readonly MuhurtaContribution[]): number {
  return contributions.reduce((sum, { value }) => sum + value, 0);
}

function limbs(state: MuhurtaState, { purpose }: Asked, note: Note): void {
  const { tithi, nakshatra, vara, yoga, karana, month, sunSign } = state;
  const listed: Standing = purpose;
  if (purpose.tithis.best.includes(tithi)) note('tithi-best', [cell('day', 'tithi', tithi)], listed);
  if (burntTithiOf(sunSign) === ((tithi - 1) % 15) + 1)
    note('tithi-burnt', [cell('day', 'tithi', tithi), cell('Sun', 'sign', sunSign)], CHINTAMANI);
  const star = [cell('Moon', 'nakshatra', nakshatra)];
  if (purpose.nakshatras.best.includes(nakshatra)) note('nakshatra-best', star, listed);
  else if (purpose.nakshatras.allowed.includes(nakshatra)) note('nakshatra-allowed', star, listed);
  if (purpose.varas.best.includes(vara)) note('vara-best', [cell('day', 'vara', vara)], listed);
  if (purpose.varas.poor.includes(vara)) note('vara-poor', [cell('day', 'vara', vara)], listed);
  const isGoodYoga = YOGAS[yoga - 1]?.nature === 'auspicious';
  note(isGoodYoga ? 'yoga-good' : 'yoga-bad', [cell('day', 'yoga', yoga)], CHINTAMANI);
  if (karanaOf(karana).kind === 'sthira') note('karana-fixed', [cell('day', 'karana', karana)], CHINTAMANI);
  else if (!isVishti(karana)) note('karana-moving', [cell('day', 'karana', karana)], CHINTAMANI);
  if (purpose.months?.best.includes(month)) note('month-best', [cell('month', 'number', month)], listed);
  if (tithi <= 15) note('bright-half', [cell('day', 'tithi', tithi)], CHINTAMANI);
  if (tithi > 25) note('dark-end', [cell('day', 'tithi', tithi)], CHINTAMANI);
  if (state.isJupiterAsta) note('jupiter-combust', [cell('Jupiter', 'isCombust', true)], CHINTAMANI);
  if (state.isVenusAsta) note('venus-combust', [cell('Venus', 'isCombust', true)], CHINTAMANI);
}

const SUBJECTS = { vara: 'day', tithi: 'day', nakshatra: 'Moon', sunNakshatra: 'Sun' } as const;
const PROPERTIES = { vara: 'vara', tithi: 'tithi', nakshatra: 'nakshatra', sunNakshatra: 'nakshatra' } as const;

/** Amrita Siddhi that a purpose does not take: Pushya on Thursday for marriage, Ashwini on Tuesday for a house, Rohini on Saturday for a journey. */
const SHUNNED_AMRITA: { readonly [purpose: string]: readonly [vara: number, nakshatra: number] } = {
  marriage: [4, 8],
  'griha-pravesh-new': [2, 1],
  'griha-pravesh-return': [2, 1],
  travel: [6, 4],
};

function yogas(state: MuhurtaState, { purpose }: Asked, note: Note): void {
  const at: DayCombination = state;
  const doubles = purpose.special.includes('doubling');
  const shunned = SHUNNED_AMRITA[purpose.id];
  const isShunned = shunned?.[0] === at.vara && shunned[1] === at.nakshatra;
  for (const { id, parts, holds, sources, classification } of DAY_YOGAS) {
    if (!holds(at)) continue;
    if ((id === 'dwipushkar' || id === 'tripushkar') && !doubles) continue;
    if ((id === 'adal' || id === 'vidal') && !purpose.special.includes('journey')) continue;
    if (isShunned && (id === 'amrita-siddhi' || id === 'sarvartha-siddhi' || id === 'guru-pushya')) continue;
    const because = parts.map((part) => cell(SUBJECTS[part], PROPERTIES[part], at[part]));
    note(id, because, { sources, classification });
  }
  const { quality } = anandadiOf(at.vara, starOf28(at.nakshatra));
  const because = [cell('day', 'vara', at.vara), cell('Moon', 'nakshatra', at.nakshatra)];
  note(quality === 'good' ? 'anandadi-good' : 'anandadi-bad', because, CHINTAMANI);
}

function kumbha({ sunNakshatra, nakshatra }: MuhurtaState, note: Note): void {
  const isGood = kumbhaChakraOf(sunNakshatra, nakshatra).quality === 'good';
  const because = [cell('Sun', 'nakshatra', sunNakshatra), cell('Moon', 'nakshatra', nakshatra)];
  note(isGood ? 'kumbha-chakra-good' : 'kumbha-chakra-bad', because, CHINTAMANI);
}

function journey(state: MuhurtaState, { direction }: Asked, note: Note): void {
  if (direction === null) return;
  for (const { id, value, because, sources, classification } of journeyFacts(direction, state)) {
    const standing = { sources, classification };
    if (id === 'yogini-vasa' || id === 'chandra-vasa') {
      if (value.quality !== 'neutral') note(`${id}-${value.quality}`, because, standing);
    } else if (value.quality === 'bad') note(id as 'disha-shool' | 'nakshatra-shool' | 'rahu-vasa', because, standing);
  }
  if (direction === 'South' && state.moonSign > 10)
    note('panchaka-south', [cell('Moon', 'sign', state.moonSign)], CHINTAMANI);
}

const MALEFICS: readonly Graha[] = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'];
const BENEFICS: readonly Graha[] = ['Mercury', 'Jupiter', 'Venus'];
const KENDRAS_AND_TRIKONAS: readonly number[] = [1, 4, 5, 7, 9, 10];
const UPACHAYAS: readonly number[] = [3, 6, 11];
const HIDDEN: readonly number[] = [6, 8, 12];

function chart(state: MuhurtaState, { purpose, settings }: Asked, note: Note): void {
  const { lagna } = state;
  const rising = cell('lagna', 'sign', lagna);
  const seats = (grahas: readonly Graha[], houses: readonly number[]): Cell[] =>
    grahas
      .filter((graha) => houses.includes(houseIn(state, graha)))
      .map((graha) => cell(graha, 'house', houseIn(state, graha)));
  if (purpose.lagnas?.best.includes(lagna) && purpose.lagnas.best.length < 12) note('lagna-best', [rising], purpose);
  if (purpose.lagnas?.poor.includes(lagna)) note('lagna-poor', [rising], purpose);
  const placed = seats(BENEFICS, KENDRAS_AND_TRIKONAS);
  note('benefics-placed', placed, RAMAN, pointsOf('benefics-placed') * placed.length);
  const upward = seats(MALEFICS, UPACHAYAS);
  note('malefics-placed', upward, RAMAN, pointsOf('malefics-placed') * upward.length);
  const first = seats(MALEFICS, [1]);
  if (first.length > 0) note('malefic-rising', first, RAMAN);
  const hem = [seats(MALEFICS, [2]), seats(MALEFICS, [12])] as const;
  if (hem[0].length > 0 && hem[1].length > 0) note('lagna-hemmed', hem.flat(), CHINTAMANI);
  const lord = lordOf(lagna);
  const lordHouse = houseIn(state, lord);
  const lordCells = [rising, cell(lord, 'house', lordHouse)];
  if (lordHouse === 11 || KENDRAS_AND_TRIKONAS.includes(lordHouse)) note('lagna-lord-placed', lordCells, RAMAN);
  if (HIDDEN.includes(lordHouse)) note('lagna-lord-hidden', lordCells, CHINTAMANI);
  const moonHouse = houseIn(state, 'Moon');
  if (HIDDEN.includes(moonHouse)) note('moon-hidden', [cell('Moon', 'house', moonHouse)], CHINTAMANI);
  const houses = purpose.emptyHouses.filter((house) => GRAHAS.some((graha) => houseIn(state, graha) === house));
  if (houses.length > 0)
    note('house-occupied', seats(GRAHAS, houses), purpose, pointsOf('house-occupied') * houses.length);
  const panchaka = lagnaPanchakaOf(state, { tithiCount: settings.panchakaCount });
  const sum = [
    cell('day', 'tithi', state.tithi),
    cell('day', 'vara', state.vara),
    cell('Moon', 'nakshatra', state.nakshatra),
    rising,
  ];
  if (panchaka === null) note('panchaka-free', sum, RAMAN);
  else if (purpose.panchakas.includes(panchaka)) note('panchaka-of-purpose', sum, RAMAN, undefined, panchaka);
  else note('panchaka', sum, RAMAN, undefined, panchaka);
}

function hours({ vara, choghadiya, isDay, hora }: MuhurtaState, { purpose }: Asked, note: Note): void {
  const { name, quality, vela } = choghadiyaOf(vara, isDay, choghadiya);
  const because = [cell('clock', 'choghadiya', name)];
  if (quality === 'good') note('choghadiya-good', because, ALMANACS);
  else if (quality === 'bad') note('choghadiya-bad', because, ALMANACS);
  // Chara moves, and is as good as any for who moves.
  else note('choghadiya-moving', because, ALMANACS, purpose.id === 'travel' ? pointsOf('choghadiya-good') : undefined);
  if (vela !== null) note('vela', [cell('clock', 'vela', vela)], CHINTAMANI);
  const lord = lordOfHora(vara, hora - 1);
  if (purpose.horas.includes(lord)) note('hora-best', [cell('clock', 'hora', lord)], ALMANACS);
  else if (HORA_QUALITIES[lord] === 'bad') note('hora-bad', [cell('clock', 'hora', lord)], ALMANACS);
}

function persons(state: MuhurtaState, asked: Asked, note: Note): void {
  const { nakshatra, pada, moonSign, tithi } = state;
  for (const [i, person] of asked.persons.entries()) {
    const who = personNamed(i);
    const tara = taraBalaOf(person.nakshatra, nakshatra, { school: asked.settings.tara, pada: ((pada - 1) % 4) + 1 });
    const taraCells = [cell('Moon', 'nakshatra', nakshatra), cell(who, 'tara', tara.tara)];
    if (tara.quality === 'good') note('tara-good', taraCells, CHINTAMANI, undefined, who);
    if (tara.quality === 'bad') note('tara-bad', taraCells, CHINTAMANI, undefined, who);
    const options = { school: asked.settings.chandra, isBrightHalf: tithi <= 15 };
    const chandra = chandraBalaOf(person.moonSign, moonSign, options);
    const chandraCells = [cell('Moon', 'sign', moonSign), cell('Moon', `houseFrom.${who}`, chandra.house)];
    if (chandra.quality === 'good') note('chandra-good', chandraCells, CHINTAMANI, undefined, who);
    if (chandra.quality === 'bad') note('chandra-bad', chandraCells, CHINTAMANI, undefined, who);
  }
}
