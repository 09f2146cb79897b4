/**
 * The one suite that every store passes, whatever it is made of. After each test the books must verify without a fault.
 *
 * Where the ports leave room, this suite settles it:
 * - The claim is looked at before the quota, the quota before the money.
 * - A hold whose lease has passed settles and renews nothing, but its money stays set aside until the hold is voided: by the heir of
 *   its claim, by `expire`, or by a late `release`. A lease has passed at its very last millisecond.
 * - Another fingerprint is refused as long as the claim is there, its lease passed or not; an answer is remembered for `keepSeconds`
 *   from its settlement and then forgotten, purged or not.
 * - A settlement of nothing is a charge of nothing: it counts as a call and stands in the statement.
 * - `Charge.before` is the balance with what is set aside by others; refunds do not change the month's usage.
 * - A refund above what is left gives what is left. Amounts of nothing, and settlements above the hold, are thrown out.
 * - A delivery taken again after its lease has one more attempt, `crashed`; one made due by hand begins without attempts.
 * - Deliveries of an endpoint that is paused or disabled wait until it is active again.
 */

import { describe } from 'vitest';
import { archiveRules } from '../archive/store-rules.ts';
import { accountRules } from './conformance/accounts.ts';
import { challengeRules } from './conformance/challenges.ts';
import { claimRules } from './conformance/claims.ts';
import { conversationRules } from './conformance/conversations.ts';
import { deliveryRules } from './conformance/deliveries.ts';
import { endpointRules } from './conformance/endpoints.ts';
import { fundRules } from './conformance/funds.ts';
import { holdRules } from './conformance/holds.ts';
import { limiterRules } from './conformance/limiter.ts';
import { modelRules } from './conformance/model.ts';
import { oddNameRules } from './conformance/odd-names.ts';
import { parallelRules } from './conformance/parallel.ts';
import { reportRules } from './conformance/reports.ts';
import { restartRules } from './conformance/restart.ts';
import { settlementRules } from './conformance/settlements.ts';
import { statementRules } from './conformance/statements.ts';
import { tenantRules } from './conformance/tenants.ts';
import type { Open } from './opened.ts';

export type { Open, Opened } from './opened.ts';

/**
 * Registers the suite for one adapter.
 *
 * @param open  an empty store with a clock that `advance` sets forward
 */
export function storeSuite(name: string, open: Open): void {
  describe(`the store in ${name}`, () => {
    accountRules(open);
    holdRules(open);
    settlementRules(open);
    claimRules(open);
    fundRules(open);
    statementRules(open);
    endpointRules(open);
    deliveryRules(open);
    tenantRules(open);
    oddNameRules(open);
    limiterRules(open);
    restartRules(open);
    modelRules(open);
    parallelRules(open);
    challengeRules(open);
    archiveRules(open);
    reportRules(open);
    conversationRules(open);
  });
}
