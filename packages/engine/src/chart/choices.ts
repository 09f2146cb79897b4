/**
 * The choices that make one sky into many charts, and the named presets that hold the usual ones.
 *
 * One literal says everything; what is left out is filled by the zodiac, and `resolveChoices` gives back the whole of
 * it, so that a chart can state which choices made it. Nothing here depends on a date or a place.
 */

import { type OptionNames, oneOf, readChoices } from '../choice.ts';
import { assert } from '../errors.ts';
import { readList, refusal } from '../input.ts';
import type { Body, SkyChoices } from '../sky/sky.ts';
import { BODIES } from '../sky/sky.ts';
import type { AyanamsaChoice, AyanamsaRule } from './ayanamsa.ts';
import { resolveAyanamsa } from './ayanamsa.ts';
import type { Zodiac } from './chart.ts';
import { houseSystemIds } from './house-table.ts';
import { houseSystemNamed, houseSystemOf } from './houses.ts';
import { DEFAULT_QUANTUM_DEG, quantaPerDegree } from './quantum.ts';

export type NodeType = 'mean' | 'true';

export interface ChartChoices {
  readonly zodiac: Zodiac;
  /** Sidereal charts: a name, an alias, or `{ t0, valueDeg }`. Lahiri when left out. A tropical chart makes nothing of it. */
  readonly ayanamsa?: AyanamsaChoice;
  /** Name of a house system. Whole-sign when left out of a sidereal chart, Placidus of a tropical one. */
  readonly houseSystem?: string;
  /** A second division into houses, given beside the first: `sripati`, `placidus`, `vehlow` … */
  readonly chalit?: string;
  /** The Moon's nodes: mean (when left out) or osculating. */
  readonly nodeType?: NodeType;
  /**
   * `apparent` (when left out): as seen, with light-time, deflection and aberration. `geometric`: where the bodies are, as some programs have it (PyJHora’s
   * own setting); the Sun then stands 20″ further, Mercury up to 40″.
   */
  readonly place?: 'apparent' | 'geometric';
  /**
   * Which bodies to place; the Sun, the Moon and the nodes of `nodeType` are always there, and where both nodes are named
   * the other is left out. The order in the chart is fixed.
   */
  readonly bodies?: readonly Body[];
  /** The step that angles are rounded to, degrees: one over a whole number, 1e-7 when left out. */
  readonly quantumDeg?: number;
}

/** Every name of `ChartChoices`, for the doors that refuse a misspelt one. */
export const CHART_CHOICE_NAMES: OptionNames<ChartChoices> = {
  zodiac: true,
  ayanamsa: true,
  houseSystem: true,
  chalit: true,
  nodeType: true,
  place: true,
  bodies: true,
  quantumDeg: true,
};

/** Choices with nothing left out and every name checked. */
export interface ResolvedChoices {
  readonly zodiac: Zodiac;
  /** Null in a tropical chart. */
  readonly ayanamsa: AyanamsaRule | null;
  /** Id of a house system of twelve houses. */
  readonly houseSystem: string;
  readonly chalit: string | null;
  readonly nodeType: NodeType;
  readonly place: 'apparent' | 'geometric';
  /** In the order of the chart; the node stands for both nodes. */
  readonly bodies: readonly Body[];
  readonly perDegree: number;
}

/** Jyotish as most of India casts it: Chitrapaksha zodiac, whole signs, mean node. */
export const lahiriWholeSign: ChartChoices = {
  zodiac: 'sidereal',
  ayanamsa: 'lahiri',
  houseSystem: 'whole-sign',
  nodeType: 'mean',
};
/** The same zodiac with the bhava chalit of Sripati beside it. */
export const lahiriSripati: ChartChoices = { ...lahiriWholeSign, chalit: 'sripati' };
/** Krishnamurti's system: his ayanamsa and Placidus cusps. */
export const krishnamurtiPlacidus: ChartChoices = {
  ...lahiriWholeSign,
  ayanamsa: 'krishnamurti',
  houseSystem: 'placidus',
};
export const ramanWholeSign: ChartChoices = { ...lahiriWholeSign, ayanamsa: 'raman' };
export const yukteshwarWholeSign: ChartChoices = { ...lahiriWholeSign, ayanamsa: 'yukteshwar' };
export const trueCitraWholeSign: ChartChoices = { ...lahiriWholeSign, ayanamsa: 'true-citra' };
export const truePushyaWholeSign: ChartChoices = { ...lahiriWholeSign, ayanamsa: 'true-pushya' };
/** Western sidereal astrology after Fagan and Bradley: Campanus houses, as they used. */
export const faganBradleyCampanus: ChartChoices = {
  zodiac: 'sidereal',
  ayanamsa: 'fagan-bradley',
  houseSystem: 'campanus',
  nodeType: 'true',
};
/** Western charts as most programs cast them. */
export const tropicalPlacidus: ChartChoices = { zodiac: 'tropical', houseSystem: 'placidus', nodeType: 'mean' };
export const tropicalWholeSign: ChartChoices = { ...tropicalPlacidus, houseSystem: 'whole-sign' };

