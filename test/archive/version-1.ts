/** The statements that made a database of version 1, as the program of then ran them: never to be edited. */

export const SQLITE_1: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS meta (name TEXT NOT NULL PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  `CREATE TABLE account (
      id TEXT NOT NULL PRIMARY KEY,
      name TEXT NOT NULL,
      plan TEXT NOT NULL,
      per_minute INTEGER CHECK (per_minute > 0),
      status TEXT NOT NULL CHECK (status IN ('active', 'cancelled')),
      created_ms INTEGER NOT NULL
    ) STRICT`,
  `CREATE INDEX account_by_time ON account (created_ms, id)`,
  `CREATE TABLE wallet (
      account_id TEXT NOT NULL PRIMARY KEY REFERENCES account (id),
      posted_credits INTEGER NOT NULL DEFAULT 0 CHECK (posted_credits >= 0),
      posted_debits INTEGER NOT NULL DEFAULT 0 CHECK (posted_debits >= 0),
      pending_debits INTEGER NOT NULL DEFAULT 0 CHECK (pending_debits >= 0),
      CHECK (posted_credits - posted_debits - pending_debits >= 0)
    ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE hold (
      account_id TEXT NOT NULL,
      id TEXT NOT NULL,
      amount INTEGER NOT NULL CHECK (amount >= 0),
      state TEXT NOT NULL CHECK (state IN ('pending', 'posted', 'voided', 'expired')),
      posted_amount INTEGER NOT NULL DEFAULT 0,
      refunded_amount INTEGER NOT NULL DEFAULT 0,
      fence INTEGER NOT NULL,
      endpoint TEXT NOT NULL,
      price_edition TEXT NOT NULL,
      request_id TEXT NOT NULL,
      scope TEXT,
      claim_key TEXT,
      created_ms INTEGER NOT NULL,
      expires_ms INTEGER NOT NULL,
      resolved_ms INTEGER,
      PRIMARY KEY (account_id, id),
      CHECK (posted_amount BETWEEN 0 AND amount),
      CHECK (refunded_amount BETWEEN 0 AND posted_amount),
      CHECK (posted_amount = 0 OR state = 'posted')
    ) STRICT`,
  `CREATE INDEX hold_pending ON hold (expires_ms, account_id) WHERE state = 'pending'`,
  `CREATE TABLE transfer (
      account_id TEXT NOT NULL REFERENCES account (id),
      id TEXT NOT NULL,
      kind TEXT NOT NULL,
      counter TEXT NOT NULL,
      amount INTEGER NOT NULL,
      hold_id TEXT,
      endpoint TEXT,
      price_edition TEXT,
      request_id TEXT,
      reference TEXT,
      at_ms INTEGER NOT NULL,
      PRIMARY KEY (account_id, id),
      CHECK ((kind = 'topup' AND counter = 'funding' AND amount > 0 AND reference IS NOT NULL)
        OR (kind = 'grant' AND counter = 'grant' AND amount > 0 AND reference IS NOT NULL)
        OR (kind = 'adjustment' AND counter = 'adjustment' AND amount <> 0 AND reference IS NOT NULL)
        OR (kind = 'charge' AND counter = 'revenue' AND amount <= 0 AND hold_id IS NOT NULL)
        OR (kind = 'refund' AND counter = 'revenue' AND amount > 0 AND hold_id IS NOT NULL AND reference IS NOT NULL))
    ) STRICT`,
  `CREATE UNIQUE INDEX transfer_charge ON transfer (hold_id) WHERE kind = 'charge'`,
  `CREATE UNIQUE INDEX transfer_reference ON transfer (kind, reference) WHERE reference IS NOT NULL`,
  `CREATE INDEX transfer_request ON transfer (account_id, request_id, id) WHERE kind = 'charge'`,
  `CREATE INDEX transfer_month ON transfer (account_id, at_ms) WHERE kind = 'charge'`,
  `CREATE TRIGGER transfer_no_update BEFORE UPDATE ON transfer
         BEGIN SELECT RAISE(ABORT, 'rows of transfer are never changed or removed'); END`,
  `CREATE TRIGGER transfer_no_delete BEFORE DELETE ON transfer
         BEGIN SELECT RAISE(ABORT, 'rows of transfer are never changed or removed'); END`,
  `CREATE TABLE idempotency (
      account_id TEXT NOT NULL,
      scope TEXT NOT NULL,
      claim_key TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('running', 'done')),
      fence INTEGER NOT NULL,
      hold_id TEXT NOT NULL,
      keep_seconds INTEGER NOT NULL,
      answer BLOB,
      purge_ms INTEGER,
      created_ms INTEGER NOT NULL,
      PRIMARY KEY (account_id, scope, claim_key),
      CHECK (state = 'running' OR (answer IS NOT NULL AND purge_ms IS NOT NULL))
    ) STRICT`,
  `CREATE INDEX idempotency_purge ON idempotency (purge_ms) WHERE state = 'done'`,
  `CREATE TABLE usage_counter (
      account_id TEXT NOT NULL REFERENCES account (id),
      period TEXT NOT NULL,
      requests INTEGER NOT NULL,
      spent INTEGER NOT NULL,
      input_tokens INTEGER NOT NULL,
      output_tokens INTEGER NOT NULL,
      PRIMARY KEY (account_id, period)
    ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE mark (
      account_id TEXT NOT NULL REFERENCES account (id),
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (account_id, name)
    ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE event (
      account_id TEXT NOT NULL REFERENCES account (id),
      id TEXT NOT NULL,
      type TEXT NOT NULL,
      created_ms INTEGER NOT NULL,
      body BLOB,
      once TEXT,
      PRIMARY KEY (account_id, id)
    ) STRICT`,
  `CREATE UNIQUE INDEX event_once ON event (account_id, once) WHERE once IS NOT NULL`,
  `CREATE TABLE endpoint (
      account_id TEXT NOT NULL REFERENCES account (id),
      id TEXT NOT NULL,
      url TEXT NOT NULL,
      events TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('active', 'paused', 'disabled')),
      secret BLOB NOT NULL,
      previous_secret BLOB,
      previous_until_ms INTEGER,
      include_content INTEGER NOT NULL CHECK (include_content IN (0, 1)),
      created_ms INTEGER NOT NULL,
      dead_in_row INTEGER NOT NULL,
      last_status TEXT,
      last_ms INTEGER,
      PRIMARY KEY (account_id, id)
    ) STRICT`,
  `CREATE UNIQUE INDEX endpoint_name ON endpoint (id)`,
  `CREATE TABLE delivery (
      account_id TEXT NOT NULL REFERENCES account (id),
      id TEXT NOT NULL,
      event_id TEXT NOT NULL,
      endpoint_id TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('pending', 'sending', 'delivered', 'failed')),
      next_ms INTEGER,
      due_ms INTEGER,
      taken_ms INTEGER,
      token TEXT,
      created_ms INTEGER NOT NULL,
      PRIMARY KEY (account_id, id),
      FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, id),
      CHECK ((due_ms IS NOT NULL) = (status IN ('pending', 'sending'))),
      CHECK ((next_ms IS NOT NULL) = (due_ms IS NOT NULL)),
      CHECK ((token IS NOT NULL) = (status = 'sending')),
      CHECK ((taken_ms IS NOT NULL) = (status = 'sending'))
    ) STRICT`,
  `CREATE INDEX delivery_due ON delivery (endpoint_id, due_ms, id) WHERE due_ms IS NOT NULL`,
  `CREATE INDEX delivery_sending ON delivery (endpoint_id, due_ms) WHERE status = 'sending'`,
  `CREATE INDEX delivery_list ON delivery (account_id, endpoint_id, id)`,
  `CREATE TABLE attempt (
      account_id TEXT NOT NULL REFERENCES account (id),
      delivery_id TEXT NOT NULL,
      number INTEGER NOT NULL,
      at_ms INTEGER NOT NULL,
      duration_ms INTEGER NOT NULL,
      status INTEGER,
      result TEXT NOT NULL,
      PRIMARY KEY (account_id, delivery_id, number),
      FOREIGN KEY (account_id, delivery_id) REFERENCES delivery (account_id, id)
    ) STRICT, WITHOUT ROWID`,
  `CREATE TABLE api_key (
      account_id TEXT NOT NULL REFERENCES account (id),
      key_id TEXT NOT NULL UNIQUE,
      digest BLOB NOT NULL,
      last4 TEXT NOT NULL,
      active INTEGER NOT NULL CHECK (active IN (0, 1)),
      expires_ms INTEGER,
      created_ms INTEGER NOT NULL,
      last_used_ms INTEGER,
      PRIMARY KEY (account_id, key_id)
    ) STRICT`,
  `CREATE TABLE audit (
      account_id TEXT NOT NULL REFERENCES account (id),
      id TEXT NOT NULL,
      at_ms INTEGER NOT NULL,
      action TEXT NOT NULL,
      object TEXT NOT NULL,
      detail TEXT NOT NULL,
      PRIMARY KEY (account_id, id)
    ) STRICT`,
  `CREATE TRIGGER audit_no_update BEFORE UPDATE ON audit
         BEGIN SELECT RAISE(ABORT, 'rows of audit are never changed or removed'); END`,
  `CREATE TRIGGER audit_no_delete BEFORE DELETE ON audit
         BEGIN SELECT RAISE(ABORT, 'rows of audit are never changed or removed'); END`,
];

