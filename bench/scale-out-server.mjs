/**
 * One of the processes of scale-out.mjs: the built server, whole, on the store in its environment. Tells its parent where it is, and when asked, how much processor time
 * it has used, in microseconds. It goes with its parent.
 */
import { serve } from '../packages/server/dist/serve/node.js';

process.once('disconnect', () => process.exit(1));
// Every line of the log is made as in production; whoever reads it is not measured.
const running = await serve({ environment: process.env, say: () => undefined, logTo: () => undefined });
process.on('message', async (word) => {
  if (word === 'stop') {
    await running.stop();
    process.exit(0);
  }
  const { user, system } = process.cpuUsage();
  process.send({ usedUs: user + system });
});
process.send({ url: running.url });
