/** The built-in narrator: a question, understood, and charts become an answer whose every sentence says what it rests on. */

export { READING_EDITION } from '../edition.ts';
export {
  DAYS_ASKED,
  type DayAsked,
  type Memory,
  memoryOf,
  QUESTION_TOPICS,
  type Question,
  type QuestionTopic,
  RULE_TOPICS,
  type UnderstandOptions,
  understand,
} from '../question/index.ts';
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
  type RuleTold,
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
export { type AnswerBirth, type AnswerGroundParts, answerGroundOf, askerOf, isOpen, ofTwo } from './ground.ts';
export { EDITIONS, type TopicPlan, topicPlan } from './topic-table.ts';
export { westernSkyAt } from './western-sky.ts';
