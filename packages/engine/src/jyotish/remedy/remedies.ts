/**
 * The remedies that go with the doshas of a kundli, as facts that name the dosha they stand against; and the remedies of one graha.
 *
 * Sources: those of the rows (dosha-table.ts, graha-table.ts).
 */

import { type OptionNames, oneOf, readChoices } from '../../choice.ts';
import { type Cell, type Classification, cell, type Fact } from '../../fact.ts';
import { isRecord, readFlag, readList, readRecord, readText } from '../../input.ts';
import type { SourceKey } from '../../sources.ts';
import { dignityOf } from '../graha/dignity.ts';
import { GRAHAS, type Graha, type Kundli } from '../graha/kundli.ts';
import { readKundli } from '../graha/read-kundli.ts';
import { DOSHA_REMEDIES, type DoshaRemedyRow, REMEDY_KINDS, type RemedyKind } from './dosha-table.ts';
import { GRAHA_REMEDIES, type GrahaRemedies, REMEDY_COLUMNS } from './graha-table.ts';
import { type JapaOptions, type JapaSchool, MANTRA_KINDS, type MantraKind, mantrasOf, readTimes } from './mantras.ts';

export interface RemedyOptions extends JapaOptions {
  /** Which kinds; all when left out. */
  readonly kinds?: readonly RemedyKind[];
  /** Which mantra of a graha; `beeja` when left out. */
  readonly mantra?: MantraKind;
  /** Whether the grahas of a dosha bring their own remedies; so when left out. */
  readonly ofGrahas?: boolean;
  /** Whether doshas that are lifted count too; not when left out. */
  readonly ofCancelled?: boolean;
}
const REMEDY_NAMES: OptionNames<RemedyOptions> = {
  japa: true,
  times: true,
  kinds: true,
  mantra: true,
  ofGrahas: true,
  ofCancelled: true,
};

export interface RemedyValue {
  /** Id of the fact it stands against. */
  readonly dosha: string;
  readonly kind: RemedyKind;
  readonly key: string;
  /** Whose remedy it is; null for one of the dosha itself. */
  readonly graha: Graha | null;
  readonly count: number | null;
  readonly weekday: number | null;
  readonly tithi: number | null;
}
export type RemedyFact = Fact<RemedyValue>;

export interface Remedies {
  readonly settings: {
    readonly kinds: readonly RemedyKind[];
    readonly mantra: MantraKind;
    readonly japa: JapaSchool;
    readonly times: number;
    readonly ofGrahas: boolean;
    readonly ofCancelled: boolean;
  };
  readonly facts: readonly RemedyFact[];
  /** Doshas among the facts for which no remedy is listed. */
  readonly without: readonly string[];
}

interface Rite {
  readonly kind: RemedyKind;
  readonly key: string;
  readonly count: number | null;
  readonly weekday: number | null;
  readonly tithi: number | null;
  readonly sources: readonly SourceKey[];
  readonly classification: Classification;
}

const ROW_OF: ReadonlyMap<string, DoshaRemedyRow> = new Map(DOSHA_REMEDIES.map((row) => [row.dosha, row]));

/**
 * Remedies for the doshas that were found.
 *
 * @param facts  of doshas by their ids: from `findDoshas`, or any `{ id, value }` such as `{ id: 'sade-sati', value: true }` or `{ id: 'nadi-dosha', … }`
 * @throws  EngineError INVALID_OPTION for an option that does not exist, and for a list that is not of facts
 */
export function remediesFor(
  kundli: Kundli,
  facts: readonly Pick<Fact, 'id' | 'value'>[],
  options: RemedyOptions = {},
): Remedies {
  readKundli(kundli);
  readChoices(options, 'options', REMEDY_NAMES);
  const settings = settle(options);
  const found: RemedyFact[] = [];
  const without: string[] = [];
  for (const [i, given] of readList('facts', facts, 'a list of facts').entries()) {
    const { id, value } = readRecord(`facts[${i}]`, given, 'a fact with an id and a value');
    const dosha = readText(`facts[${i}].id`, id, 'the id of a dosha');
    if (value === false || (isRecord(value) && value['isCancelled'] === true && !settings.ofCancelled)) continue;
    const row = ROW_OF.get(dosha.replace('-dosha', ''));
    if (row === undefined) without.push(dosha);
    else found.push(...factsOf(kundli, dosha, row, settings));
  }
  return { settings, facts: found, without };
}

