/** Which editions of the rules are there, and which is asked for? Every edition that was ever published stays, so that old scores can be made again. */

import { oneOf } from '../../choice.ts';
import { documentOf, type Edition, type EditionRow, type RulesVersion, rulesHashOf } from './edition.ts';
import { EDITION_2026_09_23 } from './edition-2026-09-23.ts';
import { EDITION_2026_10_04 } from './edition-2026-10-04.ts';

const EDITIONS: readonly Edition[] = [EDITION_2026_09_23, EDITION_2026_10_04];

/** Their names, the oldest first. */
export const RULES_VERSIONS: readonly RulesVersion[] = EDITIONS.map(({ rulesVersion }) => rulesVersion);

/** The one that answers unless another is asked for. */
export const CURRENT_RULES_VERSION: RulesVersion = 'vastu-rules-2026-10-04';

/**
 * The edition of a name; the current one when none is asked for.
 *
 * @throws  EngineError INVALID_OPTION with the names
 */
export function editionNamed(field: string, name: unknown): Edition {
  const version = name === undefined ? CURRENT_RULES_VERSION : oneOf(field, name, RULES_VERSIONS);
  return EDITIONS.find(({ rulesVersion }) => rulesVersion === version) as Edition;
}

/** What an edition is, in figures. */
export interface EditionSummary {
  readonly rulesVersion: RulesVersion;
  /** `sha256:` and 64 hexadecimal digits. */
  readonly rulesHash: string;
  readonly isCurrent: boolean;
  readonly method: Edition['scoring']['method'];
  /** Types of space it has rules for. */
  readonly roomTypes: readonly string[];
  /** Cells of type and zone, and how many of them have a text behind them. */
  readonly cells: number;
  readonly classicalCells: number;
}

/** The editions, the current one first. */
export interface EditionList {
  readonly currentVersion: RulesVersion;
  readonly retainedVersions: readonly RulesVersion[];
  readonly versions: readonly EditionSummary[];
}

/** All editions that answer. */
export function rulesVersions(): EditionList {
  const versions = [...EDITIONS].reverse().map(summaryOf);
  return {
    currentVersion: CURRENT_RULES_VERSION,
    retainedVersions: versions.map(({ rulesVersion }) => rulesVersion),
    versions,
  };
}

/**
 * An edition as it was published, for whoever wants to make a score again.
 *
 * @throws  EngineError INVALID_OPTION with the names
 */
export function rulesDocument(rulesVersion?: RulesVersion): Readonly<Record<string, unknown>> {
  return documentOf(editionNamed('rulesVersion', rulesVersion));
}

function summaryOf(edition: Edition): EditionSummary {
  const { rulesVersion, rows, scoring } = edition;
  return {
    rulesVersion,
    rulesHash: rulesHashOf(edition),
    isCurrent: rulesVersion === CURRENT_RULES_VERSION,
    method: scoring.method,
    roomTypes: rows.map((row) => row[0]),
    cells: rows.length * 9,
    classicalCells: rows.reduce((sum, row) => sum + classicalCount(row), 0),
  };
}

function classicalCount(row: EditionRow): number {
  return Object.keys(row[3]).length;
}
