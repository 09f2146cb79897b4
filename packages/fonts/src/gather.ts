/** Files by name → what text is set with. */

import type { FontFamily, Script, Typography } from '@khagol/engine/report';
import { familiesOf, fileOf, SHAPER_FILE } from './families.ts';

/** @param scripts  those of the languages to be written; all when left out */
export async function gather(
  read: (file: string) => Promise<Uint8Array>,
  scripts: readonly Script[] | undefined,
): Promise<Typography> {
  const [shaper, fonts] = await Promise.all([
    read(SHAPER_FILE),
    Promise.all(
      familiesOf(scripts).map(async (family): Promise<FontFamily> => {
        const [regular, bold] = await Promise.all([read(fileOf(family, 'Regular')), read(fileOf(family, 'Bold'))]);
        return { ...family, regular, bold };
      }),
    ),
  ]);
  return { shaper, fonts };
}
