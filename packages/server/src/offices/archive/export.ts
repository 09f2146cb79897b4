/** An export: everything that is filed with a property, in one ZIP whose manifest tells the hash of each file. */

import type { FiledObject, Property } from '../../ports/index.ts';
import { contentOf, type FilingParts, file } from './filing.ts';
import { hex } from './receipt.ts';
import { type ZipEntry, zipOf } from './zip.ts';

/** How long a link to an export opens it. */
export const LINK_SECONDS = 3600;

type Present = Extract<Property, { state: 'present' }>;

/**
 * Makes and files the export of a property.
 *
 * @param expiresAtSeconds  when its link ends, and with it the export
 * @returns the export; null when the property went in between
 * @throws  Error when bytes that are kept cannot be read
 */
export async function exportOf(
  parts: FilingParts,
  accountId: string,
  property: Present,
  objects: readonly FiledObject[],
  expiresAtSeconds: number,
): Promise<FiledObject | null> {
  const { blobs, vault, sha256, newId } = parts;
  const content: (ZipEntry & { readonly object: FiledObject })[] = [];
  for (const object of contentOf(objects)) {
    const sealed = await blobs.get(object.blobKey);
    if (sealed === null) throw new Error(`the bytes of ${object.id} are not there`);
    content.push({ name: fileName(object), bytes: vault.open(sealed), object });
  }
  const facts = jsonBytes({ propertyId: property.id, ...property.facts });
  const manifest = jsonBytes({
    schemaVersion: 1,
    propertyId: property.id,
    hashAlgorithm: 'SHA-256',
    files: [
      { name: 'property.json', contentType: 'application/json', sha256: hex(await sha256(facts)), bytes: facts.length },
      ...content.map(({ name, object }) => ({
        name,
        kind: object.kind,
        id: object.name,
        contentType: object.contentType,
        sha256: object.sha256,
        bytes: object.bytes,
        createdAt: new Date(object.createdMs).toISOString(),
      })),
    ],
  });
  const zip = zipOf([{ name: 'manifest.json', bytes: manifest }, { name: 'property.json', bytes: facts }, ...content]);
  const id = newId('exp');
  const made = { kind: 'export', name: id, contentType: 'application/zip', bytes: zip } as const;
  return file(parts, accountId, property.id, made, id, expiresAtSeconds * 1000);
}

/** Where an object stands in the ZIP. Its own name has no slash and begins with a letter or digit. */
function fileName({ kind, name, contentType }: FiledObject): string {
  const ending = ENDINGS[contentType] ?? 'bin';
  return `${kind}s/${name}.${ending}`;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'model/gltf-binary': 'glb',
  'model/vnd.usdz+zip': 'usdz',
};

/** What may be filed as it is. */
export const CONTENT_TYPES: readonly string[] = Object.keys(ENDINGS);

function jsonBytes(value: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
}
