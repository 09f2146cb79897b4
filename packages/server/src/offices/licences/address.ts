/** Where a deployment is said to be: addresses that only the inside of a network knows give way to the public one. */

/**
 * The address of a deployment as others may read it.
 *
 * @param serviceUrl  absolute, http or https
 * @param publicBase  such as `https://api.example.org`, no stroke at the end
 * @returns the same, with an internal origin replaced by the public base; path and query stay
 */
export function publicServiceUrl(serviceUrl: string, publicBase: string): string {
  const { hostname, pathname, search } = new URL(serviceUrl);
  return isInternal(hostname) ? `${publicBase}${pathname === '/' ? '' : pathname}${search}` : serviceUrl;
}

/** Host names that no public resolver answers, and addresses of no public network. @param hostname as the URL parser writes it */
function isInternal(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  if (name.startsWith('[')) return !/^\[[23][0-9a-f]{3}:/.test(name) || name.startsWith('[2001:db8:');
  const parts = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(name);
  if (parts !== null) return isInternalIPv4(Number(parts[1]), Number(parts[2]));
  return !name.includes('.') || /\.(?:localhost|local|localdomain|internal|intranet|lan|home\.arpa|svc)$/.test(name);
}

/** By the first two numbers: RFC 6890 without the networks of single documents. */
function isInternalIPv4(a: number, b: number): boolean {
  return (
    a === 0 ||
    a === 10 ||
    a === 127 ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 198 && (b === 18 || b === 19))
  );
}
