/**
 * Keeps the page for a visit without a network: every built file is fetched once when a new edition is installed, then served from
 * the store. Anything else, the API above all, goes to the network untouched. The build fills in the edition and the names.
 */

const EDITION = 'EDITION';
const FILES = ['FILES'];
const STORE = `khagol-page-${EDITION}`;
const kept = new Set(FILES.map((file) => new URL(file, self.registration.scope).href));

self.addEventListener('install', (event) => {
  // `reload` passes by the HTTP cache, so that one edition's page never meets another's script.
  const requests = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(
    caches
      .open(STORE)
      .then((store) => store.addAll(requests))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name.startsWith('khagol-page-') && name !== STORE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const address = new URL(event.request.url);
  address.hash = '';
  address.search = '';
  if (event.request.method !== 'GET' || !kept.has(address.href)) return;
  event.respondWith(
    caches
      .open(STORE)
      .then((store) => store.match(address.href))
      .then((answer) => answer ?? fetch(event.request)),
  );
});
