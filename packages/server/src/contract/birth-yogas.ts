/**
 * The yogas of a birth chart, as records and as JSON. They are half of the answer, and of each of them nearly all is what is always said of it: its name, its
 * rule, its sources. So they are held as the engine marks them, in numbers, and written from stretches that were prepared; records are made of
 * them only for those who want to read them.
 */

import { evidenceText, GRAHAS, type YogaMark, type YogaTableRow, yogaFactOf, yogaTable } from '@khagol/engine/jyotish';
import { type JsonBytes, type Piece, piece } from '../http/json-bytes.ts';

/** The yogas of a chart on the way to its answer. */
export class ToldYogas {
  readonly marks: readonly YogaMark[];

  constructor(marks: readonly YogaMark[]) {
    this.marks = marks;
  }

  /** The records that are published of them. */
  toJSON(): readonly unknown[] {
    return yogaRecords(this.marks);
  }
}

/** The yogas that are formed, as they are published; those that are not are left out. */
export function yogaRecords(marks: readonly YogaMark[]): readonly unknown[] {
  return marks.map((mark) => {
    const { id, value, because, sources, classification } = yogaFactOf(mark);
    return {
      id,
      name: value.name,
      family: value.family,
      nature: value.nature,
      present: true,
      planets: value.planets,
      description: value.rule,
      strength: value.strength?.grade ?? null,
      isCancelled: value.isCancelled,
      cancellations: cancellationRecords(mark),
      because,
      source: sources[0],
      sources,
      locus: value.locus,
      classification,
    };
  });
}

function cancellationRecords({ cancellations }: YogaMark): readonly unknown[] {
  return cancellations.map((each) => ({
    id: each.id,
    description: each.value.rule,
    source: each.sources[0],
    classification: each.classification,
  }));
}

/** Writes what `JSON.stringify` writes of their records. */
export function yogasTo(out: JsonBytes, { marks }: ToldYogas): void {
  stretches ??= yogaTable().map(stretchesOf);
  const start = out.length;
  for (let i = 0; i < marks.length; i += 1) {
    const mark = marks[i] as YogaMark;
    yogaTo(out, mark, stretches[mark.row] as Stretches);
  }
  out.listSince(start);
}

function yogaTo(out: JsonBytes, mark: YogaMark, { head, plain, rule, end }: Stretches): void {
  out.fixed(head);
  out.fixed(OF_PLANETS + mark.planets);
  if (mark.grade === null && mark.cancellations.length === 0) out.fixed(plain);
  else {
    out.fixed(rule);
    out.value(mark.grade);
    out.fixed(mark.cancellations.length > 0 ? CANCELLED : NOT_CANCELLED);
    out.value(cancellationRecords(mark));
    out.fixed(BECAUSE);
  }
  evidenceTo(out, mark);
  out.fixed(end);
}

/** The cells that made it so. */
function evidenceTo(out: JsonBytes, { cells, measures }: YogaMark): void {
  const start = out.length;
  for (let i = 0; i < cells.length; i += 1) {
    const cell = cells[i] as number;
    if (cell >= 0) out.fixed(evidence[cell] ?? keepEvidence(cell));
    else {
      out.fixed(COMMA);
      out.text(measures[~cell] as string);
    }
  }
  out.listSince(start);
}

/** Cells as they were written first; there are some thousands. */
const evidence: Piece[] = [];

function keepEvidence(cell: number): Piece {
  const made = piece(`,${JSON.stringify(evidenceText(cell))}`);
  evidence[cell] = made;
  return made;
}

/** What is always said of a yoga, around what is of the birth. */
interface Stretches {
  /** Up to its planets. */
  readonly head: Piece;
  /** From there to its evidence, of one that is neither graded nor cancelled, as most are. */
  readonly plain: Piece;
  /** From there to its grade. */
  readonly rule: Piece;
  readonly end: Piece;
}

/** By their places in the engine’s table; made when the first is written. */
let stretches: readonly Stretches[] | null = null;

const BEFORE_EVIDENCE = ',"because":';

function stretchesOf({ id, name, family, nature, rule, sources, locus, classification }: YogaTableRow): Stretches {
  const told = `,"description":${JSON.stringify(rule)},"strength":`;
  const around = {
    head: { id, name, family, nature, present: true },
    end: { source: sources[0], sources, locus, classification },
  };
  return {
    head: piece(`,${JSON.stringify(around.head).slice(0, -1)},"planets":`),
    plain: piece(`${told}null,"isCancelled":false,"cancellations":[]${BEFORE_EVIDENCE}`),
    rule: piece(told),
    end: piece(`,${JSON.stringify(around.end).slice(1)}`),
  };
}

const COMMA = piece(',');
const CANCELLED = piece(',"isCancelled":true,"cancellations":');
const NOT_CANCELLED = piece(',"isCancelled":false,"cancellations":');
const BECAUSE = piece(BEFORE_EVIDENCE);

/** The first of the lists of planets, by sets of grahas. */
const [OF_PLANETS] = Array.from({ length: 1 << GRAHAS.length }, (_, set) =>
  piece(JSON.stringify(GRAHAS.filter((_, g) => (set >> g) & 1))),
) as [Piece];
