/**
 * Chunks of a chat completion, for clients made for OpenAI.
 *
 * @source OpenAI API reference, “The chat completion chunk object”
 */

import { isRecord } from '../json.ts';
import type { CompletedEvent, StreamUsage } from './events.ts';
import { asciiJson, type Framing, type FramingAbout } from './framing.ts';

/** Our reasons in their words; what they have no word for has ended. */
const REASONS: Readonly<Record<string, string>> = {
  length: 'length',
  budgetExceeded: 'length',
  filtered: 'content_filter',
};

export function openAiFraming({ requestId, model, createdSeconds }: FramingAbout): Framing {
  let isBegun = false;
  const chunk = (members: object): string =>
    `data: ${asciiJson({ id: `chatcmpl-${requestId}`, object: 'chat.completion.chunk', created: createdSeconds, model, ...members })}\n\n`;
  const choice = (delta: object, finish_reason: string | null): string =>
    chunk({ choices: [{ index: 0, delta, finish_reason }] });
  const begin = (): readonly string[] => {
    if (isBegun) return [];
    isBegun = true;
    return [choice({ role: 'assistant', content: '' }, null)];
  };
  return {
    frame({ event }) {
      switch (event.type) {
        case 'started':
          return begin();
        case 'delta':
          return event.text === '' ? [] : [...begin(), choice({ content: event.text }, null)];
        case 'completed': {
          const usage = usageOf(event);
          return [
            ...begin(),
            choice({}, reasonOf(event)),
            ...(usage === null ? [] : [chunk({ choices: [], usage })]),
            'data: [DONE]\n\n',
          ];
        }
        case 'error':
          // No `[DONE]` after it: that would call the answer whole.
          return [
            `data: ${asciiJson({ error: { message: event.message, type: 'server_error', code: event.code } })}\n\n`,
          ];
        default:
          return [];
      }
    },
  };
}

function reasonOf({ metadata }: CompletedEvent): string {
  const reason = isRecord(metadata) ? metadata['finishReason'] : undefined;
  return typeof reason === 'string' && Object.hasOwn(REASONS, reason) ? (REASONS[reason] as string) : 'stop';
}

function usageOf({ metadata }: CompletedEvent): object | null {
  const usage = isRecord(metadata) && isRecord(metadata['usage']) ? (metadata['usage'] as Partial<StreamUsage>) : null;
  if (usage === null) return null;
  const { input_tokens, output_tokens, total_tokens } = usage;
  return { prompt_tokens: input_tokens, completion_tokens: output_tokens, total_tokens };
}
