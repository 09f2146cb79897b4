/** What is said where the safety policy answers, and nothing else with it. */

import type { SafetyClass } from '../question/question.ts';
import type { Teller } from './teller.ts';

const MESSAGES = {
  'self-harm': 'policySelfHarm',
  death: 'policyDeath',
  diagnosis: 'policyBody',
  'fetal-sex': 'policyBody',
  legal: 'policyOutcome',
  gambling: 'policyOutcome',
  minor: 'policyMinor',
  'third-party': 'policyPerson',
  caste: 'policyPerson',
  fear: 'policyFear',
} as const satisfies { readonly [S in SafetyClass]: string };

/** The gravest class speaks; beside self-harm nothing else does. */
export function tellPolicy(teller: Teller, classes: readonly SafetyClass[]): void {
  const [gravest, ...others] = classes;
  if (gravest === undefined) return;
  teller.tell('policy', teller.words.say[MESSAGES[gravest]]);
  if (gravest === 'self-harm') return;
  for (const other of others) {
    teller.turn();
    teller.tell('policy', teller.words.say[MESSAGES[other]]);
  }
}
