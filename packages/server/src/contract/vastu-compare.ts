/** Badges, editions of the rules, and two editions side by side: what is asked, and what comes back. */

import {
  type BadgeQuestion,
  badgeEligibility,
  type CompareRequest,
  compareEditions,
  RULES_VERSIONS,
} from '@khagol/engine/vastu';
import { isRecord, type JsonRecord, own } from '../http/json.ts';
import type { Fault } from './fields.ts';
import type { RequestExample } from './operation.ts';
import { integer, type JsonSchema, listOf, number, oneOf, shape, text, truth } from './schema.ts';
import { ASSESSMENT } from './vastu-assessment.ts';
import { faultsOf, within } from './vastu-faults.ts';
import { ATTRIBUTION, picked, referenceFaults } from './vastu-fields.ts';
import { ASSESSMENT_REQUEST, assessmentFaults, SAMPLE_HOUSE, SOURCE } from './vastu-input.ts';
import { HASH, nullable, VERSION, ZONE_CHECK } from './vastu-shapes.ts';
import { ZONE_REQUEST, zoneFaults } from './vastu-zone-input.ts';

export const BADGE_REQUEST: JsonSchema = shape({
  inputSource: SOURCE,
  confidence: number('As an assessment gave it.', { minimum: 0, maximum: 1 }),
});

const SOME_BADGE = { inputSource: 'measured', confidence: 1 };

/** What is wrong with a question about a badge. */
export function badgeFaults(question: JsonRecord): readonly Fault[] {
  return faultsOf(
    (asked) => badgeEligibility(asked as BadgeQuestion),
    question,
    () => ['inputSource', 'confidence'].map((name) => ({ ...SOME_BADGE, [name]: own(question, name) })),
  );
}

/** Every edition that answers. */
export const VERSIONS: JsonSchema = shape({
  currentVersion: VERSION,
  retainedVersions: listOf(VERSION, 'The newest first.'),
  versions: listOf(
    shape({
      rulesVersion: VERSION,
      rulesHash: HASH,
      isCurrent: truth(''),
      method: oneOf('', ['dominant-zone', 'share-weighted']),
      roomTypes: listOf(text(''), 'Types of space it has rules for.'),
      cells: integer('Rules of type and zone.'),
      classicalCells: integer('Of them: with a text behind them.'),
    }),
    '',
  ),
});

const OPERATIONS = ['assessment', 'zone-check'] as const;

export const COMPARE_REQUEST: JsonSchema = shape({
  fromVersion: VERSION,
  toVersion: VERSION,
  'operation?': oneOf('What is asked of both.', OPERATIONS, { default: 'assessment' }),
  input: {
    anyOf: [ASSESSMENT_REQUEST, ZONE_REQUEST],
    description: 'As the operation takes it; a `rulesVersion` within it is passed over.',
  },
  ...ATTRIBUTION,
});

/** Two editions side by side. */
export const COMPARISON: JsonSchema = shape({
  inputHash: HASH,
  operation: oneOf('', OPERATIONS),
  fromVersion: VERSION,
  toVersion: VERSION,
  fromAssessment: { anyOf: [ASSESSMENT, ZONE_CHECK] },
  toAssessment: { anyOf: [ASSESSMENT, ZONE_CHECK] },
  changed: truth('Whether the answers differ in more than the names of their editions.'),
  changes: listOf(
    shape({
      ruleId: text('Such as `toilet.SW`.'),
      before: nullable(text('')),
      after: nullable(text('')),
      reason: text(''),
      touched: truth('Whether this input rests on it.'),
    }),
    'Every rule that differs.',
  ),
  retainedVersions: listOf(VERSION, ''),
});

export const SAMPLE_COMPARISON: Readonly<Record<string, unknown>> = {
  fromVersion: RULES_VERSIONS[0],
  toVersion: RULES_VERSIONS[1],
  operation: 'assessment',
  input: SAMPLE_HOUSE,
};

/** The other operation. */
export const COMPARISON_EXAMPLES: readonly RequestExample[] = [
  {
    name: 'zoneCheck',
    summary: 'One space in one zone, under both.',
    body: {
      fromVersion: RULES_VERSIONS[0],
      toVersion: RULES_VERSIONS[1],
      operation: 'zone-check',
      input: { roomType: 'toilet', zone: 'SW' },
    },
  },
];

const SOME_INPUT = {
  inputSource: 'measured',
  rooms: [{ roomType: 'kitchen', zone: 'SE' }],
  roomType: 'kitchen',
  zone: 'SE',
};
const SOME_QUESTION = { fromVersion: RULES_VERSIONS[0], toVersion: RULES_VERSIONS[0], input: SOME_INPUT };

/** What is wrong with a comparison; faults of its input stand under `input`. */
export function comparisonFaults(question: JsonRecord): readonly Fault[] {
  const { rulesVersion: _, ...input } = (isRecord(own(question, 'input')) ? own(question, 'input') : {}) as JsonRecord;
  const isZoneCheck = own(question, 'operation') === 'zone-check';
  const ofInput = isZoneCheck ? zoneFaults(input) : assessmentFaults(input);
  const ofQuestion = faultsOf(
    (asked) => compareEditions(asked as CompareRequest),
    { ...question, ...(isRecord(own(question, 'input')) ? { input: SOME_INPUT } : {}) },
    () =>
      ['fromVersion', 'toVersion', 'operation', 'input'].map((name) => ({
        ...SOME_QUESTION,
        ...(name === 'operation'
          ? picked(question, [name])
          : name === 'input' && isRecord(own(question, name))
            ? {}
            : { [name]: own(question, name) }),
      })),
  );
  return [
    ...ofQuestion,
    ...(ofQuestion.some(({ field }) => field === 'input') ? [] : within('input', ofInput)),
    ...referenceFaults(question),
  ];
}
