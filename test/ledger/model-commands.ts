/** The steps of a random life of a ledger, each with what the model says must come of it. */

import fc from 'fast-check';
import { micro } from '../../packages/server/src/money.ts';
import { periodOf } from '../../packages/server/src/period.ts';
import type { Charge, Claim, Funding } from '../../packages/server/src/ports/index.ts';
import { compare, Difference, lineOf, type Model, type ModelHold, type Real, same } from './model.ts';

/** The command of fast-check, which counts what was done. */
export type Step = fc.AsyncCommand<Model, Real>;

const SCOPE = 'POST /v2/astrology/birth-chart';
const KEEP_SECONDS = 3600;

/** A step that can always be taken. */
function step(name: string, take: (model: Model, real: Real) => Promise<number>): Step {
  return {
    check: () => true,
    run: async (model, real) => {
      await compare(model, real, await take(model, real));
    },
    toString: () => name,
  };
}

interface Ask {
  readonly account: number;
  readonly amount: bigint;
  readonly key: number | null;
  readonly other: boolean;
  readonly quota: number | null;
  readonly lease: number;
}

/** A call begins, or a retry of it, or the heir of a dead one: the key decides. */
function reserve({ account, amount, key, other, quota, lease }: Ask): Step {
  const name = `reserve(${account}, ${amount}, key ${key}${other ? ' other body' : ''}, quota ${quota}, lease ${lease})`;
  return step(name, async (model, { store }) => {
    const { id } = model.account(account);
    const fingerprint = (other ? 'e' : 'f').repeat(64);
    const claim: Claim | null =
      key === null ? null : { accountId: id, scope: SCOPE, key: `key ${key}`, fingerprint, keepSeconds: KEEP_SECONDS };
    const claimName = key === null ? null : `${account} ${key}`;
    const requestId = `req_${(model.count += 1)}`;
    if (claim !== null && claimName !== null)
      same('recall', kindOf(await store.ledger.recall(claim)), known(model, claimName, fingerprint));
    const got = await store.ledger.reserve({
      accountId: id,
      amount: micro(amount),
      endpoint: `/v${account}`,
      priceEdition: '1',
      requestId,
      leaseSeconds: lease,
      claim,
      requestsPerMonth: quota,
    });

    const row = claimName === null ? undefined : model.claim(claimName);
    const known_ = claimName === null ? 'fresh' : known(model, claimName, fingerprint);
    const dead = known_ === 'fresh' ? row?.owner : undefined;
    const used = model.usage(account).requests;
    model.note(dead === undefined || got.kind !== 'held' ? `reserve: ${got.kind}` : 'reserve: taken over');
    if (known_ !== 'fresh') {
      same('reserve', kindOf(got), known_);
      if (got.kind === 'running') same('wait', got.retryAfterSeconds, waitOf(model, row?.owner));
    } else if (quota !== null && used >= quota) {
      same('reserve', got, { kind: 'spent-quota', used, resetAtMs: model.resetAtMs });
    } else if (model.available(account) + (dead?.amount ?? 0n) < amount) {
      same('reserve', got, { kind: 'short', available: model.available(account) });
    } else {
      if (got.kind !== 'held') throw new Difference(`reserve: the ledger says ${got.kind}, the model held`);
      same('hold', { ...got.hold, id: '', fence: 0 }, { id: '', fence: 0, accountId: id, amount });
      if (dead !== undefined) {
        if (got.hold.fence <= dead.hold.fence) throw new Difference('the fence did not grow at a takeover');
        model.discard(dead);
      }
      const untilMs = model.nowMs + lease * 1000;
      const rest = { state: 'pending', posted: 0n, refunded: 0n, body: '', keepSeconds: KEEP_SECONDS } as const;
      const hold: ModelHold = { hold: got.hold, account, amount, requestId, claim: claimName, untilMs, ...rest };
      model.holds.push(hold);
      if (claimName !== null) model.claims.set(claimName, { fingerprint, owner: hold, forgetAtMs: null });
    }
    return account;
  });
}

