/** Yogas and doshas that the birth has, in brief: those of which the rule base knows what to say. */

import type { DoshaKey, KalaSarpaKey, YogaKey } from '../../../language/keys.ts';
import type { Chapter } from '../../catalog/item.ts';
import { type Block, runsOf, type Words } from '../../flow/blocks.ts';
import type { KundliBook } from './book.ts';
import { FIT, grahaShorts, WIDE, worksLine } from './cells.ts';
import { note } from './charts.ts';
import { tellOf } from './tell.ts';

/** A dosha in part, as Kala Sarpa with a graha outside. */
const PARTIAL = /^Anshika /;

type Finding = KundliBook['horoscope']['yogas']['facts'][number] | KundliBook['horoscope']['doshas']['facts'][number];

export const YOGAS_FOUND: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.yogasFound,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { horoscope, names, say } = book;
    const known = horoscope.yogas.facts.filter(({ id }) => isKnown(book, `yoga.${id}`));
    const nameOf = ({ value }: Finding): string => {
      const name = nameIn(names.yoga, value.name);
      return name === null ? value.name : say.headings.yogaNamed({ name });
    };
    return found(book, known, nameOf, say.kundli.yogasNote, 'yoga.');
  },
};

export const DOSHAS_FOUND: Chapter<KundliBook> = {
  title: ({ say }) => say.headings.dosha,
  blocks: (book) => {
    if (!book.isTimeKnown) return [];
    const { horoscope, names, say } = book;
    const known = horoscope.doshas.facts.filter(({ id }) => isKnown(book, `dosha.${id}`));
    const nameOf = ({ value }: Finding): string => {
      const whole = value.name.replace(PARTIAL, '');
      const name = say.headings.doshaNamed({ name: nameIn(names.dosha, whole) ?? whole });
      return whole === value.name ? name : say.kundli.numbered({ name, number: say.verdict.partial });
    };
    if (known.length === 0) return [note(say.kundli.noDoshas)];
    return found(book, known, nameOf, say.kundli.doshasNote, 'dosha.');
  },
};

export function isKnown({ house }: KundliBook, id: string): boolean {
  return house.rules.find(id) !== undefined;
}

/** A table of what was found, with the grahas that make it, and what is told of each. */
function found(
  book: KundliBook,
  facts: readonly Finding[],
  nameOf: (fact: Finding) => string,
  words: string,
  family: string,
): readonly Block[] {
  const { say, readings } = book;
  const { furniture, verdict } = say;
  if (facts.length === 0) return [];
  const told = facts.flatMap((fact): readonly Block[] => {
    const paragraphs = readings === null ? [] : tellOf(book, `${family}${fact.id}`).slice(0, 1);
    const lead = { text: `${nameOf(fact)}  `, weight: 600 as const };
    return paragraphs.map((one) => ({ ...one, words: [lead, ...runsOf(one.words)] }));
  });
  return [
    note(words),
    {
      kind: 'table',
      title: words,
      columns: [WIDE, FIT, WIDE, { share: 1.4 }],
      head: [furniture.name, furniture.planets, furniture.result, furniture.source],
      rows: facts.map((fact): readonly Words[] => [
        nameOf(fact),
        grahaShorts(book, fact.value.planets),
        fact.value.isCancelled ? [{ text: verdict.cancelled, tone: 'mute' }] : verdict.present,
        worksLine(book, fact.sources.slice(0, 2)).replace(/^[^:]*: ?/u, ''),
      ]),
    },
    ...told,
  ];
}

/** The name in the language; `Mangal (Kuja)` stands there as `Mangal`, `Parivartana (2–11)` as `Parivartana`. */
export function nameIn(
  words:
    | Readonly<Record<YogaKey, string>>
    | Readonly<Record<DoshaKey | KalaSarpaKey, string>>
    | Readonly<Record<DoshaKey, string>>,
  name: string,
): string | null {
  const known = words as Readonly<Record<string, string>>;
  return known[name] ?? known[name.replace(/ \(.*\)$/, '')] ?? known[name.replace(/ [\d–-]+.*$/, '')] ?? null;
}
