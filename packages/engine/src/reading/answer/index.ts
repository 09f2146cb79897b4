/** The built-in narrator: a question and charts become an answer whose every sentence says what it rests on. */

export {
  ANSWER_VERSIONS,
  type Answer,
  type AnswerFormat,
  type AnswerGround,
  type AnswerOptions,
  type AnswerVersion,
  type AnswerWarning,
  FORMATS,
  type RemedyTold,
  SECTIONS,
  type Section,
  type Sentence,
  SYSTEMS,
  type System,
  TIERS,
  type Tier,
  type Voice,
  WARNINGS,
} from './answer.ts';
export { answerOf } from './answer-of.ts';
export { EDITIONS, type TopicPlan, topicPlan } from './topic-table.ts';
