/**
 * Nobody spends money twice: 500 calls at once on a wallet that holds the price of 100, round after round.
 *
 * `node packages/workshop/src/prove/double-spend.mjs --store all --rounds 50 --seed S`. A tenth of the rounds has mixed prices; on
 * PostgreSQL further rounds have two processes charge one wallet.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chargeMany, shuffledPrices } from './charges.mjs';
import { load } from './load.mjs';
import { storesOf } from './stores.mjs';
import { wordsOf } from './words.mjs';

const PRICE = 48_000n;
const AFFORDED = 100;
const TWO_PROCESS_ROUNDS = 5;

const { patientStore } = await load('test/ledger/opened.ts');
const { micro } = await load('packages/server/src/money.ts');
const { store, rounds, calls, seed } = wordsOf({ store: 'all', rounds: 50, calls: 500, seed: 20_261_122 });

for (const source of await storesOf(store)) {
  const began = performance.now();
  const faults = [];
  let [granted, lowest] = [0, PRICE * BigInt(AFFORDED)];
  const opened = await source.open();
  for (let round = 0; round < rounds; round += 1) {
    const mixed = round % 10 === 9;
    const account = `acc_round_${round}`;
    await fill(opened.store, account, PRICE * BigInt(AFFORDED));
    const prices = mixed ? shuffledPrices(seed + round, calls) : Array(calls).fill(PRICE);
    const outcome = await chargeMany(patientStore(opened.store), account, prices);
    granted += outcome.granted;
    if (outcome.lowest < lowest) lowest = outcome.lowest;
    const { available, reserved } = await opened.store.ledger.balance(account);
    const spent = PRICE * BigInt(AFFORDED) - available;
    if (!mixed && outcome.granted !== AFFORDED) faults.push(`round ${round}: ${outcome.granted} were granted`);
    if (spent !== outcome.spent) faults.push(`round ${round}: ${outcome.spent} was charged and ${spent} is gone`);
    if (available < 0n || reserved !== 0n)
      faults.push(`round ${round}: ${available} is left and ${reserved} set aside`);
    if (mixed && prices.some((price, i) => outcome.kinds[i] === 'short' && price <= available))
      faults.push(`round ${round}: a call was refused that the money left would pay`);
  }
  if (lowest < 0n) faults.push(`a wallet fell to ${lowest}`);
  faults.push(...(await opened.store.ledger.verify()).faults);
  await opened.close();
  const two = source.name === 'postgres' ? await twoProcesses(source) : null;
  await source.close();
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `double spend ${source.name}: ${rounds} rounds of ${calls} calls with money for ${AFFORDED}, ${granted} granted, lowest balance ${lowest}, seed ${seed}, ${seconds.toFixed(1)} s, ${faults.length + (two?.faults.length ?? 0)} breaches`,
  );
  if (two !== null) console.log(`  two processes: ${TWO_PROCESS_ROUNDS} rounds, ${two.granted} granted`);
  for (const fault of [...faults, ...(two?.faults ?? [])]) {
    console.log(`  ${fault}`);
    process.exitCode = 1;
  }
}

/** Half of the calls from here, half from another process. */
async function twoProcesses(source) {
  const faults = [];
  let granted = 0;
  const opened = await source.open({ ownClock: true });
  for (let round = 0; round < TWO_PROCESS_ROUNDS; round += 1) {
    const account = `acc_shared_${round}`;
    await fill(opened.store, account, PRICE * BigInt(AFFORDED));
    const other = fork(fileURLToPath(new URL('charges.mjs', import.meta.url)), [
      opened.url,
      account,
      String(calls / 2),
    ]);
    await new Promise((resolve) => other.once('message', resolve));
    const theirs = new Promise((resolve) => other.once('message', resolve));
    other.send('go');
    const ours = await chargeMany(patientStore(opened.store), account, Array(calls / 2).fill(PRICE));
    const sum = ours.granted + (await theirs).granted;
    granted += sum;
    const { available, reserved } = await opened.store.ledger.balance(account);
    if (sum !== AFFORDED || available !== 0n || reserved !== 0n)
      faults.push(`two processes, round ${round}: ${sum} granted, ${available} left, ${reserved} set aside`);
  }
  faults.push(...(await opened.store.ledger.verify()).faults);
  await opened.close();
  return { granted, faults };
}

async function fill(of, id, amount) {
  await of.accounts.open({ id, name: id, plan: 'pro', perMinute: null, status: 'active', createdMs: 1 }, []);
  await of.ledger.fund({ accountId: id, amount: micro(amount), kind: 'topup', reference: `pay ${id}` });
}
