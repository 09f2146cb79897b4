/**
 * The state of the machine that reads a clause (see read.ts): what is spoken of, what waits for a subject, what was claimed so far; and the steps that
 * every part of the grammar takes.
 */

import { SIGNS } from '../../../chart/chart.ts';
import type { AspectKey, BodyKey, Sign } from '../../../language/keys.ts';
import type { Assertion, ClaimChart, Mood, Spoken, Subject } from '../claim.ts';
import { combinationsIn } from '../combinations.ts';
import type { Node, Noun } from '../nodes.ts';
import { periodsIn } from '../periods.ts';
import { argOf, is } from '../scan.ts';
import type { Draft } from '../timing.ts';

export type Place = Extract<Noun, { readonly type: 'sign' | 'house' | 'nakshatra' | 'degree' }>;
export type State = (body: Subject) => Assertion;

export interface Waiting {
  readonly place: Place;
  readonly node: Node;
  readonly at: number;
}

export class ClauseState {
  /** Of whom a pronoun of the next clause speaks, and where its `there` is. */
  subjects: Subject[];
  lastPlace: Place | null;
  chart: ClaimChart | undefined;
  readonly drafts: Draft[] = [];
  readonly nodes: readonly Node[];
  /** Bodies that a period has taken. */
  readonly taken: ReadonlySet<number>;
  protected readonly verbLast: boolean;
  protected readonly mood: Mood | null;
  protected hypothetical = false;
  /** Nothing but places, such as `In the seventh house!`: they are the last subject's. */
  protected readonly lone: boolean;
  /** The subjects are this clause's own. */
  protected named = false;
  protected sealed = false;
  protected group: { readonly from: number; hasHouse: boolean; hasSign: boolean } = {
    from: 0,
    hasHouse: false,
    hasSign: false,
  };
  protected verb = '';
  protected count: number | undefined;
  /** `Counted from the Moon, …`. */
  protected origin: BodyKey | undefined;
  protected placed = false;
  protected object: Subject | null = null;
  protected waiting: Waiting[] = [];
  protected states: State[] = [];
  protected denied = false;
  protected never = false;
  protected last = -1;
  protected readonly skip: Set<number> = new Set();
  protected readonly bound: Set<number> = new Set();

  constructor(nodes: readonly Node[], verbLast: boolean, before: ClauseState | null, spoken: Spoken) {
    this.nodes = nodes;
    this.verbLast = verbLast;
    this.subjects = [...(before?.subjects ?? spoken.subjects)];
    this.lastPlace = before === null ? placeOf(spoken) : before.lastPlace;
    this.lone = isLone(nodes);
    const has = (tag: string) => nodes.some((node) => node.noun === null && is(node.item, tag));
    const pointed = has('you') || nodes.some(({ noun, item }) => noun !== null && is(item, 'you'));
    this.mood =
      has('general') && !pointed ? 'general' : has('would') && (has('if') || !pointed) ? 'hypothetical' : null;
    this.chart = chartOf(nodes) ?? before?.chart;
    this.drafts.push(...combinationsIn(nodes, verbLast));
    const periods = periodsIn(nodes, before?.drafts ?? []);
    this.drafts.push(...periods.drafts);
    this.taken = periods.taken;
  }

  protected emit(assertion: Assertion, at: number): void {
    this.drafts.push({
      assertion,
      at,
      denied: this.denied && assertion.kind !== 'lord' && assertion.kind !== 'sign-lord',
      mood: this.hypothetical ? 'hypothetical' : null,
    });
  }

  protected inChart(): { readonly chart?: ClaimChart } {
    return this.chart === undefined ? {} : { chart: this.chart };
  }

  protected counted(): { readonly count?: number } {
    return this.count === undefined ? {} : { count: this.count };
  }

  protected start(bodies: Subject[], at: number): void {
    const kept =
      this.verb === 'hold' || this.verb === 'conj' || this.verb === 'exchange' || this.verb.startsWith('west:')
        ? this.verb
        : '';
    const adjacent = this.waiting.filter((waiting) => waiting.at === at - 1);
    if (this.named) this.close();
    this.subjects = bodies;
    this.named = true;
    this.sealed = false;
    this.verb = kept === 'hold' ? 'held' : kept;
    this.placed = false;
    this.object = null;
    if (!this.never) this.denied = false;
    this.group = { from: at, hasHouse: false, hasSign: false };
    if (adjacent.length > 0 && this.waiting.length === 0) this.waiting = adjacent;
  }

