/**
 * The state of the machine that reads a clause (see read.ts): what is spoken of, what waits for a subject, what was claimed so far; and the steps that
 * every part of the grammar takes.
 */

import type { AspectKey, BodyKey } from '../../../language/keys.ts';
import type { Assertion, ClaimChart, Mood, Spoken, Subject } from '../claim.ts';
import { combinationsIn } from '../combinations.ts';
import { runningOf } from '../continued.ts';
import type { Node } from '../nodes.ts';
import { periodsIn } from '../periods.ts';
import { relationsIn } from '../relations.ts';
import { is } from '../scan.ts';
import type { Draft } from '../timing.ts';
import { chartOf, isLone, type Place, placement, placeOf, signOf } from './placement.ts';
import { deniesHaving, isCleft } from './shape.ts';

export type State = (body: Subject) => Assertion;

export interface Waiting {
  readonly place: Place;
  readonly node: Node;
  readonly at: number;
  /** It was named to say that it is not there. */
  readonly denied: boolean;
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
  /** Whether this clause is the first of its sentence. */
  protected readonly isFirst: boolean;
  /** Somebody was called a significator in this sentence. */
  protected readonly signifies: boolean;
  /** What was last said to run or to pass before this clause. */
  protected readonly earlier: Assertion | undefined;
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
  /** Nodes at which what follows is said not to be so. */
  protected readonly flips: number[] = [];
  /** Places on which a glance falls: `শনির দৃষ্টি দশম ভাবে`. */
  protected readonly falls: Set<number> = new Set();
  /** Somebody was said to be combust: that the Sun is near is no conjunction. */
  protected burning = false;
  /** A body of somebody else’s chart was named: what ties it to ours cannot be checked here. */
  protected strange = false;
  /** Places of `not in the fifth`, beside another that is so. */
  protected readonly contrasted: Set<number> = new Set();
  /** `It is in the ninth that Mars stands`: who stands there comes last. */
  protected readonly cleft: boolean;
  /** What the clause claims, once it was read. */
  protected told: readonly Assertion[] | null = null;
  protected readonly skip: Set<number> = new Set();
  protected readonly bound: Set<number> = new Set();

  constructor(nodes: readonly Node[], verbLast: boolean, before: ClauseState | null, spoken: Spoken) {
    this.nodes = nodes;
    this.verbLast = verbLast;
    this.subjects = [...(before?.subjects ?? spoken.subjects)];
    this.lastPlace = before === null ? placeOf(spoken) : before.lastPlace;
    this.lone = isLone(nodes);
    const has = (tag: string) => nodes.some((node) => node.noun === null && is(node.item, tag));
    this.isFirst = before === null;
    this.cleft = isCleft(nodes);
    this.signifies = before?.signifies === true || has('signifies');
    this.earlier = before === null ? spoken.running : before.running;
    const pointed = has('you') || nodes.some(({ noun, item }) => noun !== null && is(item, 'you'));
    this.mood =
      has('general') && !pointed ? 'general' : has('would') && (has('if') || !pointed) ? 'hypothetical' : null;
    this.chart = chartOf(nodes) ?? before?.chart;
    this.drafts.push(...combinationsIn(nodes, verbLast), ...relationsIn(nodes, this.lastPlace));
    const periods = periodsIn(nodes, before?.drafts ?? []);
    this.drafts.push(...periods.drafts);
    this.taken = periods.taken;
  }

  /** What follows is supposed, as far as its comma. */
  suppose(): void {
    this.hypothetical = true;
  }

  /** What was last said to run or to pass, in this clause or before it. */
  get running(): Assertion | undefined {
    return runningOf(this.told ?? this.drafts.map(({ assertion }) => assertion), this.earlier);
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
    this.sealed = false;
    this.verb = kept === 'hold' ? 'held' : kept;
    this.placed = false;
    this.object = null;
    // `En tu casa 12 no está Júpiter`: the place waits, and the denial with it.
    const held = this.denied && !this.named && this.waiting.some(({ node }) => node.case === 'in');
    if (!this.never && !held && !(this.denied && !this.verbLast && deniesHaving(this.nodes, at))) this.denied = false;
    this.named = true;
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
      if (draft.at >= last && draft.at <= at && draft.assertion.kind !== 'lord' && draft.assertion.kind !== 'empty')
        draft.denied = true;
    if (this.waiting.length > 0) this.denied = true;
    const noun = this.nodes[last]?.noun;
    if (noun !== null && noun !== undefined && noun.type !== 'body' && noun.type !== 'date')
      for (const draft of this.drafts) if (draft.at === last) draft.denied = true;
  }

  /** `It is not true that … not`: what stands behind is turned round. */
  protected flip(): void {
    for (const from of this.flips) for (const draft of this.drafts) if (draft.at > from) draft.denied = !draft.denied;
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
        const contrasted = this.contrasted.has(at);
        const has = !contrasted && (place.type === 'house' ? this.group.hasHouse : this.group.hasSign);
        if (has || at > this.group.from || this.skip.has(at) || !(node.case === 'in' || (held && node.case === null)))
          continue;
        const { denied } = this;
        this.denied = denied || contrasted;
        for (const body of this.subjects) this.emit(placement(body, place, this.inChart()), at);
        this.denied = denied;
        if (!contrasted && place.type === 'house') this.group.hasHouse = true;
        else if (!contrasted) this.group.hasSign = true;
        this.bound.add(at);
      }
      this.waiting = this.waiting.filter(({ at }) => !this.bound.has(at));
    }
    this.applyStates(this.named ? this.subjects : [], this.nodes.length - 1);
  }
}
