/**
 * Which doshas a kundli has, why, and what is said to lift them. Details of mangal, kala sarpa, pitru and ganda moola have functions of their
 * own; here each is one fact among the others.
 */

import { oneOf, readChoices, readInner } from '../../choice.ts';
import type { Classification, Fact } from '../../fact.ts';
import { readList } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { GRAHAS, type Graha, type Kundli } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { grahasOf } from '../yoga/cells.ts';
import { cellsOf, clearTelling, formsOf, newTelling, type Telling } from '../yoga/evidence.ts';
import { type CancellationValue, cancellationsOf } from '../yoga/find.ts';
import { viewOf } from '../yoga/see.ts';
import { type RuleOptions, type RuleSettings, settleRules } from '../yoga/settings.ts';
import { sieveOf } from '../yoga/sieve.ts';
import type { View } from '../yoga/view.ts';
import { BIRTH_ROWS } from './birth-time.ts';
import { COMPANY_ROWS, HOUSE_ROWS, MOON_ROWS, NODE_ROWS } from './common-rows.ts';
import { CURSE_ROWS } from './curses.ts';
import { type KalaSarpa, type KalaSarpaOptions, kalaSarpaIn, settleKalaSarpa } from './kala-sarpa.ts';
import { type MangalDosha, type MangalOptions, type MangalSettings, mangalDoshaOf } from './mangal.ts';
import { DOSHA_NAMES, KALA_SARPA_NAMES, MANGAL_NAMES, PITRU_CHOICE_NAMES } from './option-names.ts';
import { type PitruDosha, type PitruOptions, pitruDoshaIn } from './pitru.ts';
import { DOSHA_GROUPS, type DoshaGroup, type DoshaRow } from './row.ts';

export interface DoshaOptions extends RuleOptions {
  /** Which groups are looked for; all when left out. */
  readonly groups?: readonly DoshaGroup[];
  readonly mangal?: MangalOptions;
  readonly kalaSarpa?: KalaSarpaOptions;
  readonly pitru?: Omit<PitruOptions, 'rules'>;
}

export interface DoshaSettings extends RuleSettings {
  readonly groups: readonly DoshaGroup[];
  readonly mangal: MangalSettings;
  readonly kalaSarpa: KalaSarpa['settings'];
  readonly pitru: Omit<PitruDosha['settings'], 'rules'>;
}

export interface DoshaValue {
  /** Sanskrit, in plain letters. */
  readonly name: string;
  readonly group: DoshaGroup;
  readonly rule: string;
  readonly planets: readonly Graha[];
  /** Alternatives that held, or what it is called here: `Rahu`, `lagna`, `Ananta`, `83.24`. */
  readonly forms: readonly string[];
  /** Only where a rule states it; mangal and pitru have one. */
  readonly severity: { readonly grade: string; readonly rule: string } | null;
  readonly isCancelled: boolean;
  readonly cancellations: readonly Fact<CancellationValue | { readonly reference: string | null }>[];
  readonly locus: string | null;
}
export type DoshaFact = Fact<DoshaValue>;

export interface Doshas {
  readonly settings: DoshaSettings;
  /** Every dosha that is there, lifted or not. */
  readonly facts: readonly DoshaFact[];
}

const ROWS: readonly DoshaRow[] = [
  ...NODE_ROWS,
  ...COMPANY_ROWS,
  ...MOON_ROWS,
  ...HOUSE_ROWS,
  ...CURSE_ROWS,
  ...BIRTH_ROWS,
];

/**
 * The doshas of a kundli.
 *
 * @throws  EngineError INVALID_OPTION for a school or group that does not exist, and for what is no kundli
 */
export function findDoshas(kundli: Kundli, options: DoshaOptions = {}): Doshas {
  readKundli(kundli);
  readDoshaOptions(options, 'options');
  return doshasIn(viewOf(kundli, settleRules(options)), options);
}

/** Whether every name in the options and in the literals within them is one. @throws EngineError INVALID_OPTION */
export function readDoshaOptions(options: DoshaOptions, field: string): DoshaOptions {
  const { mangal, kalaSarpa, pitru } = readChoices(options, field, DOSHA_NAMES);
  readInner(mangal, `${field}.mangal`, MANGAL_NAMES);
  readInner(kalaSarpa, `${field}.kalaSarpa`, KALA_SARPA_NAMES);
  readInner(pitru, `${field}.pitru`, PITRU_CHOICE_NAMES);
  return options;
}

/** The doshas of a kundli that has been seen; the rules are those of the view. */
export function doshasIn(view: View, options: DoshaOptions): Doshas {
  const { kundli, settings: rules } = view;
  const groups = groupsOf(options.groups);
  const mangal = mangalDoshaOf(kundli, options.mangal);
  const kalaSarpa = settleKalaSarpa(options.kalaSarpa);
  const pitru = pitruDoshaIn(view, options.pitru ?? NONE);
  const made = [...mangalFacts(mangal), ...kalaSarpaFacts(kalaSarpaIn(kundli, kalaSarpa)), ...pitruFacts(pitru)];
  const facts = made.filter(({ value }) => groups.includes(value.group));
  const told = newTelling();
  for (const index of siftDoshas(view)) {
    const row = ROWS[index] as DoshaRow;
    if (groups.includes(row.group)) facts.push(factOf(view, row, told));
  }
  const { indicators, least } = pitru.settings;
  const settings = { ...rules, groups, mangal: mangal.settings, kalaSarpa, pitru: { indicators, least } };
  return { settings, facts };
}

