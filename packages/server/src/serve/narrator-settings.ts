/** What the operator says of narrators: which provider, where, with which key and models. */

import { PROTOCOLS, type ProtocolName } from '../narrators/index.ts';

export interface NarratorSettings {
  readonly protocol: ProtocolName;
  /** Without a stroke at the end. */
  readonly baseUrl: string;
  /** Null where the provider wants none. */
  readonly key: string | null;
  /** For the tier `standard`. */
  readonly model: string;
  /** For the tier `fast`; null leaves that tier to the built-in narrator. */
  readonly fastModel: string | null;
  /** The provider is on this machine or in a private network, and may be reached there, over http too. */
  readonly isLocal: boolean;
}

/** What the environment says, null where it does not. */
export interface NarratorWords {
  readonly protocol: string;
  readonly url: string | null;
  readonly key: string | null;
  readonly model: string | null;
  readonly fastModel: string | null;
  readonly local: string | null;
}

const USUAL: Readonly<Record<ProtocolName, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  gemini: 'https://generativelanguage.googleapis.com/v1beta',
  ollama: 'http://localhost:11434',
};
const FIT_MODEL = /^[\w.:@/-]{1,100}$/;
const FIT_KEY = /^[!-~]{1,512}$/;

/**
 * The narrator that is meant, or null when the built-in one tells everything.
 *
 * @throws  RangeError naming the setting and what is allowed, never what a key holds
 */
export function readNarrator(words: NarratorWords): NarratorSettings | null {
  const { protocol, url, key, model, fastModel, local } = words;
  if (protocol === 'builtin') {
    const extra = [url, key, model, fastModel, local].some((value) => value !== null);
    if (extra) throw new RangeError(`it is one of ${PROTOCOLS.join(', ')} when more is said of it.`);
    return null;
  }
  const found = PROTOCOLS.find((name) => name === protocol);
  if (found === undefined) throw new RangeError(`it is one of builtin, ${PROTOCOLS.join(', ')}.`);
  if (model === null || !FIT_MODEL.test(model)) throw new RangeError('KHAGOL_NARRATOR_MODEL is the name of a model.');
  if (fastModel !== null && !FIT_MODEL.test(fastModel))
    throw new RangeError('KHAGOL_NARRATOR_FAST_MODEL is the name of a model.');
  if (key !== null && !FIT_KEY.test(key))
    throw new RangeError('KHAGOL_NARRATOR_KEY is 1 to 512 visible ASCII characters.');
  if (key === null && url === null && found !== 'ollama')
    throw new RangeError('KHAGOL_NARRATOR_KEY is needed to be heard by that provider.');
  if (local !== null && local !== 'yes' && local !== 'no')
    throw new RangeError('KHAGOL_NARRATOR_LOCAL is one of no, yes.');
  const isLocal = local === 'yes';
  return { protocol: found, baseUrl: readBase(url ?? USUAL[found], isLocal), key, model, fastModel, isLocal };
}

/** A provider of the public internet is spoken to over TLS alone: the key goes with every request. */
function readBase(value: string, isLocal: boolean): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isBare = url !== null && `${url.search}${url.hash}${url.username}${url.password}` === '';
  if (!isBare || !/^https?:$/.test(url.protocol))
    throw new RangeError('KHAGOL_NARRATOR_URL is an address such as https://llm.example.org/v1.');
  if (url.protocol === 'http:' && !isLocal)
    throw new RangeError(
      'KHAGOL_NARRATOR_URL begins with https://; a narrator on this machine or in a private network needs KHAGOL_NARRATOR_LOCAL=yes.',
    );
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
