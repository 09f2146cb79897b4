/** Fonts and shaper from the files of this package, fetched by a page or a worker. */

import type { Script, Typography } from '@khagol/engine/report';
import { gather } from './gather.ts';

export { FAMILIES, type Family } from './families.ts';

/**
 * What `openTypesetter` of @khagol/engine/report takes.
 *
 * @param scripts  four letters of ISO 15924, such as `Deva`; all nine when left out (5 MB). Latin is always among them
 * @param base     where the files of `@khagol/fonts/files/` are served; beside this module when left out
 * @throws  Error, as a rejection, naming the file that did not come
 */
export function loadTypography(
  scripts?: readonly Script[],
  base: string | URL = new URL('./files/', import.meta.url),
): Promise<Typography> {
  return gather(async (file) => {
    const answer = await fetch(new URL(file, base));
    if (!answer.ok) throw new Error(`${file} did not come: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  }, scripts);
}
