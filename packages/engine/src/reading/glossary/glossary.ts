/** Words of the field and what they mean: one to three plain sentences each, in our own words. */

export interface GlossaryEntry {
  /** As it is called in the language. */
  readonly name: string;
  readonly text: string;
  /** Other names and spellings under which it is asked for. */
  readonly also: readonly string[];
}

/** Entries by key: a term such as `nakshatra`, or `body.Sun`, `house.10`, `sign.5`, `topic.career`. */
export type Glossary = Readonly<Record<string, GlossaryEntry>>;

/** A row of a table: name, text, other names. */
type GlossaryRow = readonly [name: string, text: string, ...also: readonly string[]];

export function glossaryOf(rows: Readonly<Record<string, GlossaryRow>>): Glossary {
  return Object.fromEntries(Object.entries(rows).map(([key, [name, text, ...also]]) => [key, { name, text, also }]));
}
