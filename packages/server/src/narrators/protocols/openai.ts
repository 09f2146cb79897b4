/**
 * Chat completions as OpenAI defines them and many others speak them: Groq, Mistral, vLLM, llama.cpp, LM Studio, OpenRouter.
 *
 * @source OpenAI API reference, “Create chat completion” and “The chat completion chunk object”
 */

import { isRecord, own } from '../../http/json.ts';
import type { FinishReason } from '../../ports/narrator.ts';
import { promptOf } from '../prompt.ts';
import {
  countIn,
  firstIn,
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
  stop: 'complete',
  length: 'length',
  content_filter: 'filtered',
};
/** There the older name of the bound is refused by newer models; elsewhere the newer one is not everywhere known. */
const FIRST_HAND = 'https://api.openai.com/';

export const openAiProtocol: Protocol = {
  framing: 'events',
  ask(request, { baseUrl, key, model }) {
    const { system, user } = promptOf(request);
    const bound = `${baseUrl}/`.startsWith(FIRST_HAND) ? 'max_completion_tokens' : 'max_tokens';
    return {
      url: `${baseUrl}/chat/completions`,
      headers: key === null ? {} : { authorization: `Bearer ${key}` },
      body: {
        model,
        stream: true,
        stream_options: { include_usage: true },
        [bound]: request.maxOutputTokens,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
      },
    };
  },
  hear({ data }) {
    if (data.trim() === '[DONE]') return [{ kind: 'end' }];
    const chunk = recordOf(data);
    if (isRecord(own(chunk, 'error'))) throw toldError();
    const choice = firstIn(chunk, 'choices');
    const usage = recordIn(chunk, 'usage');
    const said = textIn(choice, 'finish_reason');
    const finish: readonly Heard[] = said === null ? [] : [{ kind: 'finish', reason: reason(said, choice) }];
    return [
      ...modelOf(chunk, 'model'),
      ...textOf(recordIn(choice, 'delta'), 'content'),
      ...finish,
      ...usageOf(countIn(usage, 'prompt_tokens'), countIn(usage, 'completion_tokens')),
    ];
  },
};

/** vLLM names the sequence that stopped it; others do not tell it from an end. */
function reason(said: string, choice: ReturnType<typeof firstIn>): FinishReason {
  return said === 'stop' && textIn(choice, 'stop_reason') !== null ? 'stopSequence' : reasonOf(REASONS, said);
}
