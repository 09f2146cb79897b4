/** One clause, read from left to right; see read.ts. */

import type { KarakaKey } from '../../../language/keys.ts';
import type { Claim, ClaimChart, ClaimedDignity, Reading, Spoken, Strength, Subject } from '../claim.ts';
import { unknownYogas } from '../combinations.ts';
import { broughtIn, continuedIn } from '../continued.ts';
import { namelessIn } from '../nameless.ts';
import type { Node, Noun } from '../nodes.ts';
import { argOf, is } from '../scan.ts';
import { timed } from '../timing.ts';
import { isOfAnother } from './shape.ts';
import { ClauseWords } from './words.ts';

/** A clause and what it claims. */
export class Clause extends ClauseWords {
  get spoken(): Spoken {
    const place = this.lastPlace;
    return {
      subjects: this.subjects,
      house: place?.type === 'house' && place.houses.length === 1 ? (place.houses[0] as number) : null,
      sign: place?.type === 'sign' ? place.sign : null,
      ...(this.running === undefined ? {} : { running: this.running }),
    };
  }

  read(): Omit<Reading, 'spoken'> {
    for (let at = 0; at < this.nodes.length; at++) {
      const node = this.nodes[at] as Node;
      if (node.gap > 0 && this.verb !== '' && !this.verbLast && node.gap > 3) this.verb = '';
      if (node.noun === null) this.word(node, at);
      else this.noun(node, node.noun, at);
    }
    if (this.verbLast) this.looksAtEnd();
    this.close();
    this.drafts.push(
      ...continuedIn(this.nodes, this.drafts, this.earlier),
      ...broughtIn(this.nodes, this.subjects, this.signifies, this.earlier),
    );
    this.leftOver();
    this.flip();
    const drafts = timed(this.nodes, this.drafts);
    this.told = drafts.map(({ assertion }) => assertion);
    const claims = drafts.map(({ assertion, denied, mood }): Claim => {
      const moods = assertion.kind === 'period-order' ? null : (this.mood ?? mood);
      return {
        ...(denied ? { negated: true as const } : {}),
        ...(moods === null ? {} : { mood: moods }),
        ...assertion,
      };
    });
    const unread = [
      ...this.unplaced(),
      ...this.unsaid(),
      ...namelessIn(this.nodes, drafts.length > 0),
      ...unknownYogas(this.nodes),
    ];
    return { claims, unread: this.mood === null && !this.hypothetical ? unread : [] };
  }

  protected noun(node: Node, noun: Noun, at: number): void {
    if (this.lone && !this.named && this.subjects.length > 0) this.start([...this.subjects], at);
    if (noun.type === 'date') return;
    if (noun.type === 'body') {
      if (isOfAnother(this.nodes, at, this.verbLast)) this.strange = true;
      else if (!this.taken.has(at)) this.body(node, noun.body, at);
      else this.periodLord(at);
      if (node.denies) this.deny(at);
    } else if (noun.type === 'sign-lord') this.signLord(noun.sign, at);
    else if (noun.type === 'its-lord') this.itsLord(node, at);
    else this.place(node, noun, at);
    this.last = at;
  }

  /** `Rahu’s antardasha belongs to a planet that stands in …`: behind the periods their lord is spoken of, the lesser one where there are two. */
  protected periodLord(at: number): void {
    if (this.named || [...this.taken].some((each) => each > at)) return;
    const period = this.running;
    if (period?.kind === 'period') this.subjects = [period.lord];
    else if (period === undefined) return;
    this.lastPlace = null;
  }

