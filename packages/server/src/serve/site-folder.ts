/** The built page, read once into memory: names, types, hashes, and a gzip of whatever shrinks. */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Site, SiteFile } from '../ports/index.ts';

// biome-ignore format: a table reads in columns
const TYPES: Readonly<Record<string, string>> = {
  '.html':        'text/html; charset=utf-8',
  '.js':          'text/javascript; charset=utf-8',
  '.mjs':         'text/javascript; charset=utf-8',
  '.css':         'text/css; charset=utf-8',
  '.json':        'application/json; charset=utf-8',
  '.map':         'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg':         'image/svg+xml; charset=utf-8',
  '.txt':         'text/plain; charset=utf-8',
  '.wasm':        'application/wasm',
  '.bin':         'application/octet-stream',
  '.png':         'image/png',
  '.ico':         'image/x-icon',
  '.woff2':       'font/woff2',
};
const GROWS_WHEN_ZIPPED: ReadonlySet<string> = new Set(['.png', '.ico', '.woff2']);
/** Below this many bytes a gzip saves nothing worth having. */
const SMALL_BYTES = 1024;

/** Where the build puts the page, seen from the bundle and from the sources; the first that has an index.html. */
export function builtSiteFolder(): string | null {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const candidates = ['site', '../site', '../../playground/dist', '../../../playground/dist'].map((path) =>
    join(here, path),
  );
  return candidates.find((folder) => existsSync(join(folder, 'index.html'))) ?? null;
}

/**
 * The site of a folder. Everything in it is read now, so no request ever becomes a path on the disk.
 *
 * @throws  Error when the folder cannot be read
 */
export function siteOfFolder(folder: string): Site {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const address = `/${relative(folder, path).split(sep).map(encodeURIComponent).join('/')}`;
    const file = fileOf(path);
    files.set(address, file);
    if (address.endsWith('/index.html')) files.set(address.slice(0, -'index.html'.length), file);
  }
  return { find: (path) => files.get(path) ?? null };
}

function fileOf(path: string): SiteFile {
  const bytes = new Uint8Array(readFileSync(path));
  const extension = extname(path).toLowerCase();
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 27);
  const gzip = bytes.length < SMALL_BYTES || GROWS_WHEN_ZIPPED.has(extension) ? null : new Uint8Array(gzipSync(bytes));
  return {
    bytes,
    gzip: gzip !== null && gzip.length < bytes.length * 0.95 ? gzip : null,
    contentType: TYPES[extension] ?? 'application/octet-stream',
    etag: `"${digest}"`,
    // The page's builder writes a hash into the names of what it bundles, under assets/.
    immutable: /[\\/]assets[\\/][^\\/]*-[\w-]{8,}\.\w+$/.test(path),
  };
}
