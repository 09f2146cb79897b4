/** Verbs, pronouns, denials and states: the words that tie bodies and places together. */

import type { Strength, Subject } from '../claim.ts';
import type { Node } from '../nodes.ts';
import { argOf, is } from '../scan.ts';
import { ClausePlaces } from './places.ts';
import type { State } from './state.ts';

/** The part of the machine that reads what ties. */
export class ClauseWords extends ClausePlaces {
  protected verbOf({ item, case: _ }: Node, at: number): void {
    if (this.strange && ['aspect', 'west', 'conj'].some((tag) => is(item, tag))) return;
    if (is(item, 'aspect')) {
      if (this.onlookers(at)) return;
      this.verb = 'aspect';
      this.object = null;
      const count = this.nodes[at - 1];
      this.count = count?.noun === null && is(count.item, 'num') ? Number(argOf(count.item, 'num')) : undefined;
      if (this.named && this.subjects.length === 0) this.verb = '';
    } else if (is(item, 'west')) {
      const name = argOf(item, 'west');
      this.verb = `west:${name}`;
      if (this.named && this.subjects.length === 2 && !this.sealed) this.pairUp(at);
    } else if (is(item, 'conj')) {
      this.verb = 'conj';
      this.placed = true;
      const by = this.nodes[this.last];
      if (
        this.verbLast &&
        this.named &&
        by?.noun?.type === 'body' &&
        by.case === 'from' &&
        !this.subjects.includes(by.noun.body)
      ) {
        this.emit({ kind: 'conjunct', bodies: [...this.subjects, by.noun.body], ...this.inChart() }, at);
        return;
      }
      if (this.named && this.subjects.length > 1 && !this.sealed)
        this.emit({ kind: 'conjunct', bodies: [...this.subjects], ...this.inChart() }, at);
    } else if (is(item, 'exchange')) {
      this.verb = 'exchange';
      if (this.named && this.subjects.length > 1) {
        this.emit({ kind: 'exchange', bodies: [...this.subjects], ...this.inChart() }, at);
        this.verb = '';
      }
    } else if (is(item, 'rule')) this.ruleVerb(at);
    else if (is(item, 'hold')) {
      this.verb = 'hold';
      this.placed = true;
    } else if (is(item, 'transit') || is(item, 'enter')) {
      this.verb = 'transit';
      this.placed = true;
    } else if (is(item, 'has') && !this.named && this.last === at - 1) {
      this.verb = 'hold';
    } else if (is(item, 'place')) {
      this.placed = true;
      if (this.verb === 'aspect' && is(item, 'occupies')) this.verb = '';
    }
  }

  /** `Jupiter, with Mercury and Venus looking on`. */
  protected onlookers(at: number): boolean {
    if (this.verbLast || this.last !== at - 1 || this.nodes[this.last]?.case !== 'with' || !this.named) return false;
    const bodies: Subject[] = [];
    for (let back = at - 1; back >= 0; back--) {
      const { noun, case: of } = this.nodes[back] as Node;
      if (noun?.type !== 'body' || of !== 'with') break;
      bodies.push(noun.body);
    }
    const looking = bodies.filter((body) => !this.subjects.includes(body));
    if (
      looking.length === 0 ||
      this.nodes.slice(at + 1).some(({ noun, gap }, i) => i < 3 && noun !== null && noun.type !== 'date' && gap === 0)
    )
      return false;
    const { drafts } = this;
    for (let i = drafts.length - 1; i >= 0; i--) {
      const assertion = drafts[i]?.assertion;
      if (
        assertion?.kind === 'conjunct' &&
        looking.some((body) => assertion.bodies[assertion.bodies.length - 1] === body)
      )
        drafts.splice(i, 1);
    }
    for (const body of looking)
      for (const on of this.subjects) this.emit({ kind: 'aspect', body, on, ...this.inChart() }, at);
    return true;
  }

  /** `it aspects`: the subject that was last. */
  protected again(at: number): void {
    if (this.subjects.length > 0 && !this.named) {
      const { subjects } = this;
      this.start([...subjects], at);
    } else if (this.named && this.sealed) {
      this.verb = '';
      this.object = null;
      this.placed = false;
    }
  }

  /** `who has gone to the fourth`: the body named just before. */
  protected who(at: number): void {
    const noun = this.nodes[this.last]?.noun ?? null;
    // `In the fifth, which is read for children, …`; `যে ভাব …`, which house.
    if (!this.named && (noun === null ? this.isFirst : noun.type !== 'body' && noun.type !== 'date')) return;
    if (noun?.type === 'body' && this.object !== null && noun.body === this.object) this.start([noun.body], at);
    else this.again(at);
  }

