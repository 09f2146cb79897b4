/** Who rules what: lords of houses and signs, by name and by verb. */

import type { BodyKey } from '../../../language/keys.ts';
import type { Subject } from '../claim.ts';
import type { Node } from '../nodes.ts';
import { is } from '../scan.ts';
import { signOf } from './placement.ts';
import { ClauseRest } from './rest.ts';

/** Words between a pronoun and what it is said to be. */
const LINKS = ['copula', 'place', 'you', 'natal', 'comma', 'now', 'minute', 'planetword', 'pron', 'ofone', 'as', 'gen'];
/** What may follow a predicate where the verb stands last. */
const ENDS = ['fin', 'copula', 'comma', 'neg', 'stop', 'sep', 'and', 'open', 'place', 'line'];

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

  /** `it is the lord of the tenth`, `यह ग्रह दशम भाव का स्वामी है`, and of a period: `brings up the lord of your tenth`. */
  protected predicate({ case: of, tie, gap }: Node, body: Subject, at: number): boolean {
    const [subject] = this.subjects;
    if (typeof body === 'string' || 'anyOf' in body || this.subjects.length !== 1 || typeof subject !== 'string')
      return false;
    const next = this.nodes[at + 1];
    if (gap > 0 || tie === 'and' || tie === 'or' || (of !== null && of !== 'as' && of !== 'gen')) return false;
    if (next?.noun?.type === 'body' && next.gap === 0) return false;
    let back = at - 1;
    let said = false;
    for (; back >= 0; back--) {
      const { noun, item, gap: apart } = this.nodes[back] as Node;
      if (noun !== null || apart > 0 || !LINKS.some((tag) => is(item, tag))) break;
      said = said || is(item, 'place') || is(item, 'copula');
      if (is(item, 'pron') || is(item, 'ofone')) break;
    }
    const opener = this.nodes[back];
    if (opener !== undefined && opener.noun !== null) return false;
    const points = opener !== undefined && (is(opener.item, 'pron') || is(opener.item, 'who'));
    const ofPeriod = this.running?.kind === 'period' && this.running.lord === subject;
    const opens = opener === undefined || is(opener.item, 'sep') || is(opener.item, 'colon');
    const owns = opener !== undefined && is(opener.item, 'ofone') && ofPeriod;
    if (this.verbLast) {
      const ends =
        next === undefined ||
        (next.noun === null && ENDS.some((tag) => is(next.item, tag))) ||
        (next.gap > 0 && points);
      if (of !== null || !ends || !(points || (opens && said))) return false;
    } else if (!(owns || ((points || (opens && ofPeriod)) && said && of === null))) return false;
    this.emit({ kind: 'lord', house: body.lordOf, body: subject, ...this.inChart() }, at);
    if (!this.named) this.start([subject], at);
    return true;
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
    // `Saturn has ownership of the seventh`.
    const owned = ['ownership', 'lordship', 'rulership'].includes((this.nodes[at] as Node).item.word);
    const light = owned ? ['you', 'and', 'comma', 'gen'] : ['you', 'and', 'comma'];
    while (this.nodes[next]?.noun === null && light.some((tag) => is(this.nodes[next]?.item, tag))) next += 1;
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
