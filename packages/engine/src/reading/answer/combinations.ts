/** Yogas and doshas of a chart: whether one that is named is there, and which there are. */

import type { DoshaFact, YogaFact } from '../../jyotish/index.ts';
import { chooseRules } from '../choose.ts';
import { claimsIn, combinationsNamed, groundOf, holds } from '../claims/index.ts';
import { hasHour } from '../facts/certain-day.ts';
import { isCertain, noHourMakes } from '../facts/certain-findings.ts';
import type { Rule } from '../rules/rule.ts';
import type { AnswerGround } from './answer.ts';
import { Placements } from './placements.ts';
import type { Teller } from './teller.ts';

const MOST_YOGAS = 6;

/** Whether the chart has a dosha; nothing where an hour of birth that is not known decides. @param name  as the engine names it */
export function tellDosha(teller: Teller, name: string, { horoscope }: AnswerGround): void {
  if (horoscope === undefined) return;
  const { say, language } = teller.words;
  const isNamed = (each: string): boolean => each.startsWith(name);
  const found = horoscope.doshas.facts.find(({ value }) => isNamed(value.name));
  if (found === undefined ? !noHourMakes(horoscope, isNamed) : !isCertain(horoscope, found)) return;
  teller.turn();
  const names: Readonly<Record<string, string>> = language.names.dosha;
  if (found !== undefined) tellFound(teller, found, name);
  else
    teller.tell('explanation', say.noDosha({ name: names[name] as string }), [{ kind: 'dosha', name, negated: true }]);
}

/** Between two charts, or told elsewhere, or of an infant’s death, of which nothing is told. */
const NOT_TOLD: ReadonlySet<string> = new Set(['Nadi', 'Rajju', 'Vedha', 'Bhakoot', 'Gana', 'Sade Sati', 'Balarishta']);
const MOST_DOSHAS = 6;

/** The doshas that a question names, in its own language or in Sanskrit; where it names none, those that the chart has, those in force before those that are cancelled. */
export function tellDoshas(teller: Teller, text: string, ground: AnswerGround): void {
  const { horoscope } = ground;
  if (horoscope === undefined) return;
  const { say, names } = teller.voice.language;
  const named = claimsIn(text, teller.voice.language).claims.flatMap((claim) =>
    claim.kind === 'dosha' && Object.hasOwn(names.dosha, claim.name) ? [claim.name] : [],
  );
  if (named.length > 0) {
    for (const name of new Set(named)) if (!NOT_TOLD.has(name)) tellDosha(teller, name, ground);
    return;
  }
  const facts = horoscope.doshas.facts.filter((fact) => isCertain(horoscope, fact) && !NOT_TOLD.has(fact.value.name));
  const found = [
    ...facts.filter(({ value }) => !value.isCancelled),
    ...facts.filter(({ value }) => value.isCancelled),
  ].flatMap(({ value }) => (Object.hasOwn(names.dosha, value.name) ? [value.name] : []));
  for (const name of [...new Set(found)].slice(0, MOST_DOSHAS)) tellDosha(teller, name, ground);
  if (facts.length === 0 && hasHour(horoscope)) teller.tell('explanation', say.kundli.noDoshas);
}

/** Yogas that a question names, in its own language or in Sanskrit: those that the language can name, or that the chart has under other names. */
export function yogasNamedIn(text: string, { voice }: Teller, { horoscope }: AnswerGround): readonly string[] {
  if (horoscope === undefined) return [];
  const named = claimsIn(text, voice.language).claims.flatMap((claim) =>
    claim.kind === 'yoga' &&
    (Object.hasOwn(voice.language.names.yoga, claim.name) ||
      combinationsNamed(horoscope, 'yoga', claim.name).length > 0)
      ? [claim.name]
      : [],
  );
  return [...new Set(named)];
}

