/** What is downloaded: the core, the ephemeris, the entries; as they lie there, and compressed. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));
const FILES = [
  '.cache/kernel/release.wasm',
  'packages/engine/data/ephemeris/pack-1800-2400.bin',
  'packages/engine/data/ephemeris/analytic.bin',
];

export const subject = {
  name: 'sizes',
  title: 'Sizes',
  async run() {
    const rows = FILES.map((file) => {
      if (!existsSync(root + file)) return { who: file, missing: 'is not built' };
      const bytes = readFileSync(root + file);
      const [gzip, brotli] = [gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length];
      const note = `gzip ${(gzip / 1024).toFixed(1)}, brotli ${(brotli / 1024).toFixed(1)}`;
      return { who: file, median: bytes.length / 1024, ratio: null, note };
    });
    return [{ id: 'sizes', title: 'Sizes', unit: 'KiB', rows }];
  },
};
