/**
 * Chat as Ollama speaks it: lines of JSON.
 *
 * @source Ollama documentation, docs/api.md, “Generate a chat completion”
 */

import { own } from '../../http/json.ts';
import type { FinishReason } from '../../ports/narrator.ts';
import { promptOf } from '../prompt.ts';
import {
  countIn,
  type Heard,
  modelOf,
  type Protocol,
  reasonOf,
  recordIn,
  recordOf,
  textIn,
  textOf,
  toldError,
  usageOf,
} from './protocol.ts';

const REASONS: Readonly<Record<string, FinishReason>> = { stop: 'complete', length: 'length' };

export const ollamaProtocol: Protocol = {
  framing: 'lines',
  ask(request, { baseUrl, key, model }) {
    const { system, user } = promptOf(request);
    return {
      url: `${baseUrl}/api/chat`,
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      body: {
        model,
        stream: true,
        options: { num_predict: request.maxOutputTokens },
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
      },
    };
  },
  hear({ data }) {
    const line = recordOf(data);
    if (textIn(line, 'error') !== null) throw toldError();
    const said: readonly Heard[] = [...modelOf(line, 'model'), ...textOf(recordIn(line, 'message'), 'content')];
    if (own(line, 'done') !== true) return said;
    return [
      ...said,
      ...usageOf(countIn(line, 'prompt_eval_count'), countIn(line, 'eval_count')),
      { kind: 'finish', reason: reasonOf(REASONS, textIn(line, 'done_reason') ?? '') },
      { kind: 'end' },
    ];
  },
};