/** The presets by name, for a command line or a form. */
export const PRESETS: { readonly [name: string]: ChartChoices } = {
  lahiriWholeSign,
  lahiriSripati,
  krishnamurtiPlacidus,
  ramanWholeSign,
  yukteshwarWholeSign,
  trueCitraWholeSign,
  truePushyaWholeSign,
  faganBradleyCampanus,
  tropicalPlacidus,
  tropicalWholeSign,
};

const ZODIACS = ['sidereal', 'tropical'] as const;
const PLACEABLE: readonly Body[] = BODIES.filter((body) => body !== 'Earth');
const NODES: readonly Body[] = ['MeanNode', 'TrueNode'];
const MINOR: readonly Body[] = [
  'Chiron',
  'Ceres',
  'Pallas',
  'Juno',
  'Vesta',
  'MeanApogee',
  'OsculatingApogee',
  'InterpolatedApogee',
  'InterpolatedPerigee',
];

/**
 * Jyotish: the days of the week, then the shadows; western: by distance from the Sun, then the nodes. `null` is the
 * node.
 */
const SIDEREAL_ORDER: readonly (Body | null)[] = [
  'Sun',
  'Moon',
  'Mars',
  'Mercury',
  'Jupiter',
  'Venus',
  'Saturn',
  null,
  'Uranus',
  'Neptune',
  'Pluto',
  ...MINOR,
];
const TROPICAL_ORDER: readonly (Body | null)[] = [
  'Sun',
  'Moon',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Uranus',
  'Neptune',
  'Pluto',
  null,
  ...MINOR,
];
const CLASSICAL: readonly Body[] = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];
const MODERN: readonly Body[] = [...CLASSICAL, 'Uranus', 'Neptune', 'Pluto'];

/**
 * Fills what was left out and checks what was said.
 *
 * @throws  EngineError INVALID_OPTION for an unknown zodiac, ayanamsa, house system, node, body or quantum, and for a choice of another name, as
 *          `choices.name`
 */
export function resolveChoices(choices: ChartChoices): ResolvedChoices {
  const bodies = bodiesFor(choices);
  const sidereal = choices.zodiac === 'sidereal';
  const named = choices.ayanamsa ?? (sidereal ? 'lahiri' : null);
  // Read in a tropical chart too, which has no use for it: a name that is none is a mistake wherever it stands.
  const ayanamsa = named === null ? null : resolveAyanamsa(named);
  return {
    zodiac: choices.zodiac,
    ayanamsa: sidereal ? ayanamsa : null,
    houseSystem: twelveHouses('houseSystem', choices.houseSystem ?? (sidereal ? 'whole-sign' : 'placidus')),
    chalit: (choices.chalit ?? null) === null ? null : twelveHouses('chalit', choices.chalit as string),
    nodeType: nodeTypeOf(choices),
    place: placeOf(choices),
    bodies,
    perDegree: quantaPerDegree(choices.quantumDeg ?? DEFAULT_QUANTUM_DEG),
  };
}

/**
 * The bodies that a sky must hold for these choices, in the order of the chart.
 *
 * @throws  EngineError INVALID_OPTION for an unknown zodiac or node, for a name that is no body, for the Earth, where the observer stands, for a list with
 *          the node that `nodeType` does not choose and without the one that it does, and for a choice that no chart has
 */
