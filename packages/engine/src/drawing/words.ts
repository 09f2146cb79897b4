/** The sentences of a drawing: its title, its description, and what each house says when pointed at. */

import { type Chart, SIGNS, type Zodiac } from '../chart/chart.ts';
import { inSign, type Label, signNames } from './labels.ts';
import { type DrawingLanguage, nameIn } from './language.ts';

/** `House 1, Aries: Sun, Moon`. */
export function houseTitle(
  house: number,
  signNumber: number,
  labels: readonly Label[],
  zodiac: Zodiac,
  language: DrawingLanguage,
): string {
  const place = language.say.drawing.houseTitle({ house, sign: signOf(signNumber, zodiac, language) });
  return occupied(place, labels, language);
}

/** `Aries, house 1: Sun, Moon`, for charts whose signs stand still. */
export function signTitle(
  house: number,
  signNumber: number,
  labels: readonly Label[],
  zodiac: Zodiac,
  language: DrawingLanguage,
): string {
  const place = language.say.drawing.signTitle({ sign: signOf(signNumber, zodiac, language), house });
  return occupied(place, labels, language);
}

/** The name of a sign, 1 … 12. */
export function signOf(signNumber: number, zodiac: Zodiac, language: DrawingLanguage): string {
  return nameIn(signNames(zodiac, language), SIGNS[signNumber - 1] as string);
}

/** Title, description and language of the whole picture. */
export function describe(
  chart: Chart,
  options: { readonly title?: string },
  kind: string,
  bodies: readonly Label[],
  language: DrawingLanguage,
): { readonly title: string; readonly description: string; readonly language: string } {
  const { drawing } = language.say;
  return {
    title: options.title ?? drawing.titled({ kind, moment: momentOf(chart) }),
    description: describedChart(chart, bodies, language),
    language: language.code,
  };
}

/** When a chart is of, on its own clock. */
export function momentOf(chart: Chart): string {
  return chart.time.datetimeLocal.replace('T', ' ');
}

/** Zodiac, ascendant and bodies of a chart in sentences. */
export function describedChart(chart: Chart, bodies: readonly Label[], language: DrawingLanguage): string {
  const { drawing } = language.say;
  const told = {
    ascendant: inSign(chart.ascendant, chart.zodiac, language),
    bodies: bodies.map((label) => label.title).join('; '),
  };
  return chart.zodiac === 'sidereal'
    ? drawing.describedSidereal({ ayanamsa: chart.calculation.ayanamsa ?? '–', ...told })
    : drawing.describedTropical(told);
}

function occupied(place: string, labels: readonly Label[], language: DrawingLanguage): string {
  if (labels.length === 0) return place;
  return language.say.drawing.occupied({ place, bodies: language.list(labels.map((label) => label.spoken)) });
}
