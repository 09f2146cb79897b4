/** How PostgreSQL's cells become values: whole numbers as `bigint` (a double would round money), truth as 1 and 0, times never. */

import pg from 'pg';

const [BOOL, INT8, INT2, INT4, NUMERIC] = [16, 20, 21, 23, 1700];
const builtIn = pg.types.getTypeParser;

/** A sum of BIGINT columns is NUMERIC; it must still be whole. */
function whole(text: string): bigint {
  return BigInt(text);
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [BOOL]: (text) => (text === 't' ? 1n : 0n),
  [INT2]: whole,
  [INT4]: whole,
  [INT8]: whole,
  [NUMERIC]: whole,
};

/** For the driver, in place of its own table. */
export const cellTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') => {
    const own = format === 'binary' ? undefined : parsers[id];
    return own ?? builtIn(id, format as 'text');
  }) as typeof pg.types.getTypeParser,
};