  protected bind(place: Place, bodies: readonly Subject[], at: number): void {
    for (const body of bodies) this.emit(placement(body, place, this.inChart()), at);
    if (place.type === 'house') this.group.hasHouse = true;
    else this.group.hasSign = true;
    if (bodies === this.subjects) this.sealed = true;
    this.placed = false;
    this.endSupposing(at);
  }

  protected lookOn(body: Subject, place: Place, at: number): void {
    const houses = place.type === 'house' ? place.houses : [];
    for (const house of houses)
      this.emit({ kind: 'aspect', body, on: { house }, ...this.counted(), ...this.inChart() }, at);
    if (place.type === 'sign')
      this.emit({ kind: 'aspect', body, on: { sign: signOf(place.sign) }, ...this.counted(), ...this.inChart() }, at);
    this.sealed = true;
  }

  protected act(body: Subject, at: number): void {
    const verb = this.verb;
    for (const subject of this.subjects) {
      if (subject === body) continue;
      if (verb === 'aspect')
        this.emit({ kind: 'aspect', body: subject, on: body, ...this.counted(), ...this.inChart() }, at);
      else if (verb.startsWith('west:'))
        this.emit(
          { kind: 'aspect', body: subject, on: body, aspect: verb.slice(5) as AspectKey, ...this.inChart() },
          at,
        );
      else if (verb === 'stronger') this.emit({ kind: 'stronger', body: subject, than: body }, at);
      else if (verb === 'weaker') this.emit({ kind: 'stronger', body, than: subject }, at);
      else if (verb === 'transit' && typeof body === 'string')
        this.emit({ kind: 'transit', body: subject, house: 1, countedFrom: body }, at);
    }
    if (verb === 'conj') this.emit({ kind: 'conjunct', bodies: [...this.subjects, body], ...this.inChart() }, at);
    if (verb === 'exchange') this.emit({ kind: 'exchange', bodies: [...this.subjects, body], ...this.inChart() }, at);
    this.object = body;
    this.sealed = true;
  }

  protected pairUp(at: number): void {
    const [a, b] = this.subjects as [Subject, Subject];
    this.emit({ kind: 'aspect', body: a, on: b, aspect: this.verb.slice(5) as AspectKey, ...this.inChart() }, at);
    this.sealed = true;
    this.verb = '';
  }

  protected applyStates(bodies: readonly Subject[], at: number): void {
    for (const state of this.states) for (const body of bodies) this.emit(state(body), at);
    this.states = [];
  }

  /** A denial behind what it denies. */
  protected deny(at: number): void {
    const { gap } = this.nodes[at] as Node;
    if (gap > 0 && !(this.nodes[at] as Node).denies) return;
    let last = at - 1;
    while (
      last > 0 &&
      (this.nodes[last] as Node).noun === null &&
      ['fin', 'copula', 'place', 'pin', 'present'].some((tag) => is((this.nodes[last] as Node).item, tag))
    )
      last -= 1;
    for (const draft of this.drafts)
      if (draft.at >= last && draft.at <= at && draft.assertion.kind !== 'lord') draft.denied = true;
    if (this.waiting.length > 0) this.denied = true;
    const noun = this.nodes[last]?.noun;
    if (noun !== null && noun !== undefined && noun.type !== 'body' && noun.type !== 'date')
      for (const draft of this.drafts) if (draft.at === last) draft.denied = true;
  }

  protected endSupposing(at: number): void {
    if (this.hypothetical && is(this.nodes[at + 1]?.item, 'comma')) this.hypothetical = false;
  }

  /** The subject's turn is over: what waited for one is bound to it. */
  protected close(): void {
    if (this.named && this.subjects.length > 0) {
      const held = this.verb === 'held' || this.verb === 'hold';
      for (const waiting of [...this.waiting]) {
        const { place, node, at } = waiting;
        const has = place.type === 'house' ? this.group.hasHouse : this.group.hasSign;
        if (has || at > this.group.from || this.skip.has(at) || !(node.case === 'in' || (held && node.case === null)))
          continue;
        for (const body of this.subjects) this.emit(placement(body, place, this.inChart()), at);
        if (place.type === 'house') this.group.hasHouse = true;
        else this.group.hasSign = true;
        this.bound.add(at);
      }
      this.waiting = this.waiting.filter(({ at }) => !this.bound.has(at));
    }
    this.applyStates(this.named ? this.subjects : [], this.nodes.length - 1);
  }

