/** Licences of enterprise deployments: the operator's addresses, hidden from everybody else. */

import {
  askedText,
  isLicenceId,
  LICENCE_QUERY,
  LICENCE_REQUESTS,
  type LicencePage,
  readHealth,
  readLicenceChange,
  readLicenceClaimKey,
  readLicencePage,
  readLicenceWish,
  readReason,
} from '../contract/licence-input.ts';
import { healthRecord, LICENCE_ANSWERS, licenceRecord } from '../contract/licence-records.ts';
import { nothingHere } from '../gate/admit.ts';
import type { CallFacts, DataOutcome, RawInput, Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { hex } from '../http/names.ts';
import {
  type Asked,
  type LicenceDone,
  type LicenceOffice,
  publicServiceUrl,
  statusAt,
  usedAt,
} from '../offices/licences/index.ts';
import type { CryptoPort, LicenceAction, LicenceStore, LicenceView } from '../ports/index.ts';
import { BARE_ROW } from './bare-row.ts';
import { refusalOf } from './licence-refusals.ts';

export interface LicenceRowParts {
  readonly office: LicenceOffice;
  readonly licences: LicenceStore;
  readonly crypto: CryptoPort;
}

const HOME = '/api/v1/admin/enterprise/licenses';
/** How long what was done under an idempotency key is remembered. */
const KEEP_SECONDS: number = 7 * 86_400;

/** What a change was asked with. */
interface Mutation<T> {
  readonly id: string;
  /** Null where none is needed. */
  readonly claimKey: string | null;
  /** What was asked, as one text. */
  readonly asked: string;
  readonly wish: T;
}

/** The rows of this file that only the operator finds. */
export function licenceAdminRows(parts: LicenceRowParts): readonly Row<never>[] {
  const { office } = parts;
  const change = (action: 'suspend' | 'reinstate' | 'revoke' | 'reset-usage', summary: string): unknown =>
    mutationRow(parts, {
      action,
      summary,
      ...(action === 'revoke' ? { request: LICENCE_REQUESTS.revoke } : {}),
      read: (body) => (action === 'revoke' ? readReason(body) : null),
      does: (id, reason, asked) => office.change(id, action, { ...asked, reason: reason as string | null }),
    });
  const rows: readonly unknown[] = [
    mutationRow(parts, {
      action: 'create',
      summary: 'Make a licence; its key is told in this answer and never again.',
      request: LICENCE_REQUESTS.create,
      read: readLicenceWish,
      does: (_, wish, asked) => office.create(wish, asked),
    }),
    listRow(parts),
    getRow(parts),
    mutationRow(parts, {
      action: 'update',
      summary: 'Change any of its terms; null clears one that need not be there.',
      request: LICENCE_REQUESTS.update,
      read: readLicenceChange,
      does: (id, wish, asked) => office.update(id, wish, asked),
    }),
    change('suspend', 'Let it open nothing until it is reinstated.'),
    change('reinstate', 'Let a suspended licence open again.'),
    change('revoke', 'End it for good.'),
    mutationRow(parts, {
      action: 'rotate-key',
      summary: 'Make a new key, told in this answer and never again; the one before stops at once.',
      read: () => null,
      does: (id, _, asked) => office.rotate(id, asked),
    }),
    change('reset-usage', 'Begin this month’s count afresh.'),
    readHealthRow(parts),
    mutationRow(parts, {
      action: 'health',
      summary: 'Keep what a probe of the deployment said.',
      request: LICENCE_REQUESTS.health,
      read: readHealth,
      does: (id, health, asked) => office.noteHealth(id, health, asked),
    }),
  ];
  return rows as readonly Row<never>[];
}

interface MutationSpec<T> {
  readonly action: LicenceAction;
  readonly summary: string;
  readonly request?: Row['request'];
  read(body: RawInput['body']): T;
  does(id: string, wish: T, asked: Asked): Promise<LicenceDone>;
}

function mutationRow<T>(
  { crypto }: LicenceRowParts,
  { action, summary, request, read, does }: MutationSpec<T>,
): Row<Mutation<T>> {
  const [isNew, tellsKey] = [action === 'create', action === 'create' || action === 'rotate-key'];
  const needsKey = action !== 'health';
  return {
    ...ADMIN_ROW,
    id: `licence ${action}`,
    method: action === 'update' ? 'PATCH' : 'POST',
    path: isNew ? HOME : action === 'update' ? `${HOME}/{id}` : `${HOME}/{id}/${action}`,
    params: isNew ? {} : ID_PARAM,
    summary,
    body: request === undefined || action === 'revoke' ? 'optional' : 'required',
    request: request ?? null,
    data: tellsKey ? LICENCE_ANSWERS.created : needsKey ? LICENCE_ANSWERS.changed : LICENCE_ANSWERS.health,
    success: isNew ? 201 : 200,
    parse: ({ body, params, header }) => {
      const claimKey = needsKey ? readLicenceClaimKey(header) : null;
      const id = isNew ? '' : (params['id'] ?? '');
      return { id, claimKey, asked: askedText(action, isNew ? null : id, body), wish: read(body) };
    },
    run: async ({ id, claimKey, asked, wish }, facts) => {
      if (!isNew && !isLicenceId(id)) throw nothingHere();
      const claim = claimKey === null ? null : await claimOf(claimKey, asked, crypto, facts);
      const done = await does(id, wish, { claim });
      const record = (licence: LicenceView, atMs: number): unknown => recordOf(licence, atMs, facts.origin);
      if (done.kind !== 'done' || (tellsKey && done.isReplay)) throw refusalOf(action, done, record);
      const { licence, atMs, isReplay: idempotentReplay, key } = done;
      if (!needsKey) return data({ success: true, data: healthRecord(licence) });
      if (!tellsKey) {
        const told = data({ success: true, idempotentReplay, data: { license: record(licence, atMs) } });
        return { ...told, isReplay: idempotentReplay };
      }
      return data({
        success: true,
        idempotentReplay,
        license: { ...(record(licence, atMs) as object), licenseKey: key },
        message: 'Keep licenseKey now: it is told in this answer and never again.',
      });
    },
  };
}

async function claimOf(key: string, asked: string, crypto: CryptoPort, { sha256 }: CallFacts): Promise<Asked['claim']> {
  const fingerprint = hex(await sha256(asked));
  return { key, fingerprint, token: hex(crypto.randomBytes(16)), keepSeconds: KEEP_SECONDS };
}

function listRow({ licences }: LicenceRowParts): Row<LicencePage> {
  return {
    ...ADMIN_ROW,
    id: 'licence list',
    method: 'GET',
    path: HOME,
    summary: 'Licences, newest first.',
    query: LICENCE_QUERY,
    data: LICENCE_ANSWERS.list,
    parse: ({ query }) => readLicencePage(query),
    run: async ({ filter, limit, cursor }, { nowMs, origin }) => {
      // One more than asked for tells whether there is a page after.
      const found = await licences.list(filter, limit + 1, cursor);
      const page = found.slice(0, limit);
      const nextCursor = found.length > limit ? (page[page.length - 1]?.id ?? null) : null;
      return data({ success: true, data: page.map((licence) => recordOf(licence, nowMs, origin)), nextCursor });
    },
  };
}

function getRow(parts: LicenceRowParts): Row<string> {
  return {
    ...ADMIN_ROW,
    id: 'licence get',
    method: 'GET',
    path: `${HOME}/{id}`,
    params: ID_PARAM,
    summary: 'One licence.',
    data: LICENCE_ANSWERS.one,
    parse: ({ params }) => params['id'] ?? '',
    run: async (id, { nowMs, origin }) =>
      data({ success: true, data: { license: recordOf(await found(parts, id), nowMs, origin) } }),
  };
}

function readHealthRow(parts: LicenceRowParts): Row<string> {
  return {
    ...ADMIN_ROW,
    id: 'licence read-health',
    method: 'GET',
    path: `${HOME}/{id}/health`,
    params: ID_PARAM,
    summary: 'What the last probe of the deployment said.',
    data: LICENCE_ANSWERS.health,
    parse: ({ params }) => params['id'] ?? '',
    run: async (id) => data({ success: true, data: healthRecord(await found(parts, id)) }),
  };
}

async function found({ licences }: LicenceRowParts, id: string): Promise<LicenceView> {
  const licence = isLicenceId(id) ? await licences.find(id) : null;
  if (licence === null) throw nothingHere();
  return licence;
}

function recordOf(licence: LicenceView, atMs: number, origin: string): unknown {
  return licenceRecord(licence, {
    status: statusAt(licence, atMs),
    requestsThisMonth: usedAt(licence, atMs),
    serviceUrl: licence.serviceUrl === null ? null : publicServiceUrl(licence.serviceUrl, origin),
  });
}

function data(body: unknown): DataOutcome {
  return { kind: 'data', data: body };
}

const ID_PARAM = { id: { type: 'string', description: '`lic_…`' } };

const ADMIN_ROW: typeof BARE_ROW & Pick<Row, 'aliases' | 'apiVersion' | 'tag' | 'family' | 'caller'> = {
  ...BARE_ROW,
  aliases: [],
  apiVersion: 'v1',
  tag: 'Admin',
  family: 'plain',
  caller: 'admin',
  bodyLimitBytes: BODY_LIMIT_BYTES,
};
