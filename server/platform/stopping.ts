import type { Log } from './log.ts'

/** Containers are killed ten seconds after they were told to stop. */
const patienceMs = 9000
/** npm repeats a signal that a terminal or a service manager has sent to the whole group already. */
const echoMs = 1000

/**
 * Ends the process in order, through `stop`, when a signal asks for it or after a defect. By force where that takes longer than
 * nine seconds, or when somebody asks a second time.
 */
export function stopInOrder(log: Log, stop: () => Promise<void>): void {
  let askedAt: number | null = null
  const end = (code: number) => {
    askedAt = performance.now()
    setTimeout(() => {
      log.error(`not stopped within ${patienceMs / 1000} seconds: ended by force`)
      process.exit(1)
    }, patienceMs)
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
}
