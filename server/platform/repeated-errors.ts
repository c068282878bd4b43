import type { Log } from './log.ts'

const everyMs = 60_000

/** Writes a line of the log; `count` is set where the line stands for several. */
type Write = (repeated: { count?: number }) => void

/** Writes the first line of a kind at once, and those that follow as one line a minute with their count. */
type Damped = (kind: string, write: Write) => void

const dampers = new WeakMap<object, Damped>()

/** Writes a line of a log that may repeat for as long as something is away or busy. */
export function writeDamped(log: object, kind: string, write: Write): void {
  const damped = dampers.get(log) ?? dampedLines()
  dampers.set(log, damped)
  damped(kind, write)
}

function dampedLines(): Damped {
  const held = new Map<string, { count: number; write: Write | null }>()

  const logLater = (kind: string) => {
    held.set(kind, { count: 0, write: null })
    setTimeout(() => {
      const since = held.get(kind)
      held.delete(kind)
      if (!since?.write) return
      since.write({ count: since.count })
      logLater(kind)
    }, everyMs).unref()
  }

  return (kind, write) => {
    const since = held.get(kind)
    if (since) return void held.set(kind, { count: since.count + 1, write })
    write({})
    logLater(kind)
  }
}

/**
 * Returns a function that logs errors of one kind as `dampedLines` does. Errors are of one kind when they have the same
 * code, or else message.
 */
export function logRepeated(log: Log, sentence: string): (err: unknown) => void {
  const damped = dampedLines()
  return (err) => damped(kindOf(err), (repeated) => log.error({ ...repeated, err }, sentence))
}

/** Returns the cause of an error, the same for each of its repetitions. */
export function kindOf(err: unknown): string {
  const { code, message, cause } = err as { code?: string; message?: string; cause?: { code?: string } }
  // The job queue adds the queue and its worker to the message, so each of them would be a kind of its own.
  return String(cause?.code ?? code ?? message).replace(/ \(Queue: .*\)$/, '')
}
