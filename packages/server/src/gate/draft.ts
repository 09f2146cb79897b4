/** Events of this house: the office that knows how they look, with the house's own ids. */

import { newId } from '../http/names.ts';
import { eventDrafter } from '../offices/events/index.ts';
import type { Clock, CryptoPort, DraftEvent } from '../ports/index.ts';

export function drafterOf(clock: Clock, crypto: Pick<CryptoPort, 'randomBytes'>): DraftEvent {
  return eventDrafter({ clock, newId: (prefix) => newId(prefix, clock, crypto) });
}
