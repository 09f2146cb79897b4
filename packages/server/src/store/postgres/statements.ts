/** Statements with `?` for their parameters, as PostgreSQL wants them: `$1`, `$2`, … and a name under which it keeps their plan. */

/** More different texts than the stores have: a text that is made anew each time must not fill the server's memory with plans. */
const MOST_NAMED = 500;

export interface Statement {
  readonly text: string;
  /** Absent when it is not worth keeping. */
  readonly name?: string;
}

const known = new Map<string, Statement>();

/** The statement for a text; the same object for the same text. */
export function statementOf(sql: string): Statement {
  const found = known.get(sql);
  if (found !== undefined) return found;
  const text = numbered(sql);
  if (known.size >= MOST_NAMED) return { text };
  const statement = { text, name: `khagol_${known.size + 1}` };
  known.set(sql, statement);
  return statement;
}

/** Question marks to numbers; those inside quotes, comments and bodies between dollars stay. */
export function numbered(sql: string): string {
  let count = 0;
  return sql.replace(/'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\$\$[\s\S]*?\$\$|\?/g, (found) => {
    if (found !== '?') return found;
    count += 1;
    return `$${count}`;
  });
}
