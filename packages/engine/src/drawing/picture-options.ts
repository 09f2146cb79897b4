/** What every picture may be asked: how it is called, in which language and colours, how wide, and how wide its letters are. */

import { numberIn, type OptionNames, oneOf } from '../choice.ts';
import { isRecord, readList, readRecord, readText, refusal } from '../input.ts';
import { english } from './english.ts';
import type { DrawingLanguage } from './language.ts';
import { type Measure, textWidth } from './measure.ts';

/** Options that every picture takes. */
export interface PictureOptions {
  /** Title of the picture, read aloud and shown as a tooltip; made from what is drawn when absent. */
  readonly title?: string;
  /** Lines of text under everything. At most six are drawn. */
  readonly caption?: readonly string[];
  /** Width of the picture in CSS pixels, 64 … 8192; its own width in units when absent. */
  readonly width?: number;
  /** `variables` (the default) lets the page's theme decide; `light` and `dark` name the colours themselves. */
  readonly colours?: 'variables' | 'light' | 'dark';
  /** Language of names, numbers and titles; English when absent. */
  readonly language?: DrawingLanguage;
  /** How wide text is, parts of the font size, for a painter that knows its fonts; an upper bound for common ones when absent. */
  readonly measure?: Measure;
}

export const PICTURE_NAMES: OptionNames<PictureOptions> = {
  title: true,
  caption: true,
  width: true,
  colours: true,
  language: true,
  measure: true,
};

/** What a drawing writes with. */
export interface Writing {
  readonly language: DrawingLanguage;
  readonly measure: Measure;
}

/** Options with nothing left open but the width, which each drawing has of its own. */
export interface Picture extends Writing {
  readonly title: string | null;
  readonly caption: readonly string[];
  readonly width: number | null;
  readonly colours: 'variables' | 'light' | 'dark';
}

/** Reads what every picture takes. @throws EngineError INVALID_OPTION naming the option */
export function readPicture({ title, caption, width, colours, language, measure }: PictureOptions): Picture {
  return {
    title: title === undefined ? null : readText('title', title),
    caption:
      caption === undefined
        ? []
        : readList('caption', caption, 'a list of texts').map((line, i) => readText(`caption[${i}]`, line)),
    width: width === undefined ? null : numberIn('width', width, 64, 8192, 'CSS pixels'),
    colours: colours === undefined ? 'variables' : oneOf('colours', colours, ['variables', 'light', 'dark']),
    ...readWriting({ language, measure }),
  };
}

/** Reads language and measure alone. @throws EngineError INVALID_OPTION naming the option */
export function readWriting({
  language,
  measure,
}: {
  readonly language?: DrawingLanguage | undefined;
  readonly measure?: Measure | undefined;
}): Writing {
  if (measure !== undefined && typeof measure !== 'function')
    throw refusal('INVALID_OPTION', 'measure', 'a function', 'measure must be a function of a text and its weight.');
  return { language: language === undefined ? english : readLanguage(language), measure: measure ?? textWidth };
}

function readLanguage(language: DrawingLanguage): DrawingLanguage {
  const allowed = 'a language of @khagol/engine';
  const { code, names, say } = readRecord('language', language, allowed);
  readText('language.code', code);
  const lists = readRecord('language.names', names, allowed);
  for (const list of Object.keys(english.names)) readRecord(`language.names.${list}`, lists[list], allowed);
  const messages = readRecord('language.say.drawing', isRecord(say) ? say['drawing'] : undefined, allowed);
  for (const [key, own] of [...Object.entries(english.say.drawing)])
    if (typeof messages[key] !== typeof own)
      throw refusal(
        'INVALID_OPTION',
        `language.say.drawing.${key}`,
        allowed,
        `language must be ${allowed}; it has no ${key}.`,
      );
  for (const verb of ['number', 'degrees', 'date', 'time', 'list'] as const)
    if (typeof language[verb] !== 'function')
      throw refusal('INVALID_OPTION', `language.${verb}`, allowed, `language must be ${allowed}; it has no ${verb}.`);
  return language;
}

/** Size of the letters of a square chart, times the usual. @throws EngineError INVALID_OPTION, option `letters` */
export function lettersOf({ letters }: { readonly letters?: number }): number {
  return letters === undefined ? 1 : numberIn('letters', letters, 1, 2.5, 'times the usual size');
}
