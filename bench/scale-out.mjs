/**
 * One and two server processes over one PostgreSQL: charts asked for by many accounts and by one, so that the row of one wallet is contended or not, and free ones beside
 * them, which touch no account, but are counted by address. Told are requests a second, and what a request costs in processor time of the servers, of PostgreSQL and of the load, since all
 * of them share this machine. The ledger is measured once more without chart and HTTP, for there the row shows. Then one process is killed under load, and the books are checked.
 */
import { randomBirths } from './harness/random.mjs';
import { groupOfRoutes } from './harness/routes.mjs';
import { CHART, CONNECTIONS, ledgerLanes, MANY, measureLanes } from './scale-out-lanes.mjs';
import { openBooks, openDatabase, shoot, startServer } from './scale-out-world.mjs';

/** Statements that are told. */
const TOLD_STATEMENTS = 8;

export const subject = {
  name: 'scale-out',
  title: 'Several processes over one PostgreSQL',
  async run({ quick, random }) {
    const database = await openDatabase();
    if (database === null) return [missing('PostgreSQL is not installed (Debian: postgresql)')];
    const servers = [];
    try {
      const books = await openBooks(database.url);
      const accounts = Array.from({ length: MANY }, (_, i) => `acc_${i}`);
      const keys = [];
      for (const account of accounts) keys.push(await books.account(account));
      for (let i = 0; i < 2; i += 1) servers.push(await startServer(database.url));
      const pace = quick ? { warmSeconds: 4, seconds: 1.5, rounds: 1 } : { warmSeconds: 12, seconds: 3, rounds: 4 };
      const world = { database, servers, bodies: bodiesOf(random()), ...pace };
      const lanes = await measureLanes(world, keys);
      const connections = await database.admin("select count(*) from pg_stat_activity where usename = 'khagol'");
      const charges = await ledgerLanes(world, accounts);
      const death = await killOne(world, keys);
      const said = [
        `connections of two processes and this one: ${connections}`,
        ...(await dearestStatements(database)),
        ...death,
        await booksAfter(books),
      ];
      await books.close();
      const title = `Charts over HTTP and one PostgreSQL, ${CONNECTIONS} connections, ${world.rounds} rounds of ${world.seconds} s`;
      const alone = `Charges alone, ${CONNECTIONS} callers a process, as many rounds`;
      return [
        { ...groupOfRoutes({ id: 'scale-out', title, lanes }), said },
        { ...groupOfRoutes({ id: 'scale-out/ledger', title: alone, lanes: charges }), unit: 'charges/s' },
      ];
    } finally {
      for (const server of servers) await server.stop();
      await database.stop();
    }
  },
};

/** Bodies of charts that nobody has asked for. */
function bodiesOf(random) {
  return () => randomBirths(1, random)[0];
}

/** One of two processes is killed in the middle of its load: what the callers of each meet. */
async function killOne({ servers, bodies, seconds }, keys) {
  let call = 0;
  const next = () => ({ body: bodies(), key: keys[(call += 1) % keys.length] });
  const [victim, other] = servers;
  const shots = [victim, other].map((server) => shoot(server, CHART, next, { connections: CONNECTIONS / 2, seconds }));
  await new Promise((resolve) => setTimeout(resolve, (seconds * 1000) / 2));
  await victim.kill();
  const [dead, alive] = await Promise.all(shots);
  return [
    `one of two killed under load: its callers had ${dead['2xx']} answers, then nothing; those of the other ${alive['2xx']} answers, ${alive.non2xx + alive.errors} refused or broken, p99 ${alive.latency.p99} ms`,
  ];
}

/** Where PostgreSQL's time went, by statement. */
async function dearestStatements({ admin }) {
  const rows = await admin(
    `select calls, round(total_exec_time::numeric / calls * 1000), round(100 * total_exec_time / sum(total_exec_time) over ()),
       left(regexp_replace(query, '\\s+', ' ', 'g'), 60)
     from pg_stat_statements where calls > 100 and query not ilike '%pg_stat%' order by total_exec_time desc limit ${TOLD_STATEMENTS}`,
  );
  const lines = rows.split('\n').map((row) => {
    const [calls, us, share, ...query] = row.split('|');
    return `  ${share.padStart(3)} %  ${us.padStart(6)} µs a call  ${calls.padStart(7)} calls  ${query.join('|')}`;
  });
  return ['where PostgreSQL’s time went (on the wall, waiting for rows and disk included):', ...lines];
}

async function booksAfter(books) {
  const { faults, transfers, pendingHolds } = await books.verify();
  if (faults.length > 0) process.exitCode = 1;
  return `books: ${transfers} transfers, ${faults.length} faults, ${pendingHolds} holds of the killed process, which expire with their lease`;
}

function missing(reason) {
  return {
    id: 'scale-out',
    title: 'Several processes over one PostgreSQL',
    unit: '',
    rows: [],
    said: [`not run: ${reason}`],
  };
}
