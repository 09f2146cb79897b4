/** What webhooks ask of the network. The adapter behind it is the guard against addresses that are none of our business. */

/** Why nothing came back. `blocked`: the address is not one that may be sent to, and nothing was sent. */
export type SendFault = 'timeout' | 'tls' | 'refused' | 'dns' | 'blocked';

export type Sent = { readonly status: number } | { readonly fault: SendFault };

/** Whether an address may be subscribed with. */
export type Admission =
  | { readonly kind: 'admitted'; readonly url: string }
  /** A sentence for the caller; of names that lead to where they must not, it says no more than that. */
  | { readonly kind: 'refused'; readonly why: string };

export interface Outbound {
  /** Judges an address as `send` would, names resolved. A name that cannot be resolved now is judged again at each attempt. */
  admit(url: string): Promise<Admission>;
  /**
   * One POST of JSON. Redirects are answers like any other and not followed.
   *
   * @param headers     names in lower case, without `host` and `content-length`
   * @param deadlineMs  from now to the status line: finding the address, connecting and greeting included
   */
  send(url: string, headers: Readonly<Record<string, string>>, body: string, deadlineMs: number): Promise<Sent>;
}
