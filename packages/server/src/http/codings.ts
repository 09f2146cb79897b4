/**
 * Whether a client takes gzip, by its `Accept-Encoding`: named there, or under `*` where gzip is not named, with a weight above 0.
 *
 * @param header  null where none was sent: then the plain bytes are sent, which everybody can read
 * @source  RFC 9110 §12.5.3 and §12.4.2
 */
export function acceptsGzip(header: string | null): boolean {
  const codings = (header ?? '').split(',').map(codingOf);
  const named = codings.filter(({ name }) => name === 'gzip');
  const meant = named.length > 0 ? named : codings.filter(({ name }) => name === '*');
  return meant.some(({ weight }) => weight > 0);
}

/** One member of the list; a weight that is no number allows nothing. */
function codingOf(member: string): { readonly name: string; readonly weight: number } {
  const [name = '', ...parameters] = member.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return { name, weight: weight === undefined ? 1 : Number(weight.slice('q='.length)) };
}