/** What recall says of a key; an answer with its body. */
function known(model: Model, name: string, fingerprint: string): string {
  const row = model.claim(name);
  if (row === undefined) return 'fresh';
  if (row.fingerprint !== fingerprint) return 'other-body';
  if (row.forgetAtMs !== null) return `answered ${row.owner.body}`;
  return row.owner.untilMs > model.nowMs ? 'running' : 'fresh';
}

function kindOf(got: { readonly kind: string; readonly answer?: { readonly body: string } }): string {
  return got.answer === undefined ? got.kind : `${got.kind} ${got.answer.body}`;
}

function waitOf(model: Model, owner: ModelHold | undefined): number {
  return Math.min(5, Math.max(1, Math.ceil(((owner?.untilMs ?? 0) - model.nowMs) / 1000)));
}

type Share = 'whole' | 'part' | 'nothing' | 'too much' | 'no answer';

/** A call ends well, or tries to: it may have been dead for a while, or settled before. */
function settle(which: number, share: Share, mark: number | null): Step {
  return onHold(`settle(${which}, ${share}, mark ${mark})`, which, async (model, { store }, hold) => {
    const account = model.account(hold.account);
    const parts = {
      whole: hold.amount,
      part: hold.amount / 3n,
      nothing: 0n,
      'too much': hold.amount + 1n,
      'no answer': hold.amount,
    };
    const amount = parts[share];
    const mine = hold.state === 'pending' && hold.untilMs > model.nowMs;
    const body = `answer ${(model.count += 1)}`;
    let seen: Charge | null = null;
    const tokens = { inputTokens: 3, outputTokens: 5 };
    const named = mark === null ? {} : { mark: `mark ${mark}` };
    const settling = store.ledger.settle(hold.hold, { amount: micro(amount), ...tokens, ...named }, (charge) => {
      if (share === 'no answer') throw new RangeError('no answer');
      seen = charge;
      const answer = {
        status: 200,
        contentType: 'application/json',
        body,
        requestId: hold.requestId,
        charged: charge.amount,
      };
      return { answer, events: [], ...(mark === null ? {} : { mark: body }) };
    });
    if (mine && (share === 'too much' || share === 'no answer')) {
      model.note(`settle: ${share}`);
      const outcome = await settling.catch(() => null);
      same('settle', outcome, null);
      return;
    }
    // What was settled before stays so; whether it is told again or called lost is the ledger's choice.
    const settled = await settling.catch((error: unknown) => {
      if (mine) throw error;
      return { kind: 'lost' } as const;
    });
    model.note(mine ? `settle: ${share}` : `settle: ${hold.state === 'posted' ? 'again' : 'lost'}`);
    if (!mine) {
      const kinds = hold.state === 'posted' ? ['lost', `settled ${hold.body}`] : ['lost'];
      if (!kinds.includes(kindOf(settled)))
        throw new Difference(`settle: the ledger says ${kindOf(settled)}, the model ${kinds}`);
      return;
    }
    same('settle', kindOf(settled), `settled ${body}`);
    const usageBefore = { period: periodOf(model.nowMs), ...model.usage(hold.account) };
    const usageAfter = {
      period: usageBefore.period,
      requests: usageBefore.requests + 1,
      spent: usageBefore.spent + amount,
      inputTokens: usageBefore.inputTokens + 3,
      outputTokens: usageBefore.outputTokens + 5,
    };
    const before = account.balance;
    const remembered = mark === null ? null : (account.marks.get(`mark ${mark}`) ?? null);
    same('charge', seen, {
      amount,
      before,
      after: before - amount,
      atMs: model.nowMs,
      usageBefore,
      usageAfter,
      mark: remembered,
    });
    const { period, ...usage } = usageAfter;
    account.usage.set(period, usage);
    account.balance -= amount;
    account.lines.push(lineOf({ kind: 'charge', amount: -amount, requestId: hold.requestId, reference: null }));
    if (mark !== null) account.marks.set(`mark ${mark}`, body);
    Object.assign(hold, { state: 'posted', posted: amount, body });
    const claim = hold.claim === null ? undefined : model.claims.get(hold.claim);
    if (claim?.owner === hold) claim.forgetAtMs = model.nowMs + hold.keepSeconds * 1000;
  });
}

