/** Narrators elsewhere, over plain requests: which protocols are spoken, and how one is opened. */

import { anthropicProtocol } from './protocols/anthropic.ts';
import { geminiProtocol } from './protocols/gemini.ts';
import { ollamaProtocol } from './protocols/ollama.ts';
import { openAiProtocol } from './protocols/openai.ts';
import type { Protocol } from './protocols/protocol.ts';

export type { Account, Protocol } from './protocols/protocol.ts';
export { NARRATOR_LIMITS, type NarratorLimits, openRemote, type RemoteParts } from './remote.ts';
export { estimateTokens } from './tokens.ts';

export const PROTOCOLS = ['openai', 'anthropic', 'gemini', 'ollama'] as const;
export type ProtocolName = (typeof PROTOCOLS)[number];

/** The protocol of a name. */
export function protocolOf(name: ProtocolName): Protocol {
  return BY_NAME[name];
}

const BY_NAME: Readonly<Record<ProtocolName, Protocol>> = {
  openai: openAiProtocol,
  anthropic: anthropicProtocol,
  gemini: geminiProtocol,
  ollama: ollamaProtocol,
};
