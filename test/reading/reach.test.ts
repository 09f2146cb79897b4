/** Every rule can be met: it asks for values that its facts can have, and stores made by the fact functions hold each one. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../packages/engine/src/index.ts';
import { openEngine } from '../../packages/engine/src/node.ts';
import { FAMILIES, type FactStore, openRules } from '../../packages/engine/src/reading/index.ts';
import { domainOf, strangers } from './domain.ts';
import {
  gocharaStores,
  horoscopeStores,
  matchStores,
  numberStores,
  panchangStores,
  planStores,
  varshaStores,
  westernStores,
} from './stores.ts';

const base = openRules(FAMILIES);
let stores: Readonly<Record<string, readonly FactStore[]>>;

beforeAll(async () => {
  const engine: Engine = await openEngine();
  stores = {
    horoscope: horoscopeStores(engine, 500),
    gochara: gocharaStores(engine),
    western: westernStores(400),
    numbers: numberStores(3000),
    panchang: panchangStores(engine),
    match: matchStores(),
    plan: planStores(),
    varsha: varshaStores(engine),
  };
}, 60_000);

describe('a rule', () => {
  it('asks for nothing that its facts cannot be', () => {
    const strange = base.rules.flatMap(({ id, when }) =>
      when.flatMap(({ fact, is }) =>
        [is]
          .flat()
          .filter((value) => !domainOf(fact).includes(value))
          .map((value) => `${id} asks for ${fact}=${String(value)}`),
      ),
    );
    expect(strange).toEqual([]);
  });

  it('holds in some store that the fact functions make', () => {
    const met = new Set<string>();
    for (const facts of Object.values(stores).flat()) for (const { id } of base.holding(facts)) met.add(id);
    expect(base.rules.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
  });
});

describe('the facts', () => {
  it.each(['horoscope', 'gochara', 'western', 'numbers', 'panchang', 'match', 'plan', 'varsha'])(
    'of %s have values of their domain',
    (kind) => {
      const found = new Set((stores[kind] ?? []).flatMap(strangers));
      expect([...found]).toEqual([]);
      expect((stores[kind] ?? []).every(({ size }) => size > 0)).toBe(true);
    },
  );
});
