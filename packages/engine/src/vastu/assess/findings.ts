/** What is amiss, how much, on whose word, and where would it be better? Findings name rules and texts and promise nothing. */

import type { Cell, Classification } from '../../fact.ts';
import type { SourceKey } from '../../sources.ts';
import {
  cellOfRow,
  disputeAbout,
  type Edition,
  type EditionRow,
  LOCI,
  locusText,
  rowOf,
  sourcesOfLoci,
} from '../rules/index.ts';
import type { Deviation, Zone } from '../zone/index.ts';
import { betterDoor, betterZone, doorNamed, wordsOf } from './better.ts';
import { rounded } from './confidence.ts';
import { deviationCode, isBlocked, type Placement } from './grade.ts';
import { isBlocking, type Survey } from './survey.ts';

/** How bad. */
export type Severity = 'severe' | 'moderate' | 'minor';

/** A finding. */
export interface Finding {
  /** `NE_TOILET`, `STAIRCASE_NE`, `SW_CUT`. */
  readonly code: string;
  /** null for the plot itself. */
  readonly room: string | null;
  readonly zone: Zone;
  readonly severity: Severity;
  /** With what the texts do not agree on. */
  readonly detail: string;
  readonly recommendedZone: Zone | null;
  /** Where the rules would have it; null where they know no other place. Nothing is said of its working. */
  readonly remedy: string | null;
  readonly remedyType: 'relocation' | 'clearing' | null;
  readonly remedyClassification: Classification | null;
  readonly remedySource: string | null;
  readonly classification: Classification;
  /** Where it stands in the texts, in words. */
  readonly source: string;
  readonly sources: readonly SourceKey[];
  readonly because: readonly Cell[];
  /** Nobody looked at the house. */
  readonly verified: false;
  readonly computed: true;
}

/** Codes that are known by another order of words. */
const KNOWN_CODES: Readonly<Record<string, string>> = {
  'staircase.NE': 'STAIRCASE_NE',
  'bedroom.SE': 'BEDROOM_SE',
  'master_bedroom.SE': 'BEDROOM_SE',
  'children_bedroom.SE': 'BEDROOM_SE',
  'guest_bedroom.SE': 'BEDROOM_SE',
  'pooja.S': 'POOJA_S',
  'entrance.S': 'S_DOOR_NO_REMEDY',
};

/** The code of a space in its zone, whether or not anything is amiss. */
export function placementCode({ roomType, zone }: Pick<Placement, 'roomType' | 'zone'>): string {
  if (zone === 'CENTER' && isBlocking(roomType)) return 'CENTER_OBSTRUCTION';
  const name = roomType === 'entrance' ? 'DOOR' : roomType.toUpperCase();
  return KNOWN_CODES[`${roomType}.${zone}`] ?? `${zone}_${name}`;
}

/** All findings, rooms in the order as sent, then the door, then the plot. */
export function findingsOf(survey: Survey, placements: readonly Placement[], edition: Edition): readonly Finding[] {
  const rooms = placements.flatMap((placement) => placementFinding(placement, edition));
  return [...rooms, ...shapeFindings(survey), ...middleFinding(survey)];
}

/** By the rating where rooms are judged by one zone, by the merit where they are judged by shares; null when nothing is amiss. */
export function severityOf(
  { rating, merit }: Pick<Placement, 'rating' | 'merit'>,
  { scoring }: Edition,
): Severity | null {
  if (scoring.method === 'dominant-zone')
    return rating === 'severe' ? 'severe' : rating === 'adverse' ? 'moderate' : null;
  const points = rounded(merit, 1e6);
  return points >= 70 ? null : points >= 50 ? 'minor' : points >= 20 ? 'moderate' : 'severe';
}

function placementFinding(placement: Placement, edition: Edition): readonly Finding[] {
  const { room, roomType, zone, pada, direction, rating, loci, ruleIds, classification } = placement;
  const severity = severityOf(placement, edition);
  if (severity === null) return [];
  const row = rowOf(edition, roomType) as EditionRow;
  const better = pada !== null ? betterDoor(pada) : betterZone(row, zone, edition);
  const own = pada !== null ? loci : cellOfRow(edition, row, zone).loci;
  return [
    {
      code: placementCode(placement),
      room,
      zone,
      severity,
      detail: detailOf(placement),
      ...better,
      classification,
      source: pada !== null ? doorSource(pada, classification) : locusText(own),
      sources: sourcesOfLoci(own),
      because: [`${roomType}.${pada ?? direction ?? zone}=${rating}`, ...ruleIds.slice(1).map((id) => `rule=${id}`)],
      verified: false,
      computed: true,
    },
  ];
}

