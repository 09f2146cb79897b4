/** The worker's side: opens what its work stands on once, then does one piece after another. */

import { refusal } from '../input.ts';
import { faultOf } from './errors.ts';
import type { Port } from './hosts.ts';
import type { Work } from './job.ts';
import { type Asked, transferable } from './messages.ts';

/**
 * Answers at a port for as long as the worker lives. Pieces are done one at a time, in the order in which they come; whatever one of them throws is told to
 * whoever asked, and so is whatever keeps the ground from opening.
 *
 * @param open  opens what all work stands on, such as an engine; asked when the first piece comes, and again only if it failed
 * @param find  the work of a job by its name; undefined where there is no such job
 */
export function servePool<Ground>(
  port: Port,
  open: () => Ground | Promise<Ground>,
  find: (name: string) => Work<Ground> | undefined,
): void {
  let ground: Promise<Ground> | null = null;
  let before: Promise<void> = Promise.resolve();
  const opened = async (): Promise<Ground> => {
    ground ??= Promise.resolve(open());
    try {
      return await ground;
    } catch (error) {
      ground = null;
      throw error;
    }
  };
  const answer = async ({ id, name, piece }: Asked): Promise<void> => {
    try {
      const work = find(name);
      if (work === undefined) throw noSuchJob(name);
      const output = await work(await opened(), piece, (part) => port.tell({ id, kind: 'progress', part }, []));
      port.tell({ id, kind: 'done', output }, transferable(output));
    } catch (error) {
      port.tell({ id, kind: 'failed', fault: faultOf(error) }, []);
    }
  };
  port.hear((asked) => {
    before = before.then(() => answer(asked));
  });
}

function noSuchJob(name: string): Error {
  const allowed = 'the name of a job or of an operation of @khagol/engine/receipt';
  return refusal('INVALID_OPTION', 'name', allowed, `There is no job ${JSON.stringify(name)}; a name is ${allowed}.`);
}
