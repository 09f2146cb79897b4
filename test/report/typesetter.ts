/** The typesetter of the reports with its own fonts, opened once for a test file. */

import { openTypesetter, type Typesetter } from '../../packages/engine/src/report/type/typesetter.ts';
import { loadTypography } from '../../packages/fonts/src/node.ts';

let opened: Promise<Typesetter> | undefined;

export function typesetter(): Promise<Typesetter> {
  opened ??= loadTypography().then(openTypesetter);
  return opened;
}
