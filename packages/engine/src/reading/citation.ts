/** On whose word: how the source of a rule is printed behind a sentence, and the works of many rules as a list at the end. */

import type { Classification } from '../fact.ts';
import type { Language } from '../language/index.ts';
import type { WorkKey } from '../language/keys.ts';
import { SOURCES, type SourceKey, type Work } from '../sources.ts';
import type { Rule } from './rules/rule.ts';

/** What a rule cites that is no book: printed as the usage it stands for, and needs no word on how it stands. */
const USAGES: ReadonlySet<SourceKey> = new Set([
  'almanac-practice',
  'program-practice',
  'vastu-practice',
  'pyjhora',
  'khagol',
]);
/** A program is cited as what programs do. */
const CITED_AS: { readonly [work in SourceKey]?: WorkKey } = { pyjhora: 'program-practice' };
/** A rule that is not in the book itself, but follows it, says so. */
const SAID: ReadonlySet<Classification> = new Set(['traditional', 'convention']);

/**
 * The source of a rule in a few words: `Phaladeepika 8.25`, `Saravali (tradition)`, `usage of almanacs`.
 *
 * Chapter and verse stand where they were checked. In brackets stands how a rule stands that follows a book without being in it.
 *
 * @param language  its names, and its figures for chapter and verse
 */
export function citationOf(
  { sources, classification }: Pick<Rule, 'sources' | 'classification'>,
  language: Pick<Language, 'names' | 'number'>,
): string {
  const { work: names, standing } = language.names;
  return sources
    .map(({ work, locus }) => {
      const name = names[CITED_AS[work] ?? (work as WorkKey)];
      const place =
        locus === undefined ? '' : ` ${locus.replace(/\d+/g, (figures) => language.number(Number(figures)))}`;
      const how = SAID.has(classification) && !USAGES.has(work) ? ` (${standing[classification]})` : '';
      return `${name}${place}${how}`;
    })
    .join('; ');
}

/** A work, and the rules that stand on it. */
export interface CitedWork<R extends Pick<Rule, 'sources'> = Rule> {
  readonly key: SourceKey;
  readonly work: Work;
  /** `Kalyana Varma. Saravali.`, `B. V. Raman. Three Hundred Important Combinations. Bangalore, 1947.` */
  readonly line: string;
  /** In the order given. */
  readonly rules: readonly R[];
}

/** The works of rules as a library lists them, in the order of `SOURCES`, each once. */
export function worksOf<R extends Pick<Rule, 'sources'>>(rules: readonly R[]): readonly CitedWork<R>[] {
  return (Object.entries(SOURCES) as readonly (readonly [SourceKey, Work])[]).flatMap(([key, work]) => {
    const cited = rules.filter(({ sources }) => sources.some((source) => source.work === key));
    return cited.length === 0 ? [] : [{ key, work, line: lineOf(work), rules: cited }];
  });
}

/** What is not known of a work is left out, and so is the author of what nobody wrote. */
function lineOf({ author, title, edition, year, place }: Work): string {
  const where = [place, year].filter((part) => part !== '').join(', ');
  const head = `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
  return [author === 'various' ? '' : author, head, edition, where]
    .filter((part) => part !== '')
    .map((part) => (part.endsWith('.') ? part : `${part}.`))
    .join(' ');
}
