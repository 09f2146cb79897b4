/**
 * Conditions: what a rule asks of a kundli, put together from small ones so that a row reads like the sentence it states.
 *
 * A condition can be asked whether it holds, which is cheap, and can tell the cells it looked at, which is done only for rules that
 * hold. What it tells is true of the kundli either way: of a condition denied it tells what stands there instead.
 */

import type { Graha } from '../graha/kundli.ts';
import type { Telling } from './evidence.ts';
import type { View } from './view.ts';

export interface Condition {
  readonly holds: (view: View) => boolean;
  /** @param holds  whether it holds, which the caller knows */
  readonly tell: (view: View, told: Telling, holds: boolean) => void;
  readonly kind: 'leaf' | 'all' | 'any' | 'not';
  /** What it is made of; empty for a leaf. */
  readonly parts: readonly Condition[];
}

export function leaf(holds: Condition['holds'], tell: Condition['tell']): Condition {
  return { holds, tell, kind: 'leaf', parts: [] };
}

/** Every one of them. */
export function all(...parts: readonly Condition[]): Condition {
  return {
    kind: 'all',
    parts,
    holds: (view) => {
      for (let i = 0; i < parts.length; i++) if (!(parts[i] as Condition).holds(view)) return false;
      return true;
    },
    // Where it does not hold, those that fail are why.
    tell: (view, told, holds) => {
      for (const part of parts) if (holds || !part.holds(view)) part.tell(view, told, holds);
    },
  };
}

/** At least one of them; every one that holds is told. */
export function any(...parts: readonly Condition[]): Condition {
  return {
    kind: 'any',
    parts,
    holds: (view) => {
      for (let i = 0; i < parts.length; i++) if ((parts[i] as Condition).holds(view)) return true;
      return false;
    },
    tell: (view, told, holds) => {
      for (const part of parts) if (!holds || part.holds(view)) part.tell(view, told, holds);
    },
  };
}

/** The contrary. */
export function not(part: Condition): Condition {
  return {
    kind: 'not',
    parts: [part],
    holds: (view) => !part.holds(view),
    tell: (view, told, holds) => {
      told.quiet++;
      part.tell(view, told, !holds);
      told.quiet--;
    },
  };
}

/** A condition with a name, which the fact lists among its forms when it holds. */
export function named(form: string, part: Condition): Condition {
  return {
    kind: 'all',
    parts: [part],
    holds: part.holds,
    tell: (view, told, holds) => {
      if (holds && told.quiet === 0 && told.depth === 0) told.forms.push(form);
      told.depth++;
      part.tell(view, told, holds);
      told.depth--;
    },
  };
}

/** Any of some grahas for which a condition holds; their names are the forms. */
export function anyOf<G extends Graha>(grahas: readonly G[], condition: (graha: G) => Condition): Condition {
  return any(...grahas.map((graha) => named(graha, condition(graha))));
}

/** The same condition, asked only where a cheaper test passes that it cannot hold without. For speed alone. */
export function unless(fails: (view: View) => boolean, part: Condition): Condition {
  return { ...part, holds: (view) => !fails(view) && part.holds(view) };
}

/** One reading or the other, by the settings. */
export function either(is: (settings: View['settings']) => boolean, one: Condition, other: Condition): Condition {
  return {
    kind: 'any',
    parts: [one, other],
    holds: (view) => (is(view.settings) ? one : other).holds(view),
    tell: (view, told, holds) => (is(view.settings) ? one : other).tell(view, told, holds),
  };
}
