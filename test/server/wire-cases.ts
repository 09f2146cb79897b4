/** Bytes that a server meets, and how each is to be answered. */

import { connect, type Socket } from 'node:net';

/** One answer, as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface WireResult {
  readonly answers: readonly WireAnswer[];
  /** What came that is no whole answer. */
  readonly rest: string;
  /** How the connection ended. */
  readonly end: 'closed' | 'reset' | 'open';
  readonly afterMs: number;
}

export interface WireCase {
  readonly what: string;
  readonly bytes: string | Uint8Array;
  /** Statuses in order, and the code of the last where it is a refusal. */
  readonly statuses: readonly number[];
  readonly code?: string;
  /** Close our half when all is sent. */
  readonly halfClose?: boolean;
  /** For an answer without body. */
  readonly head?: boolean;
}

const CLOSE = 'Host: a\r\nConnection: close\r\n';
const JSON_POST = `POST /sandbox/kundali/birth-chart HTTP/1.1\r\n${CLOSE}Content-Type: application/json\r\n`;
const many = (count: number): string => Array.from({ length: count }, (_, i) => `X-${i}: 1\r\n`).join('');
const bad = (what: string, bytes: string | Uint8Array, status = 400, code = 'BAD_REQUEST'): WireCase => ({
  what,
  bytes,
  statuses: [status],
  code,
});
const good = (what: string, bytes: string | Uint8Array, ...statuses: number[]): WireCase => ({
  what,
  bytes,
  statuses: statuses.length === 0 ? [200] : statuses,
});
const sized = (body: string | Uint8Array): Uint8Array =>
  Buffer.concat([
    Buffer.from(`${JSON_POST}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`),
    Buffer.from(body as string),
  ]);
const TLS_HELLO = Uint8Array.from([0x16, 3, 1, 0, 5, 1, 0, 0, 1, 3]);

