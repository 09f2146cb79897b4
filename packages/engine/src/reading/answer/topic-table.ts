/**
 * What each topic looks at: houses, natural significators, a divisional chart; and which families of rules an edition of the plan may tell.
 *
 * Source: `bphs` ch. 11 (houses), 32 (significators), 6 (what each divisional chart is asked).
 */

import type { Graha } from '../../jyotish/index.ts';
import type { VargaKey } from '../../language/keys.ts';
import { type QuestionTopic, RULE_TOPICS } from '../question/question.ts';
import { TOPICS, type Topic } from '../rules/topics.ts';
import type { AnswerVersion, System } from './answer.ts';

export interface TopicPlan {
  readonly name: QuestionTopic | 'general';
  readonly ruleTopics: readonly Topic[];
  /** 1 … 12, the chief one first. */
  readonly houses: readonly number[];
  readonly karakas: readonly Graha[];
  readonly varga: VargaKey;
  /** What is asked about next. */
  readonly next: QuestionTopic;
}

type Row = Omit<TopicPlan, 'name' | 'ruleTopics'>;

// biome-ignore format: a table reads in rows
const TABLE: { readonly [T in QuestionTopic | 'general']: Row } = {
  self:         { houses: [1, 9],     karakas: ['Sun', 'Moon'],                varga: 'D9',  next: 'career' },
  career:       { houses: [10, 6],    karakas: ['Saturn', 'Sun', 'Mercury'],   varga: 'D10', next: 'wealth' },
  wealth:       { houses: [2, 11],    karakas: ['Jupiter', 'Venus'],           varga: 'D2',  next: 'career' },
  love:         { houses: [5, 7],     karakas: ['Venus', 'Moon'],              varga: 'D9',  next: 'marriage' },
  marriage:     { houses: [7, 2],     karakas: ['Venus', 'Jupiter'],           varga: 'D9',  next: 'family' },
  children:     { houses: [5, 9],     karakas: ['Jupiter'],                    varga: 'D7',  next: 'family' },
  family:       { houses: [2, 4],     karakas: ['Moon', 'Mars'],               varga: 'D12', next: 'home' },
  home:         { houses: [4, 11],    karakas: ['Moon', 'Mars'],               varga: 'D4',  next: 'family' },
  education:    { houses: [4, 5],     karakas: ['Mercury', 'Jupiter'],         varga: 'D24', next: 'career' },
  health:       { houses: [1, 6],     karakas: ['Sun', 'Moon'],                varga: 'D27', next: 'self' },
  travel:       { houses: [9, 12, 3], karakas: ['Moon', 'Rahu'],               varga: 'D9',  next: 'career' },
  spirituality: { houses: [9, 12, 5], karakas: ['Jupiter', 'Ketu'],            varga: 'D20', next: 'self' },
  general:      { houses: [1, 9, 10], karakas: ['Moon', 'Sun'],                varga: 'D9',  next: 'career' },
};

/** What an answer on a topic looks at: its houses, significators and vargas, and the topic that comes next. */
export function topicPlan(topic: QuestionTopic | 'general'): TopicPlan {
  return { name: topic, ruleTopics: topic === 'general' ? TOPICS : RULE_TOPICS[topic], ...TABLE[topic] };
}

const VEDIC_2 = [
  'graha-in-house',
  'graha-in-sign',
  'node-in-sign',
  'lord-in-house',
  'lagna-sign',
  'moon-nakshatra',
  'graha-dignity',
  'yoga',
  'dosha',
  'dasha-pair',
] as const;
const WESTERN = ['western-sign', 'western-house', 'western-ascendant', 'western-midheaven', 'western-aspect'] as const;

/** Families that an edition tells. An edition that has been published keeps its list, so that its answers can be made again. */
export const EDITIONS: { readonly [V in AnswerVersion]: { readonly [S in System]: readonly string[] } } = {
  '2': { vedic: VEDIC_2, western: WESTERN },
  '2.5': { vedic: [...VEDIC_2, 'sav-house', 'gochara', 'sade-sati'], western: WESTERN },
};
