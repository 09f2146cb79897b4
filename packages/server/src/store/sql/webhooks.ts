/** Subscriptions and what is sent to them. */

import type { WebhookStore } from '../../ports/index.ts';
import type { Body } from './body.ts';
import { deliveriesOf } from './deliveries.ts';
import { endpointsOf } from './endpoints.ts';
import { forgettingOf } from './forgetting.ts';
import { sendingOf } from './sending.ts';

export function sqlWebhooks(body: Body): WebhookStore {
  return { ...endpointsOf(body), ...deliveriesOf(body), ...sendingOf(body), ...forgettingOf(body) };
}
