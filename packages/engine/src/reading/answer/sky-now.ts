/** The sky of this moment, where a question says now or today: in which sign and house the planets are in transit, and which of them go backwards. */

import { type GocharaRow, gocharaAt } from '../../jyotish/index.ts';
import type { BodyKey } from '../../language/keys.ts';
import { type Claim, type SkyRow, westernName } from '../claims/index.ts';
import { namesNow } from '../question/now.ts';
import type { Question, Term } from '../question/question.ts';
import { isOneDay } from '../question/span.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { isTimeKnown } from './certain.ts';
import { Placements } from './placements.ts';
import { orNothing } from './span.ts';
import { isTurning } from './states.ts';
import type { Teller } from './teller.ts';
import { factsOfGround } from './weigh.ts';
import { westernSkyAt } from './western-sky.ts';
import { signName } from './words.ts';

/** Terms of the birth: what is asked with them stands in the chart, whenever it is asked. */
const OF_BIRTH: ReadonlySet<Term> = new Set<Term>([
  'birth-chart',
  'dasha',
  'yoga',
  'navamsa',
  'varga',
  'ashtakavarga',
  'karaka',
]);
/** A sign that somebody has by birth, and not by the day. */
const OWN_SIGN = /\bmy (?:moon|sun|star|zodiac) ?sign/iu;
/** Terms that ask about the planets of the sky without naming one. */
const OF_PLANETS: readonly Term[] = ['retrograde', 'transit'];
const NODES = ['NorthNode', 'SouthNode'] as const;
/** What asks for a place, in the twelve languages: bare planets are then those of the sky, and not the ones that rule. */
const WHERE =
  /\bwhere\b|\bkahan?\b|कहा[ँं]|कुठे|কোথায়|எங்கே|எங்கு|ఎక్కడ|ಎಲ್ಲಿ|എവിടെ|ક્યાં|ਕਿੱਥੇ|(?<!\p{L})d[oó]nde(?!\p{L})|(?<!\p{L})où(?!\p{L})/iu;
/** So many of the planets that a question names are told. */
const MOST = 4;

/** Whether the planets of this moment are asked about, and not those of the birth. */
export function asksOfSky(question: Question): boolean {
  const { terms, bodies, houses, signs, scope, text } = question;
  const isLonger = scope !== null && !isOneDay(scope);
  if (isLonger || terms.some((term) => OF_BIRTH.has(term)) || OWN_SIGN.test(text)) return false;
  // Which planet rules or runs now is no matter of the sky: one of the planets has to be placed.
  const isOfPlanets = terms.includes('planet') && (houses.length > 0 || signs.length > 0 || WHERE.test(text));
  // Where a planet is in transit it is now, unless another time is named.
  const isNow = namesNow(question) || (scope === null && terms.includes('transit') && WHERE.test(text));
  return (bodies.length > 0 || isOfPlanets || OF_PLANETS.some((term) => terms.includes(term))) && isNow;
}

/** Whether it is asked, where the sky is not, which of the planets rules at present or has its period: those of the running dasha. */
export function asksOfRuler(question: Question): boolean {
  const { terms, bodies, houses, signs, scope, text } = question;
  const isBare = terms.includes('planet') && bodies.length + houses.length + signs.length === 0 && scope === null;
  return isBare && !WHERE.test(text) && namesNow(question);
}

/** Whether planets of another time are asked about, which neither the birth nor this moment tells. */
export function asksOfOtherSky({ terms, bodies, scope }: Question): boolean {
  return bodies.length > 0 && scope?.kind === 'span' && !terms.some((term) => OF_BIRTH.has(term));
}

/** @returns whether anything could be told; not without a sky, and of a Western chart no houses */
export function tellSky(teller: Teller, question: Question, ground: AnswerGround, settled: Settled): boolean {
  const isWestern = settled.system === 'western';
  const grahas = isWestern ? null : rowsOf(ground, settled);
  const rows = isWestern ? planetsOf(ground) : grahas;
  if (rows === null) {
    teller.warnings.add('NO_TRANSITS');
    return false;
  }
  if (question.bodies.length === 0 && question.terms.includes('retrograde')) {
    tellTurned(teller, rows);
    return true;
  }
  return grahas === null ? tellWestern(teller, question, rows) : tellVedic(teller, question, grahas, ground, settled);
}

function tellVedic(
  teller: Teller,
  { bodies, houses, signs, terms }: Question,
  rows: readonly GocharaRow[],
  ground: AnswerGround,
  settled: Settled,
): boolean {
  const asksDirection = terms.includes('retrograde');
  const isKnown = isTimeKnown(ground);
  const here = rows.filter((row) => (isKnown && houses.includes(row.houseFromLagna)) || signs.includes(row.sign));
  const named = rows.filter(({ graha }) => (bodies as readonly string[]).includes(graha)).slice(0, MOST);
  const told = bodies.length > 0 ? named : here.length > 0 ? here : rows;
  for (const row of told) {
    if (bodies.length > 0) teller.turn();
    if (asksDirection) tellDirection(teller, row.graha, row.isRetrograde);
    tellTransit(teller, row, isKnown);
    if (!asksDirection && row.isRetrograde && isTurning(row.graha)) tellDirection(teller, row.graha, true);
    if (bodies.length > 0 && isKnown && !asksDirection) tellEffect(teller, row, ground, settled);
  }
  return told.length > 0;
}

