/** Essential and accidental dignities, receptions, rulers, almutens and sect, by school. */

export * from './accidental.ts';
export * from './accidental-table.ts';
export type {
  Almuten,
  AlmutenFact,
  AlmutenOfFigure,
  AlmutenPart,
  FigureFact,
  FigureHousePoints,
  FigureOptions,
  FigurePart,
  FigurePlaces,
} from './almuten.ts';
export { almutenFigurisOf, almutenOf, FIGURE_HOUSE_POINTS } from './almuten.ts';
export type { AlmutenOptions, AlmutenSettings, AlmutenTables } from './almuten-options.ts';
export * from './dispositor.ts';
export type {
  EssentialDignities,
  EssentialOptions,
  PlanetDignities,
  ScorePart,
  ScoreRow,
  ScoreRule,
  ScoreSchool,
} from './essential.ts';
export { essentialDignitiesOf, PEREGRINE_SCHOOLS, SCORE_SCHOOLS, SCORES } from './essential.ts';
export * from './house-ruler.ts';
export type { EssentialDignity, Lords, LordsAt, LordsOptions } from './lords.ts';
export { ESSENTIAL_DIGNITIES, lordsAt } from './lords.ts';
export { DODECATEMORIA, type Dodecatemorion, FACE_SCHOOLS, FACES, type FaceSchool } from './parts.ts';
export type { MutualReception, Reception, ReceptionOptions, Receptions } from './reception.ts';
export { RECEPTION_ASPECTS, receptionsOf } from './reception.ts';
export type {
  DomicileSchool,
  ExaltationRow,
  ExaltationSchool,
  TableSource,
  TriplicityLords,
  TriplicitySchool,
} from './rulership.ts';
export {
  DOMICILE_SCHOOLS,
  DOMICILES,
  domicileLords,
  EXALTATION_SCHOOLS,
  EXALTATIONS,
  TRIPLICITIES,
  TRIPLICITY_SCHOOLS,
} from './rulership.ts';
export type { DignitySchools, ResolvedSchools, TriplicityLordsChoice } from './schools.ts';
export { TRIPLICITY_LORDS } from './schools.ts';
export * from './sect.ts';
export type { SolarCondition, SolarLimitSchool, SolarLimits, SolarPhase, SolarPhaseOptions } from './solar-phase.ts';
export { SOLAR_LIMIT_SCHOOLS, SOLAR_LIMITS, solarPhaseOf } from './solar-phase.ts';
export { type SignPart, TERM_SCHOOLS, TERMS, type TermSchool, type TermTable } from './terms.ts';
