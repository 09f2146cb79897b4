/** The operator's actions over HTTP, one address each: `keys create` is `POST /api/v1/admin/keys/create`. To others they are not there. */

import { type OperatorParts, readAction } from '../gate/action.ts';
import { ACTIONS } from '../gate/operator.ts';
import type { Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';
import { BARE_ROW } from './bare-row.ts';

export function adminRows(parts: OperatorParts): readonly Row<never>[] {
  return ACTIONS.map(
    (action): Row<Readonly<Record<string, string | undefined>>> => ({
      ...BARE_ROW,
      id: `admin ${action.name}`,
      method: 'POST',
      path: `/api/v1/admin/${action.name.replace(' ', '/')}`,
      aliases: [],
      apiVersion: 'v1',
      tag: 'Admin',
      summary: action.summary,
      family: 'plain',
      caller: 'admin',
      body: 'optional',
      data: { type: 'object' },
      refusals: ['VALIDATION_ERROR', 'NOT_FOUND', 'CONFLICT'],
      bodyLimitBytes: BODY_LIMIT_BYTES,
      deadlineSeconds: 30,
      parse: ({ body }) => readAction(action, body),
      run: async (values) => ({ kind: 'data', data: { success: true, data: await action.run(values, parts) } }),
    }),
  ) as unknown as readonly Row<never>[];
}
