/** What the chapters on doshas share: what lifts one, its reading, and what is kept against it. */

import { type DoshaFact, type DoshaRemedyRow, remediesFor } from '../../../jyotish/index.ts';
import type { Block } from '../../flow/blocks.ts';
import type { KundliBook } from '../kundli/book.ts';
import { note } from '../kundli/charts.ts';
import { tell } from '../kundli/tell.ts';
import { remedyTable } from './remedy-rows.ts';
import { cancellationText } from './yogas.ts';

/** What lifts a dosha, each as a sentence; or that nothing does. */
export function liftedBy(
  { say }: KundliBook,
  isPresent: boolean,
  cancellations: DoshaFact['value']['cancellations'],
): readonly Block[] {
  if (!isPresent) return [];
  const { life } = say;
  if (cancellations.length === 0) return [note(life.nothingLifts)];
  return [
    {
      kind: 'callout',
      tone: 'good',
      blocks: [
        { kind: 'paragraph', words: [{ text: life.liftedBy, weight: 600 }] },
        { kind: 'list', items: [...new Set(cancellations.map(({ id }) => cancellationText(say, id)))] },
      ],
    },
  ];
}

/** The reading of a dosha, where there is one and it holds. */
export function told(book: KundliBook, id: string): readonly Block[] {
  return tell(book, (rule) => rule.id === `dosha.${id}`);
}

/** Rites, mantras, gifts and fasts that tradition keeps against some doshas. */
export function remediesOf(book: KundliBook, doshas: readonly DoshaRemedyRow['dosha'][]): readonly Block[] {
  const facts = doshas.map((id) => ({ id, value: true }));
  const rows = remediesFor(book.horoscope.kundli, facts, { ofGrahas: false }).facts;
  return rows.length === 0
    ? []
    : [{ kind: 'heading', level: 3, text: book.say.life.keptAgainst }, remedyTable(book, rows)];
}