const siftDoshas = sieveOf(ROWS.map(({ when }) => when));
const NONE = {};

function groupsOf(given: DoshaOptions['groups']): readonly DoshaGroup[] {
  if (given === undefined) return DOSHA_GROUPS;
  const named = readList('groups', given, `a list of ${DOSHA_GROUPS.join(', ')}`);
  const known = named.map((group, index) => oneOf(`groups[${index}]`, group, DOSHA_GROUPS));
  return DOSHA_GROUPS.filter((group) => known.includes(group));
}

function factOf(view: View, row: DoshaRow, told: Telling): DoshaFact {
  const sought = row.cancelledBy.length > 0 && view.settings.cancellations === 'all';
  const cancellations = sought ? cancellationsOf(view, row.cancelledBy, told) : [];
  clearTelling(told);
  row.when.tell(view, told, true);
  return {
    id: row.id,
    value: {
      name: row.name,
      group: row.group,
      rule: row.rule,
      planets: grahasOf(told.grahas),
      forms: formsOf(told),
      severity: null,
      isCancelled: cancellations.length > 0,
      cancellations,
      locus: row.locus,
    },
    because: cellsOf(told),
    sources: row.sources,
    classification: row.classification,
  };
}

const MANGAL_RULE = 'Mars in one of the evil houses from a reference that counts; the forms name the references.';
const MANGAL_SEVERITY =
  'By how many references that count have it: one low, two medium, three high; the 7th and 8th weigh one step more.';

function mangalFacts({
  presentFrom,
  remainsFrom,
  severity,
  cancellations,
  seats,
  sources,
}: MangalDosha): readonly DoshaFact[] {
  if (presentFrom.length === 0) return [];
  return [
    {
      id: 'mangal-dosha',
      value: {
        name: 'Mangal (Kuja)',
        group: 'mangal',
        rule: MANGAL_RULE,
        planets: ['Mars'],
        forms: presentFrom,
        severity: { grade: severity, rule: MANGAL_SEVERITY },
        isCancelled: remainsFrom.length === 0,
        cancellations,
        locus: null,
      },
      because: seats.filter(({ reference }) => presentFrom.includes(reference)).flatMap(({ because }) => because),
      sources,
      classification: 'traditional',
    },
  ];
}

function kalaSarpaFacts(found: KalaSarpa | null): readonly DoshaFact[] {
  if (found === null) return [];
  const direction = found.settings.reading === 'by-sign' ? found.directionBySign : found.direction;
  return [
    {
      id: found.isPresent ? 'kala-sarpa-dosha' : 'anshika-kala-sarpa-dosha',
      value: {
        name: found.isPresent ? 'Kala Sarpa' : 'Anshika Kala Sarpa',
        group: 'lunar-nodes',
        rule: found.isPresent
          ? 'All seven planets on one side of the nodes.'
          : 'All planets but one on one side of the nodes.',
        planets: GRAHAS.filter((graha) => !(found.outside as readonly Graha[]).includes(graha)),
        forms: direction === null ? [found.kind] : [found.kind, direction],
        severity: null,
        isCancelled: found.cancellations.length > 0,
        cancellations: found.cancellations,
        locus: null,
      },
      because: found.because,
      sources: found.sources,
      classification: 'modern',
    },
  ];
}

function pitruFacts({ isPresent, severity, severityRule, indicators, sources }: PitruDosha): readonly DoshaFact[] {
  if (!isPresent) return [];
  const there = indicators.filter((row) => row.isPresent && row.counts);
  return [
    {
      id: 'pitru-dosha',
      value: {
        name: 'Pitru',
        group: 'house',
        rule: 'Some of the indicators of a debt to the fathers; the forms name them.',
        planets: GRAHAS.filter((graha) => there.some(({ planets }) => planets.includes(graha))),
        forms: there.map(({ id }) => id),
        severity: { grade: severity, rule: severityRule },
        isCancelled: false,
        cancellations: [],
        locus: null,
      },
      because: [...new Set(there.flatMap(({ because }) => because))],
      sources,
      classification: 'traditional',
    },
  ];
}

/** A row as documentation shows it; plain data. */
export interface DoshaTableRow {
  readonly id: string;
  readonly name: string;
  readonly group: DoshaGroup;
  readonly rule: string;
  readonly sources: readonly SourceKey[];
  readonly locus: string | null;
  readonly classification: Classification;
  readonly cancellations: readonly {
    readonly id: string;
    readonly rule: string;
    readonly sources: readonly SourceKey[];
  }[];
}

/** Every dosha that is one rule, as data; mangal, kala sarpa and pitru have their own lists. */
export function doshaTable(): readonly DoshaTableRow[] {
  return ROWS.map(({ when: _, cancelledBy, ...row }) => ({
    ...row,
    cancellations: cancelledBy.map(({ id, rule, sources }) => ({ id, rule, sources })),
  }));
}
