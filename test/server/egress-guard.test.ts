/** The guard against addresses that are none of our business: an own corpus, judged before anything is sent. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPublic, isSameAddress } from '../../packages/server/src/serve/egress/address.ts';
import { openEgress, readAllow } from '../../packages/server/src/serve/egress/index.ts';

interface Corpus {
  readonly hostile: readonly string[];
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly ordinary: Readonly<Record<string, readonly string[]>>;
}

const corpus: Corpus = JSON.parse(readFileSync(new URL('./egress-hostile.json', import.meta.url), 'utf8'));
const PORT = '39999';

/** A resolver that knows these names and no others. */
const knowing = (names: Corpus['names']) => async (name: string) => {
  const records = names[name];
  if (records === undefined) throw new Error('no such name');
  return records;
};

describe('the guard', () => {
  const egress = openEgress({ resolve: knowing(corpus.names) });

  it('has more than 250 hostile addresses to judge', () => {
    expect(corpus.hostile.length + Object.keys(corpus.names).length).toBeGreaterThan(250);
  });

  it.each(corpus.hostile)('refuses %j', async (text) => {
    const url = text.replaceAll('{port}', PORT);
    expect(await egress.admit(url)).toMatchObject({ kind: 'refused' });
    expect(await egress.send(url, {}, '{}', 1000)).toEqual({ fault: 'blocked' });
  });

  it.each(Object.keys(corpus.names))(
    'refuses the name %s for where it leads, and does not tell where',
    async (name) => {
      const judged = await egress.admit(`https://${name}/`);
      expect(judged).toEqual({ kind: 'refused', why: 'The address is not one of the public internet.' });
      expect(await egress.send(`https://${name}/`, {}, '{}', 1000)).toEqual({ fault: 'blocked' });
      expect(await egress.fetchSmall(`https://${name}/`, { bytes: 10, ms: 1000 })).toEqual({ fault: 'blocked' });
    },
  );

  it.each(Object.entries(corpus.ordinary))('lets %s pass', async (url, records) => {
    const judged = await openEgress({ resolve: async () => records }).admit(url);
    expect(judged).toEqual({ kind: 'admitted', url: new URL(url).href });
  });

  it('judges a name anew each time, so that one that has moved since it was admitted is refused', async () => {
    let records: readonly string[] = ['93.184.216.34'];
    const moving = openEgress({ resolve: async () => records });
    expect(await moving.admit('https://moving.example.org/')).toMatchObject({ kind: 'admitted' });
    records = ['127.0.0.1'];
    expect(await moving.send('https://moving.example.org/', {}, '{}', 1000)).toEqual({ fault: 'blocked' });
  });

  it('says of a name without an answer that it could not be found', async () => {
    expect(await egress.send('https://unknown.example.org/', {}, '{}', 1000)).toEqual({ fault: 'dns' });
    expect(await egress.admit('https://unknown.example.org/')).toMatchObject({ kind: 'admitted' });
  });

  it('closes the ranges that the operator names', async () => {
    const closed = openEgress({ deny: ['93.184.216.0/24', '2606:4700::/32'] });
    expect(await closed.admit('https://93.184.216.34/')).toMatchObject({ kind: 'refused' });
    expect(await closed.admit('https://[2606:4700:4700::1111]/')).toMatchObject({ kind: 'refused' });
    expect(await closed.admit('https://93.184.217.34/')).toMatchObject({ kind: 'admitted' });
  });
});

describe('the operator’s list', () => {
  it('opens exactly host and port, over http too', async () => {
    const egress = openEgress({ allow: '127.0.0.1:9000, [::1]:9001, Hooks.Internal:8080' });
    const judged = async (url: string) => (await egress.admit(url)).kind;
    expect(await judged('http://127.0.0.1:9000/x')).toBe('admitted');
    expect(await judged('https://0x7f.1:9000/x')).toBe('admitted');
    expect(await judged('http://[::1]:9001/')).toBe('admitted');
    expect(await judged('http://hooks.internal:8080/')).toBe('admitted');
    expect(await judged('http://127.0.0.1:9001/')).toBe('refused');
    expect(await judged('http://127.0.0.1/')).toBe('refused');
    expect(await judged('http://127.0.0.2:9000/')).toBe('refused');
    expect(await judged('https://x.hooks.internal:8080/')).toBe('refused');
  });

  it('is read strictly', () => {
    expect([...readAllow(' a.example:1 ,, B.example:65535 ')]).toEqual(['a.example:1', 'b.example:65535']);
    for (const wrong of [
      'example.org',
      'example.org:0',
      'example.org:65536',
      'http://example.org:80',
      'a@b:80',
      '*:80/',
      ':80',
    ])
      expect(() => readAllow(wrong), wrong).toThrow(RangeError);
  });
});

describe('an address', () => {
  it('is public only in whole, at the edges of every range', () => {
    // biome-ignore format: a table reads in columns
    const edges: readonly (readonly [string, boolean])[] = [
      ['9.255.255.255', true],   ['10.0.0.0', false],     ['10.255.255.255', false],  ['11.0.0.0', true],
      ['100.63.255.255', true],  ['100.64.0.0', false],   ['100.127.255.255', false], ['100.128.0.0', true],
      ['126.255.255.255', true], ['127.0.0.0', false],    ['127.255.255.255', false], ['128.0.0.0', true],
      ['169.253.255.255', true], ['169.254.0.0', false],  ['169.254.255.255', false], ['169.255.0.0', true],
      ['172.15.255.255', true],  ['172.16.0.0', false],   ['172.31.255.255', false],  ['172.32.0.0', true],
      ['192.167.255.255', true], ['192.168.0.0', false],  ['192.168.255.255', false], ['192.169.0.0', true],
      ['168.63.129.15', true],   ['168.63.129.16', false], ['168.63.129.17', true],   ['223.255.255.255', true],
      ['224.0.0.0', false],      ['255.255.255.255', false], ['1fff:ffff::1', false], ['2000::1', true],
      ['2606:4700::1', true],    ['3ffe::1', true],       ['3fff::1', false],         ['4000::1', false],
      ['::ffff:8.8.8.8', true],  ['::ffff:127.0.0.1', false], ['2606:4700::1%1', false], ['', false], ['example.org', false],
    ];
    for (const [text, expected] of edges) expect(isPublic(text), text).toBe(expected);
  });

  it('is one and the same in all its spellings', () => {
    expect(isSameAddress('::ffff:192.0.2.1', '192.0.2.1')).toBe(true);
    expect(isSameAddress('2606:4700:0:0:0:0:0:1', '2606:4700::1')).toBe(true);
    expect(isSameAddress('192.0.2.1', '192.0.2.2')).toBe(false);
    expect(isSameAddress('', '')).toBe(false);
  });
});
