/** Where something stands in a chart, or whether it is there: answered to the degree, and then what tradition makes of it. */

import { GRAHAS, type Graha } from '../../jyotish/index.ts';
import type { Claim } from '../claims/index.ts';
import { namesNow } from '../question/now.ts';
import type { Question, Term } from '../question/question.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { isTimeKnown } from './certain.ts';
import { tellDosha, tellDoshas, tellNamed, tellYogas, yogasNamedIn } from './combinations.ts';
import { tellPeriods } from './dasha-asked.ts';
import { asksOfDivision, tellDivisions } from './divisions.ts';
import { exactVedic, exactWestern } from './exact.ts';
import { tellLooks } from './looks.ts';
import { tellParticulars } from './particulars.ts';
import { Placements } from './placements.ts';
import { tellSadeSati } from './sade-sati.ts';
import { asksOfOtherSky, asksOfRuler, asksOfSky, tellSky } from './sky-now.ts';
import { STATES_ASKED, tellAsked, tellStates, tellStatesAsked } from './states.ts';
import { asksStrength, endsAsked, tellBindus, tellStrength, tellStrengthOf } from './strength.ts';
import { lordOfHouse } from './subject.ts';
import type { Teller } from './teller.ts';
import { hasPeriods } from './timing.ts';
import type { TopicPlan } from './topic-table.ts';
import { factsOfGround } from './weigh.ts';
import { midheavenDraft } from './western-drafts.ts';
import { labelled } from './words.ts';

/** Doshas that questions name, by the engine's names. */
const DOSHAS: { readonly [T in Term]?: string } = {
  'mangal-dosha': 'Mangal',
  'kaal-sarp': 'Kala Sarpa',
  'pitru-dosha': 'Pitru',
};

/** The six stars at whose ends signs end, by their Hindi name. */
const GANDA_MOOLA = /gand[ -]?(?:mool|mul)|मूल|মূল|மூல|మూల|ಮೂಲ|മൂല|મૂળ|ਮੂਲ/iu;

/** Terms of a place or a state: where the sky is meant, they are not told of the birth. */
const OF_PLACES: ReadonlySet<Term> = new Set<Term>([
  ...(['lagna', 'rashi', 'nakshatra', 'midheaven'] as const),
  ...STATES_ASKED,
]);

/** @returns whether anything of what was asked could be told */
export function tellPlaces(
  teller: Teller,
  question: Question,
  ground: AnswerGround,
  plan: TopicPlan,
  settled: Settled,
): boolean {
  if (!isTimeKnown(ground)) {
    teller.warnings.add('TIME_UNKNOWN');
    teller.tell('policy', teller.words.say.unknownTime);
    teller.turn();
  }
  const told = teller.sentences.length;
  if (settled.system === 'vedic' && asksOfDivision(question)) return tellDivisions(teller, question, ground);
  tellParticulars(teller, question.particulars, ground, settled);
  // Of a planet’s looks its own place is no answer.
  if (tellLooks(teller, question, ground, settled)) return true;
  if (asksStrength(question)) tellStrengthOf(teller, question, ground, settled);
  if (tellBindus(teller, question, ground, settled)) return true;
  const ends = endsAsked(question);
  if (ends.length > 0) return tellEnds(teller, ends, ground, plan, settled);
  if (!asksOfSky(question) && asksWhoIsIn(question)) return tellWhoIsIn(teller, question, ground, settled);
  tellTerms(teller, question, ground, settled);
  if (asksOfSky(question)) return tellSky(teller, question, ground, settled) || teller.sentences.length > told;
  const isBare = question.bodies.length + question.houses.length === 0;
  const isTold = teller.sentences.length > told || names(question.terms) || question.particulars.length > 0;
  const bodies: readonly string[] = isBare && !isTold ? ['Ascendant', 'Moon', 'Sun'] : question.bodies;
  const isOfOtherSky = question.kind === 'placement' && asksOfOtherSky(question);
  if (!isOfOtherSky)
    for (const body of bodies.slice(0, 4)) tellBody(teller, body, ground, plan, settled, question.terms);
  for (const house of question.houses.slice(0, 3)) tellHouse(teller, house, question.text, ground, settled);
  return teller.sentences.length > told;
}

/** Whether it asks who stands in a sign, or with the ascendant. */
function asksWhoIsIn({ terms, bodies, houses, signs }: Question): boolean {
  if (bodies.length + houses.length > 0 || !terms.includes('planet')) return false;
  return signs.length > 0 || terms.includes('lagna');
}