function release(which: number): Step {
  return onHold(`release(${which})`, which, async (model, { store }, hold) => {
    await store.ledger.release(hold.hold);
    if (hold.state === 'pending') model.discard(hold);
  });
}

function renew(which: number, seconds: number): Step {
  return onHold(`renew(${which}, ${seconds})`, which, async (model, { store }, hold) => {
    const mine = hold.state === 'pending' && hold.untilMs > model.nowMs;
    model.note(`renew: ${mine ? 'lives on' : 'too late'}`);
    same('renew', await store.ledger.renew(hold.hold, seconds), mine);
    if (mine) hold.untilMs = model.nowMs + seconds * 1000;
  });
}

function refund(which: number, amount: bigint | 'rest', number: number): Step {
  return onHold(`refund(${which}, ${amount}, reference ${number})`, which, async (model, { store }, hold) => {
    const account = model.account(hold.account);
    const reference = `refund ${hold.account} ${number}`;
    const asked = amount === 'rest' ? amount : micro(amount);
    const got = await store.ledger.refund(account.id, hold.requestId, asked, reference);
    const earlier = model.once.get(reference);
    const rest = hold.posted - hold.refunded;
    model.note(`refund: ${got.kind}`);
    if (earlier !== undefined)
      return same('refund', got, { kind: 'already', transferId: earlier.id, amount: earlier.amount });
    if (rest === 0n) return same('refund', got, { kind: 'nothing-to-refund' });
    const given = amount === 'rest' || amount > rest ? rest : amount;
    if (got.kind !== 'refunded') throw new Difference(`refund: the ledger says ${got.kind}, the model refunded`);
    same('refund', got.amount, given);
    hold.refunded += given;
    account.balance += given;
    account.lines.push(lineOf({ kind: 'refund', amount: given, requestId: hold.requestId, reference }));
    model.once.set(reference, { id: got.transferId, amount: given });
  });
}

function fund(account: number, kind: Funding['kind'], size: bigint, number: number): Step {
  const amount = kind === 'adjustment' ? -size : size;
  return step(`${kind}(${account}, ${amount}, reference ${number})`, async (model, { store }) => {
    const { id, lines } = model.account(account);
    const reference = `${kind} ${account} ${number}`;
    const got = await store.ledger.fund({ accountId: id, kind, amount: micro(amount), reference });
    const earlier = model.once.get(reference);
    model.note(`fund: ${got.kind}`);
    if (earlier !== undefined)
      same('fund', got, { kind: 'already', transferId: earlier.id, available: model.available(account) });
    else if (model.available(account) + amount < 0n)
      same('fund', got, { kind: 'short', available: model.available(account) });
    else {
      model.account(account).balance += amount;
      if (got.kind !== 'funded') throw new Difference(`fund: the ledger says ${got.kind}, the model funded`);
      same('fund', got.available, model.available(account));
      lines.push(lineOf({ kind, amount, requestId: null, reference }));
      model.once.set(reference, { id: got.transferId, amount });
    }
    return account;
  });
}

const expire = step('expire', async (model, { store }) => {
  const overdue = model.holds.filter(({ state, untilMs }) => state === 'pending' && untilMs <= model.nowMs);
  same('expire', await store.ledger.expire(1000), overdue.length);
  for (const hold of overdue) model.discard(hold);
  if (overdue.length > 0) model.note('expire: some');
  return 0;
});

