/**
 * Waits until the browser has nothing else to do, and for the network where no worker keeps the code: what is loaded
 * then is not worth a screen, and the browser would remember a failure.
 */
export async function whenIdle(): Promise<void> {
  await new Promise((done) => {
    // Safari has no `requestIdleCallback`.
    if (window.requestIdleCallback) window.requestIdleCallback(done)
    else setTimeout(done, 200)
  })
  if (!navigator.onLine && !navigator.serviceWorker?.controller)
    await new Promise((done) => window.addEventListener('online', done, { once: true }))
}