  protected there(node: Node, at: number): void {
    if (this.lastPlace === null) return;
    const next = this.nodes.slice(at + 1).find(({ noun }) => noun !== null)?.noun?.type;
    if (next !== 'body') {
      if (this.named && this.placed && node.gap <= 1) this.bind(this.lastPlace, this.subjects, at);
      return;
    }
    const place = this.lastPlace;
    this.close();
    this.subjects = [];
    this.named = false;
    this.waiting = this.waiting.filter((waiting) => waiting.place !== place);
    this.waiting.push({ place, node: { ...node, case: 'in' }, at, denied: false });
  }

  protected negate(at: number): void {
    if (this.verbLast) {
      this.deny(at);
      return;
    }
    if (this.contrasts(at)) return;
    const next = this.nodes[at + 1];
    // `does not harm you in the tenth`: a verb of its own is denied, and no placement.
    this.denied = next !== undefined && next.gap === 0;
    if (next?.noun === null && next.gap === 0 && is(next.item, 'find')) this.never = true;
  }

  /** `It is in the ninth, not in the fifth, that Mars stands.` */
  private contrasts(at: number): boolean {
    const before = this.nodes[at - 1];
    if (this.named || this.waiting.length === 0 || before?.noun !== null || before.item.tag !== 'comma') return false;
    const next = at + (is(this.nodes[at + 1]?.item, 'in') && this.nodes[at + 1]?.noun === null ? 2 : 1);
    const noun = this.nodes[next]?.noun;
    if (noun?.type !== 'house' && noun?.type !== 'sign') return false;
    this.contrasted.add(next);
    return true;
  }

  protected state(state: State, at: number, ignored = false): void {
    if (ignored || this.isHigh(at)) return;
    let next = at + 1;
    while (
      this.nodes[next]?.noun === null &&
      (is(this.nodes[next]?.item, 'pgen') || is(this.nodes[next]?.item, 'copula')) &&
      this.verbLast
    )
      next += 1;
    const after = this.nodes[next];
    const copula = is(this.nodes[at - 1]?.item, 'place') || is(this.nodes[at - 1]?.item, 'neg');
    if (
      after?.noun?.type === 'body' &&
      after.gap === 0 &&
      !this.taken.has(next) &&
      !(copula && this.named) &&
      (after.tie === null || after.tie === 'and') &&
      !(after.tie === 'and' && this.named)
    ) {
      this.states.push(state);
      return;
    }
    if (this.named && this.subjects.length > 0) {
      const target = this.object !== null && this.verb === '' ? [this.object] : this.subjects;
      for (const body of target) if (body !== 'Ascendant') this.emit(state(body), at);
      this.sealed = true;
      this.endSupposing(at);
    } else this.states.push(state);
  }

  /** Combust is who stands near the Sun, and never the Sun. */
  protected burnt(at: number): void {
    const other = this.nodes.find(({ noun }, i) => noun?.type === 'body' && noun.body !== 'Sun' && i < at)?.noun;
    if (this.named && this.subjects.length === 1 && this.subjects[0] === 'Sun' && other?.type === 'body')
      this.subjects = [other.body];
    this.state((body) => ({ kind: 'combust', body }), at);
    this.burning = true;
  }

  protected opposite(state: State, at: number): void {
    const kept = this.denied;
    this.denied = !kept;
    if (this.named) this.state(state, at);
    this.denied = kept;
  }

  /** `शनि शुक्र से अधिक बली है`. */
  protected compares(tag: Strength, at: number): boolean {
    const than = this.nodes.findIndex(({ noun, item }) => noun === null && is(item, 'than'));
    if (!this.verbLast || than < 1 || than > at || (tag !== 'strong' && tag !== 'weak')) return false;
    const other = this.nodes[than - 1]?.noun;
    const behind = this.nodes.slice(than + 1, at).find(({ noun }) => noun?.type === 'body')?.noun;
    const first = behind ?? this.nodes.find(({ noun }) => noun?.type === 'body')?.noun;
    if (other?.type !== 'body' || first?.type !== 'body' || first === other) return false;
    const [body, less] = tag === 'strong' ? [first.body, other.body] : [other.body, first.body];
    this.emit({ kind: 'stronger', body, than: less }, at);
    return true;
  }

  protected strength(tag: Strength, at: number): void {
    if (this.compares(tag, at)) return;
    const next = this.nodes[at + 1];
    if ((tag === 'strong' || tag === 'weak') && next?.noun?.type !== 'body') {
      const before = this.nodes[at - 1];
      const said = before !== undefined && before.noun === null && (is(before.item, 'place') || is(before.item, 'neg'));
      const direct = this.nodes[at]?.gap === 0 && this.nodes[this.last]?.noun?.type === 'body';
      if (!((said || this.verbLast) && direct)) return;
    }
    if (
      this.nodes.slice(at + 1, at + 4).some(({ noun }) => noun?.type === 'house' || noun?.type === 'sign') &&
      !this.named
    )
      return;
    this.state((body) => ({ kind: 'strength', body, is: tag }), at);
  }
}
