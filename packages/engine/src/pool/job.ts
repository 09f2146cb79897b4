/**
 * What a job is: how its input is cut into pieces, what a worker does of a piece, and how what came of them is put together. Cutting and joining happen on
 * the thread that asks, so they are quick and carry no calculation; the work is a table of the worker's.
 *
 * The law of every job: neither how many workers there are nor how its input is cut changes a bit of the answer.
 */

import { numberIn } from '../choice.ts';

/** An input in pieces, each made when its turn comes. */
export interface Cut<Piece> {
  /** 0 …; of no pieces the answer is what `join` makes of none. */
  readonly count: number;
  /**
   * @param index  0 … count − 1
   * @throws  whatever keeps the piece from being made: the job is refused for its input, and no other is
   */
  piece(index: number): Piece;
}

/** How a job is cut and joined. */
export interface Plan<Input, Piece, Output, Answer> {
  /**
   * @param size  most items of a piece, where the caller says so
   * @throws  EngineError for an input that cannot be cut
   */
  cut(input: Input, size?: number): Cut<Piece>;
  /** @param outputs  of all pieces, in their order */
  join(outputs: readonly Output[], input: Input): Answer;
}

/** A plan whose types only its job knows, for tables. */
export type AnyPlan = Plan<never, unknown, never, unknown>;

/**
 * What a worker does of a piece: plain data or typed arrays in, the same out.
 *
 * @param progress  tells how far the piece is, 0 … 1; pieces that are short need not
 * @throws  EngineError, which reaches whoever asked as it is
 */
export type Work<Ground> = (ground: Ground, piece: unknown, progress: (part: number) => void) => unknown;

/** The plan of a job that is done in one piece: what goes in is handed on, what comes out is the answer. */
export const WHOLE: Plan<unknown, unknown, unknown, unknown> = {
  cut: (input) => ({ count: 1, piece: () => input }),
  join: ([output]) => output,
};

/** Items of a piece at most. */
export const MOST_PIECE_ITEMS = 1e9;

/**
 * A list of items in pieces of a size.
 *
 * @param length  how many items there are; of none there is one piece, so that the worker still looks at the rest of the input
 * @param usual   items of a piece when the caller says nothing
 * @param piece   the piece from `first` to before `end`
 * @throws  EngineError INVALID_OPTION for a size below 1
 */
export function cutList<Piece>(
  length: number,
  usual: number,
  size: number | undefined,
  piece: (first: number, end: number) => Piece,
): Cut<Piece> {
  const step = size === undefined ? usual : Math.floor(numberIn('pieceSize', size, 1, MOST_PIECE_ITEMS));
  return {
    count: Math.max(1, Math.ceil(length / step)),
    piece: (index) => piece(index * step, Math.min(length, (index + 1) * step)),
  };
}
