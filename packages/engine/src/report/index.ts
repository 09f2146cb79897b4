/** Reports as PDF: the same bytes for the same question. */

export { readPicture } from './pdf/picture.ts';
export type { Picture } from './pdf/samples.ts';
export { qrScene } from './qr.ts';
export type { FontFamily } from './type/families.ts';
export { SCRIPTS, type Script } from './type/script.ts';
export { openTypesetter, type Typesetter, type Typography } from './type/typesetter.ts';
