/** How well-founded is a reading? What was given, what it is worth from such a source, and how good a scan it was. It says nothing of the house. */

import type { PlanWarning } from '../plan/index.ts';
import { wholeSteps } from '../plan/point.ts';
import type { InputSource, ReadRequest } from './request.ts';

/** A kind of evidence, and whether it is there. */
export interface Evidence {
  readonly input: 'rooms' | 'entranceGeometry' | 'bearing';
  readonly weight: number;
  readonly present: boolean;
}

/** What a scan says of itself, 0 … 1. */
export interface ScanPart {
  readonly input: string;
  readonly value: number;
}

/** The figure, and all that it is made of: evidenceFraction × inputSourceCeiling × scanFactor, and no more than was declared. */
export interface ConfidenceBasis {
  readonly evidence: readonly Evidence[];
  readonly evidenceFraction: number;
  readonly inputSourceCeiling: number;
  /** Mean of `scan`; 1 without any. */
  readonly scanFactor: number;
  readonly scan: readonly ScanPart[];
  readonly declaredConfidence?: number;
  /** Three decimals. */
  readonly confidence: number;
  readonly formula: string;
}

/** Below the first there is no score; from the second on a badge is whole. */
export const CONFIDENCE_LIMITS: { readonly minimum: 0.5; readonly fullBadge: 0.75 } = { minimum: 0.5, fullBadge: 0.75 };

const FORMULA = 'evidenceFraction × inputSourceCeiling × scanFactor, at most declaredConfidence';

/** Hundredths, so that products are exact. */
const WEIGHTS = { rooms: 40, entranceGeometry: 35, bearing: 25 } as const;
const CEILINGS: Readonly<Record<InputSource, number>> = { 'seller-supplied': 75, 'plan-derived': 90, measured: 100 };

/**
 * The confidence of a request.
 *
 * @param hasRooms  whether any room has a rule and a zone
 */
export function confidenceOf(request: ReadRequest, hasRooms: boolean): ConfidenceBasis {
  const { plan, declaredConfidence, inputSource } = request;
  const hasPair = plan !== null && plan.door !== null;
  const present = { rooms: hasRooms, entranceGeometry: hasPair, bearing: hasPair && plan.bearingBasis === 'given' };
  const evidence = (['rooms', 'entranceGeometry', 'bearing'] as const).map((input) => ({
    input,
    weight: WEIGHTS[input] / 100,
    present: present[input],
  }));
  const earned = evidence.reduce((sum, part) => sum + (part.present ? WEIGHTS[part.input] : 0), 0);
  const scan = scanOf(request);
  const scanFactor = scan.length === 0 ? 1 : scan.reduce((sum, { value }) => sum + value, 0) / scan.length;
  const computed = (earned * CEILINGS[inputSource] * scanFactor) / 10000;
  const basis = {
    evidence,
    evidenceFraction: earned / 100,
    inputSourceCeiling: CEILINGS[inputSource] / 100,
    scanFactor: rounded(scanFactor, 1e6),
    scan,
    confidence: rounded(Math.min(computed, declaredConfidence ?? 1), 1e3),
    formula: FORMULA,
  };
  return declaredConfidence === null ? basis : { ...basis, declaredConfidence };
}

/** Parts of a scan that was described: its own marks, and how much of what it saw was sent. */
function scanOf({ telemetry, rooms, plan }: ReadRequest): readonly ScanPart[] {
  const { roomsTagged, scannedAreaM2 } = telemetry;
  const parts: ScanPart[] = [];
  for (const input of ['pointCloudDensity', 'polygonClosure', 'compassConfidence', 'gpsConfidence'] as const) {
    const value = telemetry[input];
    if (value !== null) parts.push({ input, value });
  }
  // A room that was tagged and not sent is a room that was left out.
  if (roomsTagged !== null && roomsTagged > 0)
    parts.push({ input: 'roomsTagged', value: rounded(Math.min(1, rooms.length / roomsTagged), 1e6) });
  if (scannedAreaM2 !== null && plan !== null)
    parts.push({ input: 'scannedAreaM2', value: rounded(Math.min(1, scannedAreaM2 / plan.areaM2), 1e6) });
  return parts;
}

/** What was not given, field by field. */
export function missingData({ rooms, plan }: ReadRequest, hasRooms: boolean): readonly string[] {
  const missing: string[] = [];
  if (!hasRooms) missing.push(rooms.length === 0 ? 'rooms' : 'rooms[].roomType');
  if (plan === null) missing.push('plotPolygon');
  if (plan === null || plan.door === null) missing.push('doorXY');
  if (plan === null || plan.bearingBasis !== 'given') missing.push('bearingDeg');
  return missing;
}

const ADVICE: Readonly<Record<string, string>> = {
  rooms: 'Name the rooms and where they lie.',
  'rooms[].roomType': 'Name at least one room of a type that the rules know, in a known zone.',
  plotPolygon: 'Draw the outline of the plot.',
  doorXY: 'Mark the main door on the outline of the plot.',
  bearingDeg: 'Give the true bearing of the drawing, not the magnetic one.',
  pointCloudDensity: 'Scan more slowly, so that the walls hold more points.',
  polygonClosure: 'Walk the outline until it closes.',
  compassConfidence: 'Take the bearing again, away from iron and wires.',
  gpsConfidence: 'Wait under open sky until the position settles.',
  roomsTagged: 'Send every room that was tagged.',
  scannedAreaM2: 'Scan the rest of the plot.',
};

/** What would help, the most missing first. */
export function suggestions(missing: readonly string[], { scan }: ConfidenceBasis): readonly string[] {
  const weak = scan.filter(({ value }) => value < CONFIDENCE_LIMITS.fullBadge).map(({ input }) => input);
  return [...missing, ...weak].map((name) => ADVICE[name] as string);
}

/** Warnings about what a list of rooms does not hold, so that a room that was left out is not left out unsaid. */
export function absenceWarnings(types: ReadonlySet<string>): readonly PlanWarning[] {
  const absent = EXPECTED.filter(({ any }) => !any.some((type) => types.has(type))).map(({ what }) => what);
  if (absent.length === 0) return [];
  const message = `There is no ${absent.join(', no ')} among the rooms; the score says nothing of what was left out.`;
  return [{ code: 'ROOMS_INCOMPLETE', field: 'rooms', message }];
}

/** What nearly every dwelling has. */
const EXPECTED: readonly { readonly what: string; readonly any: readonly string[] }[] = [
  { what: 'kitchen', any: ['kitchen'] },
  { what: 'bedroom', any: ['master_bedroom', 'bedroom', 'children_bedroom', 'guest_bedroom'] },
  { what: 'toilet or bathroom', any: ['toilet', 'bathroom'] },
];

/** Half up, to a part such as 1e3; a billionth below a half is a half that rounding missed. */
export function rounded(value: number, parts: number): number {
  return wholeSteps(value * parts + 0.5) / parts;
}
