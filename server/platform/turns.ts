import { Problem } from '@filao/domain/kernel/problem'

/** Limits of running and waiting work, in all and for one group. `resource` names it in the metrics. */
type TurnLimits = {
  resource?: string
  atOnce: number
  perGroup: number
  waiting: number
  waitingPerGroup: number
  /** The longest wait; unlimited when absent. */
  timeoutMs?: number
  /** Slots that are only open to groups whose work took less than `busyMs` lately. */
  spare?: { slots: number; busyMs: number }
  /**
   * While others wait, a slot rests as long as its work took, at most so long: a queue of such work leaves half of the
   * processor to everything else.
   */
  longestRestMs?: number
  /**
   * Tells the groups that one sender can have any number of, such as network addresses. They get every other slot while
   * other groups wait too, so that new ones without end keep no company waiting.
   */
  isStranger?: (group: string) => boolean
  /** The slots that strangers may take in all; every one when absent. */
  strangersAtOnce?: number
}

/**
 * Runs work for a group (a company, a network address) when its turn comes. Throws `unavailable` with a Retry-After
 * when too much waits already or the wait was too long, and the signal's reason when `signal` is aborted before the
 * work began.
 */
export type Turns = <Result>(group: string, work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>

/** The numbers of each named resource of this process. */
const counted = new Map<string, () => { running: number; waiting: number }>()

/** Lists the work that runs and waits for each named resource. */
export function turnNumbers(): [string, { running: number; waiting: number }][] {
  return [...counted].map(([resource, numbers]) => [resource, numbers()])
}

type Waiting = { start: () => void; refuse: () => void; group: string; since: number }
type Queues = Map<string, Waiting[]>

/** The party of all strangers; every other group is a party of its own. */
const strangers = 'strangers'

/**
 * Shares a limited resource between groups. Each runs at most `perGroup` pieces of work at once, and a free slot goes
 * to the waiting group whose work took the least time lately. Strangers get every other free slot while companies wait
 * too; among strangers the order of arrival counts, and each waits longer by what its own work took lately. When the
 * queue is full, a piece of a group that uses more than the newcomer is refused instead of the newcomer.
 */
export function inTurns(limits: TurnLimits): Turns {
  const { resource, atOnce, perGroup, waiting, waitingPerGroup, timeoutMs, spare, longestRestMs = 0 } = limits
  const isStranger = limits.isStranger ?? (() => false)
  const running = new Map<string, number>()
  const queues: Queues = new Map()
  const spent = timeSpent()
  const displacedBy = displacement(queues, spent.by, isStranger)
  let runningInAll = 0
  let waitingInAll = 0
  let strangersRunning = 0
  let wasStrangersTurn = false

  const runningOf = (group: string) => running.get(group) ?? 0
  const slotsFor = (group: string) =>
    spare && spent.by(isStranger(group) ? strangers : group) >= spare.busyMs
      ? Math.max(1, atOnce - spare.slots)
      : atOnce
  const hasSlot = (group: string) =>
    runningInAll < slotsFor(group) &&
    runningOf(group) < perGroup &&
    (!isStranger(group) || strangersRunning < (limits.strangersAtOnce ?? atOnce))

  const take = (group: string) => {
    wasStrangersTurn = isStranger(group)
    if (wasStrangersTurn) strangersRunning++
    runningInAll++
    running.set(group, runningOf(group) + 1)
  }

  const giveBack = (group: string, ms: number) => {
    runningInAll--
    if (isStranger(group)) strangersRunning--
    const left = runningOf(group) - 1
    if (left > 0) running.set(group, left)
    else running.delete(group)
    spent.add(group, ms)
    if (isStranger(group)) spent.add(strangers, ms)
    startNext()
  }

  const dueTime = (group: string) => (queues.get(group)?.[0]?.since ?? 0) + spent.by(group)
  const goesBefore = (one: string, other: string) => {
    if (isStranger(one) !== isStranger(other)) return isStranger(one) !== wasStrangersTurn
    return isStranger(one) ? dueTime(one) < dueTime(other) : spent.by(one) < spent.by(other)
  }

  const startNext = () => {
    for (;;) {
      const ready = [...queues.keys()].filter(hasSlot)
      if (ready.length === 0) return
      const group = ready.reduce((first, one) => (goesBefore(one, first) ? one : first))
      const [next, ...rest] = queues.get(group) ?? []
      // A group that was served goes to the end of the round.
      queues.delete(group)
      if (rest.length > 0) queues.set(group, rest)
      waitingInAll--
      take(group)
      next?.start()
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
    if ((queues.get(group)?.length ?? 0) >= waitingPerGroup) throw busy()
    if (waitingInAll >= waiting) {
      const displaced = displacedBy(group)
      if (displaced === null) throw busy()
      queues.get(displaced)?.at(-1)?.refuse()
    }
    return untilTurn(group, { timeoutMs, signal, leave }, (one) => {
      queues.set(group, [...(queues.get(group) ?? []), one])
      waitingInAll++
    })
  }

  if (resource) counted.set(resource, () => ({ running: runningInAll, waiting: waitingInAll }))
  return async (group, work, signal) => {
    signal?.throwIfAborted()
    if (hasSlot(group)) take(group)
    else await waitForTurn(group, signal)
    const start = performance.now()
    try {
      return await work()
    } finally {
      const ms = performance.now() - start
      const restMs = waitingInAll > 0 ? Math.min(ms, longestRestMs) : 0
      if (restMs > 0) setTimeout(giveBack, restMs, group, ms).unref()
      else giveBack(group, ms)
    }
  }
}

/** Returns the group whose last piece of work gives way to a newcomer to the full queue; null when none uses more. */
function displacement(queues: Queues, spentBy: (name: string) => number, isStranger: (group: string) => boolean) {
  const partyOf = (group: string) => (isStranger(group) ? strangers : group)
  const shareOf = (name: string, of: Queues) => ({ length: of.get(name)?.length ?? 0, ms: spentBy(name) })
  const longestOf = (of: Queues): string =>
    [...of.keys()].reduce((most, one) => {
      const [a, b] = [shareOf(one, of), shareOf(most, of)]
      return a.length > b.length || (a.length === b.length && a.ms >= b.ms) ? one : most
    })

  /**
   * Returns true when the first has more waiting than the second would have with one more; or as many, and used more.
   */
  const isHeavier = (one: string, other: string, of: Queues): boolean => {
    const [a, b] = [shareOf(one, of), shareOf(other, of)]
    return a.length > b.length + 1 || (a.length === b.length + 1 && a.ms > b.ms)
  }

  return (group: string): string | null => {
    const party = partyOf(group)
    const parties = Map.groupBy([...queues.values()].flat(), (one) => partyOf(one.group))
    const crowd = new Map([...queues].filter(([one]) => isStranger(one)))
    const heaviest = longestOf(parties)
    const isOtherParty = isHeavier(heaviest, party, parties)
    if (!isOtherParty && (party !== strangers || crowd.size === 0)) return null
    const longest = isOtherParty && heaviest !== strangers ? heaviest : longestOf(crowd)
    return isOtherParty || isHeavier(longest, group, crowd) ? longest : null
  }
}

type Wait = { timeoutMs: number | undefined; signal: AbortSignal | undefined; leave: (one: Waiting) => void }

/** Waits in the queue that `enter` appends to, until the turn has come, the wait was too long, or the signal aborts. */
function untilTurn(group: string, { timeoutMs, signal, leave }: Wait, enter: (one: Waiting) => void): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abandon)
    }
    const start = () => {
      settle()
      resolve()
    }
    const giveUp = (reason: unknown) => {
      settle()
      leave(one)
      reject(reason)
    }
    const refuse = () => giveUp(busy())
    const one = { group, start, refuse, since: performance.now() }
    const abandon = () => giveUp(signal?.reason)
    const timer = timeoutMs === undefined ? undefined : setTimeout(refuse, timeoutMs)
    signal?.addEventListener('abort', abandon, { once: true })
    enter(one)
  })
}

/** The time after which work counts half, and the number of groups that are remembered. */
const halfLifeMs = 60_000
const mostGroups = 2000

/** Measures the time that the work of each group took lately, in milliseconds; older work counts less and less. */
function timeSpent() {
  const entries = new Map<string, { ms: number; at: number }>()
  const by = (group: string): number => {
    const entry = entries.get(group)
    return entry ? entry.ms * 2 ** ((entry.at - performance.now()) / halfLifeMs) : 0
  }
  const add = (group: string, ms: number) => {
    // Work too short for the clock counts too, so that equal groups still alternate.
    const entry = { ms: by(group) + Math.max(1, ms), at: performance.now() }
    entries.delete(group)
    entries.set(group, entry)
    const [oldest] = entries.keys()
    if (entries.size > mostGroups && oldest !== undefined) entries.delete(oldest)
  }
  return { by, add }
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