export const WIRE_CASES: readonly WireCase[] = [
  good('a plain request', `GET /healthz HTTP/1.1\r\n${CLOSE}\r\n`),
  good('empty lines before the request', `\r\n\r\nGET /healthz HTTP/1.1\r\n${CLOSE}\r\n`),
  good('a request of HTTP/1.0 without Host', 'GET /healthz HTTP/1.0\r\n\r\n'),
  good('a whole address', `GET http://example.org/healthz HTTP/1.1\r\n${CLOSE}\r\n`),
  good(
    'an upgrade that nobody offers',
    `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
  ),
  good('100 headers', `GET /healthz HTTP/1.1\r\n${CLOSE}${many(98)}\r\n`),
  good('a chunked body', `${JSON_POST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`),
  good(
    'a chunk with a note and trailers',
    `${JSON_POST}Transfer-Encoding: chunked\r\n\r\n2;note=1\r\n{}\r\n0\r\nX-Trailer: 1\r\n\r\n`,
  ),
  good(
    'three requests at once',
    `GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /readyz HTTP/1.1\r\nHost: a\r\n\r\nGET /nowhere HTTP/1.1\r\n${CLOSE}\r\n`,
    200,
    200,
    404,
  ),
  good(
    'a body and a request behind it',
    `POST /sandbox/kundali/birth-chart HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}GET /healthz HTTP/1.1\r\n${CLOSE}\r\n`,
    200,
    200,
  ),
  {
    what: 'a sender that closes its half',
    bytes: 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n',
    statuses: [200],
    halfClose: true,
  },
  {
    what: 'a body cut short by its sender',
    bytes: `${JSON_POST}Content-Length: 20\r\n\r\n{"a"`,
    statuses: [400],
    code: 'BAD_REQUEST',
    halfClose: true,
  },
  {
    what: 'headers cut short by their sender',
    bytes: 'GET /healthz HTTP/1.1\r\nHost: a\r\nX-Ha',
    statuses: [400],
    code: 'BAD_REQUEST',
    halfClose: true,
  },
  { what: 'HEAD', bytes: `HEAD /healthz HTTP/1.1\r\n${CLOSE}\r\n`, statuses: [200], head: true },
  {
    what: 'a request, then garbage',
    bytes: 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nno request at all\r\n\r\n',
    statuses: [200, 405],
    code: 'METHOD_NOT_ALLOWED',
  },
  {
    what: 'a chart, then garbage while it is drawn',
    bytes: `POST /sandbox/kundali/birth-chart HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\nGET / HTTQ/1.1\r\n\r\n`,
    statuses: [200, 400],
    code: 'BAD_REQUEST',
  },
  {
    what: 'a body that waits to be asked for',
    bytes: `${JSON_POST}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
    statuses: [100, 200],
  },
  bad(
    'a body that waits and is too long',
    `${JSON_POST}Expect: 100-continue\r\nContent-Length: 99999999\r\n\r\n`,
    413,
    'PAYLOAD_TOO_LARGE',
  ),
  bad('an odd expectation', `${JSON_POST}Expect: tea\r\nContent-Length: 2\r\n\r\n{}`, 417, 'EXPECTATION_FAILED'),

  bad(
    'length and chunks',
    `${JSON_POST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\nHost: a\r\n\r\n`,
  ),
  bad('chunks and length', `${JSON_POST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n`),
  bad('two lengths', `${JSON_POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`),
  bad('a list of lengths', `${JSON_POST}Content-Length: 2, 2\r\n\r\n{}`),
  bad('a signed length', `${JSON_POST}Content-Length: +2\r\n\r\n{}`),
  bad('a negative length', `${JSON_POST}Content-Length: -2\r\n\r\n{}`),
  bad('a hexadecimal length', `${JSON_POST}Content-Length: 0x2\r\n\r\n{}`),
  bad('a length beyond counting', `${JSON_POST}Content-Length: 99999999999999999999999\r\n\r\n{}`),
  bad('a space before the colon', `${JSON_POST}Content-Length : 2\r\n\r\n{}`),
  bad('an unknown transfer coding', `${JSON_POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`),
  bad('chunks that are not the last coding', `${JSON_POST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`),
  bad('a chunk size that is no number', `${JSON_POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`),
  bad('a negative chunk size', `${JSON_POST}Transfer-Encoding: chunked\r\n\r\n-2\r\n{}\r\n0\r\n\r\n`),
  bad('a chunk size beyond counting', `${JSON_POST}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}\r\n`),
  bad('a chunk that is longer than it says', `${JSON_POST}Transfer-Encoding: chunked\r\n\r\n2\r\n{"a":1}\r\n0\r\n\r\n`),
  bad('lines that end in LF alone', 'GET /healthz HTTP/1.1\nHost: a\n\n'),
  bad('a folded header', `GET /healthz HTTP/1.1\r\nHost: a\r\nX-Api-Key: a\r\n b\r\nConnection: close\r\n\r\n`),
  bad('a header without a colon', `GET /healthz HTTP/1.1\r\n${CLOSE}Nonsense\r\n\r\n`),
  bad('a header with a space in its name', `GET /healthz HTTP/1.1\r\n${CLOSE}A B: 1\r\n\r\n`),
  bad('a zero byte in a header', `GET /healthz HTTP/1.1\r\n${CLOSE}X: a\0b\r\n\r\n`),
  bad('a bare CR in a header', `GET /healthz HTTP/1.1\r\n${CLOSE}X: a\rb\r\n\r\n`),
  bad('200 headers', `GET /healthz HTTP/1.1\r\n${CLOSE}${many(200)}\r\n`, 431, 'HEADERS_TOO_LARGE'),
  bad('101 headers', `GET /healthz HTTP/1.1\r\n${CLOSE}${many(99)}\r\n`, 431, 'HEADERS_TOO_LARGE'),
  bad(
    '20 KB of headers',
    `GET /healthz HTTP/1.1\r\n${CLOSE}X: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'HEADERS_TOO_LARGE',
  ),
  bad('no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'),
  bad('an empty Host', 'GET /healthz HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'),
  bad('two Hosts', `GET /healthz HTTP/1.1\r\nHost: b\r\n${CLOSE}\r\n`),
  bad('a Host with a user', 'GET /healthz HTTP/1.1\r\nHost: u@a\r\nConnection: close\r\n\r\n'),
  bad('a Host with a path', 'GET /healthz HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n'),
  bad('a Host that is no address', 'GET /healthz HTTP/1.1\r\nHost: 1.2.3.400\r\nConnection: close\r\n\r\n'),
  bad('a port beyond ports', 'GET /healthz HTTP/1.1\r\nHost: a:65536\r\nConnection: close\r\n\r\n'),
  bad('a whole address without a host', `GET http:///healthz HTTP/1.1\r\n${CLOSE}\r\n`, 404, 'NOT_FOUND'),
  bad('a whole address with a bad port', `GET http://a:99999/ HTTP/1.1\r\n${CLOSE}\r\n`),
  bad('a whole address with dots', `GET http://a/sandbox/../healthz HTTP/1.1\r\n${CLOSE}\r\n`),
  bad('another scheme', `GET ftp://a/healthz HTTP/1.1\r\n${CLOSE}\r\n`),
  bad('an asterisk', `OPTIONS * HTTP/1.1\r\n${CLOSE}\r\n`),
  bad('a host in place of a path', `GET a:80 HTTP/1.1\r\n${CLOSE}\r\n`),
  bad('dots in the path', `GET /sandbox/../healthz HTTP/1.1\r\n${CLOSE}\r\n`),
  bad('encoded dots in the path', `GET /sandbox/%2e%2E/healthz HTTP/1.1\r\n${CLOSE}\r\n`),
  bad('an encoded slash', `GET /sandbox%2fping HTTP/1.1\r\n${CLOSE}\r\n`),
  bad('a backslash', `GET /sandbox\\ping HTTP/1.1\r\n${CLOSE}\r\n`),
  bad('an encoded zero byte', `GET /healthz%00 HTTP/1.1\r\n${CLOSE}\r\n`),
  bad('4097 bytes of address', `GET /healthz?${'x'.repeat(4088)} HTTP/1.1\r\n${CLOSE}\r\n`),
  bad('4097 plain bytes of address', `GET /${'x'.repeat(4096)} HTTP/1.1\r\n${CLOSE}\r\n`),
  bad('two slashes', `GET //healthz HTTP/1.1\r\n${CLOSE}\r\n`, 404, 'NOT_FOUND'),
  bad('a path that is no percent-escape', `GET /%zz HTTP/1.1\r\n${CLOSE}\r\n`, 404, 'NOT_FOUND'),
  bad('a method in small letters', `get /healthz HTTP/1.1\r\n${CLOSE}\r\n`, 405, 'METHOD_NOT_ALLOWED'),
  bad('an unknown method', `BREW /healthz HTTP/1.1\r\n${CLOSE}\r\n`, 405, 'METHOD_NOT_ALLOWED'),
  bad('a method without end', 'A'.repeat(5000), 405, 'METHOD_NOT_ALLOWED'),
  bad('CONNECT', 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n', 405, 'METHOD_NOT_ALLOWED'),
  bad('TRACE', `TRACE /healthz HTTP/1.1\r\n${CLOSE}\r\n`, 405, 'METHOD_NOT_ALLOWED'),
  bad('HTTP/0.9', 'GET /healthz\r\n\r\n'),
  bad('HTTP/1.2', `GET /healthz HTTP/1.2\r\n${CLOSE}\r\n`),
  bad('HTTP/9.9', `GET /healthz HTTP/9.9\r\n${CLOSE}\r\n`),
  bad('HTTP/2 unasked', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  bad('TLS', TLS_HELLO),
  bad('zero bytes', new Uint8Array(64), 405, 'METHOD_NOT_ALLOWED'),
  bad('bytes of another protocol', '\x00\x03\x00\x01\x04\xd2\x16\x2f', 405, 'METHOD_NOT_ALLOWED'),

  bad('a declared length beyond the limit', `${JSON_POST}Content-Length: 70000\r\n\r\n`, 413, 'PAYLOAD_TOO_LARGE'),
  bad(
    'a chunked body beyond the limit',
    `${JSON_POST}Transfer-Encoding: chunked\r\n\r\n${`4000\r\n${' '.repeat(0x4000)}\r\n`.repeat(5)}0\r\n\r\n`,
    413,
    'PAYLOAD_TOO_LARGE',
  ),
  bad(
    'a compressed body',
    `${JSON_POST}Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ),
  bad(
    'a body of another type',
    `POST /sandbox/kundali/birth-chart HTTP/1.1\r\n${CLOSE}Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}`,
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ),
  bad(
    'a body without a type',
    `POST /sandbox/kundali/birth-chart HTTP/1.1\r\n${CLOSE}Content-Length: 2\r\n\r\n{}`,
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ),
  bad(
    'a chunked body without a type',
    `POST /sandbox/kundali/birth-chart HTTP/1.1\r\n${CLOSE}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ),
  bad(
    'a body that is no UTF-8',
    sized(Uint8Array.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])),
    400,
    'VALIDATION_ERROR',
  ),
  bad(
    'a body with half a surrogate in bytes',
    sized(Uint8Array.from([0x7b, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x3a, 0x31, 0x7d])),
    400,
    'VALIDATION_ERROR',
  ),
  bad('a body in UTF-16', sized(Buffer.from('{"a":1}', 'utf16le')), 400, 'VALIDATION_ERROR'),
  bad('a body nested without end', sized('{"a":'.repeat(10_000)), 400, 'VALIDATION_ERROR'),
  bad('a number beyond numbers', sized('{"latitude":1e999}'), 400, 'VALIDATION_ERROR'),
  bad('a number beyond numbers where nobody reads', sized('{"nobody":[{"a":-1e999}]}'), 400, 'VALIDATION_ERROR'),
];

/** Sends bytes as they are and listens until the connection ends. */
export function overTheWire(
  port: number,
  bytes: string | Uint8Array,
  options: {
    readonly halfClose?: boolean;
    readonly head?: boolean;
    readonly patienceMs?: number;
    readonly drip?: (socket: Socket) => void;
  } = {},
): Promise<WireResult> {
  const began = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let end: WireResult['end'] = 'closed';
    const socket = connect(port, '127.0.0.1', () => {
      const sent = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
      if (options.halfClose === true) socket.end(sent);
      else socket.write(sent);
      options.drip?.(socket);
    });
    const patience = setTimeout(() => {
      end = 'open';
      socket.destroy();
    }, options.patienceMs ?? 5_000);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => {
      end = 'reset';
    });
    socket.on('close', () => {
      clearTimeout(patience);
      resolve({ ...answersIn(Buffer.concat(chunks), options.head === true), end, afterMs: performance.now() - began });
    });
  });
}

