/** A place comes up: it is bound to what is spoken of, looked at, or waits for a subject. */

import type { Subject } from '../claim.ts';
import type { Node } from '../nodes.ts';
import { is } from '../scan.ts';
import { ClauseBodies } from './bodies.ts';
import { type Place, signOf } from './placement.ts';

/** The part of the machine that reads places. */
export class ClausePlaces extends ClauseBodies {
  protected place(node: Node, given: Place, at: number): void {
    const place =
      given.type === 'house' && given.from === undefined && this.origin !== undefined
        ? { ...given, from: this.origin }
        : given;
    this.lastPlace = place;
    if (this.falls.has(at)) return;
    if (place.type === 'degree' && (this.orb(place, at) || this.measures(place, at))) return;
    // `House 11: Sun, Venus`.
    if (node.case === null && !this.named && is(this.nodes[at + 1]?.item, 'colon')) node.case = 'in';
    const { case: of } = node;
    const own = this.named && this.subjects.length > 0;
    const looking = this.verb === 'aspect' && !this.verbLast;
    if (own && looking && (of === null || of === 'on') && this.object === null) {
      for (const body of this.subjects) this.lookOn(body, place, at);
      return;
    }
    if (own && looking && of === null && node.tie !== null) {
      for (const body of this.subjects) this.lookOn(body, place, at);
      return;
    }
    if (own && of === 'in' && this.object !== null && (this.verb === 'aspect' || this.verb.startsWith('west:'))) {
      this.bind(place, [this.object], at);
      return;
    }
    const next = this.nodes[at + 1];
    if (
      of === null &&
      place.type === 'sign' &&
      next?.noun?.type === 'body' &&
      next.gap === 0 &&
      next.tie === null &&
      next.case === null
    ) {
      this.waiting.push({ place, node, at, denied: this.denied });
      return;
    }
    if (own && of === 'in' && this.verbLast && next?.noun?.type === 'body' && this.alternates()) {
      this.close();
      this.subjects = [];
      this.named = false;
      this.waiting.push({ place, node, at, denied: this.denied });
      return;
    }
    const passes =
      of === 'from' && this.verbLast && this.nodes.some(({ noun, item }) => noun === null && is(item, 'transit'));
    if (
      own &&
      (passes ||
        of === 'in' ||
        (of === 'from' && looking) ||
        (of === 'gen' && (this.verb === 'transit' || (this.verbLast && this.isAll(at)))) ||
        this.bindsBare(node, place, at))
    ) {
      this.bind(place, this.subjects, at);
      if (node.denies) this.deny(at);
      return;
    }
    if (own && this.touches(node, place, at)) return;
    this.waiting.push({ place, node, at, denied: this.denied });
    if (node.denies) this.denied = true;
    if (this.hypothetical === false && of === 'in' && own === false && this.verb === 'held') this.waiting.pop();
  }

  /** `षष्ठ भाव में चंद्र तथा अष्टम भाव में बुध`: place and body, place and body. */
  protected alternates(): boolean {
    const nouns = this.nodes.flatMap(({ noun }) =>
      noun === null || noun.type === 'date' ? [] : [noun.type === 'body'],
    );
    return nouns.length >= 4 && nouns.length % 2 === 0 && nouns.every((isBody, i) => isBody === (i % 2 === 1));
  }

  /** `शनि सातवें घर का है`: a genitive and nothing but the verb behind it. */
  protected isAll(at: number): boolean {
    const next = this.nodes[at + 1];
    if (next === undefined || next.noun !== null || next.gap > 0) return false;
    const after = this.nodes[at + 2];
    return (
      is(next.item, 'fin') ||
      (is(next.item, 'copula') && (after === undefined || is(after.item, 'comma') || is(after.item, 'and')))
    );
  }

  /** `with an orb of 3°`, `within 2°`: how near an aspect is. */
  protected orb({ degree }: Extract<Place, { readonly type: 'degree' }>, at: number): boolean {
    const near = this.nodes
      .slice(Math.max(0, at - 3), at + 2)
      .find(({ noun, item }) => noun === null && is(item, 'orb'));
    if (near === undefined) return false;
    const within = near.item.word === 'within' ? { within: true as const } : {};
    for (const draft of this.drafts) {
      const { assertion } = draft;
      if (assertion.kind === 'aspect' && assertion.aspect !== undefined)
        draft.assertion = { ...assertion, orb: { degree, ...within } };
      else if (assertion.kind === 'conjunct' && assertion.bodies.length === 2) {
        const [body, on] = assertion.bodies as [Subject, Subject];
        draft.assertion = { kind: 'aspect', body, on, aspect: 'conjunction', orb: { degree, ...within } };
      }
    }
    return true;
  }

