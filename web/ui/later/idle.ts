/** Resolves once the page shows something. A hidden page paints nothing. */
const firstPaint = new Promise<void>((done) => {
  setTimeout(done, 2000)
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) done()
  }).observe({ type: 'paint', buffered: true })
})

/**
 * Waits until the browser has painted the first screen and has nothing else to do, and for the network where no worker
 * keeps the code: what is loaded then is not worth a screen, and the browser would remember a failure.
 */
export async function whenIdle(): Promise<void> {
  await firstPaint
  await new Promise((done) => {
    // Safari has no `requestIdleCallback`.
    if (window.requestIdleCallback) window.requestIdleCallback(done)
    else setTimeout(done, 200)
  })
  if (!navigator.onLine && !navigator.serviceWorker?.controller)
    await new Promise((done) => window.addEventListener('online', done, { once: true }))
}
