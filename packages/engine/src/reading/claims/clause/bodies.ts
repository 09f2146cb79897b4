/** A body comes up: a new subject, one of a list, the lord that was just named, or the object of a verb. */

import type { Subject } from '../claim.ts';
import type { Node } from '../nodes.ts';
import { is } from '../scan.ts';
import { ClauseLords } from './lords.ts';

/** The part of the machine that reads bodies. */
export class ClauseBodies extends ClauseLords {
  protected body(node: Node, body: Subject, at: number): void {
    const { case: of, tie } = node;
    if (
      of === 'from' &&
      (this.verb === 'aspect' || this.verb.startsWith('west:')) &&
      !this.named &&
      !this.verbLast &&
      this.waiting.length === 0
    ) {
      const { verb } = this;
      this.start([body], at);
      this.verb = verb;
      return;
    }
    if (of === 'from' && this.verb !== 'aspect') {
      if (body === 'Moon' && !this.verbLast) this.origin = body;
      this.applyStates([body], at);
      return;
    }
    if (this.glance(node, at) || this.isOrigin(node, at)) return;
    const before = this.nodes[at - 1];
    const listed =
      this.lastBody(at) &&
      (tie === 'and' || tie === 'comma' || tie === 'or' || tie === 'pair' || is(this.nodes[at + 1]?.item, 'etal'));
    if (this.identity(node, body, at) || this.predicate(node, body, at)) return;
    const { subjects } = this;
    const own = this.named && subjects.length > 0;
    if (this.verb === 'aspect' && (of === 'gen' || of === 'by' || of === 'from') && !this.verbLast) {
      if (own && !listed) {
        for (const on of subjects) this.emit({ kind: 'aspect', body, on, ...this.counted() }, at);
        this.lastPlace = null;
        this.object = body;
        return;
      }
      if (!own && this.lastPlace !== null && this.waiting.length > 0) {
        this.lookOn(body, this.lastPlace, at);
        this.waiting = [];
        this.start([body], at);
        this.verb = 'aspect-done';
        return;
      }
    }
    if (this.verb === 'rule' && of === 'by') {
      this.ruledBy(body, at);
      return;
    }
    if (own && this.verb !== '' && this.takesObject(node, listed)) {
      this.act(body, at);
      return;
    }
    if (own && of === 'with' && body === 'Sun' && this.burning) return;
    if (own && of === 'with' && !subjects.includes(body)) {
      if (this.verb.startsWith('west:')) this.act(body, at);
      else this.emit({ kind: 'conjunct', bodies: [...subjects, body], ...this.inChart() }, at);
      this.object = body;
      return;
    }
    if (own && listed && !this.sealed && before !== undefined) {
      subjects.push(body);
      if (this.verb === 'conj') this.emit({ kind: 'conjunct', bodies: [...subjects], ...this.inChart() }, at);
      if (this.verb === 'exchange') this.emit({ kind: 'exchange', bodies: [...subjects], ...this.inChart() }, at);
      if (this.verb.startsWith('west:') && subjects.length === 2) this.pairUp(at);
      this.applyStates([body], at);
      return;
    }
    const companion = this.verbLast && this.named ? this.nodes[this.last] : undefined;
    if (companion?.noun?.type === 'body' && companion.case === 'with' && of === null)
      this.emit({ kind: 'conjunct', bodies: [companion.noun.body, body], ...this.inChart() }, at);
    // `the Moon gets Mars' aspect`.
    const next = this.nodes[at + 1];
    if (own && of === 'gen' && !this.verbLast && next?.noun === null && is(next.item, 'aspect') && next.gap === 0) {
      for (const on of subjects) if (on !== body) this.emit({ kind: 'aspect', body, on, ...this.inChart() }, at);
      this.object = body;
      this.verb = 'aspect-done';
      return;
    }
    const looks = this.verb === 'aspect' && !this.verbLast && (of === 'gen' || of === 'by');
    this.start([body], at);
    if (looks) this.verb = 'aspect';
    if (body === 'Ascendant' || body === 'Midheaven') this.angle(node, at);
    this.adjective(node, body, at);
    this.answered(at);
    this.applyStates([body], at);
  }

  /** `சந்திரனுக்கு 9ஆம் பாவத்தில்`: from whom a house is counted, in the dative. */
  protected isOrigin({ case: of, noun }: Node, at: number): boolean {
    const next = this.nodes[at + 1];
    return (
      this.verbLast &&
      of === 'on' &&
      next?.noun?.type === 'house' &&
      next.gap === 0 &&
      noun?.type === 'body' &&
      (noun.body === 'Ascendant' || noun.body === next.noun.from)
    );
  }

  /** A glance that has an owner and falls somewhere is no subject in that place. */
  protected glance({ case: of }: Node, at: number): boolean {
    const next = this.nodes[at + 1];
    if (!this.verbLast || of !== 'gen' || next?.noun !== null || !is(next.item, 'aspect') || next.gap > 0) return false;
    this.nodes.forEach(({ noun, case: to, gap }, i) => {
      if (i > at + 1 && to === 'in' && gap <= 1 && (noun?.type === 'house' || noun?.type === 'sign')) this.falls.add(i);
    });
    return this.falls.size > 0;
  }

