/** The book of two births that are to be matched: the groom's and the bride's, each a book of its own. */

import type { Warning } from '../../../errors.ts';
import type { Matching } from '../../../jyotish/index.ts';
import { type FactStore, factsOfMatch } from '../../../reading/index.ts';
import { OPERATIONS, type Operation, operationNamed } from '../../../receipt/index.ts';
import type { Moment } from '../../../time/moment.ts';
import { type Assumption, Book, type Ground, type Person, type Receiptable } from '../../book.ts';
import type { Block } from '../../flow/blocks.ts';
import type { ReportBirth } from '../../request.ts';
import { KundliBook } from '../kundli/book.ts';
import { leadScene } from './pictures.ts';

/** Which count stands on the cover. */
export type PairLead = 'ashtakoota' | 'porutham';

export class PairBook extends Book {
  readonly groom: KundliBook;
  readonly bride: KundliBook;
  readonly matching: Matching;
  readonly facts: FactStore;
  readonly leads: PairLead;

  constructor(ground: Ground, leads: PairLead = 'ashtakoota') {
    super(ground);
    this.leads = leads;
    const { birth, partner } = ground.request as { readonly birth: ReportBirth; readonly partner: ReportBirth };
    const isBrideFirst = birth.gender === 'female' || (birth.gender === undefined && partner.gender === 'male');
    const [his, hers] = isBrideFirst ? [partner, birth] : [birth, partner];
    this.groom = new KundliBook({ ...ground, request: { ...ground.request, birth: his } });
    this.bride = new KundliBook({ ...ground, request: { ...ground.request, birth: hers } });
    this.matching = this.groom.jyotish.matching(this.groom.moment, this.bride.moment);
    this.facts = factsOfMatch(this.matching);
  }

  /** Groom and bride with what each is called. */
  get both(): readonly { readonly book: KundliBook; readonly role: string; readonly name: string }[] {
    const { match } = this.say;
    return [
      { book: this.groom, role: match.groom, name: this.groom.named.name ?? match.groom },
      { book: this.bride, role: match.bride, name: this.bride.named.name ?? match.bride },
    ];
  }

  get people(): readonly Person[] {
    return [...this.groom.people, ...this.bride.people];
  }

  get emblem(): readonly Block[] {
    return [{ kind: 'figure', scene: leadScene(this), width: 240 }];
  }

  get moments(): readonly Moment[] {
    return [this.groom.moment, this.bride.moment];
  }

  get assumptions(): readonly Assumption[] {
    return this.groom.assumptions;
  }

  get warnings(): readonly Warning[] {
    return [...this.groom.warnings, ...this.bride.warnings];
  }

  get receiptable(): Receiptable {
    return {
      operation: operationNamed(OPERATIONS, 'jyotish.matching') as Operation,
      input: { person1: this.groom.birth, person2: this.bride.birth },
    };
  }
}
