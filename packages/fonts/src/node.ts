/** Fonts and shaper from the files of this package, on Node. */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Script, Typography } from '@khagol/engine/report';
import { gather } from './gather.ts';

export { FAMILIES, type Family } from './families.ts';

/**
 * What `openTypesetter` of @khagol/engine/report takes.
 *
 * @param scripts  four letters of ISO 15924, such as `Deva`; all nine when left out (5 MB). Latin is always among them
 * @throws  Error, as a rejection, when a file cannot be read
 */
export function loadTypography(scripts?: readonly Script[]): Promise<Typography> {
  return gather((file) => readFile(join(folder(), file)), scripts);
}

/** Beside the built module; for the sources, where the build puts them. */
function folder(): string {
  const here = fileURLToPath(new URL('./files', import.meta.url));
  return existsSync(here) ? here : fileURLToPath(new URL('../dist/files', import.meta.url));
}