function answersIn(bytes: Buffer, isHead: boolean): Pick<WireResult, 'answers' | 'rest'> {
  const answers: WireAnswer[] = [];
  let rest = bytes.toString('latin1');
  for (;;) {
    const [, head = '', status] = /^(HTTP\/1\.1 (\d{3}) [\s\S]*?)\r\n\r\n/.exec(rest) ?? [];
    if (status === undefined) return { answers, rest };
    const headers = Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    );
    const from = head.length + 4;
    const length = isHead ? 0 : Number(headers['content-length'] ?? 0);
    answers.push({ status: Number(status), headers, body: rest.slice(from, from + length) });
    rest = rest.slice(from + length);
  }
}

/** What is wrong with what came back; empty when it is as the case says. */
export function wireFaults({ statuses, code }: WireCase, { answers, rest, end }: WireResult): readonly string[] {
  const faults: string[] = [];
  const got = answers.map(({ status }) => status).join(', ');
  if (got !== statuses.join(', ')) faults.push(`answered ${got || 'nothing'} and not ${statuses.join(', ')}`);
  if (rest !== '') faults.push(`something came that is no answer: ${JSON.stringify(rest.slice(0, 80))}`);
  if (end === 'open') faults.push('the connection was left open');
  if (end === 'reset') faults.push('the connection was reset');
  for (const { status, headers, body } of answers) {
    if (status < 200) continue;
    for (const name of [
      'x-ratelimit-limit',
      'x-ratelimit-remaining',
      'x-ratelimit-reset',
      'x-request-id',
      'x-engine-version',
      'date',
    ])
      if (headers[name] === undefined) faults.push(`${status} without ${name}`);
    if (status < 400) continue;
    const refusal = JSON.parse(body) as {
      readonly success: unknown;
      readonly code: unknown;
      readonly requestId: unknown;
      readonly allow?: readonly string[];
    };
    // RFC 9110, 15.5.6: a 405 names the methods that are answered.
    if (status === 405 && (headers['allow'] ?? '') !== (refusal.allow?.join(', ') ?? null))
      faults.push(`405 with the header Allow: ${headers['allow'] ?? 'none'} and the body ${body}`);
    if (refusal.success !== false || typeof refusal.code !== 'string' || refusal.requestId !== headers['x-request-id'])
      faults.push(`${status} is not in our shape: ${body}`);
  }
  const last = answers.at(-1);
  if (
    code !== undefined &&
    code !== '' &&
    last !== undefined &&
    last.status >= 400 &&
    (JSON.parse(last.body) as { code: unknown }).code !== code
  )
    faults.push(`the code is ${String((JSON.parse(last.body) as { code: unknown }).code)} and not ${code}`);
  return faults;
}
