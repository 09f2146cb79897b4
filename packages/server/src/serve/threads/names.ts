/** Names of what threads do beside rows: apart from the work itself, so that whoever asks for it does not load it. */

/** A question of the built-in narrator. */
export const ANSWER_WORK = 'answer';
/** Reads what the first question would else wait for. */
export const WARM_WORK = 'warm';
