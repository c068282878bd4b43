const { promise: frame, resolve: frameIsThere } = Promise.withResolvers<void>()

/** Tells that the frame with the first screen is in the page. What is rendered earlier may be drawn much later. */
export { frameIsThere }

/** Resolves once that frame has been painted. */
export const firstPaint = frame.then(() => new Promise<void>((done) => afterFrames(2, done)))

/** The longest wait for an idle moment, in milliseconds. */
const mostMs = 300

/** Calls back after that many frames, at once in a hidden page, which has none. Returns a function that stops it. */
function afterFrames(count: number, act: () => void): () => void {
  let requested = 0
  const wait = (left: number) => {
    if (left === 0 || document.hidden) act()
    else requested = requestAnimationFrame(() => wait(left - 1))
  }
  wait(count)
  return () => cancelAnimationFrame(requested)
}

/**
 * A frame can be requested while the one before is still being painted: only the third comes after the first was shown.
 */
const frames = 3

/**
 * Calls back once what was drawn last is on the screen and the browser has nothing else to do. Returns a function that
 * calls it off.
 */
export function afterPaint(act: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  const ask = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 1))
  let idle: number | null = null
  const stop = afterFrames(frames, () => {
    idle = ask(act, { timeout: mostMs })
  })
  return () => {
    stop()
    if (idle !== null) (window.cancelIdleCallback ?? clearTimeout)(idle)
  }
}

/**
 * Waits until the first screen is shown and the browser has nothing else to do, and for the network where no worker
 * keeps the code: what is loaded then is not worth a screen, and the browser would remember a failure.
 */
export async function whenIdle(): Promise<void> {
  await frame
  await new Promise<void>((done) => afterPaint(done))
  if (!navigator.onLine && !navigator.serviceWorker?.controller)
    await new Promise((done) => window.addEventListener('online', done, { once: true }))
}
