/** The last page: everything that the figures rest on, what is in doubt, and the receipt with which anyone can reckon again. */

import type { Moment, ZoneSource } from '../../../time/moment.ts';
import type { Book } from '../../book.ts';
import type { WrittenChapter } from '../../catalog/item.ts';
import type { Block } from '../../flow/blocks.ts';
import { qrScene } from '../../qr.ts';

const QR_WIDTH = 150;
/** Beyond it a code on paper is read badly. */
const MOST_QR_BYTES = 1400;

export function assumptionsChapter(book: Book, receipt: string | null): readonly WrittenChapter[] {
  const { say, language, house } = book;
  const { assumptions, warnings } = say;
  const facts: (readonly [string, string])[] = [
    ...book.assumptions.map(({ name, value }) => [name, value] as const),
    [assumptions.engine, house.engine.version],
  ];
  const blocks: Block[] = [
    { kind: 'paragraph', words: assumptions.intro, size: 'lead' },
    ...book.moments.flatMap((moment, index): readonly Block[] => momentBlocks(book, moment, index)),
    { kind: 'facts', pairs: facts, columns: 2 },
    ...[...new Set(book.warnings.map(({ code }) => code))].flatMap((code): readonly Block[] => {
      const words = warnings[code as keyof typeof warnings];
      return words === undefined ? [] : [{ kind: 'callout', tone: 'neutral', blocks: [{ kind: 'paragraph', words }] }];
    }),
  ];
  if (receipt !== null) blocks.push(...receiptBlocks(book, receipt));
  return [{ title: language.say.headings.assumptions, blocks }];
}

function momentBlocks(book: Book, moment: Moment, index: number): readonly Block[] {
  const { say, language } = book;
  const { assumptions, birth } = say;
  const { zone, deltaTSeconds, certainty } = moment;
  const name = book.moments.length > 1 ? book.people[index]?.name : null;
  const minutes = Math.round(Math.abs(zone.offsetSeconds) / 60);
  const sign = zone.offsetSeconds < 0 ? '−' : '+';
  const offset = `${sign}${language.time(Math.floor(minutes / 60), minutes % 60)}`;
  return [
    ...(name === null || name === undefined ? [] : [{ kind: 'heading' as const, level: 3 as const, text: name }]),
    {
      kind: 'facts',
      columns: 2,
      pairs: [
        [assumptions.zone, `${zone.id} (${offset})`],
        [birth.utc, utcText(book, moment)],
        [assumptions.zoneEdition, zone.tzdata],
        [assumptions.deltaT, assumptions.secondsOf({ value: language.number(deltaTSeconds, 1) })],
        [assumptions.uncertainty, doubtOf(book, certainty.timeSeconds)],
      ],
    },
    { kind: 'paragraph', words: zoneSentence(book, zone.localMeanTime ? 'mean' : zone.source), size: 'small' },
  ];
}

function utcText({ language }: Book, { utc }: Moment): string {
  const [, year = '', month = '', day = '', hour = '', minute = '', second = ''] =
    /^([+-]?\d+)-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)/.exec(utc) ?? [];
  const date = language.date(Number(year), Number(month), Number(day));
  return `${date} ${language.time(Number(hour), Number(minute), Number(second))}`;
}

/** `± 30 seconds`, `± 12 hours`. */
function doubtOf({ say, language }: Book, seconds: number): string {
  const { furniture } = say;
  const whole = Math.round(seconds);
  if (whole >= 3600) return `± ${furniture.hours({ count: Math.round(whole / 3600) })}`;
  if (whole >= 60) return `± ${furniture.minutes({ count: Math.round(whole / 60) })}`;
  return whole >= 1
    ? `± ${furniture.seconds({ count: whole })}`
    : `± ${say.assumptions.secondsOf({ value: language.number(seconds, 2) })}`;
}

function zoneSentence({ say: { assumptions } }: Book, source: ZoneSource | 'mean'): string {
  switch (source) {
    case 'mean':
      return assumptions.zoneLocalMean;
    case 'datetime':
    case 'field-offset':
      return assumptions.zoneExplicit;
    case 'field-iana':
      return assumptions.zoneNamed;
    case 'inferred':
    case 'nautical':
      return assumptions.zoneInferred;
  }
}

/** The token as text, and as a code where it is short enough to be read from paper. */
function receiptBlocks({ say: { assumptions } }: Book, receipt: string): readonly Block[] {
  const words: readonly Block[] = [
    { kind: 'paragraph', words: assumptions.receiptText },
    { kind: 'paragraph', words: [{ text: broken(receipt), tone: 'mute' }], size: 'small' },
  ];
  const head: Block = { kind: 'heading', level: 2, text: assumptions.receipt };
  if (receipt.length > MOST_QR_BYTES) return [head, ...words];
  const code: Block = {
    kind: 'figure',
    scene: qrScene(receipt, assumptions.scan),
    width: QR_WIDTH,
    caption: assumptions.scan,
  };
  return [head, { kind: 'beside', columns: [[code], words] }];
}

/** A token has no place where a line may end; a break that nobody sees gives it some. */
function broken(token: string): string {
  return token.replace(/.{24}/g, '$&\u200b');
}
