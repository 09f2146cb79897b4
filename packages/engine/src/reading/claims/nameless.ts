/**
 * What is said of planets without a name, or of a bare figure beside one: `three planets are in your tenth house`, `no planet is retrograde in your chart`,
 * `Venus in 7`. Nobody counts planets here, so such a clause is handed back as not understood.
 */

import type { Node } from './nodes.ts';
import { type Item, is } from './scan.ts';

/** Kinds of planets, in the language whose words travel; without a tag of their own, so that they part nothing. */
const KINDS = new Set('malefic malefics benefic benefics luminary luminaries nodes'.split(' '));
/** What a planet may be without standing anywhere. */
const STATES = ['retro', 'direct', 'combust', 'dignity'] as const;
/** Who is spoken of. */
const POINTED = ['you', 'natal', 'chartword'] as const;

/** Whether a word for planets of some kind stands there, or before it. */
export function isNameless(item: Item): boolean {
  return is(item, 'planetword') || kindOf(item).length > 0;
}

/**
 * Words of a clause that place planets which it does not name.
 *
 * @param told  whether the clause claims anything: an empty house is read elsewhere
 */
export function namelessIn(nodes: readonly Node[], told: boolean): readonly string[] {
  if (told) return [];
  const bare = figuresIn(nodes);
  if (bare.length > 0) return bare;
  if (nodes.some(({ noun }) => noun?.type === 'body' || noun?.type === 'its-lord' || noun?.type === 'sign-lord'))
    return [];
  const words = nodes.flatMap(({ noun, item }) =>
    noun === null && is(item, 'planetword') ? [item.word] : kindOf(item),
  );
  if (words.length === 0 || !has(nodes, POINTED)) return [];
  return isPlaced(nodes) || has(nodes, STATES) ? words.slice(0, 1) : [];
}

/** `in your tenth house`, `occupy your seventh house`, `your seventh house holds`, and of a number of them `five planets aspect your seventh house`; `from the seventh to the first` is the way that a row goes. */
function isPlaced(nodes: readonly Node[]): boolean {
  const places = nodes.filter(({ noun }) => PLACES.some((type) => noun?.type === type));
  if (has(nodes, ['from'])) return false;
  if (places.some((place) => place.case === 'in')) return true;
  const verbs = has(nodes, ['planetword']) ? ['occupies', 'hold'] : ['occupies', 'hold', 'place'];
  if (isCounted(nodes)) verbs.push('aspect', 'has');
  return has(nodes, verbs) && places.length > 0;
}

const PLACES = ['house', 'sign', 'nakshatra'] as const;

/** `five planets`, `3 malefics`. */
export function isCounted(nodes: readonly Node[]): boolean {
  return nodes.some(({ item, gap }, at) => {
    const before = nodes[at - 1];
    if (!isNameless(item) || gap > 1 || before === undefined || before.noun !== null) return false;
    return COUNTS.some((tag) => is(before.item, tag));
  });
}

const COUNTS = ['card', 'number', 'num'] as const;

function has(nodes: readonly Node[], tags: readonly string[]): boolean {
  return nodes.some(({ item }) => tags.some((tag) => is(item, tag)));
}

function kindOf({ unknown }: Item): readonly string[] {
  return unknown !== null && KINDS.has(unknown.text) ? [unknown.text] : [];
}

/** `Saturn in 10, Mars in 9`, `Venus stands in 7`: a body, in, and a figure that counts nothing. */
function figuresIn(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap(({ noun, item, gap }, at) => {
    const [before, after] = [nodes[at - 1], nodes[at + 1]];
    const isFigure = noun === null && item.tag === 'number' && /^(?:[1-9]|1[0-2])$/.test(item.arg) && gap === 0;
    if (!isFigure || before === undefined || !is(before.item, 'in') || before.gap > 0) return [];
    let back = at - 2;
    while (nodes[back]?.noun === null && is(nodes[back]?.item, 'place')) back -= 1;
    if (nodes[back]?.noun?.type !== 'body') return [];
    const ends =
      after === undefined || (after.noun === null && after.gap === 0 && ENDS.some((tag) => is(after.item, tag)));
    return ends ? [item.word] : [];
  });
}

const ENDS = ['comma', 'and', 'stop', 'sep', 'close', 'line'] as const;
