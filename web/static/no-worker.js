// Is served as /sw.js where SERVICE_WORKER is off: takes the place of the worker that browsers have, deletes what was
// kept on the device, and removes itself.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('filao-')) await caches.delete(name)
  await self.registration.unregister()
}
