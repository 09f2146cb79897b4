/** Licences of enterprise deployments: the rules, and where a deployment is said to be. */

export { publicServiceUrl } from './address.ts';
export {
  type Asked,
  type LicenceDone,
  type LicenceOffice,
  licenceOffice,
} from './office.ts';
export { remainingAt, statusAt, usedAt } from './rules.ts';
