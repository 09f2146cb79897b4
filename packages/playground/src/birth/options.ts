/** What the selects offer: ids of the engine, the usual ones first. Names are in `strings.ts`. */

export const usualAyanamsas = [
  'lahiri',
  'krishnamurti',
  'raman',
  'yukteshwar',
  'true-citra',
  'true-pushya',
  'fagan-bradley',
] as const;
// biome-ignore format: a list of names
export const otherAyanamsas = [
  'lahiri-icrc', 'lahiri-1940', 'krishnamurti-vp291', 'true-revati', 'true-mula', 'jn-bhasin', 'usha-shashi', 'suryasiddhanta', 'aryabhata',
  'galactic-center-0-sag', 'djwhal-khul', 'de-luce', 'sassanian', 'babylonian-huber',
] as const;

export const usualHouses = [
  'whole-sign',
  'placidus',
  'equal',
  'koch',
  'porphyry',
  'regiomontanus',
  'campanus',
  'sripati',
] as const;
export const otherHouses = [
  'alcabitius',
  'polich-page-topocentric',
  'morinus',
  'vehlow',
  'equal-mc',
  'krusinski-pisa-goelzer',
] as const;
