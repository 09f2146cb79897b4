/**
 * Reading one field of the input at a time. Each field is a row that both reads and describes itself, so the parser and the
 * published document cannot drift apart.
 */

import { isRecord, type JsonRecord, own } from '../http/json.ts';
import type { FieldFault, RefusalCode } from '../http/refusal.ts';
import { type JsonSchema, oneOf } from './schema.ts';

/** A fault with the code the answer would carry if it came first. */
export interface Fault extends FieldFault {
  readonly code: RefusalCode;
}

/** A choice among names. */
export interface ChoiceField<T extends string> {
  readonly name: string;
  readonly values: readonly T[];
  /** Other spellings that clients send. */
  readonly aliases: Readonly<Record<string, T>>;
  readonly description: string;
}

/** The description of a choice for the published document; aliases are told in words, the list stays short. */
export function choiceSchema<T extends string>(
  { values, aliases, description }: ChoiceField<T>,
  ownDefault?: T,
): JsonSchema {
  const others = Object.keys(aliases);
  return oneOf(description, [...values, ...others], ownDefault === undefined ? {} : { default: ownDefault });
}

/**
 * The input of a call: the body's own fields, and those of a `birthDetails` wrapper beneath them. The top level wins.
 */
export class Input {
  readonly #top: JsonRecord;
  readonly #wrapped: JsonRecord;
  readonly #wrapper: string | undefined;
  readonly faults: Fault[] = [];

  constructor(body: JsonRecord, wrapper?: string) {
    this.#top = body;
    const inner = wrapper === undefined ? undefined : own(body, wrapper);
    this.#wrapped = isRecord(inner) ? inner : {};
    this.#wrapper = isRecord(inner) ? wrapper : undefined;
    if (wrapper !== undefined && inner !== undefined && inner !== null && !isRecord(inner)) {
      this.fault(wrapper, `${wrapper} is an object.`);
    }
  }

  /** The field's value; `null` and absent are both undefined. */
  get(name: string): unknown {
    const value = own(this.#top, name) ?? undefined;
    return value === undefined && this.#wrapper !== undefined ? (own(this.#wrapped, name) ?? undefined) : value;
  }

  /** Where the field was found, or would be looked for, as the caller would write it. */
  pathOf(name: string): string {
    const onTop = this.#wrapper === undefined || (own(this.#top, name) ?? null) !== null;
    return onTop ? name : `${this.#wrapper}.${name}`;
  }

  fault(field: string, message: string, code: RefusalCode = 'VALIDATION_ERROR'): void {
    this.faults.push({ code, field, message });
  }

  /** One of the names, an alias turned into its name; undefined when absent. */
  choice<T extends string>(field: ChoiceField<T>): T | undefined {
    const value = this.get(field.name);
    if (value === undefined) return undefined;
    const known = field.values.find((name) => name === value);
    if (known !== undefined) return known;
    if (typeof value === 'string' && Object.hasOwn(field.aliases, value)) return field.aliases[value];
    this.fault(this.pathOf(field.name), `${field.name} is one of ${listed(field.values)}.`);
    return undefined;
  }

  /** True or false, nothing that only looks like it. */
  flag(name: string): boolean {
    const value = this.get(name);
    if (value !== undefined && typeof value !== 'boolean') this.fault(this.pathOf(name), `${name} is true or false.`);
    return value === true;
  }

  /** A finite number within bounds; text is refused even when it reads like one. */
  number(name: string, lowest: number, highest: number, unit: string): number | undefined {
    const value = this.get(name);
    if (value === undefined) return undefined;
    if (typeof value === 'number' && value >= lowest && value <= highest) return value;
    this.fault(this.pathOf(name), `${name} is a number between ${lowest} and ${highest} ${unit}.`);
    return undefined;
  }
}

/** A truth out of a query, where there is only text: `true` and `false` are those, any other word stays what it is. */
export function truthOfQuery(written: unknown): unknown {
  return written === 'true' ? true : written === 'false' ? false : written;
}

/** Names that a message can hold, the usual ones first; a long list stands in the document. */
function listed(values: readonly string[]): string {
  if (values.length <= MOST_LISTED) return values.join(', ');
  const shown = values.slice(0, MOST_LISTED);
  return `${shown.join(', ')}, or of ${values.length - shown.length} more names in /openapi.json`;
}

const MOST_LISTED = 8;