export const POSTGRES_1: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS meta (name TEXT COLLATE "C" NOT NULL PRIMARY KEY, value BIGINT NOT NULL) WITH (fillfactor = 50)`,
  `CREATE TABLE account (
      id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
      name TEXT NOT NULL,
      plan TEXT NOT NULL,
      per_minute BIGINT CHECK (per_minute > 0),
      status TEXT NOT NULL CHECK (status IN ('active', 'cancelled')),
      created_ms BIGINT NOT NULL
    )`,
  `CREATE INDEX account_by_time ON account (created_ms, id)`,
  `CREATE TABLE wallet (
      account_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES account (id),
      posted_credits BIGINT NOT NULL DEFAULT 0 CHECK (posted_credits >= 0),
      posted_debits BIGINT NOT NULL DEFAULT 0 CHECK (posted_debits >= 0),
      pending_debits BIGINT NOT NULL DEFAULT 0 CHECK (pending_debits >= 0),
      CHECK (posted_credits - posted_debits - pending_debits >= 0)
    ) WITH (fillfactor = 50)`,
  `CREATE TABLE hold (
      account_id TEXT COLLATE "C" NOT NULL,
      id TEXT COLLATE "C" NOT NULL,
      amount BIGINT NOT NULL CHECK (amount >= 0),
      state TEXT NOT NULL CHECK (state IN ('pending', 'posted', 'voided', 'expired')),
      posted_amount BIGINT NOT NULL DEFAULT 0,
      refunded_amount BIGINT NOT NULL DEFAULT 0,
      fence BIGINT NOT NULL,
      endpoint TEXT NOT NULL,
      price_edition TEXT NOT NULL,
      request_id TEXT NOT NULL,
      scope TEXT,
      claim_key TEXT,
      created_ms BIGINT NOT NULL,
      expires_ms BIGINT NOT NULL,
      resolved_ms BIGINT,
      PRIMARY KEY (account_id, id),
      CHECK (posted_amount BETWEEN 0 AND amount),
      CHECK (refunded_amount BETWEEN 0 AND posted_amount),
      CHECK (posted_amount = 0 OR state = 'posted')
    )`,
  `CREATE INDEX hold_pending ON hold (expires_ms, account_id) WHERE state = 'pending'`,
  `CREATE TABLE transfer (
      account_id TEXT COLLATE "C" NOT NULL REFERENCES account (id),
      id TEXT COLLATE "C" NOT NULL,
      kind TEXT NOT NULL,
      counter TEXT NOT NULL,
      amount BIGINT NOT NULL,
      hold_id TEXT COLLATE "C",
      endpoint TEXT,
      price_edition TEXT,
      request_id TEXT,
      reference TEXT,
      at_ms BIGINT NOT NULL,
      PRIMARY KEY (account_id, id),
      CHECK ((kind = 'topup' AND counter = 'funding' AND amount > 0 AND reference IS NOT NULL)
        OR (kind = 'grant' AND counter = 'grant' AND amount > 0 AND reference IS NOT NULL)
        OR (kind = 'adjustment' AND counter = 'adjustment' AND amount <> 0 AND reference IS NOT NULL)
        OR (kind = 'charge' AND counter = 'revenue' AND amount <= 0 AND hold_id IS NOT NULL)
        OR (kind = 'refund' AND counter = 'revenue' AND amount > 0 AND hold_id IS NOT NULL AND reference IS NOT NULL))
    )`,
  `CREATE UNIQUE INDEX transfer_charge ON transfer (hold_id) WHERE kind = 'charge'`,
  `CREATE UNIQUE INDEX transfer_reference ON transfer (kind, reference) WHERE reference IS NOT NULL`,
  `CREATE INDEX transfer_request ON transfer (account_id, request_id, id) WHERE kind = 'charge'`,
  `CREATE INDEX transfer_month ON transfer (account_id, at_ms) WHERE kind = 'charge'`,
  `CREATE OR REPLACE FUNCTION khagol_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of "%" stand for ever', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$`,
  `CREATE TRIGGER transfer_stands BEFORE UPDATE OR DELETE ON transfer FOR EACH ROW EXECUTE FUNCTION khagol_refuse()`,
  `CREATE TRIGGER transfer_stays BEFORE TRUNCATE ON transfer FOR EACH STATEMENT EXECUTE FUNCTION khagol_refuse()`,
  `CREATE TABLE idempotency (
      account_id TEXT COLLATE "C" NOT NULL,
      scope TEXT NOT NULL,
      claim_key TEXT NOT NULL,
      fingerprint TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('running', 'done')),
      fence BIGINT NOT NULL,
      hold_id TEXT COLLATE "C" NOT NULL,
      keep_seconds BIGINT NOT NULL,
      answer BYTEA,
      purge_ms BIGINT,
      created_ms BIGINT NOT NULL,
      PRIMARY KEY (account_id, scope, claim_key),
      CHECK (state = 'running' OR (answer IS NOT NULL AND purge_ms IS NOT NULL))
    )`,
  `CREATE INDEX idempotency_purge ON idempotency (purge_ms) WHERE state = 'done'`,
  `CREATE TABLE usage_counter (
      account_id TEXT COLLATE "C" NOT NULL REFERENCES account (id),
      period TEXT NOT NULL,
      requests BIGINT NOT NULL,
      spent BIGINT NOT NULL,
      input_tokens BIGINT NOT NULL,
      output_tokens BIGINT NOT NULL,
      PRIMARY KEY (account_id, period)
    ) WITH (fillfactor = 50)`,
  `CREATE TABLE mark (
      account_id TEXT COLLATE "C" NOT NULL REFERENCES account (id),
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (account_id, name)
    ) WITH (fillfactor = 50)`,
  `CREATE TABLE event (
      account_id TEXT COLLATE "C" NOT NULL REFERENCES account (id),
      id TEXT COLLATE "C" NOT NULL,
      type TEXT NOT NULL,
      created_ms BIGINT NOT NULL,
      body BYTEA,
      once TEXT,
      PRIMARY KEY (account_id, id)
    )`,
  `CREATE UNIQUE INDEX event_once ON event (account_id, once) WHERE once IS NOT NULL`,
  `CREATE TABLE endpoint (
      account_id TEXT COLLATE "C" NOT NULL REFERENCES account (id),
      id TEXT COLLATE "C" NOT NULL,
      url TEXT NOT NULL,
      events TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('active', 'paused', 'disabled')),
      secret BYTEA NOT NULL,
      previous_secret BYTEA,
      previous_until_ms BIGINT,
      include_content BIGINT NOT NULL CHECK (include_content IN (0, 1)),
      created_ms BIGINT NOT NULL,
      dead_in_row BIGINT NOT NULL,
      last_status TEXT,
      last_ms BIGINT,
      PRIMARY KEY (account_id, id)
    )`,
  `CREATE UNIQUE INDEX endpoint_name ON endpoint (id)`,
  `CREATE TABLE delivery (
      account_id TEXT COLLATE "C" NOT NULL REFERENCES account (id),
      id TEXT COLLATE "C" NOT NULL,
      event_id TEXT COLLATE "C" NOT NULL,
      endpoint_id TEXT COLLATE "C" NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('pending', 'sending', 'delivered', 'failed')),
      next_ms BIGINT,
      due_ms BIGINT,
      taken_ms BIGINT,
      token TEXT,
      created_ms BIGINT NOT NULL,
      PRIMARY KEY (account_id, id),
      FOREIGN KEY (account_id, event_id) REFERENCES event (account_id, id),
      CHECK ((due_ms IS NOT NULL) = (status IN ('pending', 'sending'))),
      CHECK ((next_ms IS NOT NULL) = (due_ms IS NOT NULL)),
      CHECK ((token IS NOT NULL) = (status = 'sending')),
      CHECK ((taken_ms IS NOT NULL) = (status = 'sending'))
    )`,
  `CREATE INDEX delivery_due ON delivery (endpoint_id, due_ms, id) WHERE due_ms IS NOT NULL`,
  `CREATE INDEX delivery_sending ON delivery (endpoint_id, due_ms) WHERE status = 'sending'`,
  `CREATE INDEX delivery_list ON delivery (account_id, endpoint_id, id)`,
  `CREATE TABLE attempt (
      account_id TEXT COLLATE "C" NOT NULL REFERENCES account (id),
      delivery_id TEXT COLLATE "C" NOT NULL,
      number BIGINT NOT NULL,
      at_ms BIGINT NOT NULL,
      duration_ms BIGINT NOT NULL,
      status BIGINT,
      result TEXT NOT NULL,
      PRIMARY KEY (account_id, delivery_id, number),
      FOREIGN KEY (account_id, delivery_id) REFERENCES delivery (account_id, id)
    ) WITH (fillfactor = 50)`,
  `CREATE TABLE api_key (
      account_id TEXT COLLATE "C" NOT NULL REFERENCES account (id),
      key_id TEXT COLLATE "C" NOT NULL UNIQUE,
      digest BYTEA NOT NULL,
      last4 TEXT NOT NULL,
      active BIGINT NOT NULL CHECK (active IN (0, 1)),
      expires_ms BIGINT,
      created_ms BIGINT NOT NULL,
      last_used_ms BIGINT,
      PRIMARY KEY (account_id, key_id)
    )`,
  `CREATE TABLE audit (
      account_id TEXT COLLATE "C" NOT NULL REFERENCES account (id),
      id TEXT COLLATE "C" NOT NULL,
      at_ms BIGINT NOT NULL,
      action TEXT NOT NULL,
      object TEXT NOT NULL,
      detail TEXT NOT NULL,
      PRIMARY KEY (account_id, id)
    )`,
  `CREATE OR REPLACE FUNCTION khagol_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of "%" stand for ever', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$`,
  `CREATE TRIGGER audit_stands BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION khagol_refuse()`,
  `CREATE TRIGGER audit_stays BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION khagol_refuse()`,
];
