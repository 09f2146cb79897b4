/** Reports as PDF: the same bytes for the same question. */

export { type CatalogItem, type CatalogParts, catalogOf } from './catalog/index.ts';
export { type HouseParts, openReportHouse, type ReadingTexts, type ReportHouse } from './house.ts';
export { checkReport, makeReport, type Report } from './make.ts';
export { readPicture } from './pdf/picture.ts';
export type { Picture } from './pdf/samples.ts';
export { qrScene } from './qr.ts';
export type { Branding, ReportBirth, ReportRequest } from './request.ts';
export type { FontFamily } from './type/families.ts';
export { SCRIPTS, type Script } from './type/script.ts';
export { openTypesetter, type Typesetter, type Typography } from './type/typesetter.ts';
