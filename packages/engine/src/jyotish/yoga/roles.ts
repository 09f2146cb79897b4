/**
 * Roles: who somebody is to a rule, by number, so that a view can know the holder of each. 0 … 8 the nine grahas in the order of GRAHAS, 9 … 20 the
 * lords of the houses, 21 … 28 the chara karakas; behind them the hosts that some rule names: the lord of the sign or navamsha in which another stands.
 */

import { assert } from '../../errors.ts';

/** Those of lords begin one before that of the 1st house. */
export const LORD_ROLE = 8;
export const KARAKA_ROLE = 21;
/** Grahas, lords and karakas: as many as a set of roles has bits for. */
export const ROLES = 29;
/** Room for hosts; half as many again as the tables name. */
export const MOST_HOSTS = 48;
export const ALL_ROLES: number = ROLES + MOST_HOSTS;

/** The lord of a sign that hangs on another role: the one in which he stands, in rashi or navamsha, or a house counted from there. */
export interface HostRole {
  readonly guest: number;
  readonly by: 'sign' | 'navamsha';
  /** 1 … 12, the sign itself the first. */
  readonly house: number;
}

/** Every host that rules name, each behind his guest. Filled as the tables are made, and never after. */
export const HOST_ROLES: readonly HostRole[] = [];

/** The role of a host, one for each. */
export function hostRole(guest: number, by: HostRole['by'], house: number = 1): number {
  const known = HOST_ROLES.findIndex((host) => host.guest === guest && host.by === by && host.house === house);
  if (known !== -1) return ROLES + known;
  assert(HOST_ROLES.length < MOST_HOSTS, 'there is room for every host that rules name');
  (HOST_ROLES as HostRole[]).push({ guest, by, house });
  return ROLES + HOST_ROLES.length - 1;
}
