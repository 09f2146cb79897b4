/** Many charges of one wallet at once; as a process of its own, half of the rounds of double-spend.mjs: `charges.mjs <url> <account> <calls>`. */
import { pathToFileURL } from 'node:url';
import { load } from './load.mjs';
import { storeAt } from './stores.mjs';

const PRICE = 48_000n;

/** Reserves and settles every price at once. */
export async function chargeMany({ ledger }, accountId, prices) {
  let [granted, spent, lowest] = [0, 0n, prices[0]];
  const kinds = await Promise.all(
    prices.map(async (amount, i) => {
      const reserved = await ledger.reserve({
        accountId,
        amount,
        endpoint: '/v2/astrology/birth-chart',
        priceEdition: '1',
        requestId: `req_${accountId}_${process.pid}_${i}`,
        leaseSeconds: 40,
        claim: null,
        requestsPerMonth: null,
      });
      // Looked at in the midst of it, now and then.
      if (i % 25 === 0) {
        const { available } = await ledger.balance(accountId);
        if (available < lowest) lowest = available;
      }
      if (reserved.kind !== 'held') return reserved.kind;
      const { kind } = await ledger.settle(reserved.hold, { amount }, ({ amount: charged }) => ({
        answer: { status: 200, contentType: 'text/plain', body: '', requestId: 'r', charged },
        events: [],
      }));
      if (kind === 'settled') {
        granted += 1;
        spent += amount;
      }
      return kind;
    }),
  );
  return { granted, spent, lowest, kinds };
}

/** Prices from one micro-dollar to twice the usual, in an order that the seed decides. */
export function shuffledPrices(seed, count) {
  let state = seed >>> 0;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 1n + (BigInt(state) * 2n * PRICE) / 0x1_0000_0000n;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [url, account, calls] = process.argv.slice(2);
  const { patientStore } = await load('test/ledger/opened.ts');
  const store = await storeAt(url);
  process.once('message', async () => {
    const { granted } = await chargeMany(patientStore(store), account, Array(Number(calls)).fill(PRICE));
    await store.close();
    process.send({ granted });
    process.disconnect();
  });
  process.send('ready');
}
