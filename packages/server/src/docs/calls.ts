/** A call in three languages, ready to be pasted: curl, JavaScript and Python. */

import type { Told } from './read.ts';

export interface Spoken {
  readonly language: string;
  readonly text: string;
}

const KEY = 'YOUR_API_KEY';

/**
 * @param origin  of this server, or a word that stands for it
 * @param body    undefined for a call without one
 */
export function spoken({ method, path, operation }: Told, origin: string, body: unknown): readonly Spoken[] {
  const address = `${origin}${path.replace(/\{(\w+)\}/g, (_, name: string) => name.toUpperCase())}`;
  const hasKey = Array.isArray(operation['security']) && operation['security'].length > 0;
  const headers = {
    ...(hasKey ? { 'x-api-key': KEY } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const json = body === undefined ? null : JSON.stringify(body, null, 2);
  return [
    { language: 'curl', text: curl(method, address, headers, json) },
    { language: 'JavaScript', text: javascript(method, address, headers, json) },
    { language: 'Python', text: python(method, address, headers, body) },
  ];
}

type Headers = Readonly<Record<string, string>>;

function curl(method: string, address: string, headers: Headers, json: string | null): string {
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${address}'`,
    ...Object.entries(headers).map(([name, value]) => `  -H '${name}: ${value}'`),
    ...(json === null ? [] : [`  -d '${json.replace(/'/g, "'\\''")}'`]),
  ];
  return lines.join(' \\\n');
}

function javascript(method: string, address: string, headers: Headers, json: string | null): string {
  const init = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(Object.keys(headers).length === 0 ? [] : [`  headers: ${JSON.stringify(headers)},`]),
    ...(json === null ? [] : [`  body: JSON.stringify(${json.replace(/\n/g, '\n  ')}),`]),
  ];
  const call = init.length === 0 ? `fetch('${address}')` : `fetch('${address}', {\n${init.join('\n')}\n})`;
  return `const response = await ${call};\nif (!response.ok) throw new Error(await response.text());\nconst answer = await response.json();`;
}

function python(method: string, address: string, headers: Headers, body: unknown): string {
  const parts = [
    `    "${address}"`,
    ...(Object.keys(headers).length === 0 ? [] : [`    headers=${JSON.stringify(headers)}`]),
    ...(body === undefined ? [] : [`    json=${pythonValue(body, 1)}`]),
    '    timeout=30',
  ];
  return `import requests\n\nresponse = requests.${method.toLowerCase()}(\n${parts.join(',\n')},\n)\nresponse.raise_for_status()\nanswer = response.json()`;
}

/** JSON as Python writes it. */
function pythonValue(value: unknown, depth: number): string {
  const [inner, outer] = ['    '.repeat(depth + 1), '    '.repeat(depth)];
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((one) => pythonValue(one, depth)).join(', ')}]`;
  const members = Object.entries(value).map(
    ([name, one]) => `${inner}${JSON.stringify(name)}: ${pythonValue(one, depth + 1)},\n`,
  );
  return members.length === 0 ? '{}' : `{\n${members.join('')}${outer}}`;
}
