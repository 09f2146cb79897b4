/** What stands in the store after kill.mjs, against what its clients heard: read from the tables by statements of its own. */

const CHARGES = `SELECT t.request_id, COALESCE(h.claim_key, ''), -t.amount FROM transfer t
  JOIN hold h ON h.account_id = t.account_id AND h.id = t.hold_id AND h.state = 'posted' AND h.posted_amount = -t.amount
  WHERE t.kind = 'charge'`;
const COUNTS = `SELECT (SELECT COUNT(*) FROM transfer WHERE kind = 'charge'),
  (SELECT COALESCE(SUM(requests), 0) FROM usage_counter), (SELECT COALESCE(SUM(spent), 0) FROM usage_counter),
  (SELECT COUNT(*) FROM idempotency WHERE state = 'done'), (SELECT COUNT(*) FROM idempotency WHERE state = 'running'),
  (SELECT posted_credits FROM wallet), (SELECT posted_debits FROM wallet), (SELECT pending_debits FROM wallet),
  (SELECT SUM(amount) FROM transfer WHERE amount > 0)`;

const TOLD = `SELECT (SELECT COUNT(DISTINCT once) FROM event WHERE type = 'chart.created'), (SELECT COUNT(*) FROM mark)`;

/**
 * Compares.
 *
 * @param rows   runs a statement and gives its rows, each a list of texts
 * @param heard  what the clients were answered: digests by key, and request ids of calls without a key
 * @returns faults in words, and how many charges had no key and were never heard of
 */
export async function judge(rows, heard) {
  const faults = [];
  const charges = await rows(CHARGES);
  const byKey = new Map();
  const requests = new Set();
  let [spent, unheard] = [0n, 0];
  for (const [request, key, amount] of charges) {
    if (requests.has(request)) faults.push(`${request} was charged twice`);
    requests.add(request);
    spent += BigInt(amount);
    if (key === '') unheard += heard.keyless.has(request) ? 0 : 1;
    else byKey.set(key, (byKey.get(key) ?? 0) + 1);
  }
  for (const [key, count] of byKey) {
    if (count !== 1) faults.push(`${key} was charged ${count} times`);
    if (!heard.byKey.has(key)) faults.push(`${key} was charged and nobody got its answer`);
  }
  for (const key of heard.byKey.keys()) if (!byKey.has(key)) faults.push(`the acknowledged charge of ${key} is lost`);
  for (const id of heard.keyless) if (!requests.has(id)) faults.push(`the acknowledged charge of ${id} is lost`);

  const [counts] = await rows(COUNTS);
  const [transfers, counted, countedSpent, done, running, credits, debits, pending, income] = counts.map(BigInt);
  const same = (what, one, other) => one === other || faults.push(`${what}: ${one} and ${other}`);
  same('charges, and those with a posted hold of their amount', transfers, BigInt(charges.length));
  same('charges, and calls in the usage', transfers, counted);
  same('money charged, and spent in the usage', spent, countedSpent);
  same('money charged, and debits of the wallet', spent, debits);
  same('money put in, and credits of the wallet', income, credits);
  same('keys charged, and answers remembered', BigInt(byKey.size), done);
  same('claims still running, and none', running, 0n);
  same('money still set aside, and none', pending, 0n);

  // Each call has a birth of its own, so each charge has one event and one mark; what they tell is sealed.
  const [[events, marks]] = await rows(TOLD);
  same('charges, and events that tell of them', transfers, BigInt(events));
  same('charges, and births that are marked', transfers, BigInt(marks));
  return { faults, charges: charges.length, unheard };
}
