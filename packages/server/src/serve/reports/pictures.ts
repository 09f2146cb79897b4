/** Pictures from elsewhere, by the one way out. */

import { MOST_LOGO_BYTES } from '../../contract/report-logo.ts';
import type { PictureSource } from '../../ports/index.ts';
import type { Egress } from '../egress/index.ts';

/** From the first packet to the last byte. */
const MOST_MS = 5_000;

/** One GET without redirects; anything but a 200 is as good as nothing. */
export function picturesVia({ fetchSmall }: Pick<Egress, 'fetchSmall'>): PictureSource {
  return {
    fetch: async (url) => {
      const fetched = await fetchSmall(url, { bytes: MOST_LOGO_BYTES, ms: MOST_MS });
      if ('fault' in fetched) return { fault: fetched.fault === 'blocked' ? 'blocked' : 'missing' };
      return fetched.status === 200 ? { bytes: fetched.bytes } : { fault: 'missing' };
    },
  };
}
