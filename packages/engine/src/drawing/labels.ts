/** How a body of the chart is named in a drawing: a symbol or two letters, its degree, and the sentence behind it. */

import type { Angle, Chart, Placement, Zodiac, ZodiacPoint } from '../chart/chart.ts';
import { english } from './english.ts';
import type { GlyphId } from './glyphs/glyph.ts';
import { type DrawingLanguage, type NamesByName, nameIn } from './language.ts';

/** One body or angle to be written into the chart. */
export interface Label {
  /** As the chart has it. */
  readonly name: string;
  /** In the language of the drawing. */
  readonly spoken: string;
  readonly kind: 'body' | 'angle';
  /** Two or three letters, or the caller's own name. */
  readonly short: string;
  /** Undefined where there is no symbol, or the caller has an own name. */
  readonly glyph: GlyphId | undefined;
  readonly longitude: number;
  readonly signNumber: number;
  readonly house: number;
  readonly degree: number;
  readonly retrograde: boolean;
  /** The whole of it in words. */
  readonly title: string;
}

/** What to pick and how to call it. */
export interface LabelChoices {
  readonly bodies?: readonly string[];
  readonly names?: Readonly<Record<string, string>>;
}

/** Labels of the bodies asked for, in the chart's order. */
export function bodyLabels(chart: Chart, choices: LabelChoices, language: DrawingLanguage): readonly Label[] {
  const wanted = choices.bodies === undefined ? undefined : new Set(choices.bodies);
  return chart.planets
    .filter((placement) => wanted === undefined || wanted.has(placement.name))
    .map((placement) => labelOf(placement, choices, chart.zodiac, language));
}

/** The ascendant as a label of the first house. */
export function ascendantLabel(chart: Chart, choices: LabelChoices, language: DrawingLanguage): Label {
  const label = angleLabel('Ascendant', 'As', chart.ascendant, chart.zodiac, language);
  const own = choices.names?.['Ascendant'];
  return own === undefined ? label : { ...label, short: own };
}

/** An angle as a label; the ascendant begins the first house. */
export function angleLabel(
  name: string,
  short: string,
  point: Angle,
  zodiac: Zodiac,
  language: DrawingLanguage,
): Label {
  const spoken = nameIn(language.names.body, name);
  return {
    name,
    spoken,
    kind: 'angle',
    short: shortIn(language, name) ?? short,
    glyph: undefined,
    longitude: point.longitude,
    signNumber: point.signNumber,
    house: 1,
    degree: point.degree,
    retrograde: false,
    title: language.say.drawing.angleTitle({ angle: spoken, position: inSign(point, zodiac, language) }),
  };
}

function labelOf(placement: Placement, choices: LabelChoices, zodiac: Zodiac, language: DrawingLanguage): Label {
  const own = choices.names?.[placement.name];
  const spoken = nameIn(language.names.body, placement.name);
  const { say } = language;
  const title = say.drawing.bodyTitle({
    body: spoken,
    position: inSign(placement, zodiac, language),
    house: placement.house,
  });
  const known = NAMES.get(placement.name);
  return {
    name: placement.name,
    spoken,
    kind: 'body',
    short: own ?? shortIn(language, placement.name) ?? known?.[0] ?? firstLetters(placement.name),
    glyph: own === undefined ? known?.[1] : undefined,
    longitude: placement.longitude,
    signNumber: placement.signNumber,
    house: placement.house,
    degree: placement.degree,
    retrograde: showsRetrograde(placement),
    title: placement.retrograde ? say.drawing.retrogradeTitle({ title }) : title,
  };
}

/** The nodes go backwards nearly always, so there the mark would say nothing. */
function showsRetrograde(placement: Placement): boolean {
  return placement.retrograde && !ALWAYS_BACKWARDS.has(placement.name);
}

/** Whole degrees within the sign, cut off rather than rounded: a body at 29°59.9′ has not reached the next sign. */
export function degreeText(degree: number, language: DrawingLanguage = english): string {
  return `${language.number(Math.floor(degree), 0)}°`;
}

/** The minutes of arc after `degreeText`, two figures, cut off. */
export function minuteText(degree: number, language: DrawingLanguage = english): string {
  const minutes = Math.min(59, Math.floor((degree - Math.floor(degree)) * 60 + 1e-7));
  return `${minutes < 10 ? language.number(0, 0) : ''}${language.number(minutes, 0)}′`;
}

/** `12°31′ Aries`. */
export function inSign(point: Pick<ZodiacPoint, 'degree' | 'sign'>, zodiac: Zodiac, language: DrawingLanguage): string {
  const sign = nameIn(signNames(zodiac, language), point.sign);
  return language.say.drawing.inSign({ degrees: language.degrees(point.degree), sign });
}

/** The names of the signs as the zodiac of a chart calls them. */
export function signNames(zodiac: Zodiac, { names }: DrawingLanguage): NamesByName {
  return zodiac === 'sidereal' ? names.rashi : names.sign;
}

/** Letters of a body in the language, where it has any. */
export function shortIn({ names }: DrawingLanguage, name: string): string | undefined {
  return Object.hasOwn(names.short, name) ? names.short[name] : undefined;
}

function firstLetters(name: string): string {
  return [...name].slice(0, 2).join('');
}

/** The symbol of a body of the chart, for a table beside the drawing; undefined where there is none. */
export function symbolOf(name: string): GlyphId | undefined {
  return NAMES.get(name)?.[1];
}

const ALWAYS_BACKWARDS: ReadonlySet<string> = new Set([
  'Rahu',
  'Ketu',
  'NorthNode',
  'SouthNode',
  'MeanNode',
  'TrueNode',
]);

/** Letters, and the symbol where there is one. */
type Named = readonly [short: string, glyph: GlyphId | undefined];

/** Name in the chart → letters, symbol. */
// biome-ignore format: a table reads in columns
const NAMES: ReadonlyMap<string, Named> = new Map<string, Named>([
  ['Sun', ['Su', 'sun']], ['Moon', ['Mo', 'moon']], ['Mercury', ['Me', 'mercury']], ['Venus', ['Ve', 'venus']], ['Mars', ['Ma', 'mars']],
  ['Jupiter', ['Ju', 'jupiter']], ['Saturn', ['Sa', 'saturn']], ['Uranus', ['Ur', 'uranus']], ['Neptune', ['Ne', 'neptune']], ['Pluto', ['Pl', 'pluto']],
  ['Rahu', ['Ra', 'north-node']], ['Ketu', ['Ke', 'south-node']], ['NorthNode', ['NN', 'north-node']], ['SouthNode', ['SN', 'south-node']],
  ['MeanNode', ['NN', 'north-node']], ['TrueNode', ['NN', 'north-node']],
  ['Chiron', ['Ch', 'chiron']], ['Ceres', ['Ce', 'ceres']], ['Pallas', ['Pa', 'pallas']], ['Juno', ['Jn', 'juno']], ['Vesta', ['Vs', 'vesta']],
  ['InterpolatedPerigee', ['Pe', undefined]], ['Lilith', ['Li', 'lilith']], ['MeanApogee', ['Li', 'lilith']], ['OsculatingApogee', ['Li', 'lilith']], ['InterpolatedApogee', ['Li', 'lilith']],
]);