export function bodiesFor(choices: Pick<ChartChoices, 'zodiac' | 'bodies' | 'nodeType'>): readonly Body[] {
  const { zodiac, bodies: named } = readChoices<Partial<ChartChoices>>(choices, 'choices', CHART_CHOICE_NAMES);
  const known = oneOf('zodiac', zodiac, ZODIACS);
  if ((named ?? null) === null || isUsual(known, named)) return usualBodies(known, nodeTypeOf(choices));
  const list = readList('bodies', named, 'a list of names of bodies').map((body) => oneOf('bodies', body, PLACEABLE));
  const nodeType = nodeTypeOf(choices);
  checkNode(list, nodeType);
  return inOrder(known, nodeType, list);
}

/** Whoever names one node and is given the other would not be told. */
function checkNode(list: readonly Body[], nodeType: NodeType): void {
  const [own, other] = nodeType === 'true' ? (['TrueNode', 'MeanNode'] as const) : (['MeanNode', 'TrueNode'] as const);
  if (!list.includes(other) || list.includes(own)) return;
  const wanted = nodeType === 'true' ? 'mean' : 'true';
  const allowed = `${own}, or ${other} with nodeType: '${wanted}'`;
  throw refusal(
    'INVALID_OPTION',
    'bodies',
    allowed,
    `bodies names ${other}, but nodeType is '${nodeType}': use ${allowed}.`,
  );
}

/** Whether the bodies that are named are those that are placed when none are, in the same order. */
function isUsual(zodiac: Zodiac, named: unknown): boolean {
  const usually = zodiac === 'sidereal' ? CLASSICAL : MODERN;
  return Array.isArray(named) && named.length === usually.length && usually.every((body, i) => body === named[i]);
}

function inOrder(zodiac: Zodiac, nodeType: NodeType, list: readonly Body[]): readonly Body[] {
  const wanted = new Set<Body>(list);
  for (const always of ['Sun', 'Moon'] as const) wanted.add(always);
  const node: Body = nodeType === 'true' ? 'TrueNode' : 'MeanNode';
  const order = zodiac === 'sidereal' ? SIDEREAL_ORDER : TROPICAL_ORDER;
  const bodies = order.map((body) => body ?? node).filter((body) => body === node || wanted.has(body));
  assert(
    [...wanted].every((body) => NODES.includes(body) || bodies.includes(body)),
    'every body has its place in the order',
  );
  return bodies;
}

/** What is placed when no bodies are named: put in order once and not for every chart. Frozen, since every caller is given the same list. */
const usual: { readonly [Z in Zodiac]: { [N in NodeType]?: readonly Body[] } } = { sidereal: {}, tropical: {} };

function usualBodies(zodiac: Zodiac, nodeType: NodeType): readonly Body[] {
  const known = usual[zodiac];
  known[nodeType] ??= Object.freeze(inOrder(zodiac, nodeType, zodiac === 'sidereal' ? CLASSICAL : MODERN));
  return known[nodeType];
}

/** What a chart of these choices asks of the sky. @throws EngineError as `bodiesFor` */
export function skyChoicesFor(choices: ChartChoices): Pick<SkyChoices, 'bodies' | 'place'> {
  return { bodies: bodiesFor(choices), place: placeOf(choices) };
}

function placeOf({ place }: Pick<ChartChoices, 'place'>): 'apparent' | 'geometric' {
  return oneOf('place', place ?? 'apparent', ['apparent', 'geometric']);
}

function nodeTypeOf({ nodeType }: Pick<ChartChoices, 'nodeType'>): NodeType {
  return oneOf('nodeType', nodeType ?? 'mean', ['mean', 'true']);
}

/** Id of a system by its name. A chart has twelve houses; the 36 sectors of Gauquelin are the core's only (`engine.kernel.houses`). */
function twelveHouses(field: string, name: string): string {
  const system = houseSystemNamed(name, field);
  if (system.cusps === 12) return system.id;
  const allowed = houseSystemIds()
    .filter((id) => houseSystemOf(id).cusps === 12)
    .join(', ');
  const why = `${system.name} has ${system.cusps} parts; a chart has twelve houses. Use one of: ${allowed}.`;
  throw refusal('INVALID_OPTION', field, allowed, why);
}
