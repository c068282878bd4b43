import type { Log } from './log.ts'

/** The time that a stop may take, in milliseconds. Containers are killed ten seconds after the stop signal. */
const timeoutMs = 9000
/**
 * The time in milliseconds in which a second signal is a repetition: npm repeats one that the whole process group has
 * already received.
 */
const echoMs = 1000

/**
 * Ends the process in order, through `stop`, on a signal or after a defect. Ends it by force when that takes longer
 * than nine seconds and the wanted delay, or on a second signal. Returns a function that says whether the end has
 * begun.
 */
export function stopInOrder(log: Log, stop: () => Promise<void>, delayMs = 0): () => boolean {
  const limitMs = timeoutMs + delayMs
  let askedAt: number | null = null
  const end = (code: number) => {
    askedAt = performance.now()
    setTimeout(() => {
      log.error(`not stopped within ${limitMs / 1000} seconds: ended by force`)
      process.exit(1)
    }, limitMs)
    void stop().finally(() => process.exit(code))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const) {
    process.on(signal, () => {
      if (askedAt === null) end(0)
      else if (performance.now() - askedAt > echoMs) process.exit(1)
    })
  }
  for (const defect of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(defect, (err: unknown) => {
      log.fatal({ err }, 'stopping after a defect')
      if (askedAt === null) end(1)
    })
  }
  return () => askedAt !== null
}
