/**
 * Content as Google's Gemini API streams it, in server-sent events.
 *
 * @source Gemini API reference, “models.streamGenerateContent”, “GenerateContentResponse”, “FinishReason”
 */

import { isRecord, type JsonRecord, own } from '../../http/json.ts';
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
  STOP: 'complete',
  MAX_TOKENS: 'length',
  SAFETY: 'filtered',
  RECITATION: 'filtered',
  BLOCKLIST: 'filtered',
  PROHIBITED_CONTENT: 'filtered',
};

export const geminiProtocol: Protocol = {
  framing: 'events',
  ask(request, { baseUrl, key, model }) {
    const { system, user } = promptOf(request);
    return {
      url: `${baseUrl}/models/${encodeURIComponent(model)}:streamGenerateContent?alt=sse`,
      // Never as `?key=`: addresses end up in logs.
      headers: key === null ? {} : { 'x-goog-api-key': key },
      body: {
        systemInstruction: { parts: [{ text: system }] },
        contents: [{ role: 'user', parts: [{ text: user }] }],
        generationConfig: { maxOutputTokens: request.maxOutputTokens },
      },
    };
  },
  hear({ data }) {
    const chunk = recordOf(data);
    if (isRecord(own(chunk, 'error'))) throw toldError();
    const candidate = firstIn(chunk, 'candidates');
    const usage = recordIn(chunk, 'usageMetadata');
    return [
      ...modelOf(chunk, 'modelVersion'),
      ...partsOf(candidate),
      ...usageOf(countIn(usage, 'promptTokenCount'), outputOf(usage)),
      ...finishOf(chunk, candidate),
    ];
  },
};

/** Texts of the parts; thoughts and calls of functions are none. */
function partsOf(candidate: JsonRecord | null): readonly Heard[] {
  const content = recordIn(candidate, 'content');
  const parts: unknown = content === null ? undefined : own(content, 'parts');
  if (!Array.isArray(parts)) return [];
  return parts.filter(isRecord).flatMap((part) => (own(part, 'thought') === true ? [] : textOf(part, 'text')));
}

/** Thoughts are paid for like text. */
function outputOf(usage: JsonRecord | null): number | undefined {
  const text = countIn(usage, 'candidatesTokenCount');
  return text === undefined ? undefined : text + (countIn(usage, 'thoughtsTokenCount') ?? 0);
}

/** A question that is blocked has no candidate, and so no reason there. */
function finishOf(chunk: JsonRecord, candidate: JsonRecord | null): readonly Heard[] {
  if (textIn(recordIn(chunk, 'promptFeedback'), 'blockReason') !== null)
    return [{ kind: 'finish', reason: 'filtered' }];
  const said = textIn(candidate, 'finishReason');
  return said === null ? [] : [{ kind: 'finish', reason: reasonOf(REASONS, said) }];
}
