/**
 * Faults to be planted, each with the test that must catch it: what it is, the file under packages/server/src, the exact text and what
 * stands in its place (several pairs where a second guard would hide the fault), the test file under test, and part of a title in it.
 */

/** Those of files that need a PostgreSQL are planted where there is one. */
export const NEEDS_POSTGRES = /^ledger\/postgres/;

/** @typedef {{ fault: string, edits: readonly (readonly [file: string, text: string, instead: string])[], test: string, title: string }} Mutant */

const mutant = (fault, test, title, ...edits) => ({ fault, test, title, edits });
const [SQLITE, MEMORY, CRASH] = ['ledger/sqlite.test.ts', 'ledger/memory.test.ts', 'ledger/crash-points.test.ts'];
const SQLITE_PROGRAMS = 'ledger/sqlite-programs.test.ts';
const POSTGRES = 'ledger/postgres-store.test.ts';
const LAST_MONEY = 'of all the money is the last that is granted';
const ANY_POINT = 'a call with a key leaves nothing of its charge, or all of it';

/** @type {readonly Mutant[]} */
export const MUTANTS = [
  mutant('the guard of a wallet is dropped, in the programs of SQLite', SQLITE, LAST_MONEY, [
    'store/sqlite/programs.ts',
    'AND posted_credits - posted_debits - pending_debits >= NEW.amount',
    'AND NEW.amount >= 0',
  ]),
  mutant('the guard of a wallet is dropped, in what programs leave aside', SQLITE, LAST_MONEY, [
    'store/sql/charges-aside.ts',
    'WHERE account_id = ? AND posted_credits - posted_debits - pending_debits >= ?`;',
    'WHERE account_id = ? AND ? >= 0`;',
  ]),
  mutant(
    'the guard of a wallet is dropped, and its CHECK too',
    SQLITE,
    '500 charges with money for 100',
    [
      'store/sqlite/programs.ts',
      'AND posted_credits - posted_debits - pending_debits >= NEW.amount',
      'AND NEW.amount >= 0',
    ],
    [
      'store/sql/schema.ts',
      'CHECK (posted_credits - posted_debits - pending_debits >= 0)',
      'CHECK (posted_credits >= 0)',
    ],
  ),
  mutant('the guard of a wallet is dropped, in memory', MEMORY, LAST_MONEY, [
    'store/memory/holds.ts',
    'if (available < amount) return',
    'if (available < 0n) return',
  ]),
  mutant('the answer leaves before the charge is settled', CRASH, 'costs nobody anything twice', [
    'gate/gate.ts',
    'return await settle(desk, account, hold, outcome, answerOf);',
    `settle(desk, account, hold, outcome, answerOf).catch(() => undefined);
    return answerOf({ amount: hold.amount } as never);`,
  ]),
  mutant('a call that broke keeps its money set aside', 'contract/idempotency.test.ts', 'a fault of ours', [
    'gate/gate.ts',
    'await release(desk.ledger, hold);',
    '',
  ]),
  mutant(
    'the plan of a row is not looked at',
    'server/gate.test.ts',
    'lets a plan use its own rows and those of the plans below it',
    ['gate/permit.ts', '!reaches(account.plan, need.plan)', 'false'],
  ),
  mutant(
    'a repeated call is not recognised before the money is',
    'contract/idempotency.test.ts',
    'works without money left',
    ['gate/gate.ts', 'claim === null ? null : await recall(ledger, claim)', 'null'],
  ),
  mutant('the fence is not checked, in the programs of SQLite', SQLITE, 'obey their own fence only', [
    'store/sqlite/programs.ts',
    `AND fence = NEW.fence AND state = 'pending'`,
    `AND state = 'pending'`,
  ]),
  mutant('the fence is not checked, in memory', MEMORY, 'obey their own fence only', [
    'store/memory/holds.ts',
    'return open?.fence === fence && open.reservation',
    'return open !== undefined && fence > 0 && open.reservation',
  ]),
  mutant(
    'a lease that has passed still settles, in the programs of SQLite',
    SQLITE,
    'settle until their lease has passed',
    ['store/sqlite/programs.ts', `AND state = 'pending' AND expires_ms > NEW.now`, `AND state = 'pending'`],
  ),
  mutant('a lease that has passed still settles, in memory', MEMORY, 'settle until their lease has passed', [
    'store/memory/holds.ts',
    `|| open.expiresAtMs <= nowMs) return { kind: 'lost' };`,
    `) return { kind: 'lost' };`,
  ]),
  mutant('a key is taken over and the dead hold stays', SQLITE, 'of a dead call are taken over', [
    'store/sql/claims.ts',
    `await voidHold(tx, { accountId, id: textOf(row, 'hold_id') }, 'expired')`,
    'null as SqlRow | null',
  ]),
  mutant('a key is taken over under the old fence', SQLITE, 'the fence growing', [
    'store/sql/claims.ts',
    'fingerprint, fence + 1, holdId',
    'fingerprint, fence, holdId',
  ]),
  mutant('a call that lost its hold is counted in the usage', CRASH, 'gives a late call neither money nor answer', [
    'store/sqlite/programs.ts',
    'NEW.input, NEW.output WHERE EXISTS (',
    'NEW.input, NEW.output WHERE 1 OR EXISTS (',
  ]),
  mutant('the charge and its answer are written after the transaction', CRASH, ANY_POINT, [
    'store/sqlite/programs.ts',
    'conclude: (items, nowMs) => fill(tx, INTO_CONCLUDING, items.map(followedBy([nowMs]))),',
    'conclude: async (items, nowMs) => void database.write(HOUSE, (later) => fill(later, INTO_CONCLUDING, items.map(followedBy([nowMs])))),',
  ]),
  mutant('events are written after the transaction', CRASH, ANY_POINT, [
    'store/sqlite/programs.ts',
    'tell: (told) => tell(tx, body, told),',
    'tell: async (told) => void database.write(HOUSE, (later) => tell(later, body, told)),',
  ]),
  mutant('a charge stands whose claim is gone, in SQLite', SQLITE_PROGRAMS, 'when their claim is gone', [
    'store/sqlite/programs.ts',
    "SELECT RAISE(ABORT, 'a hold has lost its claim') WHERE",
    'SELECT 1 WHERE',
  ]),
  mutant('of settlements that go together one that fails takes the others along', SQLITE_PROGRAMS, 'fail alone', [
    'store/sqlite/gather.ts',
    'if (failed.length === 1) failed[0]?.reject(error);\n      else for (const one of failed) once(() => [one]).catch(one.reject);',
    'for (const one of failed) one.reject(error);',
  ]),
  mutant(
    'of two settlements of one mark the second is told what was there before both',
    SQLITE_PROGRAMS,
    'see one another',
    ['store/sql/charges.ts', 'marks.get(name) ?? textOrNull', 'textOrNull'],
  ),
  mutant('holds of a dead process live on at the next start', CRASH, ANY_POINT, [
    'store/sqlite/store.ts',
    'await voidOrphans(tx);',
    '',
  ]),
  mutant('a write is told of before its commit', 'ledger/sqlite-group.test.ts', 'is told of after its commit', [
    'store/sqlite/database.ts',
    "tell.push(await run());\n      } catch (error) {\n        undo('ROLLBACK', error);",
    "(await run())();\n      } catch (error) {\n        undo('ROLLBACK', error);",
  ]),
  mutant(
    'a commit does not wait for the disk',
    'ledger/sqlite-group.test.ts',
    'had waited for the disk at each commit',
    ['store/sqlite/connection.ts', 'PRAGMA synchronous = FULL', 'PRAGMA synchronous = NORMAL'],
  ),
  mutant('an answer is kept for every tenant at once', MEMORY, 'meets neither the claim nor the answer of a key', [
    'store/memory/answers.ts',
    'JSON.stringify([accountId, scope, key])',
    'JSON.stringify([accountId.length > 0, scope, key])',
  ]),
  mutant('a claim is found whoever has it, in SQL', SQLITE, 'meets neither the claim nor the answer of a key', [
    'store/sql/claims.ts',
    'WHERE i.account_id = ? AND i.scope = ? AND i.claim_key = ?`;',
    `WHERE ? <> '' AND i.scope = ? AND i.claim_key = ?\`;`,
  ]),
  mutant('the fingerprint of a call leaves out its query', 'server/claim.test.ts', 'tells calls apart', [
    'gate/recall.ts',
    'raw.params, raw.query, raw.body',
    'raw.params, raw.body',
  ]),
  mutant('the fingerprint is not compared, in SQL', SQLITE, 'of another body are refused, running or answered', [
    'store/sql/claims.ts',
    `if (textOf(row, 'fingerprint') !== claim.fingerprint) return { kind: 'other-body' };`,
    '',
  ]),
  mutant('the fingerprint is not compared, in memory', MEMORY, 'of another body are refused, running or answered', [
    'store/memory/answers.ts',
    `if (row.fingerprint !== claim.fingerprint) return { kind: 'other-body' };`,
    '',
  ]),
  mutant(
    'a charge is released after it was settled',
    SQLITE,
    'are beyond release once settled',
    ['store/sql/holds.ts', `AND id = ? AND state = 'pending' RETURNING`, 'AND id = ? RETURNING'],
    ['store/sql/holds.ts', `AND id = ? AND fence = ? AND state = 'pending'\``, 'AND id = ? AND fence = ?`'],
  ),
  mutant('a hold that expires is posted', SQLITE, 'keep their money aside after their lease until they are expired', [
    'store/sql/holds.ts',
    'await tx.one(VOID, state, ',
    `await tx.one(VOID, 'posted', `,
  ]),
  mutant('holds expire before their time', SQLITE, 'keep their money aside after their lease until they are expired', [
    'store/sql/holds.ts',
    `WHERE state = 'pending' AND expires_ms <= ?`,
    `WHERE state = 'pending' AND expires_ms <= ? + 9000000`,
  ]),
  mutant('a refund gives more than was charged', SQLITE, 'gives parts back, never more than was charged', [
    'store/sql/funds.ts',
    `amount === 'rest' || amount > rest ? rest : amount`,
    `amount === 'rest' ? rest : amount`,
  ]),
  mutant('a payment counts as often as it is told of', SQLITE, 'fills the wallet once per kind and reference', [
    'store/sql/schema.ts',
    'CREATE UNIQUE INDEX transfer_reference',
    'CREATE INDEX transfer_reference',
  ]),
  mutant('an event of one name happens twice', SQLITE, 'of one name happen once', [
    'store/sql/schema.ts',
    'CREATE UNIQUE INDEX event_once',
    'CREATE INDEX event_once',
  ]),
  mutant(
    'the id of a key opens the door without its secret',
    'server/keys.test.ts',
    'does not let the id of a key stand for its secret',
    [
      'offices/keys/keyring.ts',
      'const equal = equalInConstantTime(digest, record?.digest ?? NO_DIGEST);',
      'const equal = record !== null;',
    ],
  ),
  mutant('a digest is equal to its own beginning', 'server/gate.test.ts', 'is equality', [
    'offices/keys/keyring.ts',
    'let difference = a.length ^ b.length;',
    'let difference = 0;',
  ]),
  mutant('the checksum of a key is not looked at', 'server/keys.test.ts', 'is known to be garbage', [
    'offices/keys/form.ts',
    'checksum(text.slice(0, -SUM_LENGTH)) === match[2] ? (match[1] as string) : null',
    'match[1] as string',
  ]),
  mutant('wrong keys are not counted', 'contract/headers.test.ts', 'counts calls without a right key by address', [
    'gate/know.ts',
    '  await limit(desk, call);\n',
    '',
  ]),
  mutant(
    'a wrong method shows that there is an admin address',
    'server/operator.test.ts',
    'are there for the holder of the key only',
    ['gate/gate.ts', `hidden: row.caller === 'admin'`, 'hidden: false'],
  ),
  mutant('a refusal at an unknown address has no rate headers', 'contract/headers.test.ts', 'headers on everything', [
    'http/respond.ts',
    `'x-ratelimit-limit': String(allowance.limit),`,
    `...(status === 404 ? {} : { 'x-ratelimit-limit': String(allowance.limit) }),`,
  ]),
  mutant(
    'what a caller claims in X-Forwarded-For is believed',
    'contract/headers.test.ts',
    'believes X-Forwarded-For only',
    ['gate/name.ts', 'chain[chain.length - trustedProxies]', 'chain[0]'],
  ),
  mutant('headers reach the log', 'contract/headers.test.ts', 'neither key nor birth reaches the log', [
    'gate/answer.ts',
    `event: 'request',`,
    `event: 'request',\n    note: request.headers.get('x-api-key') ?? '',`,
  ]),
  mutant('a body may be of any length', 'contract/headers.test.ts', 'bodies', [
    'http/body.ts',
    '= 64 * 1024;',
    '= 64 * 1024 * 1024;',
  ]),
  mutant(
    'a body that tells no length is not counted',
    'contract/headers.test.ts',
    'a body without a declared length is counted',
    ['http/body.ts', 'inquiry.bytes(limitBytes)', 'inquiry.bytes(Number.MAX_SAFE_INTEGER)'],
  ),
  mutant('JSON may be nested without end', 'server/http.test.ts', 'takes 32 levels and no more', [
    'http/json.ts',
    'if (depth > MAX_DEPTH)',
    'if (depth > 1_000_000)',
  ]),
  mutant('a number beyond doubles is taken', 'contract/routes.test.ts', 'refuses a number beyond doubles', [
    'http/json.ts',
    'return Number.isFinite(value);',
    'return true;',
  ]),
  mutant('a redirect is followed', 'server/egress-wire.test.ts', 'is not followed', [
    'serve/egress/exchange.ts',
    `request.on('response', resolve);`,
    `request.on('response', (response) => {
      const { location } = response.headers;
      if (location?.startsWith('http:') !== true) return resolve(response);
      openRequest(location, { method: ask.method }, resolve).on('error', () => resolve(response)).end();
    });`,
  ]),
  mutant(
    'of a name only the first address is judged',
    'server/egress-wire.test.ts',
    'connects to none of a name’s addresses',
    [
      'serve/egress/connect.ts',
      'for (const address of addresses) judge(address, target, network);',
      'judge(addresses[0] as string, target, network);',
    ],
  ),
  mutant('an address is not judged at the door', 'server/egress-wire.test.ts', 'is judged once more at the door', [
    'serve/egress/connect.ts',
    'judge(address, target, network);\n  const socket',
    'const socket',
  ]),
  mutant(
    'a signature is over a body written anew',
    'server/webhooks-bytes.test.ts',
    'is signed and sent as it was written',
    [
      'offices/webhooks/signature.ts',
      'signBody(body, one, crypto)',
      'signBody(JSON.stringify(JSON.parse(body)), one, crypto)',
    ],
  ),
  mutant(
    'an old secret signs for ever',
    'server/webhooks-signature.test.ts',
    'leaves the old one signing for 24 hours',
    [
      'offices/webhooks/sender.ts',
      'previousSecret !== null && nowMs < previousSecret.untilMs',
      'previousSecret !== null',
    ],
  ),
  mutant(
    'a retry is counted from the start of the attempt',
    'server/webhooks-sending.test.ts',
    'that meets silence is tried 60, 300 and 1800 s',
    [
      'store/memory/webhooks.ts',
      'nextAttemptMs: nowMs + verdict.inSeconds * 1000',
      'nextAttemptMs: attempt.atMs + verdict.inSeconds * 1000',
    ],
  ),
  mutant('the guard of a wallet is dropped, in the functions of PostgreSQL', POSTGRES, LAST_MONEY, [
    'store/postgres/functions.ts',
    'AND posted_credits - posted_debits - pending_debits >= p_amount[i];',
    'AND p_amount[i] >= 0;',
  ]),
  mutant('the fence is not checked, in the functions of PostgreSQL', POSTGRES, 'obey their own fence only', [
    'store/postgres/functions.ts',
    'AND id = p_hold[i] AND fence = p_fence[i] AND state',
    'AND id = p_hold[i] AND state',
  ]),
  mutant(
    'a lease that has passed still settles, in the functions of PostgreSQL',
    POSTGRES,
    'settle until their lease has passed',
    ['store/postgres/functions.ts', `AND state = 'pending' AND expires_ms > now_ms`, `AND state = 'pending'`],
  ),
  mutant('the wall between tenants has a gate', 'ledger/postgres-schema.test.ts', 'puts the wall on every table', [
    'store/postgres/schema.ts',
    `USING (current_setting('khagol.tenant', true) IN (`,
    `USING (current_setting('khagol.tenant', true) IS NOT NULL OR current_setting('khagol.tenant', true) IN (`,
  ]),
];
