/**
 * The way of one call, in order, on one screen. Each step is a file beside this one.
 *
 * The published order of checks decides where a bad call leaves: size and type, key, rate, contract, memory, plan, money. So a 400 exists
 * before any money does, a caller without a key learns nothing about validation, and nothing but a 2xx is ever charged. A call for which there is
 * no time is turned away before all of that: at its headers (away.ts), or once its bytes are read, so that its connection can stay.
 */

import { readBody } from '../http/body.ts';
import type { Reply } from '../http/inquiry.ts';
import type { Handler, PathParams } from '../http/router.ts';
import type { Account, Allowance, Answer, Charge, CryptoPort, Hold } from '../ports/index.ts';
import { admit } from './admit.ts';
import { type AnswerRooms, packer, roomsOf, sendAnswer, sendFree, sendRefusal, type Where } from './answer.ts';
import type { Desk } from './desk.ts';
import { refusalOf } from './fault.ts';
import { know } from './know.ts';
import { limit } from './limit.ts';
import { type Call, nameIt } from './name.ts';
import { idempotencyKey, isRepeatable, parse, readRaw } from './parse.ts';
import { permit, planNeedOf } from './permit.ts';
import { claimOf, recall } from './recall.ts';
import { reserve } from './reserve.ts';
import type { AnyRow, CallFacts, Outcome, RawInput, Row } from './row.ts';
import { type Dues, duesOf, release, settle } from './settle.ts';
import { streamed } from './stream.ts';

export { faultOf, internal } from './fault.ts';

/** The handler of a row. */
export function openGate(desk: Desk, anyRow: AnyRow): Handler {
  const row = anyRow as unknown as Row;
  const where = whereOfRow(row);
  return async (inquiry, peer, params) => {
    const call = nameIt(desk, inquiry, peer);
    try {
      return await pass(desk, row, where, call, params);
    } catch (error) {
      const { refusal, fault } = refusalOf(error);
      return await sendRefusal(desk, where, call, refusal, fault);
    }
  };
}

/** What the answers of a row, its wrong methods and preflights included, have in common. */
export function whereOfRow(row: Pick<Row, 'path' | 'family' | 'cors' | 'caller'>): Exclude<Where, null> {
  return { route: row.path, family: row.family, cors: row.cors, hidden: row.caller === 'admin' };
}

async function pass(desk: Desk, row: Row, where: Where, call: Call, params: PathParams): Promise<Reply> {
  if (row.caller === 'admin') await admit(desk, call); //                                          404, 429
  const bytes = row.body === 'none' ? null : await readBody(call.request, row.bodyLimitBytes); //  413, 415
  if (row.caller === 'open' || row.caller === 'admin') return await serve(desk, row, where, call, params, bytes);
  call.leaving = shedding(desk, () => desk.line.join(row, call.request.waitedMs ?? 0)); //           503
  try {
    return await serve(desk, row, where, call, params, bytes);
  } finally {
    call.leaveLine();
  }
}

/** The way of a call that there is time for. */
async function serve(
  desk: Desk,
  row: Row,
  where: Where,
  call: Call,
  params: PathParams,
  bytes: Uint8Array | null,
): Promise<Reply> {
  if (row.caller === 'key') await know(desk, call); //                                             401, 429
  if (row.caller === 'key' || row.caller === 'address') await limit(desk, call); //                429
  const raw = readRaw(row, call, params, bytes); //                                                400
  const facts = new Facts(call, desk.settings.publicUrl, desk.crypto);
  const input = parse(row, raw, facts); //                                                         400

  if (call.account === null) {
    const looked = (await row.look?.(input, facts)) ?? input; //                                     404, 409, 410
    const answer = async (): Promise<Reply> => sendFree(desk, row, where, call, await row.run(looked, facts));
    return row.caller === 'address' ? inTurn(desk, call, answer) : answer();
  }

  const key = row.price === null ? null : idempotencyKey(call.request.headers, row.needsIdempotencyKey === true); // 400
  const { account } = call;
  const leave = shedding(desk, () => desk.crowd.enter(account)); //                                 503
  try {
    return await charge(desk, row, where, call, account, key, raw, input, facts);
  } finally {
    leave();
  }
}