function detailOf({ room, roomType, zone, pada, rating, merit, ruleIds }: Placement): string {
  const dispute = disputeAbout(roomType);
  const spread = ruleIds.length > 1 ? `; over its ${ruleIds.length} zones it keeps ${rounded(merit, 10)} of 100` : '';
  const stands =
    pada !== null
      ? doorWords(pada)
      : `${room} lies in ${zone}, which is ${rating} for this space (${wordsOf(roomType)})${spread}.`;
  return dispute === null ? stands : `${stands} ${dispute}`;
}

/** A neutral door is told without its verse: the witnesses do not agree, or speak of daughters, which is no fault. */
function doorWords(code: string): string {
  const { devataName, rating, effect, variants } = doorNamed(code);
  if (rating === 'neutral')
    return `The door is ${code} (${devataName}), neutral: no fault and no praise is taken from the text.`;
  const others = variants.length === 0 ? '' : ` Others: ${variants.join('; ')}.`;
  return `The door is ${code} (${devataName}), ${rating}; the text speaks of ${effect}.${others}`;
}

/** The verse of a door; with custom beside it where the pada was counted by angles, which no verse does. */
export function doorSource(code: string, classification: Classification): string {
  const { locus } = doorNamed(code);
  return classification === 'classical' ? locus : `${locus}; ${LOCI.CONV.text}`;
}

const PLAIN = {
  room: null,
  recommendedZone: null,
  remedy: null,
  remedyType: null,
  remedyClassification: null,
  remedySource: null,
  verified: false,
  computed: true,
} as const;
const SHAPE_SEVERITY: Readonly<Record<Deviation['severity'], Severity>> = {
  minor: 'minor',
  moderate: 'moderate',
  major: 'severe',
};
const LARGE_PCT = 10;

/** Cuts and slots; and what stands out, where modern practice speaks of it. Sizes are convention. */
function shapeFindings({ shape }: Survey): readonly Finding[] {
  return (shape?.deviations ?? []).flatMap((deviation): readonly Finding[] => {
    const { direction, kind, severity, areaPct, arm } = deviation;
    const told = `${rounded(areaPct, 10)} % of the rectangle about the walls`;
    if (kind === 'cut' || kind === 'slot')
      return [
        {
          ...PLAIN,
          code: deviationCode(deviation),
          zone: direction,
          severity: SHAPE_SEVERITY[severity],
          detail: `${told} is missing in ${direction}. A figure lacking a limb is spoken of in the text; sizes are convention.`,
          classification: 'convention',
          source: `${LOCI.CONV.text}; limbs: ${LOCI['BS53.66-68'].text}`,
          sources: ['vastu-practice', 'brihat-samhita'],
          because: [`plot.${kind}=${direction}`, `plot.missingPct=${rounded(areaPct, 10)}`],
        },
      ];
    if (kind !== 'extension' || arm === null) return [];
    const isPraised = arm.direction === 'NE';
    if (isPraised && areaPct < LARGE_PCT) return [];
    return [
      {
        ...PLAIN,
        code: isPraised ? 'NE_EXTENSION_LARGE' : `${arm.direction}_EXTENSION`,
        zone: arm.direction,
        severity: isPraised || arm.direction === 'SW' ? 'moderate' : 'minor',
        detail: `The plot stands out in ${arm.direction}; beside it ${told} is open. Translators differ on whether the text means level or extension.`,
        classification: 'convention',
        source: `${LOCI.CONV.text}; ${LOCI['BS53.115-117'].text}`,
        sources: ['vastu-practice', 'brihat-samhita'],
        because: [`plot.extension=${arm.direction}`],
      },
    ];
  });
}

function middleFinding({ middle }: Survey): readonly Finding[] {
  if (middle === null || !isBlocked(middle)) return [];
  return [
    {
      ...PLAIN,
      code: 'BRAHMASTHAN_BLOCKED',
      zone: 'CENTER',
      severity: 'moderate',
      detail: `${rounded(middle.blockedShare * 100, 10)} % of the middle ninth is built over by rooms that are not to stand there.`,
      remedy: 'The text would have the middle kept free.',
      remedyType: 'clearing',
      remedyClassification: 'classical',
      remedySource: LOCI['BS53.66-68'].text,
      classification: 'classical',
      source: LOCI['BS53.66-68'].text,
      sources: ['brihat-samhita'],
      because: [`brahmasthan.blockedShare=${rounded(middle.blockedShare, 1e6)}`],
    },
  ];
}
