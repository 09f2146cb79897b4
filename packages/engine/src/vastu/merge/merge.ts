/** Several captures of one house → one plan: where each lies, the rooms and outlines in place, the floors on each other, and what does not fit. */

import type { PlanWarning } from '../plan/index.ts';
import type { Capture } from './capture.ts';
import { storeysOf, storeyWarnings } from './floors.ts';
import { floorOf, outlinesOf, roomsOf } from './ground.ts';
import { detailOf, type Placed, placedCaptures, registrationOf, residualOf } from './placed.ts';
import { ringAt, turnDegOf } from './pose.ts';
import type { CaptureMerge, CaptureMergeRequest, PairResidual } from './record.ts';
import { type MergeInput, readMerge } from './request.ts';

/** Two captures that both face north should not differ by more, whatever their readings spread. */
const MOST_TURN_DEG = 15;
/** Below this a turn may be the rounding of control points. */
const LEAST_TURN_DEG = 1;

/**
 * Merges captures of a house.
 *
 * The first capture on the lowest floor stays where it is. Links are laid together by least squares; a link whose points stay further apart than
 * `toleranceM` (0.25 m unless given) is listed, and the plan is given nevertheless. The first capture of a floor that `floors` places
 * needs no link to other floors.
 *
 * @param request  2 … 16 captures (`roomCapture/1`) with their floors, links with control points or shared doors, floors, tolerance
 * @throws  EngineError INVALID_OPTION naming the member, such as `captures[1].payload.outline.polygon[17]`
 * @source  `kabsch-1976` for a pair; Gauss and Newton for loops; `hobby-1999` for the union of outlines
 */
export function mergeCaptures(request: CaptureMergeRequest): CaptureMerge {
  const input = readMerge(request);
  const storeys = storeysOf(input.captures, input.floors);
  const placed = placedCaptures(input, storeys);
  const outlines = outlinesOf(placed);
  const stack = storeys.map((storey) => floorOf(storey, placed, outlines));
  const anchor = placed.find(({ isOrigin }) => isOrigin) as Placed;
  const residuals = input.links.map((link) => residualOf(link, placed));
  const united = outlines.every(({ source }) => source === 'union-of-traced-outlines') ? [] : [NOT_UNITED];
  return {
    method: 'capture-merge',
    alignmentMethod: 'rigid-least-squares',
    alignmentDetail: detailOf(placed),
    frame: {
      units: 'metres',
      axes: '+X east,+Y true north',
      origin: 'anchor-capture',
      originCaptureId: anchor.capture.id,
      anchorCaptureId: anchor.capture.id,
      handedness: 'right',
      elevationAxis: '+Z up',
      northReference: input.captures.some(({ northReference }) => northReference === 'manual') ? 'manual' : 'true',
    },
    rooms: placed.flatMap(roomsOf),
    outlines,
    placedOutlines: placed.map(({ capture, pose }) => {
      return { captureId: capture.id, floorIndex: capture.floorIndex, polygon: ringAt(capture.outline, pose) };
    }),
    floorStack: stack,
    registrations: placed.map((one) => registrationOf(one, input.links, placed)),
    pairResiduals: residuals.filter((row) => row !== null),
    unresolvedAlignmentErrors: unresolvedOf(input, placed, residuals),
    toleranceM: input.toleranceM,
    warnings: [...input.warnings, ...headingWarnings(input, placed), ...storeyWarnings(storeys), ...united],
    verified: false,
    computed: true,
    settings: { toleranceM: input.toleranceM },
    sources: ['kabsch-1976', 'hobby-1999'],
  };
}

/** Refuses what `mergeCaptures` would refuse, and answers nothing. @throws  EngineError INVALID_OPTION naming the member */
export function checkMerge(request: CaptureMergeRequest): void {
  readMerge(request);
}

const NOT_UNITED: PlanWarning = {
  code: 'OUTLINES_NOT_UNITED',
  message: 'The outlines of a floor could not be united safely; each is given as it was traced.',
  field: 'captures',
};

function unresolvedOf(
  { links, toleranceM }: MergeInput,
  placed: readonly Placed[],
  residuals: readonly (PairResidual | null)[],
): readonly string[] {
  const anchor = placed.find(({ isOrigin }) => isOrigin) as Placed;
  const ofLinks = links.flatMap(({ from, to }, at) => {
    const name = `Link ${(placed[from] as Placed).capture.id} → ${(placed[to] as Placed).capture.id}`;
    const residual = residuals[at] ?? null;
    if (residual === null) return [`${name} has no control points and no shared doors, so it says nothing.`];
    if (residual.maxResidualM <= toleranceM) return [];
    return [
      `${name} leaves ${residual.maxResidualM.toFixed(3)} m at its worst point, above the tolerance of ${toleranceM} m.`,
    ];
  });
  const ofCaptures = placed
    .filter(({ method }) => method === 'unregistered')
    .map(({ capture }) => `Capture ${capture.id} is not linked to ${anchor.capture.id}; it lies as it was captured.`);
  return [...ofLinks, ...ofCaptures];
}

/** Both captures of a link face north by their own readings; a turn between them beyond what the readings spread is worth a word. */
function headingWarnings({ captures, links }: MergeInput, placed: readonly Placed[]): readonly PlanWarning[] {
  const fits = placed[0]?.fits ?? [];
  return links.flatMap(({ from, to }, at): readonly PlanWarning[] => {
    const fit = fits[at] ?? null;
    if (fit === null || fit.method !== 'rigid-2d') return [];
    const [near, far] = [captures[from] as Capture, captures[to] as Capture];
    const spreads = [near.yawSpreadDeg, far.yawSpreadDeg].filter((spread) => spread !== null);
    const allowed =
      spreads.length === 0
        ? MOST_TURN_DEG
        : Math.min(
            MOST_TURN_DEG,
            Math.max(LEAST_TURN_DEG, 3 * Math.sqrt(spreads.reduce((sum, one) => sum + one * one, 0))),
          );
    const turn = Math.abs(turnDegOf(fit.pose));
    if (turn <= allowed) return [];
    const message = `The norths of ${near.id} and ${far.id} differ by ${turn.toFixed(1)}°; their readings allow ${allowed.toFixed(1)}°.`;
    return [{ code: 'HEADING_DISAGREES', message, field: `links[${at}]` }];
  });
}