/** @returns whether anything could be told */
function tellWhoIsIn(teller: Teller, { signs, text }: Question, ground: AnswerGround, settled: Settled): boolean {
  const told = teller.sentences.length;
  if (signs.length === 0) tellHouse(teller, 1, text, ground, settled);
  const placements = new Placements(teller.words, ground);
  const { none } = teller.words.language.say.furniture;
  for (const sign of signs.slice(0, 2)) {
    const inside = namesIn(sign, ground, settled);
    teller.turn();
    for (const name of inside) {
      const placed = settled.system === 'western' ? placements.planet(name) : placements.graha(name as Graha);
      if (placed !== null) teller.tell('explanation', placed.text, placed.claims);
    }
    // Of a day without an hour one may come or go.
    if (inside.length === 0 && isTimeKnown(ground))
      teller.tell('explanation', labelled(teller.words, teller.words.sign(sign), none).text);
  }
  return teller.sentences.length > told;
}

/** Who stands in a sign of the chart. */
function namesIn(sign: number, { horoscope, nativity }: AnswerGround, { system }: Settled): readonly string[] {
  if (system === 'western')
    return (nativity?.radix.points ?? []).filter((point) => point.sign === sign).map(({ name }) => name);
  return horoscope === undefined ? [] : GRAHAS.filter((graha) => horoscope.kundli.grahas[graha].sign === sign);
}

/** The strongest or weakest planet, and where it stands. @returns whether it could be told */
export function tellEnds(
  teller: Teller,
  ends: ReturnType<typeof endsAsked>,
  ground: AnswerGround,
  plan: TopicPlan,
  settled: Settled,
): boolean {
  const found = ends.map((end) => {
    const graha = tellStrength(teller, end, ground, settled);
    if (graha !== null) tellBody(teller, graha, ground, plan, settled);
    return graha;
  });
  return found.some((graha) => graha !== null);
}

function names(terms: readonly Term[]): boolean {
  return terms.some(
    (term) =>
      term in DOSHAS ||
      term === 'dosha' ||
      term === 'sade-sati' ||
      term === 'dasha' ||
      term === 'yoga' ||
      STATES_ASKED.includes(term),
  );
}

/** Its terms, but for those of the birth where the sky is meant, and with the dasha where its lords are. */
function termsAsked(question: Question): readonly Term[] {
  const { terms } = question;
  if (asksOfSky(question)) return terms.filter((term) => !OF_PLACES.has(term));
  return asksOfRuler(question) ? [...terms, 'dasha'] : terms;
}

/** A term that names a state of the chart, such as a dosha or the running dasha. */
export function tellTerms(teller: Teller, question: Question, ground: AnswerGround, settled: Settled): void {
  const { bodies, text } = question;
  const terms = termsAsked(question);
  const { horoscope } = ground;
  const states = bodies.length === 0 && isOfBirth(question) ? terms : [];
  if (settled.system === 'western') {
    if (terms.includes('lagna')) tellBody(teller, 'Ascendant', ground, null, settled);
    const midheaven = terms.includes('midheaven') ? midheavenDraft(teller.words, ground) : null;
    if (midheaven !== null) teller.tell('explanation', midheaven.text, midheaven.claims);
    tellStatesAsked(teller, states, ground, settled);
    return;
  }
  if (horoscope === undefined) return;
  tellStatesAsked(teller, states, ground, settled);
  for (const term of terms) {
    if (term === 'lagna') tellBody(teller, 'Ascendant', ground, null, settled);
    else if (term === 'rashi' || term === 'nakshatra') {
      // The sign or star of another that is named is told with its place.
      if (bodies.length === 0) tellBody(teller, 'Moon', ground, null, settled);
    } else if (term === 'dasha' && hasPeriods(ground, settled)) tellPeriods(teller, question, ground, settled);
    else if (term === 'sade-sati') tellSadeSati(teller, question, ground, settled);
    else if (term in DOSHAS) tellDosha(teller, DOSHAS[term] as string, ground);
    else if (term === 'gandanta')
      tellDosha(teller, GANDA_MOOLA.test(text) ? 'Ganda Moola' : 'Nakshatra Gandanta', ground);
    else if (term === 'dosha' && !terms.some((other) => other in DOSHAS)) tellDoshas(teller, text, ground);
    else if (term === 'yoga') {
      const named = yogasNamedIn(text, teller, ground);
      if (named.length > 0) tellNamed(teller, named, ground);
      else tellYogas(teller, ground);
    }
  }
}

