/**
 * What the text of an address may say before anything is asked of the network.
 *
 * The text is parsed first, by the same rules as in browsers (WHATWG), and judged after: the parser folds `0x7f.1`, `2130706433`,
 * `127。0。0。1` and `①②⑦.0.0.1` into one address, where a look at the text would have to know all of them.
 */

import { isIP } from 'node:net';
import { type AddressRange, isPublic } from './address.ts';

export interface Openings {
  /** Exact targets, `host:port`, that are reached whatever they are, over http too. */
  readonly allow: ReadonlySet<string>;
  /** Ranges that are closed beside those that always are. */
  readonly deny: readonly AddressRange[];
}

/** An address to connect to, its text found fit. */
export interface Target {
  readonly url: URL;
  /** Without brackets and without the final dot. */
  readonly host: string;
  readonly port: number;
  readonly isTls: boolean;
  readonly isLiteral: boolean;
  /** The operator named it. */
  readonly isAllowed: boolean;
}

/** A text that is no target; `why` may be shown to whoever wrote it. */
export interface NoTarget {
  readonly why: string;
}

const MOST_CHARACTERS = 2048;
/** The sentence for everything that is reachable for us and must not be for others: it does not tell which rule it was. */
export const NOT_PUBLIC = 'The address is not one of the public internet.';

/** Names that never leave a house, a host or a cloud. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|private|corp|home|lan|onion|home\.arpa|in-addr\.arpa|ip6\.arpa)$|^metadata\./;
/** Ports from 1024 on whose services are not HTTP and obey what HTTP can be made to say: databases, caches, clusters, mail, chat, desktops. */
const CLOSED_PORTS: ReadonlySet<number> = new Set([
  1433, 1521, 1719, 1720, 1723, 2049, 2181, 2375, 2376, 2379, 2380, 3306, 3389, 3659, 4045, 4190, 4369, 5060, 5061,
  5432, 5672, 5900, 5984, 5985, 5986, 6000, 6379, 6380, 6443, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 7001,
  8500, 9042, 9092, 9200, 9300, 10080, 10250, 10255, 10256, 11211, 15672, 25672, 26379, 27017, 27018, 27019, 50070,
]);

/** The target that a text names. */
export function readTarget(text: string, { allow, deny }: Openings): Target | NoTarget {
  if (text.length > MOST_CHARACTERS) return { why: `The address is longer than ${MOST_CHARACTERS} characters.` };
  if (/[\s\u0000-\u001f\u007f-\u009f\\]/.test(text))
    return { why: 'The address holds white space, a control character or a backslash.' };
  if (!URL.canParse(text)) return { why: 'The address is no URL.' };
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { why: 'The address must begin with https://.' };
  if (url.username !== '' || url.password !== '') return { why: 'The address must not hold a user name or password.' };

  const isTls = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const port = Number(url.port || (isTls ? 443 : 80));
  const target = { url, host, port, isTls, isLiteral: isIP(host) !== 0 };
  if (allow.has(`${url.hostname}:${port}`)) return { ...target, isAllowed: true };

  if (!isTls) return { why: 'The address must begin with https://.' };
  if (!isOpenPort(port)) return { why: `Port ${port} is not one that is delivered to.` };
  const isFit = target.isLiteral ? isPublic(host, deny) : isPublicName(host);
  return isFit ? { ...target, isAllowed: false } : { why: NOT_PUBLIC };
}

function isOpenPort(port: number): boolean {
  return port === 443 || port === 80 || (port >= 1024 && !CLOSED_PORTS.has(port));
}

/** A name that could be one of the public internet; where it leads is another question. */
function isPublicName(host: string): boolean {
  return host.length <= 253 && /^[^.]+(?:\.[^.]+)+$/.test(host) && !PRIVATE_NAME.test(host);
}

/**
 * The operator's list of exact targets, such as `127.0.0.1:9000, hooks.example.org:8443, [::1]:9000`.
 *
 * @throws  RangeError naming what is not `host:port`
 */
export function readAllow(text: string): ReadonlySet<string> {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return new Set(entries.map(canonicalHostPort));
}

function canonicalHostPort(entry: string): string {
  const match = /^([^\s/@?#\\]+):(\d{1,5})$/.exec(entry);
  const url = match !== null && URL.canParse(`http://${entry}`) ? new URL(`http://${entry}`) : null;
  const port = Number(match?.[2]);
  if (url === null || port < 1 || port > 65_535) throw new RangeError(`"${entry}" is not host:port`);
  return `${url.hostname}:${port}`;
}
