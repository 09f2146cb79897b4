/** The sentences of a drawing: its title, its description, and what each house says when pointed at. */

import { type Chart, SIGNS } from '../chart/chart.ts';
import { inSign, type Label } from './labels.ts';

/** `House 1, Aries: Sun, Moon`. */
export function houseTitle(house: number, signNumber: number, labels: readonly Label[]): string {
  return `House ${house}, ${SIGNS[signNumber - 1]}${occupants(labels)}`;
}

/** `Aries, house 1: Sun, Moon`, for charts whose signs stand still. */
export function signTitle(house: number, signNumber: number, labels: readonly Label[]): string {
  return `${SIGNS[signNumber - 1]}, house ${house}${occupants(labels)}`;
}

/** Title and description of the whole picture. */
export function describe(
  chart: Chart,
  options: { readonly title?: string },
  kind: string,
  bodies: readonly Label[],
): { readonly title: string; readonly description: string } {
  const zodiac =
    chart.zodiac === 'sidereal'
      ? `sidereal${chart.calculation.ayanamsa === null ? '' : `, ${chart.calculation.ayanamsa}`}`
      : 'tropical';
  return {
    title: options.title ?? `${kind}, ${chart.time.datetimeLocal.replace('T', ' ')}`,
    description: `Zodiac ${zodiac}. Ascendant ${inSign(chart.ascendant)}. ${bodies.map((label) => label.title).join('; ')}.`,
  };
}

function occupants(labels: readonly Label[]): string {
  return labels.length === 0 ? '' : `: ${labels.map((label) => label.name).join(', ')}`;
}
