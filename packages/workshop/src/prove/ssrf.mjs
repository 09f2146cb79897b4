/**
 * No packet goes where it must not: every hostile address of the corpus is refused at subscription, at delivery and when a file is fetched,
 * with nothing heard by listeners on 127.0.0.1 and [::1]; redirects are not followed; a name that moves is caught; ordinary ones pass.
 *
 * `node packages/workshop/src/prove/ssrf.mjs`. Names are resolved by a stub, so that nothing depends on the network of the day.
 */
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { root } from '../root.mjs';
import { load } from './load.mjs';
import { wordsOf } from './words.mjs';

wordsOf({});
const { openEgress } = await load('packages/server/src/serve/egress/index.ts');
const { hostile, names, ordinary } = JSON.parse(readFileSync(`${root}test/server/egress-hostile.json`, 'utf8'));
const PUBLIC = '93.184.216.34';
const faults = [];

const heard = { v4: 0, v6: 0, redirects: 0 };
const sink4 = createServer((socket) => {
  heard.v4 += 1;
  socket.destroy();
});
const sink6 = createServer((socket) => {
  heard.v6 += 1;
  socket.destroy();
});
const port = await listen(sink4, '127.0.0.1', 0);
await listen(sink6, '::1', port);
const asked = [];
const resolve = async (name) => {
  asked.push(name);
  if (!Object.hasOwn(names, name)) throw new Error('no such name');
  return names[name];
};

// The listeners hear: a target that the operator opened reaches each of them.
const open = openEgress({ allow: `127.0.0.1:${port},[::1]:${port}` });
await open.send(`http://127.0.0.1:${port}/`, {}, '', 2000);
await open.send(`http://[::1]:${port}/`, {}, '', 2000);
if (heard.v4 !== 1 || heard.v6 !== 1) faults.push(`the listeners are deaf: ${JSON.stringify(heard)}`);
Object.assign(heard, { v4: 0, v6: 0 });

const egress = openEgress({ resolve });
const everyone = [
  ...hostile.map((text) => text.replaceAll('{port}', String(port))),
  ...Object.keys(names).map((name) => `https://${name}:${port}/`),
];
for (const url of everyone) {
  const admission = await egress.admit(url);
  if (admission.kind !== 'refused') faults.push(`admitted: ${JSON.stringify(url)}`);
  const sent = await egress.send(url, { 'content-type': 'application/json' }, '{}', 2000);
  if (sent.fault !== 'blocked') faults.push(`sent to: ${JSON.stringify(url)} ${JSON.stringify(sent)}`);
  const fetched = await egress.fetchSmall(url, { bytes: 1000, ms: 2000 });
  if (fetched.fault !== 'blocked') faults.push(`fetched from: ${JSON.stringify(url)} ${JSON.stringify(fetched)}`);
}
if (everyone.length < 150) faults.push(`only ${everyone.length} hostile addresses`);

// A name that was public when it was admitted and is not when it is used; and one whose answer changes between two questions.
let records = [PUBLIC];
const moving = openEgress({ resolve: async () => records });
if ((await moving.admit(`https://moving.example.org:${port}/`)).kind !== 'admitted')
  faults.push('a public name is refused');
for (const next of [['127.0.0.1'], ['::1'], [PUBLIC, '127.0.0.1'], ['127.0.0.1', PUBLIC], ['::ffff:127.0.0.1']]) {
  records = next;
  const sent = await moving.send(`https://moving.example.org:${port}/`, {}, '{}', 2000);
  if (sent.fault !== 'blocked') faults.push(`moved to ${next}: ${JSON.stringify(sent)}`);
}
let questions = 0;
const flickering = openEgress({ resolve: async () => [(questions += 1) % 2 === 1 ? '10.0.0.1' : '127.0.0.1'] });
await flickering.send(`https://flickering.example.org:${port}/`, {}, '{}', 2000);
if (questions !== 1) faults.push(`a name was asked for ${questions} times in one attempt`);

// An opened receiver that points inside with every status that browsers follow.
const places = [
  `http://127.0.0.1:${port}/`,
  `http://[::1]:${port}/`,
  `//127.0.0.1:${port}/`,
  `http://localhost:${port}/`,
  '/again',
];
let redirect = { status: 302, location: '' };
const redirecting = createHttpServer((_, response) => {
  heard.redirects += 1;
  response.writeHead(redirect.status, { location: redirect.location, refresh: `0; url=${redirect.location}` }).end();
});
const redirectPort = await listen(redirecting, '127.0.0.1', 0);
const following = openEgress({ allow: `127.0.0.1:${redirectPort}` });
let redirects = 0;
for (const status of [300, 301, 302, 303, 305, 307, 308])
  for (const location of places) {
    redirect = { status, location };
    redirects += 1;
    const sent = await following.send(`http://127.0.0.1:${redirectPort}/`, {}, '{}', 2000);
    if (sent.status !== status) faults.push(`a redirect of ${status} came back as ${JSON.stringify(sent)}`);
  }
if (heard.redirects !== redirects) faults.push(`${redirects} redirects were asked ${heard.redirects} times`);

for (const [url, found] of Object.entries(ordinary)) {
  const admission = await openEgress({ resolve: async () => found }).admit(url);
  if (admission.kind !== 'admitted') faults.push(`refused: ${url}: ${admission.why}`);
}

await new Promise((done) => setTimeout(done, 200));
if (heard.v4 + heard.v6 > 0) faults.push(`the listeners heard ${heard.v4} and ${heard.v6} connections`);
for (const server of [sink4, sink6, redirecting]) server.close();
console.log(
  `ssrf: ${everyone.length} hostile addresses × subscribe, send, fetch; ${redirects} redirects; 6 moving names; ${Object.keys(ordinary).length} ordinary addresses pass`,
);
console.log(
  `listeners on 127.0.0.1 and [::1] heard ${heard.v4} and ${heard.v6} connections; ${faults.length} faults; nothing is drawn by lot`,
);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
if (faults.length > 0) process.exitCode = 1;

function listen(server, host, at) {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(at, host, () => done(server.address().port));
  });
}
