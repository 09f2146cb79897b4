/**
 * Messages as Anthropic defines them.
 *
 * @source Anthropic API reference, “Messages” and “Streaming messages”, version 2023-06-01
 */

import type { JsonRecord } from '../../http/json.ts';
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

const REASONS: Readonly<Record<string, FinishReason>> = {
  end_turn: 'complete',
  max_tokens: 'length',
  model_context_window_exceeded: 'length',
  stop_sequence: 'stopSequence',
  refusal: 'filtered',
};

export const anthropicProtocol: Protocol = {
  framing: 'events',
  ask(request, { baseUrl, key, model }) {
    const { system, user } = promptOf(request);
    return {
      url: `${baseUrl}/messages`,
      headers: { 'anthropic-version': '2023-06-01', ...(key === null ? {} : { 'x-api-key': key }) },
      body: {
        model,
        stream: true,
        max_tokens: request.maxOutputTokens,
        system,
        messages: [{ role: 'user', content: user }],
      },
    };
  },
  hear({ data }) {
    const event = recordOf(data);
    switch (textIn(event, 'type')) {
      case 'message_start':
        return started(recordIn(event, 'message'));
      case 'content_block_delta': {
        const delta = recordIn(event, 'delta');
        // Beside text there are deltas of thoughts and of tools, which nobody asked for.
        return textIn(delta, 'type') === 'text_delta' ? textOf(delta, 'text') : [];
      }
      case 'message_delta':
        return ended(event);
      case 'message_stop':
        return [{ kind: 'end' }];
      case 'error':
        throw toldError();
      default:
        return [];
    }
  },
};

/** What a cache kept or gave was read as well. */
function started(message: JsonRecord | null): readonly Heard[] {
  const usage = recordIn(message, 'usage');
  const fresh = countIn(usage, 'input_tokens');
  const cached =
    (countIn(usage, 'cache_creation_input_tokens') ?? 0) + (countIn(usage, 'cache_read_input_tokens') ?? 0);
  return [...modelOf(message, 'model'), ...usageOf(fresh === undefined ? undefined : fresh + cached, undefined)];
}

function ended(event: JsonRecord): readonly Heard[] {
  const said = textIn(recordIn(event, 'delta'), 'stop_reason');
  const finish: readonly Heard[] = said === null ? [] : [{ kind: 'finish', reason: reasonOf(REASONS, said) }];
  return [...usageOf(undefined, countIn(recordIn(event, 'usage'), 'output_tokens')), ...finish];
}