  /** `27 mansions of 13°20′ each`: how wide something is, and no body's place. */
  protected measures({ degree }: Extract<Place, { readonly type: 'degree' }>, at: number): boolean {
    const beside = this.nodes.slice(Math.max(0, at - 2), at + 2);
    if (beside.some(({ noun, item }) => noun === null && is(item, 'span'))) return true;
    const width = Math.abs(degree - 40 / 3) < 0.01 || Math.abs(degree - 10 / 3) < 0.01 || degree === 30;
    const isOfMansions = this.nodes.some(
      ({ noun, item }) => noun === null && (is(item, 'nakword') || is(item, 'pada')),
    );
    return width && isOfMansions && !this.nodes.some(({ noun }) => noun?.type === 'sign');
  }

  /** A place without a case belongs to what is spoken of after `is`, after a mark, or where the question was for it. */
  protected bindsBare({ case: of, gap, tie }: Node, place: Place, at: number): boolean {
    if (place.type === 'degree' && of !== 'gen' && of !== 'from') return true;
    if (
      of === 'as' ||
      of === 'gen' ||
      of === 'by' ||
      of === 'from' ||
      of === 'until' ||
      of === 'since' ||
      of === 'with'
    )
      return false;
    if (of === 'on') return this.placed && gap === 0 && !this.verbLast;
    const before = this.nodes[this.last]?.noun;
    const marks = this.nodes.slice(this.last + 1, at);
    const close =
      gap === 0 &&
      marks.every(
        ({ gap: apart, item }) =>
          apart === 0 &&
          [
            'comma',
            'open',
            'close',
            'colon',
            'dash',
            'long',
            'varga',
            'place',
            'copula',
            'natal',
            'you',
            'bar',
            'slash',
            'neg',
            'only',
            'now',
            'and',
            'fin',
          ].some((tag) => is(item, tag)),
      );
    if (place.type !== 'house' && this.subjects.includes('Ascendant') && close) return true;
    if (before?.type === 'body' && before.asks !== undefined && close) return true;
    if (this.placed && gap === 0) return true;
    if (!close || this.last < 0) return false;
    if (before?.type === 'body')
      return (
        (marks.length > 0 ||
          // `Saturn/7th/Virgo`.
          tie === 'pair' ||
          place.type !== 'house' ||
          place.bare !== true ||
          at === this.nodes.length - 1 ||
          is(this.nodes[at + 1]?.item, 'stop')) &&
        !(marks.length === 1 && is((marks[0] as Node).item, 'and')) &&
        !(
          place.type === 'house' &&
          place.bare === true &&
          marks.every(({ item }) => item.tag === 'comma') &&
          this.sealed
        )
      );
    return (
      before !== undefined && before !== null && before.type !== place.type && this.sealed && before.type !== 'date'
    );
  }

  /** A verb that we do not know, between a body and a house. */
  protected touches({ case: of, gap, tie }: Node, place: Place, at: number): boolean {
    if (place.type !== 'house' && place.type !== 'sign') return false;
    if (!(of === null || of === 'on') || this.verb !== '' || tie === 'mark') return false;
    if (place.type === 'house' && (place.bare === true || place.from !== undefined || place.houses.length > 1))
      return false;
    const between = this.nodes.slice(this.last + 1, at);
    if (between.some(({ item }) => ['comma', 'open', 'close', 'colon', 'long', 'neg'].some((tag) => is(item, tag))))
      return false;
    const words = between.reduce((sum, node) => sum + node.gap, gap);
    if (this.verbLast ? of !== 'on' : words === 0 || words > 4) return false;
    const on = place.type === 'sign' ? { sign: signOf(place.sign) } : { house: place.houses[0] as number };
    for (const body of this.subjects)
      if (body !== 'Ascendant') this.emit({ kind: 'touch', body, on, ...this.inChart() }, at);
    return true;
  }
}