  /** `Taurus is your Moon sign`: the answer stands before the question. */
  protected answered(at: number): void {
    const waiting = this.waiting[this.waiting.length - 1];
    const { noun, gap } = this.nodes[at] as Node;
    if (waiting === undefined || noun?.type !== 'body' || gap > 0 || waiting.node.case !== null) return;
    const asks = noun.body === 'Ascendant' ? 'sign' : noun.asks;
    if (asks !== waiting.place.type) return;
    const between = this.nodes.slice(waiting.at + 1, at);
    if (
      !between.every(
        (each) =>
          each.noun === null && each.gap === 0 && ['place', 'you', 'natal', 'fin'].some((tag) => is(each.item, tag)),
      )
    )
      return;
    this.waiting.pop();
    this.bind(waiting.place, this.subjects, at);
  }

  /** `Saturn, the 10th lord`, `10th lord Saturn`, `the lord of the 10th is Saturn`: one and the same. */
  protected identity(node: Node, body: Subject, at: number): boolean {
    const last = this.nodes[this.last];
    if (last?.noun?.type !== 'body' || this.last < 0 || node.gap > 0 || this.taken.has(this.last)) return false;
    const other = last.noun.body;
    if (
      (typeof other === 'string') === (typeof body === 'string') ||
      node.tie === 'and' ||
      node.tie === 'or' ||
      node.tie === 'pair'
    )
      return false;
    if (node.case !== null && node.case !== last.case && node.case !== 'as' && !(this.verbLast && last.case === null))
      return false;
    const between = this.nodes.slice(this.last + 1, at);
    if (
      between.some(
        ({ item, gap }) =>
          gap > 0 ||
          ![
            'comma',
            'open',
            'long',
            'place',
            'copula',
            'you',
            'natal',
            'colon',
            'as',
            'neg',
            'its',
            'its-lord',
            'close',
            'strong',
            'fin',
            'pgen',
            'who',
            'possessive',
            'now',
          ].some((tag) => is(item, tag)),
      )
    )
      return false;
    if (this.verb !== '' && this.named && this.subjects.length > 0 && !this.subjects.includes(other)) return false;
    const [lord, named] = typeof body === 'string' ? [other, body] : [body, other];
    if (typeof lord === 'string' || 'anyOf' in lord || typeof named !== 'string') return false;
    this.emit({ kind: 'lord', house: lord.lordOf, body: named, ...this.inChart() }, at);
    this.subjects =
      this.named && this.subjects.includes(other)
        ? this.subjects.map((each) => (each === other ? named : each))
        : [named];
    this.named = true;
    return true;
  }

  protected lastBody(at: number): boolean {
    let back = at - 1;
    while (
      back >= 0 &&
      (this.nodes[back] as Node).noun === null &&
      ['comma', 'open', 'and', 'gen', 'you', 'natal'].some((tag) => is((this.nodes[back] as Node).item, tag))
    )
      back -= 1;
    return this.nodes[back]?.noun?.type === 'body';
  }

  /** Whether a body is what the verb is done to. */
  protected takesObject(node: Node, listed: boolean): boolean {
    if (this.verbLast || this.verb === 'aspect-done') return false;
    if (this.verb === 'transit') return node.case === 'on' || (node.case === null && !this.sealed && !listed);
    if (listed && this.object === null) return false;
    if (this.verb === 'conj' || this.verb === 'exchange') return true;
    return node.case === null || node.case === 'on' || node.case === 'with' || node.case === 'in';
  }

  /** `Leo Moon`, `सिंह राशि का चंद्रमा`. */
  protected adjective(node: Node, body: Subject, at: number): void {
    const waiting = this.waiting[this.waiting.length - 1];
    if (waiting === undefined || node.gap > 0 || node.tie !== null) return;
    const between = this.nodes.slice(waiting.at + 1, at);
    const of = waiting.node.case;
    const close = between.every(
      ({ noun, item }) =>
        noun === null &&
        (is(item, 'pgen') || is(item, 'natal') || (this.verbLast && (is(item, 'place') || is(item, 'copula')))),
    );
    if (!close || !(of === null || of === 'gen' || of === 'with' || of === 'as')) return;
    this.waiting = this.waiting.filter((each) => each !== waiting);
    this.bind(waiting.place, [body], at);
  }

  /** `Aquarius on the eastern horizon`, `Sagittarius at the Midheaven`. */
  protected angle({ case: of, gap }: Node, at: number): void {
    const waiting = this.waiting[this.waiting.length - 1];
    if (
      waiting?.place.type !== 'sign' ||
      gap > 0 ||
      !(of === 'on' || of === 'in' || of === 'as') ||
      waiting.node.case === 'in'
    )
      return;
    if (this.nodes.slice(waiting.at + 1, at).some(({ noun }) => noun !== null)) return;
    this.waiting.pop();
    this.bind(waiting.place, this.subjects, at);
  }
}
