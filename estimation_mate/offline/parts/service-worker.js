// Keeps one whole version of the app on the device and answers with it, online or not. A version
// is kept under its name as a whole, each file checked by its hash, so that two never mix. A new
// one waits until the page asks it to take over, and refuses as long as another tab is open.

const VERSION = "{version}";
const FILES = {files};

const HERE = new URL("./", location).href;
const OURS = `estimation-mate ${new URL(HERE).pathname} `;
const CACHE = OURS + VERSION;
const MANIFEST = "files.json";

const sameAsBefore = async (path, hash) => {
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === CACHE) continue;
    const before = await caches.open(name);
    const known = await (await before.match(HERE + MANIFEST))?.json();
    if (known?.[path] === hash) return before.match(HERE + path);
  }
  return undefined;
};

const fetched = async (path, hash) => {
  const options = { cache: "no-cache", integrity: hash };
  const answer = await fetch(HERE + path, options);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
};

const keep = async () => {
  const cache = await caches.open(CACHE);
  for (const [path, hash] of Object.entries(FILES)) {
    if (await cache.match(HERE + path)) continue;
    const answer = (await sameAsBefore(path, hash)) ?? (await fetched(path, hash));
    await cache.put(HERE + path, answer);
  }
  await cache.put(HERE + MANIFEST, new Response(JSON.stringify(FILES)));
};

const forget = async () => {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
};

const answered = async (request) => {
  const url = new URL(request.url);
  const path = url.origin + url.pathname;
  const page = request.mode === "navigate" && (path === HERE || path === `${HERE}index.html`);
  const cache = await caches.open(CACHE);
  return (await cache.match(page ? HERE : path)) ?? fetch(request);
};

self.addEventListener("install", (event) => event.waitUntil(keep()));

self.addEventListener("activate", (event) =>
  event.waitUntil(forget().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(HERE)) event.respondWith(answered(event.request));
});

self.addEventListener("message", async ({ data }) => {
  if (data !== "take over") return;
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.filter(({ url }) => url.startsWith(HERE)).length <= 1) await self.skipWaiting();
});
