/** What bodies look like: elongation, phase, diameter, magnitude. */
export {
  type BodyPhenomena,
  type Phenomena,
  type PhenomenaOptions,
  type PhenomenonBody,
  phenomenaAt,
} from './phenomena-at.ts';