function settle({ kinds, mantra, japa, times, ofGrahas, ofCancelled }: RemedyOptions): Remedies['settings'] {
  const named = kinds === undefined ? REMEDY_KINDS : readList('kinds', kinds, `a list of ${REMEDY_KINDS.join(', ')}`);
  const known = named.map((kind, i) => oneOf(`kinds[${i}]`, kind, REMEDY_KINDS));
  return {
    kinds: REMEDY_KINDS.filter((kind) => known.includes(kind)),
    mantra: oneOf('mantra', mantra ?? 'beeja', MANTRA_KINDS),
    japa: oneOf('japa', japa ?? 'traditional', ['traditional', 'dasha-years'] as const),
    times: readTimes(times),
    ofGrahas: ofGrahas === undefined ? true : readFlag('ofGrahas', ofGrahas),
    ofCancelled: readFlag('ofCancelled', ofCancelled),
  };
}

function factsOf(
  kundli: Kundli,
  dosha: string,
  row: DoshaRemedyRow,
  settings: Remedies['settings'],
): readonly RemedyFact[] {
  const made = row.remedies.map((rite) => factOf(dosha, null, rite, [dosha]));
  if (settings.ofGrahas) {
    for (const graha of row.grahas) {
      const because = [dosha, cell(graha, 'dignity', dignityOf(kundli, graha))];
      made.push(...ritesOfGraha(graha, settings).map((rite) => factOf(dosha, graha, rite, because)));
    }
  }
  return made.filter(({ value }) => settings.kinds.includes(value.kind));
}

function factOf(dosha: string, graha: Graha | null, rite: Rite, because: readonly Cell[]): RemedyFact {
  const { kind, key, count, weekday, tithi, sources, classification } = rite;
  const whose = graha === null ? [] : [graha.toLowerCase()];
  return {
    id: ['remedy', dosha, ...whose, kind, key].join('-'),
    value: { dosha, kind, key, graha, count, weekday, tithi },
    because,
    sources,
    classification,
  };
}

/** What is kept for a graha, out of its row. */
function ritesOfGraha(graha: Graha, { mantra, japa, times }: Remedies['settings']): readonly Rite[] {
  const row = GRAHA_REMEDIES[graha];
  const said = mantrasOf(graha, { japa, times: times === 4 ? 4 : 1 }).find(({ kind }) => kind === mantra);
  const rite = (kind: RemedyKind, column: keyof typeof REMEDY_COLUMNS, key: string): Rite => ({
    kind,
    key,
    count: null,
    weekday: kind === 'gift' || kind === 'fast' ? row.weekday : null,
    tithi: null,
    ...REMEDY_COLUMNS[column],
  });
  const rites: Rite[] = [
    rite('gift', 'grain', row.grain),
    ...row.gifts.map((gift) => rite('gift', 'gifts', gift)),
    rite('gift', 'dakshina', row.dakshina),
    rite('fast', 'weekday', 'weekday'),
    ...row.deities.map((deity) => rite('deity', 'deities', deity)),
    rite('rudraksha', 'rudraksha', `${row.rudraksha}-mukhi`),
    rite('yantra', 'yantraCentre', `${graha.toLowerCase()}-yantra`),
  ];
  if (said !== undefined) {
    const { id, count, sources, classification } = said;
    rites.unshift({ kind: 'mantra', key: id, count, weekday: row.weekday, tithi: null, sources, classification });
  }
  return rites;
}

/**
 * What is worn, said, given and kept for one graha.
 *
 * @throws  EngineError INVALID_OPTION for a name that is no graha
 */
export function grahaRemediesOf(graha: Graha): GrahaRemedies {
  return GRAHA_REMEDIES[oneOf('graha', graha, GRAHAS)];
}