  /**
   * Places that are named beside bodies and were bound to none, by words that we do not know: at least one of the bodies has to have to do with each. Where
   * there is no body and the one who asks is spoken of, a sign is that of his lagna, Moon or Sun, and a nakshatra is his Moon's.
   */
  protected leftOver(): void {
    const bodies = this.nodes
      .flatMap(({ noun }, at) => (noun?.type === 'body' && !this.taken.has(at) ? [noun.body] : []))
      .flatMap((body) => (typeof body === 'object' && 'anyOf' in body ? body.anyOf : [body]));
    const pointed = this.nodes.some(({ item }) => is(item, 'you') || is(item, 'natal'));
    for (const { place, node, at } of this.waiting) {
      if (node.case === 'in' && bodies.length > 0) continue;
      if (this.bound.has(at) || this.skip.has(at) || this.named !== bodies.length > 0) continue;
      const end = this.nodes.length - 1;
      if (bodies.length > 0) {
        const body: Subject = { anyOf: bodies };
        if (place.type === 'sign')
          this.emit({ kind: 'touch', body, on: { sign: signOf(place.sign) }, ...this.inChart() }, end);
        else if (place.type === 'house' && place.houses.length === 1 && place.from === undefined)
          this.emit({ kind: 'touch', body, on: { house: place.houses[0] as number }, ...this.inChart() }, end);
        else if (place.type === 'nakshatra') this.emit(placement(body, place, this.inChart()), end);
      } else if (pointed && !this.verbLast) {
        if (place.type === 'sign')
          this.emit(
            {
              kind: 'sign',
              body: { anyOf: ['Ascendant', 'Moon', 'Sun'] },
              sign: signOf(place.sign),
              ...this.inChart(),
            },
            end,
          );
        else if (place.type === 'nakshatra') this.emit(placement('Moon', place, this.inChart()), end);
      }
    }
  }

  /** Places in their case that nobody was bound to, in a clause that speaks of bodies. */
  protected unplaced(): readonly string[] {
    const speaks = this.nodes.some(
      ({ noun, item }, at) =>
        (noun?.type === 'body' && !this.taken.has(at)) ||
        (noun === null && is(item, 'pron') && is(this.nodes[at + 1]?.item, 'place')),
    );
    if (!speaks && !this.lone) return [];
    return this.waiting
      .filter(({ node, at }) => node.case === 'in' && !this.bound.has(at) && !this.skip.has(at))
      .map(({ node }) => node.item.word);
  }
}

/** What `there` points to at the beginning of a sentence. */
function placeOf({ house, sign }: Spoken): Place | null {
  if (house !== null) return { type: 'house', houses: [house] };
  return sign === null ? null : { type: 'sign', sign };
}

function isLone(nodes: readonly Node[]): boolean {
  return nodes.every(({ noun, item, gap, case: of }) =>
    noun === null
      ? gap === 0 &&
        ['in', 'you', 'comma', 'stop', 'pin', 'and', 'fin', 'sep', 'ask', 'line', 'colon'].some((tag) => is(item, tag))
      : gap === 0 && of === 'in' && noun.type !== 'body' && noun.type !== 'date',
  );
}

/** A chart that is named once, behind the places: it is meant of all of them. Named before them it holds from there on. */
function chartOf(nodes: readonly Node[]): ClaimChart | undefined {
  const named = nodes
    .map(({ noun, item }, at) => (noun === null && is(item, 'varga') ? at : -1))
    .filter((at) => at >= 0);
  const [only] = named;
  if (
    named.length !== 1 ||
    only === undefined ||
    nodes.slice(only).some(({ noun }) => noun !== null && noun.type !== 'date' && noun.type !== 'body')
  )
    return undefined;
  const varga = argOf((nodes[only] as Node).item, 'varga');
  return varga === 'D1' ? 'rashi' : (varga as ClaimChart);
}

export function signOf(sign: number): Sign {
  return SIGNS[sign - 1] as Sign;
}

function placement(body: Subject, place: Place, chart: { readonly chart?: ClaimChart }): Assertion {
  switch (place.type) {
    case 'sign':
      return body === 'Ascendant'
        ? { kind: 'lagna', sign: signOf(place.sign), ...chart }
        : { kind: 'sign', body, sign: signOf(place.sign), ...chart };
    case 'house':
      return {
        kind: 'house',
        body,
        houses: place.houses,
        ...(place.from === undefined ? {} : { countedFrom: place.from }),
        ...chart,
      };
    case 'nakshatra':
      return {
        kind: 'nakshatra',
        body,
        nakshatra: place.nakshatra,
        ...(place.pada === undefined ? {} : { pada: place.pada }),
        ...chart,
      };
    case 'degree':
      return { kind: 'degree', body, degree: place.degree, toleranceDeg: place.toleranceDeg, ...chart };
  }
}
