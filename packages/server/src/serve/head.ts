/** The head of an answer as text, for the two places that write one past Node: a last word on a broken connection, and a refusal. */

import { STATUS_CODES } from 'node:http';

/** @returns status line and headers, up to and with the empty line */
export function headText(status: number, headers: Readonly<Record<string, string>>, more: string): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  for (const name in headers) text += `${name}: ${headers[name]}\r\n`;
  return `${text}Date: ${dateText(Date.now())}\r\n${more}\r\n\r\n`;
}

const latest = { second: Number.NaN, text: '' };

/** The latest one is remembered: answers of one second bear one date. */
function dateText(ms: number): string {
  const second = Math.floor(ms / 1000);
  if (latest.second !== second) {
    latest.text = new Date(ms).toUTCString();
    latest.second = second;
  }
  return latest.text;
}
