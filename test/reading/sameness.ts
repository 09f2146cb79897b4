/** How much answers repeat each other: of two answers the sentences they share, among all that either has. */

import type { Answer } from '../../packages/engine/src/reading/answer/index.ts';

/** Jaccard's share of identical sentences, 0 … 1; 0 where neither has any. */
export function sameness(one: Answer, other: Answer): number {
  const mine = new Set(one.sentences.map(({ text }) => text));
  const theirs = new Set(other.sentences.map(({ text }) => text));
  const both = [...mine].filter((text) => theirs.has(text)).length;
  const all = mine.size + theirs.size - both;
  return all === 0 ? 0 : both / all;
}

export interface Sameness {
  /** Mean over pairs of charts that were asked the same. */
  readonly betweenCharts: number;
  /** Mean over pairs of questions that the same chart was asked. */
  readonly betweenQuestions: number;
  /** The most alike of each. */
  readonly mostBetweenCharts: number;
  readonly mostBetweenQuestions: number;
}

/**
 * The sameness of many answers.
 *
 * @param answers  chart by chart the answers to the same questions in the same order; two charts and two questions at least
 */
export function samenessOf(answers: readonly (readonly Answer[])[]): Sameness {
  const charts: number[] = [];
  const questions: number[] = [];
  answers.forEach((ofChart, at) => {
    for (const others of answers.slice(at + 1))
      ofChart.forEach((answer, question) => {
        const other = others[question];
        if (other !== undefined) charts.push(sameness(answer, other));
      });
    ofChart.forEach((answer, question) => {
      for (const other of ofChart.slice(question + 1)) questions.push(sameness(answer, other));
    });
  });
  return {
    betweenCharts: mean(charts),
    betweenQuestions: mean(questions),
    mostBetweenCharts: Math.max(...charts),
    mostBetweenQuestions: Math.max(...questions),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}
