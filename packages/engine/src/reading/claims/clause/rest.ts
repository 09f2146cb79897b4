/** What a clause leaves over: places and words that were bound to nobody. Some are claims of a weaker kind; the others were not understood, and are handed back. */

import type { Assertion, Subject } from '../claim.ts';
import { isCounted } from '../nameless.ts';
import type { Node } from '../nodes.ts';
import { isPointed } from '../periods.ts';
import { is } from '../scan.ts';
import { placement, signOf } from './placement.ts';
import { ClauseState } from './state.ts';

/** The part of the machine that looks at what is left. */
export class ClauseRest extends ClauseState {
  /**
   * Places that are named beside bodies and were bound to none, by words that we do not know: at least one of the bodies has to have to do with each. Where
   * there is no body and the one who asks is spoken of, a sign is that of his lagna, Moon or Sun, and a nakshatra is his Moon's.
   */
  protected leftOver(): void {
    const bodies = this.nodes
      .flatMap(({ noun }, at) => (noun?.type === 'body' && !this.taken.has(at) ? [noun.body] : []))
      .flatMap((body) => (typeof body === 'object' && 'anyOf' in body ? body.anyOf : [body]));
    const pointed = this.nodes.some(({ item }) => is(item, 'you') || is(item, 'natal'));
    for (const { place, node, at, denied } of this.waiting) {
      if (place.type === 'nakshatra' && bodies.length === 0 && this.followsOn(at)) {
        for (const body of this.subjects) this.emit(placement(body, place, this.inChart()), at);
        continue;
      }
      if (node.case === 'in' && bodies.length > 0) continue;
      if (this.bound.has(at) || this.skip.has(at) || this.named !== bodies.length > 0) continue;
      const end = this.nodes.length - 1;
      if (bodies.length > 0) {
        const body: Subject = { anyOf: bodies };
        // `…, not Aries`; `At 13° Capricorn, your Pluto …`.
        if (denied || (bodies.length === 1 && this.isMeasured(at)))
          this.emit(placement(body, place, this.inChart()), end);
        else if (place.type === 'sign')
          this.emit({ kind: 'touch', body, on: { sign: signOf(place.sign) }, ...this.inChart() }, end);
        else if (place.type === 'house' && place.houses.length === 1 && place.from === undefined)
          this.emit({ kind: 'touch', body, on: { house: place.houses[0] as number }, ...this.inChart() }, end);
        else if (place.type === 'nakshatra') this.emit(placement(body, place, this.inChart()), end);
      } else if (pointed && !this.verbLast && !isCounted(this.nodes)) {
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

  /** Degrees, or a sign that stands beside degrees. */
  private isMeasured(at: number): boolean {
    return [at - 1, at, at + 1].some((each) => this.nodes[each]?.noun?.type === 'degree');
  }

  /** `…; nakshatra Rohini, pada 2`: of the body that was named before in the same sentence. */
  private followsOn(at: number): boolean {
    return !this.isFirst && !this.named && this.subjects.length === 1 && is(this.nodes[at - 1]?.item, 'nakword');
  }

  /** Words of a state or a tie that stand beside bodies and became no claim: what they say was not understood. */
  protected unsaid(): readonly string[] {
    const bodies = this.nodes.filter(
      ({ noun }, at) => noun?.type === 'body' && noun.body !== 'Ascendant' && !this.taken.has(at),
    ).length;
    if (bodies === 0 || this.strange) return [];
    const strangers = this.nodes.filter(
      ({ noun, item }, at) =>
        noun === null &&
        is(item, 'possessive') &&
        OTHERS.has(item.unknown?.text ?? '') &&
        this.nodes[at + 1]?.noun?.type === 'body',
    );
    if (strangers.length > 0) return strangers.map(({ item }) => item.unknown?.text ?? item.word);
    if (this.drafts.length === 0 && this.lonelyPlace()) return [(this.nodes[0] as Node).item.word];
    const kinds = new Set<string>(this.drafts.map(({ assertion }) => assertion.kind));
    return this.nodes.flatMap(({ noun, item }, at) => {
      if (noun !== null) return [];
      const meant = MEANT.find(([tag, , least]) => bodies >= least && is(item, tag));
      if (
        meant === undefined ||
        (meant[0] === 'dignity' &&
          (this.isHigh(at) || this.nodes.some((each) => each.noun === null && is(each.item, 'aspect'))))
      )
        return [];
      if (meant[0] === 'aspect' && !this.leansOnBody(at)) return [];
      return meant[1].some((kind) => kinds.has(kind)) ? [] : [item.word];
    });
  }

  /** A place or a period beside bodies, and not one claim. */
  private lonelyPlace(): boolean {
    return this.nodes.some(
      ({ noun, item }, at) =>
        noun?.type === 'sign' ||
        (noun?.type === 'house' && noun.houses.length === 1) ||
        noun?.type === 'nakshatra' ||
        (noun === null &&
          ((is(item, 'period') && !isPointed(this.nodes, at)) ||
            (is(item, 'lordword') && (this.numbers() || this.ofStar())))),
    );
  }

  /** `your Moon’s nakshatra lord`, `the lord of your nakshatra`, which nobody looks up here. */
  private ofStar(): boolean {
    return this.nodes.some(({ noun, item }) => is(item, 'moonstar') || (noun === null && is(item, 'nakword')));
  }

  private numbers(): boolean {
    return this.nodes.some(({ noun, item }) => noun === null && (is(item, 'num') || item.tag === 'number'));
  }

  /** Whether a body is the next thing that is named before or behind a word. */
  private leansOnBody(at: number): boolean {
    const [before, after] = [this.nodes[at - 1], this.nodes[at + 1]];
    if (this.verbLast) return before?.noun?.type === 'body' && (this.nodes[at] as Node).gap === 0;
    return after?.noun?.type === 'body' && after.gap === 0;
  }

  /** `उच्च अध्ययन`: before a word of its own, high is no exaltation. */
  protected isHigh(at: number): boolean {
    const { item } = this.nodes[at] as Node;
    return (
      this.verbLast &&
      is(item, 'dignity') &&
      item.case === null &&
      (this.nodes[at + 1]?.gap ?? 0) > 0 &&
      HIGH.has(item.word)
    );
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

/** Exalted, and high. */
const HIGH = new Set(['उच्च', 'উচ্চ', 'ઉચ્ચ', 'ਉੱਚ', 'ਉਚ', 'ಉಚ್ಚ', 'ఉచ్చ']);

/** Whose chart is not before us. */
const OTHERS = new Set(
  'partner husband wife spouse lover boyfriend girlfriend mother father son daughter child brother sister friend boss mum mom dad ex client employer'.split(
    ' ',
  ),
);

/** What a word claims, and of how many bodies at least. */
const MEANT: readonly (readonly [tag: string, kinds: readonly Assertion['kind'][], bodies: number])[] = [
  // When a planet stands still nobody computes here.
  ['station', [], 1],
  ['retro', ['retrograde', 'transit'], 1],
  ['combust', ['combust'], 1],
  ['exchange', ['exchange', 'yoga'], 2],
  ['dispositor', ['dispositor'], 2],
  ['disposits', ['dispositor'], 2],
  ['stronger', ['stronger'], 2],
  ['weaker', ['stronger'], 2],
  ['aspect', ['aspect', 'transit', 'conjunct', 'touch'], 2],
  ['conj', ['conjunct', 'aspect', 'transit', 'sign', 'house', 'exchange'], 2],
  ['dignity', ['dignity', 'yoga', 'strength', 'sign-lord'], 1],
];
