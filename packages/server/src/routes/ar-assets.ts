/** The files behind the textures: drawn by the engine, the same bytes on every host, each under the hash of its content. */

import { PICTURES, textureFiles, textureSet, zoneTextures } from '@khagol/engine/vastu';
import { MANIFEST } from '../contract/ar-shapes.ts';
import { text } from '../contract/schema.ts';
import type { BytesOutcome, Row } from '../gate/row.ts';
import { Refusal } from '../http/refusal.ts';
import { BARE_ROW } from './bare-row.ts';
import { turn } from './turn.ts';

/** `/assets/ar/{file}`: a picture, a model, or the manifest over all of them. */
export const assetRow: Row<string> = {
  ...BARE_ROW,
  id: 'arAsset',
  method: 'GET',
  path: '/assets/ar/{file}',
  aliases: [],
  apiVersion: '',
  tag: 'AR',
  summary: 'A file of the zone textures by the hash of its content, which never changes; or their manifest.',
  family: 'plain',
  caller: 'open',
  cors: 'any',
  params: { file: text('64 hexadecimal digits, a point, and `png`, `svg`, `glb`, or `json` for the manifest.') },
  data: MANIFEST,
  alsoAnswers: ['image/png', 'image/svg+xml', 'model/gltf-binary'],
  refusals: ['NOT_FOUND'],
  parse: ({ params }) => params['file'] ?? '',
  run: (file) => {
    const found = /^[0-9a-f]{64}\.(?:png|svg|glb|json)$/.test(file) ? files().get(file) : undefined;
    if (found === undefined) throw new Refusal('NOT_FOUND', 'There is no such file.');
    return found;
  },
};

/** A year: the longest that caches heed. */
const HEADERS = { 'cache-control': 'public, max-age=31536000, immutable' } as const;
/** A picture that is opened by itself may style its own marks and reach for nothing. */
const SVG_HEADERS = { ...HEADERS, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" } as const;

/** Draws all pictures, one a turn of the event loop, so that no call waits for longer than a picture takes: a twentieth of a second. */
export async function prepareAssets(): Promise<void> {
  for (const picture of PICTURES) {
    await turn();
    textureFiles(picture);
  }
  await turn();
  files();
  await turn();
  zoneTextures();
}

let drawn: ReadonlyMap<string, BytesOutcome> | undefined;

/** All files by name. Drawn when the first is asked for, unless they were prepared, and kept: together they weigh a megabyte. */
function files(): ReadonlyMap<string, BytesOutcome> {
  if (drawn !== undefined) return drawn;
  const { files: pictures, manifest, manifestSha256 } = textureSet();
  const all = pictures.map(({ entry, content }): readonly [string, BytesOutcome] => {
    const extension = entry.path.slice(entry.path.lastIndexOf('.'));
    const headers = extension === '.svg' ? SVG_HEADERS : HEADERS;
    const body = content as Uint8Array<ArrayBuffer>;
    return [`${entry.sha256}${extension}`, { kind: 'bytes', contentType: entry.mimeType, body, headers }];
  });
  const body = new TextEncoder().encode(manifest);
  drawn = new Map([
    ...all,
    [`${manifestSha256}.json`, { kind: 'bytes', contentType: 'application/json', body, headers: HEADERS }],
  ]);
  return drawn;
}
