/** Every proof of this folder with its words, the fewer ones of a quick run, and what it promises. Order: money first, quick before slow. */

/**
 * @typedef {object} Proof
 * @property {string} name
 * @property {string} file            in this folder
 * @property {readonly string[]} words
 * @property {readonly string[] | null} quick  null leaves it out of a quick run
 * @property {string} promise
 */

/** @type {readonly Proof[]} */
export const PROOFS = [
  {
    name: 'double-spend',
    file: 'double-spend.mjs',
    words: ['--store', 'all'],
    quick: ['--store', 'all', '--rounds', '10'],
    promise: 'No wallet is overdrawn: of 500 calls at once with money for 100, exactly 100 are granted.',
  },
  ledger('memory', '100000'),
  ledger('sqlite', '10000'),
  ledger('postgres', '2000'),
  {
    name: 'replay',
    file: 'replay.mjs',
    words: ['--store', 'all'],
    quick: ['--store', 'all', '--keys', '20'],
    promise: 'One idempotency key is one charge and one answer, however many identical calls run at once.',
  },
  {
    name: 'crash-points',
    file: 'crash-points.mjs',
    words: ['--store', 'all'],
    quick: ['--store', 'all'],
    promise: 'A call cut off at any point is charged once or not at all, and never without an answer its key fetches.',
  },
  {
    name: 'kill',
    file: 'kill.mjs',
    words: ['--store', 'all', '--cycles', '200'],
    quick: ['--store', 'sqlite', '--cycles', '20'],
    promise: 'No acknowledged charge is lost and none is doubled when the server is killed again and again under load.',
  },
  {
    name: 'pg-fail',
    file: 'pg-fail.mjs',
    words: [],
    quick: ['--restarts', '2'],
    promise: 'The same holds when PostgreSQL crashes and its connections are cut.',
  },
  {
    name: 'shutdown',
    file: 'shutdown.mjs',
    words: ['--times', '50'],
    quick: ['--times', '5'],
    promise: 'A server that is told to stop answers what it accepted, leaves no money set aside, and is gone in time.',
  },
  {
    name: 'ssrf',
    file: 'ssrf.mjs',
    words: [],
    quick: [],
    promise: 'No packet goes to a hostile address, by whatever name, redirect or second answer.',
  },
  {
    name: 'webhook-schedule',
    file: 'webhook-schedule.mjs',
    words: ['--store', 'all'],
    quick: ['--store', 'all', '--rounds', '1'],
    promise: 'A failed delivery is tried again at the published times, four times in all.',
  },
  {
    name: 'webhook-flap',
    file: 'webhook-flap.mjs',
    words: [],
    quick: ['--events', '500', '--kills', '5'],
    promise: 'No event is lost, and none is told twice but after a crash or a timeout.',
  },
  {
    name: 'webhook-slow',
    file: 'webhook-slow.mjs',
    words: ['--store', 'all'],
    quick: ['--store', 'memory', '--seconds', '10'],
    promise: 'A receiver that hangs holds up nobody else.',
  },
  {
    name: 'licence',
    file: 'licence.mjs',
    words: ['--store', 'all'],
    quick: ['--store', 'sqlite', '--tries', '500'],
    promise:
      'A licence is changed once whatever dies, its key is told once, and its door is there for the operator alone.',
  },
  {
    name: 'erase',
    file: 'erase.mjs',
    words: ['--store', 'all'],
    quick: ['--store', 'sqlite'],
    promise: 'An erasure cut off anywhere is finished, with one receipt, and no link opens anything after it.',
  },
  {
    name: 'fuzz',
    file: 'fuzz.mjs',
    words: [],
    quick: ['--cases', '1000'],
    promise: 'Whatever arrives is answered in JSON with a documented status and code, and nothing refused is charged.',
  },
  {
    name: 'wire',
    file: 'wire.mjs',
    words: [],
    quick: ['--bytes', '200', '--slow', '100', '--rounds', '1'],
    promise: 'Malformed, smuggled and slow requests are refused in our own shape and hold up nobody.',
  },
  {
    name: 'reports',
    file: 'reports.mjs',
    words: [],
    quick: ['--languages', 'turn'],
    promise: 'A report is the same bytes twice, whole to outside programs, and its words come back in every script.',
  },
  {
    name: 'answers',
    file: 'answers.mjs',
    words: [],
    quick: ['--charts', '12', '--lies', '2'],
    promise:
      'Every claim and rule of an answer holds by another reckoning and has its source, and of a hundred lies at most two pass the gate.',
  },
  {
    name: 'packages',
    file: 'packages.mjs',
    words: [],
    quick: ['--quick'],
    promise:
      'The packed packages work where they are installed, and a chart is the same bytes on every runtime that there is.',
  },
  {
    name: 'mutants',
    file: 'mutants.mjs',
    words: [],
    quick: null,
    promise: 'The tests have teeth: each planted fault is caught by a test that was named before.',
  },
];

function ledger(store, ops) {
  return {
    name: `ledger-${store}`,
    file: 'ledger.mjs',
    words: ['--store', store],
    quick: ['--store', store, '--ops', ops],
    promise: `No micro-dollar is made or lost in the ${store} ledger: random lives beside a plain model.`,
  };
}
