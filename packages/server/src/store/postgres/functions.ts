/**
 * The busiest paths of the ledger as functions inside the database: whole groups in one round trip, so that a wallet's row is locked for
 * a short time.
 *
 * They do the plain case alone; anything else changes nothing and is left to `store/sql/charges-aside.ts`. Rows are touched in one order: claims, holds, wallets, usage, each sorted by account (the caller sorts); so two groups wait for
 * one another but never in a circle. Each item names its tenant before it touches a row.
 *
 * A function that was published is never edited: processes of the version before may be calling it. The next one gets the next number.
 */

import { HOUSE } from '../sql/database.ts';
import { CLOCK_MS } from './clock.ts';

/** The calendar month (UTC) of a moment in milliseconds. */
const monthOf = (ms: string): string => `to_char(to_timestamp(${ms} / 1000.0) AT TIME ZONE 'UTC', 'YYYY-MM')`;
const asTenant = (account: string): string => `PERFORM set_config('khagol.tenant', ${account}, true);`;

/**
 * Sets money aside, with the claims. For each item 1 when its hold stands, also when an earlier try wrote it; 0 when nothing was written.
 * The statement that calls it is a whole transaction.
 */
const RESERVE = `CREATE OR REPLACE FUNCTION khagol_reserve_1(
  p_account text[], p_hold text[], p_amount bigint[], p_endpoint text[], p_edition text[], p_request text[], p_lease_ms bigint[],
  p_scope text[], p_key text[], p_fingerprint text[], p_keep bigint[], p_quota bigint[], p_now bigint
) RETURNS SETOF bigint LANGUAGE plpgsql AS $$
DECLARE
  v_now bigint := COALESCE(p_now, ${CLOCK_MS});
  v_held bigint[] := array_fill(NULL::bigint, ARRAY[cardinality(p_account)]);
BEGIN
  FOR i IN 1 .. cardinality(p_account) LOOP
    CONTINUE WHEN p_key[i] IS NULL;
    ${asTenant('p_account[i]')}
    INSERT INTO idempotency (account_id, scope, claim_key, fingerprint, state, fence, hold_id, keep_seconds, created_ms)
      VALUES (p_account[i], p_scope[i], p_key[i], p_fingerprint[i], 'running', 1, p_hold[i], p_keep[i], v_now)
      ON CONFLICT (account_id, scope, claim_key) DO NOTHING;
    IF NOT FOUND THEN
      v_held[i] := (SELECT count(*) FROM idempotency c JOIN hold h ON h.account_id = c.account_id AND h.id = c.hold_id
        WHERE c.account_id = p_account[i] AND c.scope = p_scope[i] AND c.claim_key = p_key[i] AND c.hold_id = p_hold[i]);
    END IF;
  END LOOP;
  FOR i IN 1 .. cardinality(p_account) LOOP
    CONTINUE WHEN v_held[i] IS NOT NULL;
    ${asTenant('p_account[i]')}
    v_held[i] := 0;
    IF p_quota[i] IS NULL OR p_quota[i] > COALESCE(
      (SELECT requests FROM usage_counter WHERE account_id = p_account[i] AND period = ${monthOf('v_now')}), 0)
    THEN
      INSERT INTO hold (account_id, id, amount, state, fence, endpoint, price_edition, request_id, scope, claim_key, created_ms, expires_ms)
        SELECT account_id, p_hold[i], p_amount[i], 'pending', 1, p_endpoint[i], p_edition[i], p_request[i], p_scope[i], p_key[i],
          v_now, v_now + p_lease_ms[i]
        FROM wallet WHERE account_id = p_account[i]
        ON CONFLICT (account_id, id) DO NOTHING;
      IF FOUND THEN
        UPDATE wallet SET pending_debits = pending_debits + p_amount[i]
          WHERE account_id = p_account[i] AND posted_credits - posted_debits - pending_debits >= p_amount[i];
        IF FOUND THEN
          v_held[i] := 1;
        ELSE
          DELETE FROM hold WHERE account_id = p_account[i] AND id = p_hold[i];
        END IF;
      ELSIF p_key[i] IS NULL THEN
        v_held[i] := (SELECT count(*) FROM hold WHERE account_id = p_account[i] AND id = p_hold[i]);
      END IF;
    END IF;
    IF v_held[i] = 0 AND p_key[i] IS NOT NULL THEN
      DELETE FROM idempotency
        WHERE account_id = p_account[i] AND scope = p_scope[i] AND claim_key = p_key[i] AND hold_id = p_hold[i];
    END IF;
  END LOOP;
  RETURN QUERY SELECT unnest(v_held);
END $$`;

/**
 * First half of settlements: holds, wallets and usage. A row of figures for each item whose hold is its call's to settle. It refuses to run
 * outside a transaction that began as the house's, because what it writes is half of the matter.
 */
