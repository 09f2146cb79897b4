/** Workers that a test moves by hand: what each was asked lies there until the test answers, and they end when it says so. */

import type { Asked, Hand, Hearing, StartHand, Told } from '../../packages/engine/src/pool/index.ts';

export interface MadeHand {
  readonly asked: Asked[];
  readonly held: boolean[];
  ended: boolean;
  readonly hearing: Hearing;
  /** Ends the piece it is on. */
  answer(output: unknown): void;
  /** Says something of the piece it is on. */
  say(told: Record<string, unknown> & { readonly kind: Told['kind'] }): void;
}

export interface MadeHands {
  readonly start: StartHand;
  readonly all: MadeHand[];
  /** What is being done, by the piece: of workers that have not ended. */
  readonly busy: readonly MadeHand[];
}

export function madeHands(): MadeHands {
  const all: MadeHand[] = [];
  const done = new Map<MadeHand, number>();
  const isBusy = (hand: MadeHand): boolean => !hand.ended && hand.asked.length > (done.get(hand) ?? 0);
  return {
    all,
    get busy() {
      return all.filter(isBusy);
    },
    start: (hearing): Hand => {
      const made: MadeHand = {
        asked: [],
        held: [],
        ended: false,
        hearing,
        answer: (output) => made.say({ kind: 'done', output }),
        say: (told) => {
          const { id } = made.asked.at(-1) as Asked;
          if (told.kind !== 'progress') done.set(made, made.asked.length);
          hearing.told({ id, ...told } as unknown as Told);
        },
      };
      all.push(made);
      return {
        post: (asked) => void made.asked.push(asked),
        end: () => {
          made.ended = true;
        },
        hold: (isHeld) => void made.held.push(isHeld),
      };
    },
  };
}

/** The piece that a worker is on. */
export function pieceOf(hand: MadeHand | undefined): unknown {
  return hand?.asked.at(-1)?.piece;
}
