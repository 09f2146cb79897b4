/** KP, the system of Krishnamurti: sub lords, the 249 numbers, charts and horary charts, significators, ruling planets. */

export {
  type KpChart,
  type KpChartOptions,
  type KpCusp,
  type KpHorary,
  type KpMoment,
  kpChartOf,
  kpHoraryOf,
} from './chart.ts';
export * from './ruling-planets.ts';
export {
  type GrahaSignifies,
  type HouseSignificators,
  type KpSignificators,
  kpSignificatorsOf,
  NODE_AGENCIES,
  type NodeAgency,
  type NodeAgencyOptions,
  type NodeAgencySettings,
  type NodeAgent,
} from './significators.ts';
export {
  DEEPEST_SUB,
  KP_NUMBERS,
  type KpLords,
  type KpNumber,
  kpLordsOf,
  kpNumber,
} from './sub-lords.ts';