const POST = `CREATE OR REPLACE FUNCTION khagol_post_1(
  p_account text[], p_hold text[], p_fence bigint[], p_amount bigint[], p_input bigint[], p_output bigint[], p_mark text[], p_now bigint
) RETURNS TABLE (
  item bigint, now_ms bigint, balance bigint, period text, requests bigint, spent bigint, input_tokens bigint, output_tokens bigint,
  mark text, endpoint text, price_edition text, request_id text, scope text, claim_key text
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  v_holds hold[] := array_fill(NULL::hold, ARRAY[cardinality(p_account)]);
  v_hold hold%ROWTYPE;
BEGIN
  IF current_setting('khagol.tenant', true) IS DISTINCT FROM '${HOUSE}' THEN
    RAISE EXCEPTION 'settlements need a transaction';
  END IF;
  now_ms := COALESCE(p_now, ${CLOCK_MS});
  period := ${monthOf('now_ms')};
  FOR i IN 1 .. cardinality(p_account) LOOP
    ${asTenant('p_account[i]')}
    UPDATE hold SET state = 'posted', posted_amount = p_amount[i], resolved_ms = now_ms
      WHERE account_id = p_account[i] AND id = p_hold[i] AND fence = p_fence[i] AND state = 'pending' AND expires_ms > now_ms
        AND amount >= p_amount[i]
      RETURNING * INTO v_hold;
    IF FOUND THEN
      v_holds[i] := v_hold;
    END IF;
  END LOOP;
  FOR i IN 1 .. cardinality(p_account) LOOP
    v_hold := v_holds[i];
    CONTINUE WHEN v_hold.id IS NULL;
    ${asTenant('p_account[i]')}
    UPDATE wallet SET posted_debits = posted_debits + p_amount[i], pending_debits = pending_debits - v_hold.amount
      WHERE account_id = p_account[i] RETURNING posted_credits - posted_debits INTO STRICT balance;
    INSERT INTO usage_counter AS u (account_id, period, requests, spent, input_tokens, output_tokens)
      VALUES (p_account[i], khagol_post_1.period, 1, p_amount[i], p_input[i], p_output[i])
      ON CONFLICT (account_id, period) DO UPDATE SET requests = u.requests + 1, spent = u.spent + excluded.spent,
        input_tokens = u.input_tokens + excluded.input_tokens, output_tokens = u.output_tokens + excluded.output_tokens
      RETURNING u.requests, u.spent, u.input_tokens, u.output_tokens
      INTO STRICT requests, spent, input_tokens, output_tokens;
    mark := NULL;
    IF p_mark[i] IS NOT NULL THEN
      mark := (SELECT m.value FROM mark m WHERE m.account_id = p_account[i] AND m.name = p_mark[i]);
    END IF;
    item := i;
    endpoint := v_hold.endpoint;
    price_edition := v_hold.price_edition;
    request_id := v_hold.request_id;
    scope := v_hold.scope;
    claim_key := v_hold.claim_key;
    RETURN NEXT;
  END LOOP;
  ${asTenant(`'${HOUSE}'`)}
END $$`;

/** Second half: charges, marks and answers. COMMIT follows it in the same message, so whatever is wrong must be an error. */
const CONCLUDE = `CREATE OR REPLACE FUNCTION khagol_conclude_1(
  p_account text[], p_hold text[], p_fence bigint[], p_transfer text[], p_amount bigint[], p_endpoint text[], p_edition text[],
  p_request text[], p_mark text[], p_value text[], p_scope text[], p_key text[], p_answer bytea[], p_now bigint
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  FOR i IN 1 .. cardinality(p_account) LOOP
    ${asTenant('p_account[i]')}
    INSERT INTO transfer (account_id, id, kind, counter, amount, hold_id, endpoint, price_edition, request_id, at_ms)
      VALUES (p_account[i], p_transfer[i], 'charge', 'revenue', -p_amount[i], p_hold[i], p_endpoint[i], p_edition[i], p_request[i], p_now);
    IF p_value[i] IS NOT NULL THEN
      INSERT INTO mark (account_id, name, value) VALUES (p_account[i], p_mark[i], p_value[i])
        ON CONFLICT (account_id, name) DO UPDATE SET value = excluded.value;
    END IF;
    IF p_key[i] IS NOT NULL THEN
      UPDATE idempotency SET state = 'done', answer = p_answer[i], purge_ms = p_now + keep_seconds * 1000
        WHERE account_id = p_account[i] AND scope = p_scope[i] AND claim_key = p_key[i] AND hold_id = p_hold[i]
          AND fence = p_fence[i] AND state = 'running';
      IF NOT FOUND THEN
        RAISE EXCEPTION 'a hold has lost its claim';
      END IF;
    END IF;
  END LOOP;
END $$`;

/** Statements that install them. */
export const FUNCTIONS: readonly string[] = [RESERVE, POST, CONCLUDE];
