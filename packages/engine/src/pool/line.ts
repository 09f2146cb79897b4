/**
 * Whose turn it is. Owners take turns, and so do the jobs of one owner: a job of a thousand pieces gives way to a short one after each of them,
 * and an owner of a hundred jobs to one who has a single one.
 */

/** Something that waits for workers. */
export interface Waiting {
  /** Who shares the workers with others. */
  readonly owner: unknown;
  /** Whether there is a piece that nobody has begun. */
  readonly hasMore: boolean;
}

export class Line<T extends Waiting> {
  /** Every owner with a job that has more, the next one first; so the jobs of each. */
  readonly #turns: { readonly owner: unknown; readonly jobs: T[] }[] = [];

  /** A job that came. */
  join(job: T): void {
    const own = this.#turns.find(({ owner }) => owner === job.owner);
    if (own === undefined) this.#turns.push({ owner: job.owner, jobs: [job] });
    else own.jobs.push(job);
  }

  /** A job that is no longer wanted. One that has no turn left is not there, which is fine. */
  leave(job: T): void {
    const at = this.#turns.findIndex(({ owner }) => owner === job.owner);
    const own = this.#turns[at];
    if (own === undefined) return;
    const place = own.jobs.indexOf(job);
    if (place >= 0) own.jobs.splice(place, 1);
    if (own.jobs.length === 0) this.#turns.splice(at, 1);
  }

  /** The job whose turn it is, which goes to the end of its line; null when nobody has more. */
  next(): T | null {
    for (;;) {
      const own = this.#turns.shift();
      const job = own?.jobs.shift();
      if (own === undefined || job === undefined) return null;
      if (job.hasMore) own.jobs.push(job);
      if (own.jobs.length > 0) this.#turns.push(own);
      if (job.hasMore) return job;
    }
  }
}
