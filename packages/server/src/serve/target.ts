/**
 * The address that a request line and its Host header mean. What could be read one way by a proxy in front of us and another way here is
 * refused and not tidied up.
 */

const MAX_TARGET_BYTES = 4 * 1024;
const MAX_KNOWN_HOSTS = 1_000;

/** An absolute address, or why there is none. */
export type Address = { readonly url: string } | { readonly fault: string };

/** Reads request targets for one server; hosts that it has seen to be well formed are not judged again. */
export function openTargets(): (target: string, host: string | null) => Address {
  const known = new Set<string>();
  return (target, host) => {
    const plain = PLAIN.test(target) && target.length <= MAX_TARGET_BYTES;
    const fault = plain ? null : targetFault(target);
    if (fault !== null) return { fault };
    if (host === null) return { fault: 'The Host header is missing.' };
    if (!known.has(host)) {
      if (!isHost(host)) return { fault: 'The Host header is not valid.' };
      if (known.size >= MAX_KNOWN_HOSTS) known.clear();
      known.add(host);
    }
    if (plain) return { url: `http://${host}${target}` };
    const whole = target.startsWith('/') ? `http://${host}${target}` : target;
    return URL.canParse(whole) ? { url: new URL(whole).href } : { fault: NOT_VALID };
  };
}

const NOT_VALID = 'The address in the request line is not valid.';

/** A path that nobody can read in two ways. */
const PLAIN = /^\/[\w/-]*$/;

/** Where a property is named by its path. */
const PROPERTY = /^\/v2\/(?:astrology\/)?vastu\/properties\/[^/]+$/;

function targetFault(target: string): string | null {
  if (target.length > MAX_TARGET_BYTES) return `The address may have at most ${MAX_TARGET_BYTES} bytes.`;
  if (!/^(?:\/|https?:\/\/)/i.test(target)) return NOT_VALID;
  const path = target.split(/[?#]/, 1)[0] as string;
  // A property's name may have slashes and stands in one segment, the last: there an encoded one can be read in one way only.
  const guarded = PROPERTY.test(path) ? path.replace(/%2f/gi, '') : path;
  if (/\\|%(?:2f|5c|00)/i.test(guarded)) return 'The path holds a backslash, an encoded slash or an encoded zero byte.';
  const dots = path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
  return dots ? 'The path holds a dot segment.' : null;
}

/** A name or an address with an optional port, as a URL would take it. */
function isHost(host: string): boolean {
  return (
    host.length <= 255 && /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i.test(host) && URL.canParse(`http://${host}/`)
  );
}