  protected word(node: Node, at: number): void {
    const { item } = node;
    const { tag } = item;
    if (tag === 'comma') {
      this.placed = false;
      return;
    }
    if (is(item, 'varga')) this.chart = argOf(item, 'varga') === 'D1' ? 'rashi' : (argOf(item, 'varga') as ClaimChart);
    else if (tag === 'tropical') this.chart = 'western';
    else if (tag === 'sidereal') this.chart = 'rashi';
    else if (tag === 'neither') this.denied = this.never = true;
    else if (tag === 'neg') this.negate(at);
    else if (is(item, 'untrue')) this.flips.push(at);
    else if (tag === 'if') this.hypothetical = true;
    else if (is(item, 'thenword') && this.hypothetical) this.hypothetical = false;
    else if (is(item, 'pron') && this.verb === 'aspect' && this.named && !this.verbLast && this.lastPlace !== null) {
      for (const body of this.subjects) this.lookOn(body, this.lastPlace, at);
    } else if (this.cleft && (at === 0 || item.word === 'that')) return;
    else if (is(item, 'pron') && !is(this.nodes[at + 1]?.item, 'dignity')) this.again(at);
    else if (is(item, 'who')) this.who(at);
    else if (is(item, 'where')) this.there(node, at);
    else if (is(item, 'dignity'))
      this.state(
        (body) => ({ kind: 'dignity', body, dignity: argOf(item, 'dignity') as ClaimedDignity, ...this.inChart() }),
        at,
        is(item, 'dignity') && argOf(item, 'dignity') === 'own' && this.verb === 'aspect',
      );
    else if (tag === 'own' && this.nodes[at + 1]?.noun?.type === 'sign')
      this.state((body) => ({ kind: 'dignity', body, dignity: 'own', ...this.inChart() }), at);
    else if (is(item, 'retro')) this.state((body) => ({ kind: 'retrograde', body }), at);
    else if (is(item, 'direct') && (item.word !== 'direct' || argOf(item, 'direct') === 'sure'))
      this.opposite((body) => ({ kind: 'retrograde', body }), at);
    else if (is(item, 'combust')) this.burnt(at);
    else if (is(item, 'karaka'))
      this.state((body) => ({ kind: 'karaka', karaka: argOf(item, 'karaka') as KarakaKey, body }), at);
    else if (is(item, 'strongest') || is(item, 'weakest') || is(item, 'strong') || is(item, 'weak'))
      this.strength(tag as Strength, at);
    else if (is(item, 'stronger') || is(item, 'weaker')) this.verb = tag;
    else this.verbOf(node, at);
    if (node.denies) this.deny(at);
    if (tag === 'place' && item.denies) this.deny(at);
  }

  /** Where the verb stands last: who looks is in the nominative or the genitive, what is looked at has its own case. */
  protected looksAtEnd(): void {
    const at = this.nodes.findIndex(({ noun, item }) => noun === null && is(item, 'aspect'));
    if (at < 0) return;
    const passive = is((this.nodes[at] as Node).item, 'seen');
    const looked = this.nodes.filter(
      ({ noun, case: of }, i) =>
        noun !== null &&
        noun.type !== 'date' &&
        i !== at &&
        (of === 'on' || (passive && of === null) || (of === 'in' && this.falls.has(i))),
    );
    let who: Subject | null = null;
    for (let back = at - 1; back >= 0 && who === null; back--) {
      const { noun, case: of } = this.nodes[back] as Node;
      if (noun?.type === 'body' && (of === 'gen' || of === 'from' || of === 'by')) who = noun.body;
    }
    who ??=
      this.nodes
        .map(({ noun, case: of }) => (noun?.type === 'body' && of === null ? noun.body : null))
        .find((body) => body !== null) ?? null;
    if (who === null) return;
    const before = this.nodes[at - 1];
    this.count = before?.noun === null && is(before.item, 'num') ? Number(argOf(before.item, 'num')) : undefined;
    for (const { noun } of looked) {
      if (noun?.type === 'body' && noun.body !== who)
        this.emit({ kind: 'aspect', body: who, on: noun.body, ...this.counted(), ...this.inChart() }, at);
      if (noun?.type === 'house' || noun?.type === 'sign') this.lookOn(who, noun, at);
    }
    for (const draft of [...this.drafts])
      if (draft.assertion.kind === 'touch') this.drafts.splice(this.drafts.indexOf(draft), 1);
  }
}