/** The part of the way where money may move. */
async function charge(
  desk: Desk,
  row: Row,
  where: Where,
  call: Call,
  account: Account,
  key: string | null,
  raw: RawInput,
  parsed: unknown,
  facts: CallFacts,
): Promise<Reply> {
  if (row.streaming !== undefined) return streamed({ desk, row, where, call, account, key, raw, parsed, facts });
  const { ledger, settings, crypto } = desk;
  const claim = key === null ? null : await claimOf(row, account, key, raw, crypto);
  const remembered = claim === null ? null : await recall(ledger, claim); //                       409, 422, 503
  if (remembered !== null) return sendAnswer(desk, where, call, remembered, true, row.headersOf?.(parsed));

  const input = (await row.look?.(parsed, facts)) ?? parsed; //                                    404, 409, 410
  const price = row.priceOf === undefined ? row.price : row.priceOf(input);
  await permit(planNeedOf(row, input), price, account, ledger, settings, row.mostUsdOf?.(input)); //              403, 402, 503
  const reserved = await reserve(row, price, account, claim, call, ledger, settings); // 402, 409, 422, 429, 503
  if (reserved !== null && 'answer' in reserved)
    return sendAnswer(desk, where, call, reserved.answer, true, row.headersOf?.(input));

  if (reserved === null)
    return inTurn(desk, call, async () => sendFree(desk, row, where, call, await work(desk, row, input, facts))); // 400, 500
  const rooms = claim === null ? roomsOf(call) : undefined;
  const answer = await paidWork(desk, row, call, account, input, facts, reserved.hold, rooms); // 400, 500, 503
  return sendAnswer(desk, where, call, answer, false, row.headersOf?.(input));
}

async function work(desk: Desk, row: Row, input: unknown, facts: CallFacts): Promise<Outcome> {
  return desk.telemetry.span('engine', async () => row.run(input, facts));
}

/** Work of a call, and the writing of what comes of it, when its turn has come. */
async function inTurn<T>(desk: Desk, call: Call, run: () => Promise<T>): Promise<T> {
  call.handingOn = (await desk.line.turn()) ?? null;
  try {
    return await run();
  } finally {
    call.handOn();
  }
}

/** Run, then settle; whatever goes wrong on the way gives the money back. */
async function paidWork(
  desk: Desk,
  row: Row,
  call: Call,
  account: Account,
  input: unknown,
  facts: CallFacts,
  hold: Hold,
  rooms: AnswerRooms,
): Promise<Answer> {
  try {
    const { dues, answerOf } = await packedWork(desk, row, call, input, facts, hold, rooms);
    return await settle(desk, account, hold, dues, answerOf);
  } catch (error) {
    await release(desk.ledger, hold);
    throw error;
  }
}

/** In a function of its own, so that nobody holds the outcome while its charge waits for the disk, but for an answer that tells of the wallet: a chart has some thousand records. */
async function packedWork(
  desk: Desk,
  row: Row,
  call: Call,
  input: unknown,
  facts: CallFacts,
  hold: Hold,
  rooms: AnswerRooms,
): Promise<{ readonly dues: Dues; readonly answerOf: (charge: Charge) => Answer }> {
  return inTurn(desk, call, async () => {
    const outcome = await work(desk, row, input, facts);
    const dues = duesOf(outcome, hold);
    return { dues, answerOf: packer(desk, row, call, outcome, dues.amount, rooms) };
  });
}

/** Where calls are turned away for others' sake, it is counted. */
function shedding(desk: Desk, enter: () => () => void): () => void {
  try {
    return enter();
  } catch (error) {
    desk.telemetry.count('calls.shed', 1);
    throw error;
  }
}

const encoder = new TextEncoder();
type Digest = NonNullable<CryptoPort['sha256Now']>;

/** What a row is told of its call. A class for the same reason as `Call`. */
class Facts implements CallFacts {
  readonly requestId: string;
  readonly nowMs: number;
  readonly account: Account | null;
  readonly allowance: Allowance | null;
  readonly sha256: CallFacts['sha256'];
  readonly sha256Now: CallFacts['sha256Now'];
  readonly #call: Call;
  readonly #publicUrl: string | null;

  constructor(call: Call, publicUrl: string | null, crypto: CryptoPort) {
    this.requestId = call.requestId;
    this.nowMs = call.startedMs;
    this.account = call.account;
    this.allowance = call.allowance;
    this.sha256 = (text) => crypto.sha256(encoder.encode(text));
    this.sha256Now = crypto.sha256Now && ((text) => (crypto.sha256Now as Digest)(text));
    this.#call = call;
    this.#publicUrl = publicUrl;
  }

  whenLeft(then: () => void): void {
    const { request } = this.#call;
    if (!isRepeatable(request.headers)) request.whenLeft?.(then);
  }

  elsewhere(): void {
    this.#call.leaveLine();
    this.#call.handOn();
  }

  get origin(): string {
    return this.#publicUrl ?? this.#call.url.origin;
  }
}
