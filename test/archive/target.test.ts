/** A property's name in a request line: the one place where an encoded slash is let in. */

import { describe, expect, it } from 'vitest';
import { openTargets } from '../../packages/server/src/serve/target.ts';

const read = openTargets();

describe('a request line', () => {
  it.each([
    '/v2/astrology/vastu/properties/tower-3%2Fflat-12',
    '/v2/vastu/properties/a%2f..%2Fb?x=1',
    '/v2/vastu/properties/%2F',
  ])('may name a property: %s', (target) => {
    expect(read(target, 'localhost')).toEqual({ url: `http://localhost${target}` });
  });

  it.each([
    '/v2/astrology/vastu/properties/a%2Fb/c',
    '/v2/astrology/vastu/properties/a%5Cb',
    '/v2/astrology/vastu/properties/a%00',
    '/v2/astrology/vastu/properties/%2e%2e',
    '/v2/astrology/vastu/properties/..',
    '/v2/astrology/vastu%2Fproperties/a',
    '/x/v2/vastu/properties/a%2Fb',
    '/v2/astrology/birth-chart%2F',
    '/v2/vastu/properties%2Fa%2Fb',
  ])('may name nothing else so: %s', (target) => {
    expect(read(target, 'localhost')).toHaveProperty('fault');
  });
});
