/**
 * Which network addresses belong to the public internet. Everything else is refused, not only what is known to be dangerous.
 *
 * The classes are those of `ipaddr.js`, which follows the special-purpose registries of IANA (RFC 6890 and its heirs); three kinds that
 * it calls ordinary are denied here.
 */

import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.process>;
export type AddressRange = ReturnType<typeof ipaddr.parseCIDR>;

/** IPv6 that is given out at all (IANA, 2000::/3): leaves out ::/96 with IPv4 inside it, 100:0:0:1::/64, and what is yet unassigned. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');
/** Answers on every virtual machine of one large provider, with what that machine should keep to itself. */
const PROVIDERS: readonly AddressRange[] = [ipaddr.parseCIDR('168.63.129.16/32')];

/**
 * Whether packets to this address leave for the public internet.
 *
 * @param text  an address in any notation, without brackets; anything else is not public
 * @param deny  further ranges that the operator closes
 */
export function isPublic(text: string, deny: readonly AddressRange[] = []): boolean {
  const address = readAddress(text);
  if (address === null || address.range() !== 'unicast') return false;
  if (address.kind() === 'ipv6' && !isWithin(address, GIVEN_OUT)) return false;
  return ![...PROVIDERS, ...deny].some((range) => isWithin(address, range));
}

/** Whether two texts name one address: `::ffff:192.0.2.1` and `192.0.2.1` do. */
export function isSameAddress(a: string, b: string): boolean {
  const [one, other] = [readAddress(a), readAddress(b)];
  return one !== null && other !== null && one.toNormalizedString() === other.toNormalizedString();
}

/** The address with IPv4 taken out of the IPv6 that carries it. A zone (`%eth0`) is no address of ours. */
function readAddress(text: string): Address | null {
  return ipaddr.isValid(text) && !text.includes('%') ? ipaddr.process(text) : null;
}

function isWithin(address: Address, [first, bits]: AddressRange): boolean {
  return address.kind() === first.kind() && address.match(first, bits);
}
