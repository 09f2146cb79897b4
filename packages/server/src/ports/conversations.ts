/** Conversations: what an account's earlier questions left behind, so that a short one can follow them. */

/** What one question left behind. No question and no answer is in it, unless the caller asked for that. */
export interface ConversationTurn {
  /** `rsp_…`: the answer's own id. */
  readonly id: string;
  /** Of the call that paid for it. A turn is there from the charge of its call on. */
  readonly requestId: string;
  readonly createdMs: number;
  readonly topic: string;
  /** ISO 639-1. */
  readonly language: string;
  /** What the next question may lean on, as the answering side wrote it: plain data. */
  readonly memory: unknown;
  /** Question and answer, where they were to be kept. */
  readonly content: { readonly question: string; readonly answer: string } | null;
}

/** A conversation with the turns that are still kept, the oldest first; one at least. */
export interface Conversation {
  /** `cnv_…`. */
  readonly id: string;
  readonly createdMs: number;
  /** From then on it is no longer there. */
  readonly expiresMs: number;
  /** How many there ever were, and not only those still kept. */
  readonly turnCount: number;
  readonly turns: readonly ConversationTurn[];
}

/** Turns that are kept of a conversation; the oldest go. */
export const MOST_TURNS = 20;
/** How long a conversation lives after its last turn. */
export const CONVERSATION_MS: number = 30 * 86_400_000;

/** After so long without its charge a turn is given up: no hold of its call lives as long. */
export const UNPAID_TURN_MS = 600_000;

/** A conversation is met by its own account alone: for every other one it is not there. */
export interface ConversationStore {
  /**
   * Writes a turn before its charge, which makes it appear. The conversation is made with its first turn and lives `CONVERSATION_MS` from its last;
   * what is beyond `MOST_TURNS` goes. One that was removed meanwhile stays removed when `isNew` is false.
   *
   * @returns  the turn's number, 1 for the first. No two turns that are paid for have the same, also when they are written side by side; one that was
   *           never paid for may leave a gap. Null where nothing was written
   */
  append(accountId: string, conversationId: string, turn: ConversationTurn, isNew: boolean): Promise<number | null>;
  find(accountId: string, conversationId: string): Promise<Conversation | null>;
  /** The latest made first. `before` is the id of the last one seen. */
  list(accountId: string, limit: number, before: string | null): Promise<readonly Conversation[]>;
  /** At once, with all turns. False when there is none. */
  remove(accountId: string, conversationId: string): Promise<boolean>;
  /** Lives `CONVERSATION_MS` from now. Null when there is none. */
  extend(accountId: string, conversationId: string): Promise<Conversation | null>;
  /** Everything of an account. Tells how many conversations went. */
  removeAll(accountId: string): Promise<number>;
  /** What has run out goes, at most so many; tells how many went. */
  sweep(limit: number): Promise<number>;
}