/** The grahas in transit; null without a sky, outside the ephemeris, and in the edition that reads none. */
function rowsOf({ horoscope, zodiac, atJdUt }: AnswerGround, { version }: Settled): readonly GocharaRow[] | null {
  if (horoscope === undefined || zodiac === undefined || version === '2') return null;
  return orNothing(() => gocharaAt(zodiac, horoscope.kundli, atJdUt).rows);
}

function tellTransit(teller: Teller, { graha, sign, houseFromLagna }: GocharaRow, isTimeKnown: boolean): void {
  const { words } = teller;
  if (!isTimeKnown) {
    tellSign(teller, graha, sign);
    return;
  }
  const named = { graha: words.theBody(graha), rashiIn: words.rashiIn(sign) };
  teller.tell('explanation', words.say.transitNow({ ...named, houseIn: words.houseIn(houseFromLagna) }), [
    inSign(graha, sign),
    { kind: 'transit', body: graha, house: houseFromLagna, at: 'now' },
  ]);
}

function tellSign(teller: Teller, body: BodyKey, sign: number): void {
  const { words } = teller;
  const named = { graha: words.theBody(body), rashiIn: words.rashiIn(sign) };
  teller.tell('explanation', words.say.transitSign(named), [inSign(body, sign)]);
}

function inSign(body: BodyKey, sign: number): Claim {
  return { kind: 'transit', body, sign: signName(sign), at: 'now' };
}

/** What a transit brings, by its house from the Moon; of Saturn near her, by his part. */
function tellEffect(
  teller: Teller,
  { graha, houseFromMoon }: GocharaRow,
  ground: AnswerGround,
  settled: Settled,
): void {
  const { rules } = teller.voice;
  const part = graha === 'Saturn' ? String(factsOfGround(ground, settled).get('sade-sati')) : '';
  const rule = rules.find(`sade-sati.${part}`) ?? rules.find(`gochara.${graha}.${houseFromMoon}`);
  if (rule === undefined || rule.care === 'health' || settled.tier === 'eco') return;
  teller.tellRule('reason', rule, new Placements(teller.words, ground).of(rule));
}

/** Whether it goes backwards now. */
export function tellDirection(teller: Teller, name: string, isRetrograde: boolean): void {
  const { say } = teller.words;
  const graha = teller.words.theBody(name);
  teller.tell('explanation', isRetrograde ? say.transitRetrograde({ graha }) : say.transitDirect({ graha }), [
    {
      kind: 'transit',
      body: name as BodyKey,
      retrograde: true,
      at: 'now',
      ...(!isRetrograde && { negated: true }),
    },
  ]);
}

/** Those that go backwards; where none does, of each that it does not. */
function tellTurned(teller: Teller, rows: readonly { readonly graha: string; readonly isRetrograde: boolean }[]): void {
  const turning = rows.filter(({ graha }) => isTurning(graha));
  const found = turning.filter(({ isRetrograde }) => isRetrograde);
  for (const { graha, isRetrograde } of found.length > 0 ? found : turning) tellDirection(teller, graha, isRetrograde);
}

/** The planets of the Western chart's own zodiac; null without that chart or a sky, and outside the ephemeris. */
function planetsOf({ kernel, nativity, atJdUt }: AnswerGround): readonly SkyRow[] | null {
  if (kernel === undefined || nativity === undefined) return null;
  return orNothing(() => westernSkyAt(kernel, nativity, atJdUt));
}

/** By signs alone: the houses of a Western chart are not signs. */
function tellWestern(teller: Teller, { bodies, signs, houses, terms }: Question, rows: readonly SkyRow[]): boolean {
  const asksDirection = terms.includes('retrograde');
  const planets = rows.filter(({ graha }) => !(NODES as readonly string[]).includes(graha));
  const named = rows.filter(({ graha }) => bodies.some((body) => westernName(body) === graha)).slice(0, MOST);
  const here = planets.filter(({ sign }) => signs.includes(sign));
  const told = bodies.length > 0 ? named : here.length > 0 ? here : houses.length > 0 ? [] : planets;
  for (const { graha, sign, isRetrograde } of told) {
    const turns = isTurning(graha);
    if (bodies.length > 0) teller.turn();
    if (asksDirection && turns) tellDirection(teller, graha, isRetrograde);
    tellSign(teller, graha, sign);
    if (!asksDirection && isRetrograde && turns) tellDirection(teller, graha, true);
  }
  return told.length > 0;
}
