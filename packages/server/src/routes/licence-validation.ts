/** What a deployment asks of its own licence. */

import { LICENCE_REQUESTS, readLicenceKey } from '../contract/licence-input.ts';
import { LICENCE_ANSWERS, validationRecord } from '../contract/licence-records.ts';
import type { Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { type LicenceOffice, remainingAt } from '../offices/licences/index.ts';
import { BARE_ROW } from './bare-row.ts';

/** The row of this file. */
export function licenceValidationRows({ office }: { readonly office: LicenceOffice }): readonly Row<never>[] {
  const row: Row<string> = {
    ...BARE_ROW,
    id: 'validateLicense',
    method: 'POST',
    path: '/api/v1/enterprise/licenses/validate',
    aliases: [],
    apiVersion: 'v1',
    tag: 'Enterprise',
    summary: 'Whether a deployment may serve one more request under its licence key; counts it.',
    family: 'plain',
    caller: 'address',
    body: 'required',
    request: LICENCE_REQUESTS.validate,
    data: LICENCE_ANSWERS.validation,
    sample: { licenseKey: 'ask_ent_0123456789ab0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefg012345' },
    bodyLimitBytes: BODY_LIMIT_BYTES,
    parse: ({ body }) => readLicenceKey(body),
    run: async (key, { nowMs }) => {
      const told = await office.validate(key, nowMs);
      const record = validationRecord(told === null ? null : { ...told, remaining: remainingAt(told.licence, nowMs) });
      return { kind: 'data', data: record };
    },
  };
  return [row] as readonly unknown[] as readonly Row<never>[];
}
