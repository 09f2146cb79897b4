/** Vastu: one house assessed, badges, the editions of the rules, two editions side by side. */

import { type BadgeQuestion, badgeEligibility, rulesVersions } from '@khagol/engine/vastu';
import { ASSESSMENT, BADGE } from '../contract/vastu-assessment.ts';
import {
  BADGE_REQUEST,
  badgeFaults,
  COMPARE_REQUEST,
  COMPARISON,
  COMPARISON_EXAMPLES,
  comparisonFaults,
  SAMPLE_COMPARISON,
  VERSIONS,
} from '../contract/vastu-compare.ts';
import { ASSESSMENT_REQUEST, assessmentFaults, HOUSE_EXAMPLES, SAMPLE_HOUSE } from '../contract/vastu-input.ts';
import type { AnyRow, Row } from '../gate/row.ts';
import type { JsonRecord } from '../http/json.ts';
import { NOTHING } from '../money.ts';
import type { AskPlan } from './ask-plan.ts';
import { BARE_ROW } from './bare-row.ts';
import { PRICES } from './prices.ts';
import type { Receipts } from './receipts.ts';
import { signedRow } from './signed-row.ts';
import { batchRow } from './vastu-batch.ts';
import {
  addressed,
  demandProperties,
  keep,
  operationOf,
  type PropertyShelf,
  propertyOf,
  QUESTION_ROW,
  readQuestion,
  toldAssessment,
} from './vastu-question.ts';
import { zoneRows } from './vastu-zones.ts';

export interface VastuParts {
  readonly receipts: Receipts;
  readonly shelf: PropertyShelf;
  readonly askPlan: AskPlan;
}

/** The rows of Vastu. */
export function vastuRows(parts: VastuParts): readonly AnyRow[] {
  const { receipts, askPlan } = parts;
  return [
    signedRow(
      assessmentRow(parts),
      { operation: operationOf('vastu.assessment'), question: (asked) => asked },
      receipts,
    ),
    batchRow(parts) as AnyRow,
    badgeRow as AnyRow,
    ...zoneRows(receipts),
    versionsRow as AnyRow,
    signedRow(compareRow(askPlan), { operation: operationOf('vastu.compare'), question: (asked) => asked }, receipts),
  ];
}

function assessmentRow({ shelf, askPlan }: VastuParts): Row<JsonRecord> {
  const { deadlineSeconds } = QUESTION_ROW;
  return {
    ...QUESTION_ROW,
    ...addressed('assessments'),
    id: 'vastuAssessment',
    tag: 'Vastu',
    summary:
      'How a house stands by the rules: score, findings, on whose word, and how sure. Nothing is charged where too little is known for a score.',
    price: PRICES.vastuAssessment,
    request: ASSESSMENT_REQUEST,
    data: ASSESSMENT,
    sample: SAMPLE_HOUSE,
    examples: HOUSE_EXAMPLES,
    refusals: ['GONE'],
    parse: (raw) => readQuestion(raw, assessmentFaults),
    look: async (question, facts) => {
      await demandProperties(shelf, facts, [propertyOf(question)]);
      return question;
    },
    run: async (question, facts) => {
      const data = toldAssessment(await askPlan('vastu.assessment', question, { deadlineSeconds }, facts));
      const kept = { propertyId: propertyOf(question), id: facts.requestId, content: { request: question, data } };
      await keep(shelf, 'assessment', facts, [kept]);
      return { kind: 'data', data, ...(data.status === 'assessed' ? {} : { charge: NOTHING }) };
    },
  };
}

const badgeRow: Row<JsonRecord> = {
  ...QUESTION_ROW,
  ...addressed('assessments/badge'),
  id: 'vastuBadge',
  tag: 'Vastu',
  summary: 'May a listing carry a badge? By where its figures come from and how sure they are.',
  requestHeaders: {},
  request: BADGE_REQUEST,
  data: BADGE,
  sample: { inputSource: 'measured', confidence: 0.9 },
  parse: (raw) => readQuestion(raw, badgeFaults),
  run: (question) => ({ kind: 'data', data: badgeEligibility(question as unknown as BadgeQuestion) }),
};

const versionsRow: Row<null> = {
  ...BARE_ROW,
  ...addressed('rules/versions'),
  id: 'vastuRulesVersions',
  method: 'GET',
  apiVersion: 'v2',
  tag: 'Vastu',
  summary: 'Every edition of the rules that answers, with its hash.',
  family: 'product',
  caller: 'key',
  data: VERSIONS,
  parse: () => null,
  run: () => ({ kind: 'data', data: rulesVersions() }),
};

function compareRow(askPlan: AskPlan): Row<JsonRecord> {
  const { deadlineSeconds } = QUESTION_ROW;
  return {
    ...QUESTION_ROW,
    ...addressed('plan/compare-versions'),
    id: 'vastuCompareVersions',
    tag: 'Vastu',
    summary: 'One input under two editions of the rules, and which rules differ between them.',
    price: PRICES.vastuCompare,
    request: COMPARE_REQUEST,
    data: COMPARISON,
    sample: SAMPLE_COMPARISON,
    examples: COMPARISON_EXAMPLES,
    parse: (raw) => readQuestion(raw, comparisonFaults),
    run: async (question, facts) => ({
      kind: 'data',
      data: await askPlan('vastu.compare', question, { deadlineSeconds }, facts),
    }),
  };
}
