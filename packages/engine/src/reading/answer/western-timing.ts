/** When, in the Western way: exact transits of the slow planets to what stands for the topic, and the lord of the year by profection. */

import { lordOfSign } from '../../chart/zodiac.ts';
import type { BodyKey } from '../../language/keys.ts';
import type { SourceKey } from '../../sources.ts';
import { jdTtOfUt } from '../../time/index.ts';
import { profectionAt, type Radix, type TransitHit, transitsTo, type WesternAspectType } from '../../western/index.ts';
import type { AnswerGround, Settled } from './answer.ts';
import { orNothing } from './span.ts';
import type { Draft, Teller } from './teller.ts';
import type { Window } from './timing.ts';
import type { TopicPlan } from './topic-table.ts';
import { sentencesOf, signName, type Words } from './words.ts';

const SLOW = ['Jupiter', 'Saturn', 'Uranus', 'Neptune', 'Pluto'] as const;
const ASPECTS: readonly WesternAspectType[] = ['conjunction', 'sextile', 'square', 'trine', 'opposition'];
/** How far is looked: for a reading, and where a time is asked for. In days. */
const REACH_DAYS = { reading: 731, when: 1827 } as const;
/** What each planet brings by nature, in our own words. */
const PLANETS_BY_NATURE: SourceKey = 'khagol';
/** Passes of one aspect that are named. */
const MOST_PASSES = 3;

/** The answer to `when`, before anything else: the transit that helps most of those ahead, with what it brings. */
export function tellWesternWhen(
  teller: Teller,
  ground: AnswerGround,
  plan: TopicPlan,
  window: Window,
  settled: Settled,
): void {
  if (window.isPast) return;
  const answer = approachesIn(teller, ground, plan, window, true, settled).find(({ helps }) => helps);
  if (answer === undefined) return;
  tellApproach(teller, 'verdict', answer);
  teller.tell('verdict', teller.words.say.whenHedge);
}

export function tellWesternTiming(
  teller: Teller,
  ground: AnswerGround,
  plan: TopicPlan,
  window: Window,
  isWhen: boolean,
  settled: Settled,
): void {
  const { kernel, nativity, atJdUt } = ground;
  const { words } = teller;
  teller.turn();
  // A day after the birth or before it moves what is exact by weeks.
  if (kernel === undefined || nativity === undefined || !nativity.radix.isTimeKnown) {
    teller.warnings.add('NO_TRANSITS');
    if (isWhen) teller.tell('timing', words.say.noTiming);
    return;
  }
  const { radix } = nativity;
  const told = toldOf(approachesIn(teller, ground, plan, window, isWhen, settled), isWhen);
  const ruler = rulerOf(radix, plan);
  if (ruler !== null && told.some(({ point }) => point === ruler)) {
    const [house = 1] = plan.houses;
    teller.tell('timing', words.say.lordIs({ lord: words.lord(house), graha: words.theBody(ruler) }), [
      { kind: 'lord', house, body: ruler as BodyKey, chart: 'western' },
    ]);
  }
  for (const each of told) {
    if (teller.hasSaid(each.draft.text)) continue;
    tellApproach(teller, 'timing', each);
    teller.turn();
  }
  if (radix.angles !== null && !window.isPast && isAlive(radix, atJdUt)) {
    const found = orNothing(() => profectionAt(kernel, radix, atJdUt, { yearBy: 'mean-year' }));
    teller.turn();
    if (found !== null) tellYear(teller, radix, found.year);
  }
}

/** So many transits are told: in a reading, and where a time is asked for; and to one point no more than two. */
const MOST_TOLD = { reading: 3, when: 4 } as const;
const MOST_TO_ONE = 2;

/** The transits of a window, the weightiest first; none of a birth without an hour, nor in the short tier. */
function approachesIn(
  teller: Teller,
  { kernel, nativity }: AnswerGround,
  plan: TopicPlan,
  window: Window,
  isWhen: boolean,
  { tier }: Settled,
): readonly Approach[] {
  if (kernel === undefined || nativity === undefined || !nativity.radix.isTimeKnown || tier === 'eco') return [];
  const { radix } = nativity;
  const way = isWhen ? 'when' : 'reading';
  const found = orNothing(() => {
    const from = jdTtOfUt(window.fromJdUt);
    return transitsTo(kernel, radix, from, Math.min(jdTtOfUt(window.toJdUt), from + REACH_DAYS[way]), {
      bodies: SLOW,
      points: pointsOf(radix, plan),
      aspects: ASPECTS,
    }).hits;
  });
  if (found === null) teller.warnings.add('NO_TRANSITS');
  return approachesOf(teller.words, radix, plan, found ?? []);
}

/** The weightiest, in the order of time. */
function toldOf(approaches: readonly Approach[], isWhen: boolean): readonly Approach[] {
  const picked: Approach[] = [];
  for (const each of approaches)
    if (picked.filter(({ point }) => point === each.point).length < MOST_TO_ONE) picked.push(each);
  return picked.slice(0, MOST_TOLD[isWhen ? 'when' : 'reading']).sort((one, other) => one.firstJdUt - other.firstJdUt);
}

