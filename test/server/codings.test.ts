/** Who takes gzip: the one reader of Accept-Encoding, and the two kinds of answers that ask it. */

import { describe, expect, it } from 'vitest';
import { acceptsGzip } from '../../packages/server/src/http/codings.ts';
import { openHouse } from './house.ts';

const TAKES = [
  'gzip',
  'GZip',
  ' gzip ',
  'br,gzip',
  'gzip, deflate, br, zstd',
  'deflate , gzip;q=1.0, *;q=0.5',
  'gzip;q=0.001',
  'gzip ; Q=0.5',
  'compress;q=0.5, gzip;q=1.0',
  '*',
  'br, *;q=0.1',
  'identity;q=0, *',
];
const TAKES_NONE = [
  null,
  '',
  'identity',
  'br, deflate',
  'gzipped',
  'x-gzip',
  'gzip;q=0',
  'gzip;q=0.000',
  'gzip; q=0',
  'GZIP;Q=0',
  'gzip;q=0, *',
  '*;q=0',
  'br;q=1, *;q=0',
  'gzip;q=soon',
  'gzip;q=',
];

describe('gzip', () => {
  it.each(TAKES)('is taken by %j', (header) => {
    expect(acceptsGzip(header)).toBe(true);
  });

  it.each(TAKES_NONE)('is not taken by %j', (header) => {
    expect(acceptsGzip(header)).toBe(false);
  });

  it('is sent alike, whether a page of the site is asked for or a text of the service', async () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    const page = {
      etag: '"p"',
      contentType: 'text/html',
      bytes: bytes('plain'),
      gzip: bytes('packed'),
      immutable: false,
    };
    const house = await openHouse({ site: { find: (path) => (path === '/page' ? page : null) } });
    for (const header of [...TAKES, ...TAKES_NONE]) {
      const headers = header === null ? {} : { 'accept-encoding': header };
      for (const path of ['/page', '/openapi.json']) {
        const answer = await house.get(path, headers as Record<string, string>);
        const expected = acceptsGzip(header) ? 'gzip' : null;
        expect([path, header, answer.status, answer.headers.get('content-encoding')]).toEqual([
          path,
          header,
          200,
          expected,
        ]);
        expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
      }
    }
  });
});
