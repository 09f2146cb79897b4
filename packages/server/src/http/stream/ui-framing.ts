/**
 * The UI message stream of the AI SDK, version 1: a message of one step with one text, and what else there is as parts of data.
 *
 * @source AI SDK documentation, “Stream Protocols”, data stream protocol; its chunks are strict, so no member stands in them but those it names
 */

import type { StreamEvent } from './events.ts';
import { asciiJson, type Framing, type FramingAbout, shown } from './framing.ts';

export const UI_HEADERS: Readonly<Record<string, string>> = { 'x-vercel-ai-ui-message-stream': 'v1' };

const TEXT_ID = 'text-1';
const DONE = 'data: [DONE]\n\n';

/** Which part of data each event is; its text and its ends have parts of their own. */
const DATA_PARTS = {
  progress: 'data-progress',
  stage_completed: 'data-stage',
  data_sources: 'data-sources',
  billing_completed: 'data-billing',
  billing_error: 'data-billing-error',
} as const;

export function uiFraming(about: FramingAbout): Framing {
  let hasText = false;
  const part = (value: object): string => `data: ${asciiJson(value)}\n\n`;
  const endOfText = (): readonly string[] => (hasText ? [part({ type: 'text-end', id: TEXT_ID })] : []);
  const data = (event: StreamEvent): object => {
    const { type: _type, ...rest } = event;
    return rest;
  };
  return {
    frame({ event }) {
      switch (event.type) {
        case 'started':
          return [
            part({ type: 'start', messageId: about.requestId, messageMetadata: data(event) }),
            part({ type: 'start-step' }),
          ];
        case 'delta': {
          if (event.text === '') return [];
          const start = hasText ? [] : [part({ type: 'text-start', id: TEXT_ID })];
          hasText = true;
          return [...start, part({ type: 'text-delta', id: TEXT_ID, delta: event.text })];
        }
        case 'completed': {
          // The text has been told already; a client would otherwise keep it twice.
          const {
            type: _type,
            response: _response,
            answer: _answer,
            ...answer
          } = shown(event, about) as CompletedShown;
          return [
            ...endOfText(),
            part({ type: 'data-answer', data: answer }),
            part({ type: 'finish-step' }),
            part({ type: 'finish' }),
            DONE,
          ];
        }
        case 'error':
          return [
            ...endOfText(),
            part({ type: 'data-error', data: data(event) }),
            part({ type: 'error', errorText: event.message }),
            DONE,
          ];
        case 'progress':
          // Shown while it lasts, and kept in no message.
          return [part({ type: DATA_PARTS[event.type], data: data(event), transient: true })];
        default:
          return [part({ type: DATA_PARTS[event.type], data: data(event) })];
      }
    },
  };
}

type CompletedShown = Extract<StreamEvent, { type: 'completed' }> & { readonly answer?: unknown };