/** A transit, and once for each planet what it brings. */
function tellApproach(teller: Teller, section: 'verdict' | 'timing', { body, draft }: Approach): void {
  teller.tell(section, draft.text, draft.claims);
  const [meaning] = sentencesOf(teller.voice.glossary?.[`body.${body}`]?.text ?? '');
  if (meaning !== undefined) teller.tell(section, meaning, [], [], { works: [PLANETS_BY_NATURE] });
}

/** Years of life that profections are counted for, in days. */
const LIFE_DAYS = 54_000;

/** From the birth to an age that somebody reaches. */
function isAlive({ ground }: Radix, atJdUt: number): boolean {
  return ground !== null && atJdUt >= ground.jdUt && atJdUt - ground.jdUt < LIFE_DAYS;
}

/** Whose year it is: the ruler of the sign that the ascendant has come to. */
function tellYear(
  teller: Teller,
  radix: Radix,
  { lord, startJdUt, endJdUt }: { readonly lord: string; readonly startJdUt: number; readonly endJdUt: number },
): void {
  const { words } = teller;
  const point = radix.points.find(({ name }) => name === lord);
  if (point === undefined) return;
  const text = words.say.profection({
    from: words.day(startJdUt).text,
    to: words.day(endJdUt).text,
    graha: words.theBody(lord),
    rashiIn: words.rashiIn(point.sign),
  });
  teller.tell('timing', text, [{ kind: 'sign', body: lord as BodyKey, sign: signName(point.sign), chart: 'western' }]);
}

/** The old ruler of the chief house of a topic; null without houses. */
function rulerOf(radix: Radix, plan: TopicPlan): string | null {
  const cusp = radix.isTimeKnown ? radix.houses?.cuspsDeg[(plan.houses[0] as number) - 1] : undefined;
  return cusp === undefined ? null : lordOfSign(Math.floor(cusp / 30) + 1);
}

/** What stands for a topic: the ruler of its chief house, its significators, and the angle where the house begins with one. */
function pointsOf(radix: Radix, plan: TopicPlan): readonly string[] {
  const chief = plan.houses[0] as number;
  const ruler = rulerOf(radix, plan);
  const angle =
    radix.isTimeKnown && radix.angles !== null ? (chief === 1 ? ['Ascendant'] : chief === 10 ? ['Midheaven'] : []) : [];
  const names = new Set(radix.points.map(({ name }) => name));
  const planets = [...(ruler === null ? [] : [ruler]), ...plan.karakas, 'Sun'].filter((name) => names.has(name));
  return [...new Set([...angle, ...planets])].slice(0, 4);
}

interface Approach {
  readonly body: string;
  readonly point: string;
  readonly helps: boolean;
  readonly draft: Draft;
  readonly firstJdUt: number;
}

/** The passes of each aspect as one sentence, the weightiest first: those to what stands first for the topic, by the slower planet, and the nearer ones. */
function approachesOf(words: Words, radix: Radix, plan: TopicPlan, hits: readonly TransitHit[]): readonly Approach[] {
  const groups = new Map<string, TransitHit[]>();
  for (const hit of hits) {
    const key = `${hit.body} ${hit.aspect} ${hit.point}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [hit]);
    else group.push(hit);
  }
  const points = pointsOf(radix, plan);
  const rank = ([{ body, aspect, point }]: readonly [TransitHit]): number =>
    points.indexOf(point) * 2 - SLOW.indexOf(body as (typeof SLOW)[number]) + (aspect === 'sextile' ? 3 : 0);
  return [...groups.values()]
    .map((group, at) => ({ group, at, rank: rank([group[0] as TransitHit]) }))
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .map(({ group }) => {
      const { body, aspect, point, jdUt } = group[0] as TransitHit;
      const helps = mannerOf(words, body, aspect) === words.say.westernHelps;
      return { body, point, helps, draft: draftOf(words, radix, group), firstJdUt: jdUt };
    });
}

function draftOf(words: Words, radix: Radix, group: readonly TransitHit[]): Draft {
  const { body, aspect, point } = group[0] as TransitHit;
  const spot =
    radix.points.find(({ name }) => name === point) ??
    Object.values(radix.angles ?? {}).find(({ name }) => name === point);
  const sign = spot?.sign ?? 1;
  return {
    text: mannerOf(
      words,
      body,
      aspect,
    )({
      graha: words.theBody(body),
      aspect: words.language.names.aspect[aspect as keyof typeof words.language.names.aspect],
      other: words.body(point),
      rashiIn: words.rashiIn(sign),
      dates: words.language.list(group.slice(0, MOST_PASSES).map(({ jdUt }) => words.day(jdUt).text)),
    }),
    claims: [{ kind: 'sign', body: point as BodyKey, sign: signName(sign), chart: 'western' }],
  };
}

function mannerOf({ say }: Words, body: string, aspect: WesternAspectType): Words['say']['westernHelps'] {
  if (aspect === 'trine' || aspect === 'sextile') return say.westernHelps;
  if (aspect === 'conjunction')
    return body === 'Jupiter' ? say.westernHelps : body === 'Saturn' ? say.westernTests : say.westernBegins;
  return say.westernTests;
}
