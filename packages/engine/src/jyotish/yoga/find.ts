/**
 * Which yogas a kundli has, why, and what cancels them. For whoever reads a chart, and for those who want to know why a program found one
 * that another did not: every school is an option, and every finding carries its cells.
 */

import { oneOf, readChoices } from '../../choice.ts';
import type { Cell, Classification, Fact } from '../../fact.ts';
import { readList } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import type { Graha, Kundli } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { grahasOf } from './cells.ts';
import { cellsOf, cellTexts, clearTelling, formsOf, newTelling, type Telling } from './evidence.ts';
import { YOGA_NAMES } from './option-names.ts';
import { YOGA_FAMILIES, type YogaFamily, type YogaGrade, type YogaRow } from './row.ts';
import { viewOf } from './see.ts';
import { NONE, type RuleOptions, type RuleSettings, settleRules } from './settings.ts';
import { sieveOf } from './sieve.ts';
import { YOGA_ROWS } from './table.ts';
import type { View } from './view.ts';

export interface YogaOptions extends RuleOptions {
  /** Which families are looked for; all when left out. */
  readonly families?: readonly YogaFamily[];
}

export interface YogaSettings extends RuleSettings {
  readonly families: readonly YogaFamily[];
}

export interface YogaValue {
  /** Sanskrit, in plain letters. */
  readonly name: string;
  readonly family: YogaFamily;
  readonly nature: YogaRow['nature'];
  /** The rule in a sentence. */
  readonly rule: string;
  /** Grahas that take part, in the order of GRAHAS. */
  readonly planets: readonly Graha[];
  /** Alternatives of the rule that held, where it names any: `conjunction`, `exchange`, a graha. */
  readonly forms: readonly string[];
  /** As a source grades it, and by which rule; null where none does. */
  readonly strength: { readonly grade: YogaGrade; readonly rule: string } | null;
  /** Whether any cancellation holds. The yoga is formed all the same. */
  readonly isCancelled: boolean;
  readonly cancellations: readonly Fact<CancellationValue>[];
  /** Chapter and verse, where they are sure. */
  readonly locus: string | null;
}
export interface CancellationValue {
  readonly rule: string;
}
export type YogaFact = Fact<YogaValue>;

export interface Yogas {
  readonly settings: YogaSettings;
  /** Every yoga that is formed, in the order of the table. */
  readonly facts: readonly YogaFact[];
}

/**
 * The yogas of a kundli.
 *
 * @throws  EngineError INVALID_OPTION for a school or family that does not exist, and for what is no kundli
 */
export function findYogas(kundli: Kundli, options: YogaOptions = NONE): Yogas {
  readKundli(kundli);
  const rules = settleRules(readChoices(options, 'options', YOGA_NAMES));
  const families = familiesOf(options.families);
  return yogasIn(viewOf(kundli, rules), families);
}

/** The yogas of a kundli that has been seen. */
export function yogasIn(view: View, families: readonly YogaFamily[]): Yogas {
  return { settings: { ...view.settings, families }, facts: marksIn(view, families).map(yogaFactOf) };
}

/** The same in numbers. */
export function marksIn(view: View, families: readonly YogaFamily[]): readonly YogaMark[] {
  const marks: YogaMark[] = [];
  const told = newTelling();
  const everything = families.length === YOGA_FAMILIES.length;
  for (const row of siftYogas(view))
    if (everything || families.includes((YOGA_ROWS[row] as YogaRow).family)) marks.push(markOf(view, row, told));
  return marks;
}

const siftYogas = sieveOf(YOGA_ROWS.map(({ when }) => when));

/** The families that were named, in their order; all when none were. @throws EngineError INVALID_OPTION */
export function familiesOf(given: YogaOptions['families']): readonly YogaFamily[] {
  if (given === undefined) return YOGA_FAMILIES;
  const named = readList('families', given, `a list of ${YOGA_FAMILIES.join(', ')}`);
  const known = named.map((family, index) => oneOf(`families[${index}]`, family, YOGA_FAMILIES));
  return YOGA_FAMILIES.filter((family) => known.includes(family));
}

/**
 * A yoga that is formed, in numbers: for answers that say of thousands of charts what was written down before. Its fact: `yogaFactOf`.
 */
export interface YogaMark {
  /** Its place in `yogaTable()`. */
  readonly row: number;
  /** Grahas that take part: bits in the order of GRAHAS, the Sun’s the lowest. */
  readonly planets: number;
  readonly forms: readonly string[];
  readonly grade: YogaGrade | null;
  readonly cancellations: readonly Fact<CancellationValue>[];
  /** Cells that made it so, for `evidenceText` of this very process: not to be kept, nor sent elsewhere. One below zero is the complement of its place in `measures`. */
  readonly cells: readonly number[];
  readonly measures: readonly Cell[];
}

function markOf(view: View, index: number, told: Telling): YogaMark {
  const { when, cancelledBy, grading } = YOGA_ROWS[index] as YogaRow;
  const sought = cancelledBy.length > 0 && view.settings.cancellations === 'all';
  const cancellations = sought ? cancellationsOf(view, cancelledBy, told) : [];
  clearTelling(told);
  when.tell(view, told, true);
  return {
    row: index,
    planets: told.grahas,
    forms: formsOf(told),
    grade: grading === null ? null : grading.of(view),
    cancellations,
    cells: told.cells.slice(0, told.count),
    measures: told.textCount === 0 ? NO_MEASURES : told.texts.slice(0, told.textCount),
  };
}

const NO_MEASURES: YogaMark['measures'] = Object.freeze([]);

/** The fact of a yoga that was found. */
export function yogaFactOf({ row, planets, forms, grade, cancellations, cells, measures }: YogaMark): YogaFact {
  const { id, name, family, nature, rule, grading, locus, sources, classification } = YOGA_ROWS[row] as YogaRow;
  return {
    id,
    value: {
      name,
      family,
      nature,
      rule,
      planets: grahasOf(planets),
      forms,
      strength: grading === null ? null : { grade: grade as YogaGrade, rule: grading.rule },
      isCancelled: cancellations.length > 0,
      cancellations,
      locus,
    },
    because: cellTexts(cells, measures, cells.length),
    sources,
    classification,
  };
}

/** Those of some cancellations that hold, as facts. */
export function cancellationsOf(
  view: View,
  rules: YogaRow['cancelledBy'],
  told: Telling,
): readonly Fact<CancellationValue>[] {
  const found: Fact<CancellationValue>[] = [];
  for (const { id, rule, when, sources, classification } of rules) {
    if (!when.holds(view)) continue;
    clearTelling(told);
    when.tell(view, told, true);
    found.push({ id, value: { rule }, because: cellsOf(told), sources, classification });
  }
  return found;
}

/** A row of the table as documentation shows it; plain data. */
export interface YogaTableRow {
  readonly id: string;
  readonly name: string;
  readonly family: YogaFamily;
  readonly nature: YogaRow['nature'];
  readonly rule: string;
  readonly sources: readonly SourceKey[];
  readonly locus: string | null;
  readonly classification: Classification;
  readonly grading: string | null;
  readonly cancellations: readonly {
    readonly id: string;
    readonly rule: string;
    readonly sources: readonly SourceKey[];
    readonly classification: Classification;
  }[];
}

/** Every yoga that is looked for, as data. */
export function yogaTable(): readonly YogaTableRow[] {
  return YOGA_ROWS.map(({ when: _, grading, cancelledBy, ...row }) => ({
    ...row,
    grading: grading?.rule ?? null,
    cancellations: cancelledBy.map(({ when: _when, ...rest }) => rest),
  }));
}
