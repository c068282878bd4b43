import type { Log } from './log.ts'

const everyMs = 60_000

/**
 * Returns a function that logs errors which may repeat for as long as something is away: the first of a kind at once,
 * the following ones as one line a minute with their `count`. Errors are of one kind when they have the same code, or
 * else message.
 */
export function logRepeated(log: Log, sentence: string): (err: unknown) => void {
  const held = new Map<string, { count: number; err: unknown }>()

  const tellLater = (kind: string) => {
    held.set(kind, { count: 0, err: null })
    setTimeout(() => {
      const since = held.get(kind)
      held.delete(kind)
      if (!since?.count) return
      log.error(since, sentence)
      tellLater(kind)
    }, everyMs).unref()
  }

  return (err) => {
    const { code, message } = err as { code?: string; message?: string }
    // The job queue adds the queue and its worker to the message, so each of them would be a kind of its own.
    const kind = String(code ?? message).replace(/ \(Queue: .*\)$/, '')
    const since = held.get(kind)
    if (since) return void held.set(kind, { count: since.count + 1, err })
    log.error({ err }, sentence)
    tellLater(kind)
  }
}
