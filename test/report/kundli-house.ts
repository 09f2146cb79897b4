/** A house for the reports of one birth, births for it, and how their blocks are read back. */

import type { Language } from '../../packages/engine/src/language/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { TEXTS_EN } from '../../packages/engine/src/reading/texts/en/index.ts';
import { TEXTS_HI } from '../../packages/engine/src/reading/texts/hi/index.ts';
import { itemNamed } from '../../packages/engine/src/report/catalog/index.ts';
import type { WrittenChapter } from '../../packages/engine/src/report/catalog/item.ts';
import type { KundliBook } from '../../packages/engine/src/report/chapters/kundli/book.ts';
import { type Block, type Figure, plainOf, type Table } from '../../packages/engine/src/report/flow/blocks.ts';
import { openReportHouse, type ReportHouse } from '../../packages/engine/src/report/house.ts';
import type { ReportBirth, ReportRequest } from '../../packages/engine/src/report/request.ts';
import { ALL } from '../language/all.ts';
import { typesetter } from './typesetter.ts';

export const AS_OF = '2026-11-22';
export const SEED = 20261122;

let opened: Promise<ReportHouse> | undefined;

export function kundliHouse(): Promise<ReportHouse> {
  opened ??= Promise.all([openEngine(), typesetter()]).then(([engine, own]) =>
    openReportHouse({ engine, typesetter: own, languages: ALL, texts: { en: TEXTS_EN, hi: TEXTS_HI } }),
  );
  return opened;
}

/** A report before it is set: its book and its chapters. */
export function composed(
  house: ReportHouse,
  reportType: string,
  language: Language,
  birth: ReportBirth,
): { readonly book: KundliBook; readonly chapters: readonly WrittenChapter[] } {
  const request: ReportRequest = { reportType, language: language.code, asOf: AS_OF, birth };
  const { book, chapters } = itemNamed(reportType).compose({ house, request, language, title: reportType });
  return { book: book as KundliBook, chapters };
}

/** Births of the years 1900 … 2025 within the polar circles, from a linear congruence. */
export function randomBirths(count: number, seed: number = SEED): readonly ReportBirth[] {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const two = (value: number): string => String(value).padStart(2, '0');
  return Array.from({ length: count }, () => ({
    datetime: `${1900 + next(126)}-${two(1 + next(12))}-${two(1 + next(28))}T${two(next(24))}:${two(next(60))}:${two(next(60))}`,
    latitude: next(12000) / 100 - 60,
    longitude: next(36000) / 100 - 180,
    timezone: next(25) - 12,
  }));
}

/** Every block, those within others too. */
export function flat(blocks: readonly Block[]): readonly Block[] {
  return blocks.flatMap((block): readonly Block[] => {
    if (block.kind === 'beside') return block.columns.flatMap(flat);
    if (block.kind === 'callout') return flat(block.blocks);
    return [block];
  });
}

export function blocksOf(chapters: readonly WrittenChapter[]): readonly Block[] {
  return chapters.flatMap(({ blocks }) => flat(blocks));
}

/** The cells of the tables of this title, as plain text. */
export function tablesOf(
  chapters: readonly WrittenChapter[],
  title: string,
): readonly (readonly (readonly string[])[])[] {
  return blocksOf(chapters)
    .filter((block): block is Table => block.kind === 'table' && block.title === title)
    .map(({ rows }) => rows.map((row) => row.map(plainOf)));
}

/** Every text that a reader sees, drawings included. */
export function textsOf(chapters: readonly WrittenChapter[]): readonly string[] {
  const own = (block: Block): readonly string[] => {
    switch (block.kind) {
      case 'heading':
        return [block.text];
      case 'paragraph':
        return [plainOf(block.words), ...(block.source === undefined ? [] : [block.source])];
      case 'list':
        return block.items.map(plainOf);
      case 'table':
        return [...block.head.map(plainOf), ...block.rows.flat().map(plainOf), block.source ?? ''];
      case 'facts':
        return block.pairs.flatMap(([name, value]) => [name, plainOf(value)]);
      case 'figure':
        return [block.caption ?? '', block.scene.title, ...sceneTexts(block.scene.items)];
      default:
        return [];
    }
  };
  return chapters.flatMap(({ title, blocks }) => [title, ...flat(blocks).flatMap(own)]);
}

function sceneTexts(items: Figure['scene']['items']): readonly string[] {
  return items.flatMap((item): readonly string[] => {
    if (item.kind === 'text') return [item.text];
    return item.kind === 'group' ? sceneTexts(item.items) : [];
  });
}
