import { savesData } from '#ui/later/saves-data'

/** The pause between two looks for a new version while a tab stays open, and the shortest one. */
const lookMs = 30 * 60_000

/**
 * Starts the service worker, which keeps the code of the screens, and calls back once it has kept that of another
 * version. Not while developing, nor for a user who saves data. Returns a function that stops listening.
 */
export function startWorker(onUpdate: () => void): () => void {
  const workers = navigator.serviceWorker
  if (!import.meta.env.PROD || !workers) return () => {}
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')]
  const hear = ({ data }: MessageEvent<{ entry?: string }>) => {
    if (data.entry && !scripts.some(({ src }) => src.endsWith(`/${data.entry}`))) onUpdate()
  }
  workers.addEventListener('message', hear)
  const loads = new PerformanceObserver((list) => void reportLoaded(workers, list.getEntries()))
  if (!savesData()) void register(workers, loads).catch(() => undefined)
  let lookedAt = Date.now()
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < lookMs) return
    lookedAt = Date.now()
    void workers.getRegistration().then((found) => found?.update().catch(() => undefined))
  }
  const timer = setInterval(look, lookMs)
  document.addEventListener('visibilitychange', look)
  return () => {
    loads.disconnect()
    workers.removeEventListener('message', hear)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Registers the worker, and from then on observes what this tab loads, and has loaded. */
async function register(workers: ServiceWorkerContainer, loads: PerformanceObserver): Promise<void> {
  await workers.register('/sw.js', { updateViaCache: 'none' })
  await workers.ready
  loads.observe({ type: 'resource', buffered: true })
}

/** Names the files that this tab has loaded to the worker, which the browser may have loaded without it. */
async function reportLoaded(workers: ServiceWorkerContainer, loaded: PerformanceEntryList): Promise<void> {
  const urls = loaded.map(({ name }) => new URL(name))
  const assets = urls.filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  const { active } = await workers.ready
  if (assets.length > 0) active?.postMessage({ used: assets.map(({ pathname }) => pathname) })
}