/** Whether the chart has the yogas that are asked for: a name stands for its family, and what of it is there is told by its own name. */
export function tellNamed(teller: Teller, named: readonly string[], { horoscope }: AnswerGround): void {
  if (horoscope === undefined) return;
  const names: Readonly<Record<string, string>> = teller.words.language.names.yoga;
  for (const name of named.slice(0, MOST_YOGAS / 2)) {
    const formed = combinationsNamed(horoscope, 'yoga', name);
    const found = surest(
      teller,
      formed.filter((fact) => isCertain(horoscope, fact)),
      name,
    );
    const isNone = formed.length === 0 && holds({ kind: 'yoga', name }, groundOf({ horoscope })) === 'false';
    teller.turn();
    if (isNone)
      teller.tell('explanation', teller.words.say.noYoga({ name: names[name] as string }), [
        { kind: 'yoga', name, negated: true },
      ]);
    for (const fact of found.slice(0, MOST_YOGAS / 2)) tellFound(teller, fact, fact.value.name);
  }
}

/** One of each name: what is not cancelled before what is, then the very name, then what a rule speaks of. */
function surest(
  teller: Teller,
  found: readonly (YogaFact | DoshaFact)[],
  name: string,
): readonly (YogaFact | DoshaFact)[] {
  const rank = (fact: YogaFact | DoshaFact): number =>
    (fact.value.isCancelled ? 0 : 4) +
    (fact.value.name === name ? 2 : 0) +
    (ruleOf(teller, fact) === undefined ? 0 : 1);
  const yogas = found.filter(isYoga);
  const ranked = [...(yogas.length > 0 ? yogas : found)].sort((one, other) => rank(other) - rank(one));
  return ranked.filter((fact, at) => ranked.findIndex(({ value }) => value.name === fact.value.name) === at);
}

/** A yoga or a dosha that is there, cancelled or not, by a name that it has. */
function tellFound(teller: Teller, fact: YogaFact | DoshaFact, name: string): void {
  const { say, language } = teller.words;
  const { isCancelled } = fact.value;
  const kind = isYoga(fact) ? 'yoga' : 'dosha';
  const names: Readonly<Record<string, string>> = language.names[kind];
  const own = { name: (names[name] ?? names[name.replace(/ \(.*$/, '')]) as string };
  const message =
    kind === 'yoga' ? (isCancelled ? say.yogaLifted : say.yoga) : isCancelled ? say.doshaLifted : say.dosha;
  teller.tell('explanation', message(own), [{ kind, name }]);
  const rule = isCancelled ? undefined : ruleOf(teller, fact);
  if (rule !== undefined) teller.tellRule('reason', rule, null);
}

function isYoga(fact: YogaFact | DoshaFact): fact is YogaFact {
  return 'family' in fact.value;
}

function ruleOf({ voice }: Teller, fact: YogaFact | DoshaFact): Rule | undefined {
  return voice.rules.find(`${isYoga(fact) ? 'yoga' : 'dosha'}.${fact.id}`);
}

/** The yogas of a chart that rules speak of, the strongest first. */
export function tellYogas(teller: Teller, ground: AnswerGround): void {
  const placements = new Placements(teller.words, ground);
  const { horoscope } = ground;
  if (horoscope === undefined) return;
  const known = horoscope.yogas.facts
    .filter((fact) => !fact.value.isCancelled && isCertain(horoscope, fact))
    .flatMap(({ id }) => teller.voice.rules.find(`yoga.${id}`) ?? [])
    .sort((one, other) => other.strength - one.strength);
  let told = 0;
  for (const { rule } of chooseRules(known)) {
    const placed = placements.of(rule);
    if (placed === null || teller.hasSaid(placed.text)) continue;
    if (told++ === MOST_YOGAS) break;
    teller.turn();
    if (told <= MOST_YOGAS / 2) teller.tellRule('reason', rule, placed);
    else teller.tell('reason', placed.text, placed.claims, [rule]);
  }
}
