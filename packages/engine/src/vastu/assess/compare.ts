/** What would another edition say? One input under two editions, and which rules differ between them. */

import { oneOf } from '../../choice.ts';
import { isRecord, readRecord } from '../../input.ts';
import { canonicalJson, sha256Hex, utf8 } from '../../stamp.ts';
import {
  differencesBetween,
  editionNamed,
  RULES_VERSIONS,
  type RuleChange,
  type RulesVersion,
} from '../rules/index.ts';
import { assess } from './assess.ts';
import type { Assessment } from './record.ts';
import type { AssessmentRequest } from './request.ts';
import { checkZone, type ZoneCheck, type ZoneCheckRequest } from './zone-check.ts';

/** What can be asked of two editions. */
export type ComparedOperation = 'assessment' | 'zone-check';

/** An input and two editions; a `rulesVersion` within the input is passed over. */
export interface CompareRequest {
  readonly fromVersion: RulesVersion;
  readonly toVersion: RulesVersion;
  /** `assessment` unless chosen. */
  readonly operation?: ComparedOperation;
  readonly input: AssessmentRequest | ZoneCheckRequest;
}

/** A rule that differs, and whether this input rests on it. */
export interface RuleChangeSeen extends RuleChange {
  readonly touched: boolean;
}

/** Both answers. */
export interface EditionComparison {
  /** `sha256:` and 64 hexadecimal digits, of the canonical JSON of the input without what is about the call. */
  readonly inputHash: string;
  readonly operation: ComparedOperation;
  readonly fromVersion: RulesVersion;
  readonly toVersion: RulesVersion;
  readonly fromAssessment: Assessment | ZoneCheck;
  readonly toAssessment: Assessment | ZoneCheck;
  /** Whether the answers differ in more than the names of their editions. */
  readonly changed: boolean;
  /** Every rule that differs, as published. */
  readonly changes: readonly RuleChangeSeen[];
  readonly retainedVersions: readonly RulesVersion[];
}

/** Members of a request that are about the call and not about the house. */
export const UNHASHED: readonly string[] = ['propertyId', 'tenantRef', 'receipt'];

/**
 * Sets two editions side by side.
 *
 * @throws  EngineError INVALID_OPTION naming `fromVersion`, `toVersion`, `operation`, or the field of the input
 */
export function compareEditions(request: CompareRequest): EditionComparison {
  const asked = readRecord('comparison', request, 'an object with fromVersion, toVersion and input');
  const fromVersion = oneOf('fromVersion', asked['fromVersion'], RULES_VERSIONS);
  const toVersion = oneOf('toVersion', asked['toVersion'], RULES_VERSIONS);
  const operation = oneOf<ComparedOperation>('operation', asked['operation'] ?? 'assessment', OPERATIONS);
  const input = readRecord('input', asked['input'], 'what the operation asks for');
  const under = (rulesVersion: RulesVersion): Assessment | ZoneCheck => {
    const question = { ...input, rulesVersion };
    return operation === 'assessment'
      ? assess(question as unknown as AssessmentRequest)
      : checkZone(question as unknown as ZoneCheckRequest);
  };
  const fromAssessment = under(fromVersion);
  const toAssessment = under(toVersion);
  const touched = touchedBy(input, operation);
  return {
    inputHash: assessmentHash(input),
    operation,
    fromVersion,
    toVersion,
    fromAssessment,
    toAssessment,
    changed: verdictText(fromAssessment) !== verdictText(toAssessment),
    changes: differencesBetween(fromVersion, toVersion).map(({ ruleId, before, after, reason }) => ({
      ruleId,
      before,
      after,
      reason,
      touched: touched(ruleId),
    })),
    retainedVersions: [...RULES_VERSIONS].reverse(),
  };
}

const OPERATIONS: readonly ComparedOperation[] = ['assessment', 'zone-check'];

/**
 * The hash of a request, without what is about the call: two requests about one house hash alike.
 *
 * @throws  EngineError INVALID_OPTION for what is no plain data
 */
export function assessmentHash(input: object): string {
  const kept = Object.entries(input).filter(([name]) => !UNHASHED.includes(name));
  return `sha256:${sha256Hex(utf8(canonicalJson(asSent(Object.fromEntries(kept), 0))))}`;
}

/** As JSON would carry it: what is left out and what is undefined are one. */
function asSent(value: unknown, level: number): unknown {
  // Deeper than any request; what is deeper is refused as it stands.
  if (level > 8) return value;
  if (Array.isArray(value)) return Array.from(value, (member) => asSent(member, level + 1));
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name, asSent(member, level + 1)]));
}

/** An answer without the names of its edition. */
function verdictText(answer: Assessment | ZoneCheck): string {
  const names = ['rulesVersion', 'rulesHash', 'settings', 'meta'];
  return canonicalJson(Object.fromEntries(Object.entries(answer).filter(([name]) => !names.includes(name))));
}

/** Whether an input rests on a rule: by the newest edition, which knows every type and tells the rules of a placement. */
function touchedBy(input: object, operation: ComparedOperation): (ruleId: string) => boolean {
  const rulesVersion = editionNamed('rulesVersion', undefined).rulesVersion;
  const question = { ...input, rulesVersion };
  if (operation === 'zone-check') {
    const { roomType, zone } = checkZone(question as unknown as ZoneCheckRequest);
    return (ruleId) => [`${roomType}.${zone}`, `${roomType}.*`, `${roomType}.method`].includes(ruleId);
  }
  const answer = assess(question as unknown as AssessmentRequest);
  const scopes = answer.sources.flatMap(({ scope }) => scope.split(', '));
  const types = new Set(scopes.map((scope) => scope.slice(0, scope.indexOf('.'))));
  return (ruleId) => {
    const [type = '', what] = ruleId.split('.');
    return what === '*' || what === 'method' ? types.has(type) : scopes.includes(ruleId);
  };
}
