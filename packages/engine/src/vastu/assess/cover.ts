/**
 * What can be, when a bearing is off by so much and a place by so much? A region of doubt is covered piece by piece: of each piece it is proved which outcomes
 * cannot be, and pieces are halved until the rest have been seen to be. Nothing is sampled: an outcome that can be is never missed; one that is told and cannot
 * be takes a border nearer than the smallest piece, 0.001° and 1 mm, or outlines of very many corners, or very many rooms.
 */

import { wholeSteps } from '../plan/point.ts';

/** A piece: turns of `turnDeg` ± `halfTurnDeg`, moves within a square about [east, north], metres. */
export interface Doubt {
  readonly turnDeg: number;
  readonly halfTurnDeg: number;
  readonly east: number;
  readonly north: number;
  readonly half: number;
}

/** Something whose outcome depends on a turn and a move. */
export interface Doubtful<T> {
  /** Metres its farthest point moves by a degree of turning. */
  readonly metresPerDeg: number;
  /** Pieces to look at before the rest is told as possible. */
  readonly mostPieces: number;
  /** The outcome at one turn and move. */
  at(turnDeg: number, east: number, north: number): T;
  /** No outcome of the piece is missing; the fewer others, the better. */
  within(doubt: Doubt): readonly T[];
}

const SMALLEST = { turnDeg: 0.0005, metres: 0.0005 } as const;
/** Finer, because proofs are coarse where shares change slowly: margins then hold to a thousandth. */
const SMALLEST_MARGIN_DEG = 0.00002;
const WIDEST_TURN_DEG = 15;

/** Every outcome that turns up to ±`turnDeg` and moves up to `metres` in any direction can bring. */
export function outcomesWithin<T>(what: Doubtful<T>, turnDeg: number, metres: number): ReadonlySet<T> {
  const found = new Set<T>([what.at(0, 0, 0)]);
  const pieces: Doubt[] = turnsUpTo(turnDeg).map((turn) => ({ ...turn, east: 0, north: 0, half: metres }));
  let left = what.mostPieces;
  for (let piece = pieces.pop(); piece !== undefined; piece = pieces.pop()) {
    const seen = nearestMove(piece);
    if (seen.distance > metres) continue;
    const outcomes = what.within(piece);
    if (outcomes.every((outcome) => found.has(outcome))) continue;
    left--;
    if (outcomes.length === 1 || isSmallest(piece) || left <= 0) {
      for (const outcome of outcomes) found.add(outcome);
      continue;
    }
    found.add(what.at(piece.turnDeg, seen.east, seen.north));
    pieces.push(...halves(piece, what.metresPerDeg));
  }
  return found;
}

/**
 * The smallest turn, either way, that can change the outcome, the place being right.
 *
 * @returns degrees, to the thousandth below; `most` when nothing changes before it
 */
export function marginOf<T>(what: Doubtful<T>, most: number): number {
  const home = what.at(0, 0, 0);
  const margins = ([1, -1] as const).map((sign) => {
    let found = most;
    let left = what.mostPieces;
    const pieces: (readonly [from: number, to: number])[] = [[0, most]];
    for (let piece = pieces.pop(); piece !== undefined; piece = pieces.pop()) {
      const [from, to] = piece;
      const halfTurnDeg = (to - from) / 2;
      const outcomes = what.within({ turnDeg: sign * (from + halfTurnDeg), halfTurnDeg, east: 0, north: 0, half: 0 });
      if (outcomes.length === 1 && outcomes[0] === home) continue;
      if (halfTurnDeg <= SMALLEST_MARGIN_DEG || left-- <= 0) {
        found = from;
        break;
      }
      const middle = from + halfTurnDeg;
      // What lies beyond a change need not be looked at.
      if (what.at(sign * middle, 0, 0) === home) pieces.push([middle, to]);
      pieces.push([from, middle]);
    }
    return found;
  });
  return wholeSteps(Math.min(...margins) * 1000) / 1000;
}

function turnsUpTo(turnDeg: number): readonly { readonly turnDeg: number; readonly halfTurnDeg: number }[] {
  const count = Math.max(1, Math.ceil(turnDeg / WIDEST_TURN_DEG));
  const halfTurnDeg = turnDeg / count;
  return Array.from({ length: count }, (_, i) => ({ turnDeg: (2 * i + 1) * halfTurnDeg - turnDeg, halfTurnDeg }));
}

/** The move of a piece that is nearest to none: a piece beyond the doubt's circle has none that counts. */
function nearestMove({ east, north, half }: Doubt): {
  readonly east: number;
  readonly north: number;
  readonly distance: number;
} {
  const x = Math.max(east - half, Math.min(east + half, 0));
  const y = Math.max(north - half, Math.min(north + half, 0));
  return { east: x, north: y, distance: Math.sqrt(x * x + y * y) };
}

function isSmallest({ halfTurnDeg, half }: Doubt): boolean {
  return halfTurnDeg <= SMALLEST.turnDeg && half <= SMALLEST.metres;
}

/** Halved where more ground is moved over: the turn in two, or the square in four. */
function halves({ turnDeg, halfTurnDeg, east, north, half }: Doubt, metresPerDeg: number): readonly Doubt[] {
  if (halfTurnDeg * metresPerDeg > half) {
    const quarter = halfTurnDeg / 2;
    return [turnDeg - quarter, turnDeg + quarter].map((turn) => ({
      turnDeg: turn,
      halfTurnDeg: quarter,
      east,
      north,
      half,
    }));
  }
  const step = half / 2;
  return [-step, step].flatMap((x) =>
    [-step, step].map((y) => ({ turnDeg, halfTurnDeg, east: east + x, north: north + y, half: step })),
  );
}
