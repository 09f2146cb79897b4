/** A server that is killed in the middle of one change: `node licence-crash.mjs <store> <point> <method> <path> <key> [body]`. */
import { HOME, openOffice, openStoreAt } from './licence-house.mjs';

const [address, point, method, path, key, body] = process.argv.slice(2);
const store = await openStoreAt(address);
const die = () => process.kill(process.pid, 'SIGKILL');
const licences = {
  ...store.licences,
  write: async (deed, work) => {
    const written = await store.licences.write(deed, (before, nowMs) => {
      if (point === 'rules') die();
      return work(before, nowMs);
    });
    if (point === 'written') die();
    return written;
  },
};
const { ask } = await openOffice({ ...store, licences });
await ask(method, `${HOME}${path}`, body === undefined ? undefined : JSON.parse(body), { 'idempotency-key': key });
if (point === 'answered') die();