const purge = step('purge', async (_, { store }) => {
  // How many rows a forgotten answer still occupies is the store's own affair; that none comes back is seen at the next recall.
  await store.ledger.purge(1000);
  return 0;
});

function advance(seconds: number): Step {
  return step(`advance(${seconds})`, async (model, { opened }) => {
    await opened.advance(seconds);
    model.nowMs += seconds * 1000;
    return 0;
  });
}

const crash = step('crash', async (model, real) => {
  if (real.opened.reopen === undefined) return 0;
  real.store = await real.opened.reopen();
  // A store that one process owns knows at its start that every hold is an orphan; one that is shared waits for their leases.
  const { pendingHolds } = await real.store.ledger.verify();
  if (pendingHolds === 0) for (const hold of model.holds) if (hold.state === 'pending') model.discard(hold);
  return 0;
});

/** A step on one of the latest holds; none when there is no hold yet. */
function onHold(name: string, which: number, take: (model: Model, real: Real, hold: ModelHold) => Promise<void>): Step {
  return {
    check: ({ holds }) => holds.length > 0,
    run: async (model, real) => {
      const hold = model.holds[Math.max(0, model.holds.length - 1 - which)] as ModelHold;
      await take(model, real, hold);
      await compare(model, real, hold.account);
    },
    toString: () => name,
  };
}

/**
 * Any life of a ledger, at most so many steps long.
 *
 * @param crashes  whether the store may die on the way, which needs one that can be opened again and again
 */
export function lives(maxSteps: number, crashes = false): fc.Arbitrary<Iterable<Step>> {
  const account = fc.nat(2);
  // Small, so that wallets run dry; rarely larger than a double holds.
  const amount = fc.oneof(
    { weight: 20, arbitrary: fc.bigInt({ min: 1n, max: 60n }) },
    { weight: 1, arbitrary: fc.constant(9_007_199_254_740_993n) },
  );
  // Mostly the call that has just begun; sometimes one that ended long ago.
  const which = fc.oneof(
    { weight: 5, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.nat(4) },
    { weight: 1, arbitrary: fc.nat(40) },
  );
  const quota = fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(12) });
  const ask = fc.record({
    account,
    amount,
    key: fc.option(fc.nat(3), { nil: null, freq: 3 }),
    other: fc.boolean().chain((once) => (once ? fc.boolean() : fc.constant(false))),
    quota,
    lease: fc.constantFrom(30, 40, 60, 300),
  });
  const share = fc.constantFrom<Share[]>('whole', 'whole', 'whole', 'part', 'part', 'nothing', 'too much', 'no answer');
  const funding = fc.constantFrom<Funding['kind'][]>('topup', 'topup', 'grant', 'adjustment');
  const asked = fc.oneof(fc.constant('rest' as const), fc.bigInt({ min: 1n, max: 40n }));
  return fc.commands(
    [
      ask.map(reserve),
      ask.map(reserve),
      fc.tuple(which, share, fc.option(fc.nat(2), { nil: null })).map((words) => settle(...words)),
      fc.tuple(which, share, fc.option(fc.nat(2), { nil: null })).map((words) => settle(...words)),
      which.map(release),
      fc.tuple(which, fc.constantFrom(20, 60, 600)).map((words) => renew(...words)),
      fc.tuple(which, asked, fc.nat(12)).map((words) => refund(...words)),
      fc.tuple(account, funding, amount, fc.nat(12)).map((words) => fund(...words)),
      fc.tuple(account, funding, amount, fc.nat(1000)).map((words) => fund(...words)),
      fc.constantFrom(expire, purge),
      fc.constantFrom(1, 1, 1, 5, 5, 10, 10, 29, 30, 40, 41, 60, 300, 3600, 86_400 * 20).map(advance),
      // A crash costs a store most of its time, and a few in a life are enough.
      ...(crashes ? [fc.nat(5).map((n) => (n === 0 ? crash : advance(1)))] : []),
    ],
    { maxCommands: maxSteps, size: 'max' },
  );
}
