/** The operator's actions over HTTP, one address each: `keys create` is `POST /api/v1/admin/keys/create`. To others they are not there. */

import { type OperatorParts, readAction } from '../gate/action.ts';
import { ACTIONS } from '../gate/operator.ts';
import type { Row } from '../gate/row.ts';
import { BODY_LIMIT_BYTES } from '../http/body.ts';

export function adminRows(parts: OperatorParts): readonly Row<never>[] {
  return ACTIONS.map(
    (action): Row<Readonly<Record<string, string | undefined>>> => ({
      id: `admin ${action.name}`,
      method: 'POST',
      path: `/api/v1/admin/${action.name.replace(' ', '/')}`,
      aliases: [],
      apiVersion: 'v1',
      tag: 'Admin',
      summary: action.summary,
      family: 'plain',
      caller: 'admin',
      plan: 'starter',
      price: null,
      body: 'optional',
      request: null,
      params: {},
      query: {},
      success: 200,
      data: { type: 'object' },
      alsoAnswers: [],
      sample: null,
      refusals: ['VALIDATION_ERROR', 'NOT_FOUND', 'CONFLICT'],
      cors: 'listed',
      bodyLimitBytes: BODY_LIMIT_BYTES,
      deadlineSeconds: 30,
      parse: ({ body }) => readAction(action, body),
      run: async (values) => ({ kind: 'data', data: { success: true, data: await action.run(values, parts) } }),
    }),
  ) as unknown as readonly Row<never>[];
}
