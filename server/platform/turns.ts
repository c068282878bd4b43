import { Problem } from '@filao/domain/kernel/problem'

/**
 * Limits of running and waiting work, in all and for one group; `patienceMs` is the longest wait, unlimited when
 * absent.
 */
type TurnLimits = {
  atOnce: number
  perGroup: number
  waiting: number
  waitingPerGroup: number
  patienceMs?: number
}

/**
 * Runs work for a group (a company, a network address) when its turn comes. Throws `unavailable` with a Retry-After when
 * too much waits already or the wait was too long, and the signal's reason when `signal` is aborted before the work began.
 */
export type Turns = <Result>(group: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>

type Waiting = { start: () => void; group: string }

/**
 * Shares a limited resource between groups: each runs at most `perGroup` pieces of work at once, and free slots go in
 * turn to the waiting groups, so that a long queue of one group delays no other.
 */
export function inTurns({ atOnce, perGroup, waiting, waitingPerGroup, patienceMs }: TurnLimits): Turns {
  const running = new Map<string, number>()
  const queues = new Map<string, Waiting[]>()
  let runningInAll = 0
  let waitingInAll = 0

  const runningOf = (group: string) => running.get(group) ?? 0
  const hasPlace = (group: string) => runningInAll < atOnce && runningOf(group) < perGroup

  const take = (group: string) => {
    runningInAll++
    running.set(group, runningOf(group) + 1)
  }

  const giveBack = (group: string) => {
    runningInAll--
    const left = runningOf(group) - 1
    if (left > 0) running.set(group, left)
    else running.delete(group)
    startNext()
  }

  /** Starts the first of each group that may run. A group that was served goes to the end of the round. */
  const startNext = () => {
    for (const [group, queue] of [...queues]) {
      if (!hasPlace(group)) continue
      const next = queue.shift()
      queues.delete(group)
      if (queue.length > 0) queues.set(group, queue)
      if (!next) continue
      waitingInAll--
      take(group)
      next.start()
    }
  }

  const leave = (one: Waiting) => {
    const queue = queues.get(one.group)
    const index = queue?.indexOf(one) ?? -1
    if (!queue || index < 0) return
    queue.splice(index, 1)
    waitingInAll--
    if (queue.length === 0) queues.delete(one.group)
  }

  const waitForTurn = (group: string, signal: AbortSignal | undefined) => {
    const queue = queues.get(group) ?? []
    if (waitingInAll >= waiting || queue.length >= waitingPerGroup) throw busy()
    return new Promise<void>((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', abandon)
      }
      const start = () => {
        settle()
        resolve()
      }
      const one = { group, start }
      const giveUp = (reason: unknown) => {
        settle()
        leave(one)
        reject(reason)
      }
      const abandon = () => giveUp(signal?.reason)
      const timer = patienceMs === undefined ? undefined : setTimeout(() => giveUp(busy()), patienceMs)
      signal?.addEventListener('abort', abandon, { once: true })
      queue.push(one)
      queues.set(group, queue)
      waitingInAll++
    })
  }

  return async (group, work, signal) => {
    signal?.throwIfAborted()
    if (hasPlace(group)) take(group)
    else await waitForTurn(group, signal)
    try {
      return await work()
    } finally {
      giveBack(group)
    }
  }
}

const tooManyWaiting = {
  fr: 'Trop de demandes attendent déjà leur tour. Réessayez dans quelques secondes.',
  en: 'Too many requests are already waiting. Try again in a few seconds.',
}

function busy(): Problem {
  return new Problem('unavailable', tooManyWaiting, { retryAfterSeconds: 5 })
}

/** Returns true for the refusal of a full queue, which is no failure: a flood must not fill the log with stacks. */
export function isBusy(error: unknown): boolean {
  return error instanceof Problem && error.sentence === tooManyWaiting
}
