/** What of a survey is shown zone by zone, and on whose word all of it stands. */

import type { SourceKey } from '../../sources.ts';
import { cellOfRow, type Edition, type EditionRow, LOCI, type Locus, type LocusKey, rowOf } from '../rules/index.ts';
import { ZONES, type Zone } from '../zone/index.ts';
import { isCompliant } from './better.ts';
import { rounded } from './confidence.ts';
import type { Placement } from './grade.ts';
import { isAsStated, type Space, type Survey } from './survey.ts';

/** What was seen in a zone. */
export interface ZoneObservation {
  readonly rooms: readonly string[];
  /** Of them: those whose rule is kept, and those whose rule is broken. A space without a rule is in neither. */
  readonly compliant: readonly string[];
  readonly violations: readonly string[];
  readonly observed: boolean;
}

/** A room whose stated zone is not where it was drawn. */
export interface ZoneMismatch {
  readonly room: string;
  readonly statedZone: Zone;
  readonly computedZone: Zone;
  /** Of the room, in the zone as stated and in the one where most of it lies. */
  readonly statedShare: number;
  readonly computedShare: number;
}

/** The nine zones. */
export interface ZoneTable {
  readonly zones: Readonly<Record<Zone, ZoneObservation>>;
  readonly observedZones: readonly Zone[];
  readonly unobservedZones: readonly Zone[];
  /** Rooms whose stated zone could be compared with their outline, and those where it holds 35 % or more of the room. */
  readonly checked: number;
  readonly matched: number;
  readonly mismatched: readonly ZoneMismatch[];
  /** Rooms that were only stated. */
  readonly unverifiable: readonly string[];
}

/** A text or a custom that the answer rests on. */
export interface SourceNote {
  readonly source: string;
  /** Rules that rest on it, as `kitchen.SE`. */
  readonly scope: string;
  readonly verified: false;
  readonly classification: Locus['classification'];
  readonly work: SourceKey;
}

/** The zones with what was seen in them. */
export function zoneTableOf({ spaces }: Survey, placements: readonly Placement[]): ZoneTable {
  const named = (zone: Zone): ZoneObservation => {
    const judged = placements.filter((placement) => placement.zone === zone);
    const door = judged.filter(({ index }) => index === null).map(({ room }) => room);
    const rooms = [...spaces.filter((space) => space.zone === zone).map(({ room }) => room.label), ...door];
    return {
      rooms,
      compliant: judged.filter(({ rating }) => isCompliant(rating)).map(({ room }) => room),
      violations: judged.filter(({ rating }) => !isCompliant(rating)).map(({ room }) => room),
      observed: rooms.length > 0,
    };
  };
  const zones = Object.fromEntries(ZONES.map((zone) => [zone, named(zone)])) as unknown as ZoneTable['zones'];
  const compared = spaces.filter(({ zone, statedShare }) => zone !== null && statedShare !== null);
  const mismatched = spaces.flatMap(mismatchOf);
  return {
    zones,
    observedZones: ZONES.filter((zone) => zones[zone].observed),
    unobservedZones: ZONES.filter((zone) => !zones[zone].observed),
    checked: compared.length,
    matched: compared.length - mismatched.length,
    mismatched,
    unverifiable: spaces.filter(({ drawn }) => drawn === null).map(({ room }) => room.label),
  };
}

function mismatchOf({ room, zone, shares, statedShare }: Space): readonly ZoneMismatch[] {
  const { label, statedZone } = room;
  if (statedZone === null || statedShare === null || zone === null || isAsStated(statedShare)) return [];
  const computedShare = rounded(shares.find((part) => part.zone === zone)?.share ?? 0, 1e6);
  return [{ room: label, statedZone, computedZone: zone, statedShare: rounded(statedShare, 1e6), computedShare }];
}

/** The sources of some placements: texts in the order of the table, then practice, then what is computed. */
export function sourceNotes(placements: readonly Placement[], edition: Edition): readonly SourceNote[] {
  const scopes = new Map<LocusKey, Set<string>>();
  const note = (key: LocusKey, scope: string): void => {
    scopes.set(key, (scopes.get(key) ?? new Set()).add(scope));
  };
  for (const { ruleIds, roomType, pada, direction, loci } of placements)
    for (const ruleId of ruleIds) {
      const isOwn = direction !== null || pada !== null;
      const keys = isOwn ? loci : lociOf(ruleId, roomType, edition);
      for (const key of keys.length === 0 ? (['CONV'] as const) : keys) note(key, ruleId);
    }
  note('COMP', LOCI.COMP.says);
  return (Object.keys(LOCI) as LocusKey[]).flatMap((key) => {
    const scope = scopes.get(key);
    const { text, classification, work } = LOCI[key];
    if (scope === undefined) return [];
    return [{ source: text, scope: [...scope].join(', '), verified: false, classification, work }];
  });
}

function lociOf(ruleId: string, roomType: string, edition: Edition): readonly LocusKey[] {
  return cellOfRow(edition, rowOf(edition, roomType) as EditionRow, ruleId.slice(roomType.length + 1) as Zone).loci;
}
