/** The inside of a worker of `openPool` in a browser. The first message is what its engine is opened with. */

import { portOfWeb } from './pool/hosts.ts';
import type { Welcome } from './pool/opening.ts';
import { servePool } from './pool/serve.ts';
import { openWelcomed } from './pool/welcomed.ts';
import { engineWork } from './pool/work.ts';

addEventListener(
  'message',
  ({ data }: { readonly data: Welcome }) => servePool(portOfWeb(self), () => openWelcomed(data), engineWork),
  { once: true },
);
