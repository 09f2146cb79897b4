/** Who rules what: lords of houses and signs, by name and by verb. */

import type { BodyKey } from '../../../language/keys.ts';
import type { Subject } from '../claim.ts';
import type { Node } from '../nodes.ts';
import { is } from '../scan.ts';
import { signOf } from './placement.ts';
import { ClauseRest } from './rest.ts';

/** The part of the machine that reads rulership. */
export class ClauseLords extends ClauseRest {
  protected signLord(sign: number, at: number): void {
    const named = this.nameBeside(at);
    if (named !== null) {
      this.emit({ kind: 'sign-lord', sign: signOf(sign), body: named }, at);
      if (!this.named) this.start([named], at);
    }
  }

  /** `Gemini rises, and its lord Mercury`. */
  protected itsLord(_node: Node, at: number): void {
    const named = this.nameBeside(at);
    if (named === null || this.lastPlace === null) return;
    if (this.lastPlace.type === 'house' && this.lastPlace.houses.length === 1)
      this.emit({ kind: 'lord', house: this.lastPlace.houses[0] as number, body: named, ...this.inChart() }, at);
    if (this.lastPlace.type === 'sign')
      this.emit({ kind: 'sign-lord', sign: signOf(this.lastPlace.sign), body: named }, at);
  }

  /** The body that stands beside a lord: after it, with `is` or a comma between, or before it. */
  protected nameBeside(at: number): BodyKey | null {
    const linked = ['comma', 'place', 'copula', 'open', 'pgen', 'long', 'you', 'fin'];
    for (const step of [1, -1]) {
      let next = at + step;
      while (this.nodes[next]?.noun === null && linked.some((tag) => is(this.nodes[next]?.item, tag))) next += step;
      const noun = this.nodes[next]?.noun;
      const gap = step > 0 ? this.nodes[next]?.gap : this.nodes[at]?.gap;
      if (noun?.type === 'body' && typeof noun.body === 'string' && gap === 0 && this.nodes[next]?.tie !== 'and')
        return noun.body;
    }
    return null;
  }

  protected ruledBy(body: Subject, at: number): void {
    if (typeof body !== 'string') return;
    const place = this.lastPlace;
    if (place?.type === 'sign') this.emit({ kind: 'sign-lord', sign: signOf(place.sign), body }, at);
    else if (place?.type === 'house' && place.houses.length === 1)
      this.emit({ kind: 'lord', house: place.houses[0] as number, body, ...this.inChart() }, at);
    else if (this.subjects[0] === 'Ascendant') this.emit({ kind: 'lord', house: 1, body, ...this.inChart() }, at);
    this.waiting = this.waiting.filter((waiting) => waiting.place !== place);
    this.start([body], at);
  }

  /** `Saturn rules the 11th and 12th`. */
  protected ruleVerb(at: number): void {
    let next = at + 1;
    if (is(this.nodes[next]?.item, 'by')) {
      this.verb = 'rule';
      return;
    }
    while (this.nodes[next]?.noun === null && ['you', 'and', 'comma'].some((tag) => is(this.nodes[next]?.item, tag)))
      next += 1;
    // `Saturn has ownership of the seventh`.
    const owned = ['ownership', 'lordship', 'rulership'].includes((this.nodes[at] as Node).item.word);
    for (const body of this.subjects) {
      if (!this.named) break;
      for (let each = next; each < this.nodes.length; each++) {
        const { noun, case: of, gap } = this.nodes[each] as Node;
        if (noun === null || gap > 0 || (of !== null && of !== 'on' && !(of === 'gen' && owned))) break;
        if (noun.type === 'house' && noun.from === undefined && typeof body === 'string')
          this.emit({ kind: 'lord', house: noun.houses[0] as number, body, ...this.inChart() }, at);
        else if (noun.type === 'sign' && typeof body === 'string')
          this.emit({ kind: 'sign-lord', sign: signOf(noun.sign), body }, at);
        else break;
        this.skip.add(each);
      }
    }
    this.verb = 'rule';
  }
}
