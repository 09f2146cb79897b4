/** Remedies: what is worn, said, given and kept, as keys with their grounds. */

export {
  DOSHA_REMEDIES,
  type DoshaRemedy,
  type DoshaRemedyRow,
  REMEDY_KINDS,
  type RemedyKind,
} from './dosha-table.ts';
export * from './gem-weight.ts';
export * from './gemstones.ts';
export * from './graha-table.ts';
export {
  type GrahaMantra,
  JAPA_COUNTS,
  JAPA_SCHOOLS,
  type JapaOptions,
  type JapaSchool,
  MANTRA_KINDS,
  type MantraKind,
  mantrasOf,
} from './mantras.ts';
export * from './remedies.ts';
