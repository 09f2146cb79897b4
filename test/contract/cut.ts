/** An answer short enough for a document: lists cut to two items where its schema allows it, so that the example still keeps the schema. */

import { schemaFaults } from './schema-check.ts';

type Json = Readonly<Record<string, unknown>>;
const MOST = 2;

/** @throws Error when even the whole value breaks the schema */
export function cutToSchema(value: unknown, schema: Json, document: Json): unknown {
  const whole = new Set<string>();
  for (;;) {
    const cut = cutLists(value, '$', whole);
    const faults = schemaFaults(schema, cut, document);
    if (faults.length === 0) return cut;
    const before = whole.size;
    for (const fault of faults) {
      const at = fault.slice(0, fault.indexOf(': '));
      if (fault.includes('minItems')) whole.add(at);
      // A choice does not say which of its parts broke, so all lists below it stay whole.
      else if (/: (?:anyOf|oneOf)/.test(fault)) whole.add(`${at}*`);
    }
    if (whole.size === before) throw new Error(faults.join('; '));
  }
}

function cutLists(value: unknown, at: string, whole: ReadonlySet<string>): unknown {
  if (whole.has(`${at}*`)) return value;
  if (Array.isArray(value)) {
    const kept = whole.has(at) ? value : value.slice(0, MOST);
    return kept.map((one, i) => cutLists(one, `${at}[${i}]`, whole));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cutLists(one, `${at}.${name}`, whole)]));
}