/** Whether a state is asked of the birth: not of a time that is named, nor of now, but where the chart itself is named. */
function isOfBirth(question: Question): boolean {
  return question.terms.includes('birth-chart') || (question.scope === null && !namesNow(question));
}

/** A body to the degree, how it is, and what that means. @param terms  those of the question: a state that it names is told, or denied */
function tellBody(
  teller: Teller,
  name: string,
  ground: AnswerGround,
  plan: TopicPlan | null,
  settled: Settled,
  terms: readonly Term[] = [],
): void {
  const exact =
    settled.system === 'western' ? exactWestern(teller.words, name, ground) : exactVedic(teller.words, name, ground);
  if (exact === null) return;
  teller.turn();
  if (!teller.tell('explanation', exact.text, exact.claims)) return;
  const isVedic = settled.system === 'vedic';
  if (isVedic && isTimeKnown(ground)) tellStates(teller, name, ground);
  tellAsked(teller, name, ground, settled, terms);
  const facts = factsOfGround(ground, settled);
  const ids = isVedic
    ? name === 'Ascendant'
      ? [`lagna-sign.${String(facts.get('lagna'))}`]
      : [
          `graha-in-house.${name}.${String(facts.get(`house:${name}`))}`,
          ...(isTimeKnown(ground) ? [] : [`graha-in-sign.${name}.${String(facts.get(`sign:${name}`))}`]),
        ]
    : name === 'Ascendant'
      ? [`western-ascendant.${String(facts.get('w.ascendant'))}`]
      : [`western-sign.${name}.${String(facts.get(`w.sign:${name}`))}`];
  if (isVedic && name === 'Moon') {
    const star = teller.voice.rules.holding(facts).find(({ family }) => family === 'moon-nakshatra');
    if (star !== undefined) ids.push(star.id);
  }
  for (const id of ids) {
    const rule = teller.voice.rules.find(id);
    if (rule !== undefined && (rule.care !== 'health' || plan?.ruleTopics.includes('health') === true))
      teller.tellRule('reason', rule, null);
  }
}

/** What asks for the sign of a house. */
const OF_SIGN = /\bsigns?\b|\bra(?:sh|s)i\b|signo|\bsigne\b|राशि|राशी|রাশি|ராசி|రాశి|ರಾಶಿ|രാശി|રાશિ|ਰਾਸ਼ੀ/iu;

/** A house: its lord, who stands in it, and what the place of the lord means. */
function tellHouse(teller: Teller, house: number, text: string, ground: AnswerGround, settled: Settled): void {
  const { horoscope } = ground;
  if (settled.system === 'western' || horoscope === undefined || !isTimeKnown(ground)) return;
  const { words } = teller;
  const lord = lordOfHouse(horoscope, house);
  if (lord === null) return;
  teller.turn();
  const placements = new Placements(words, ground);
  if (OF_SIGN.test(text)) {
    const { names } = words.language;
    const sign = ((horoscope.kundli.lagna.sign + house - 2) % 12) + 1;
    teller.tell('explanation', labelled(words, names.house[house as 1], words.sign(sign)).text);
  }
  const draft = placements.lord(house);
  if (draft !== null) teller.tell('explanation', draft.text, draft.claims);
  const inside = GRAHAS.filter((graha) => horoscope.kundli.grahas[graha].house === house);
  const houseIn = words.houseIn(house);
  if (inside.length === 0) teller.tell('explanation', words.say.empty({ houseIn }), [{ kind: 'empty', house }]);
  else if (inside.length > 1)
    teller.tell(
      'explanation',
      words.say.occupants({ houseIn, grahas: words.language.list(inside.map((graha) => words.theBody(graha))) }),
      inside.map((graha): Claim => ({ kind: 'house', body: graha, houses: [house] })),
    );
  // One guest is told in the singular, with its sign.
  const guest = inside.length === 1 ? placements.graha(inside[0] as Graha) : null;
  if (guest !== null) teller.tell('explanation', guest.text, guest.claims);
  const rule = teller.voice.rules.find(`lord-in-house.${house}.${horoscope.kundli.grahas[lord].house}`);
  if (rule !== undefined) teller.tellRule('reason', rule, null);
  for (const graha of inside.slice(0, 2)) {
    const own = teller.voice.rules.find(`graha-in-house.${graha}.${house}`);
    if (own === undefined || own.care === 'health') continue;
    teller.turn();
    const placed = placements.graha(graha);
    if (placed !== null && !teller.hasPlaced(placed.claims)) teller.tell('explanation', placed.text, placed.claims);
    teller.tellRule('reason', own, null);
  }
}
