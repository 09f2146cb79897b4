/** A question as it was typed becomes one that can be answered. `understand` is the verb; `memoryOf` is what it leaves for the next. */

export { PARTICULARS, type Particular, VARGAS_ASKED, type VargaAsked } from './chart-asked.ts';
export { DAYS_ASKED, type DayAsked } from './days-asked.ts';
export type { UnderstandOptions } from './options.ts';
export {
  BODIES,
  INJECTION_SIGNS,
  type InjectionSign,
  KINDS,
  type Kind,
  type Memory,
  QUESTION_TOPICS,
  type Question,
  type QuestionBody,
  type QuestionLanguage,
  type QuestionTopic,
  RULE_TOPICS,
  SAFETY_CLASSES,
  type SafetyClass,
  type Scope,
  SUBJECTS,
  type Subject,
  TERMS,
  type Term,
  TOPICS_OF_HOUSE,
} from './question.ts';
export { memoryOf, understand } from './understand.ts';
