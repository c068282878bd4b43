import { setTimeout as wait } from 'node:timers/promises'

type Run<Result> = { rested: Promise<void>; next: Promise<Result> | null }

/**
 * Runs a check once for all that ask for the same key. Whoever asks while it runs, or within `restMs` after it, gets
 * the result of one more run, which begins after that rest: it sees all that changed before they asked.
 */
export function sharedChecks<Result>(restMs: number): (key: string, check: () => Promise<Result>) => Promise<Result> {
  const runs = new Map<string, Run<Result>>()
  const begin = (key: string, check: () => Promise<Result>) => {
    const result = check()
    const rest = () => wait(restMs, undefined, { ref: false })
    const run: Run<Result> = { rested: result.then(rest, rest), next: null }
    runs.set(key, run)
    void run.rested.then(() => {
      if (!run.next) runs.delete(key)
    })
    return result
  }
  return (key, check) => {
    const run = runs.get(key)
    if (!run) return begin(key, check)
    run.next ??= run.rested.then(() => begin(key, check))
    return run.next
  }
}
