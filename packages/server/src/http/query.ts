/** Query parameters as a plain record of text: each name once, percent-escapes read, nothing inherited. */

import { invalidInput } from './refusal.ts';

/**
 * The query of an address.
 *
 * @throws  Refusal VALIDATION_ERROR when one of `known` is given twice; other parameters are ignored however often they come
 */
export function readQuery(url: URL, known: readonly string[]): Readonly<Record<string, string>> {
  const query: Record<string, string> = Object.create(null);
  for (const name of known) {
    const values = url.searchParams.getAll(name);
    if (values.length > 1)
      throw invalidInput([
        { code: 'VALIDATION_ERROR', field: name, message: `The parameter ${name} is given more than once.` },
      ]);
    if (values[0] !== undefined) query[name] = values[0];
  }
  return query;
}

/** A date and time out of a query: there an unescaped `+` means a space, also that of an offset behind the time. */
export function dateTimeOfQuery(written: string): string {
  return written.replace(/^(\S+T\S+|\S+ \S+) (?=\d{2}(?::?\d{2})?$)/, '$1+');
}
