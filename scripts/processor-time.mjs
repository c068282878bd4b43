// Counts the processor time of this process and of every process below it, from Linux's /proc. Elsewhere there is
// nothing to read, and the count is null.
import { readdirSync, readFileSync } from 'node:fs'

/** Ticks in which Linux reports processor time. */
const ticksPerSecond = 100

/**
 * Watches this process and its descendants. Returns a function that ends the watch and returns the seconds, user and
 * system together, that they have used; a browser's processes count too although nothing waits for them at their end.
 */
export function countProcessorTime() {
  /** Every process that was seen: its ticks, those of the children that it has waited for, and its parent. */
  const seen = new Map()
  const look = () => {
    const processes = readProcesses()
    // The number of a process that has ended is used again, for one that may be nobody's child here.
    const running = new Map(processes.map(({ pid, id }) => [pid, id]))
    for (const found of processes) {
      const parent = seen.get(found.id)?.parent ?? running.get(found.parentPid)
      if (found.pid === process.pid || seen.has(parent)) seen.set(found.id, { ...found, parent })
    }
  }
  look()
  const watch = setInterval(look, 1000)
  watch.unref()
  return () => {
    clearInterval(watch)
    look()
    return seen.size === 0 ? null : Math.round(sum(seen) / ticksPerSecond)
  }
}

/** Adds up what each process has used itself, and what children that were not seen have used. */
function sum(seen) {
  const ofChildren = new Map()
  const running = new Set(readProcesses().map(({ id }) => id))
  for (const [id, { parent, own, waited }] of seen) {
    if (!running.has(id)) ofChildren.set(parent, (ofChildren.get(parent) ?? 0) + own + waited)
  }
  return [...seen].reduce(
    (total, [id, { own, waited }]) => total + own + Math.max(0, waited - (ofChildren.get(id) ?? 0)),
    0,
  )
}

/** Lists the processes in the order in which they started, parents first. */
function readProcesses() {
  return pids()
    .flatMap((pid) => readProcess(pid) ?? [])
    .sort((a, b) => a.startedAt - b.startedAt || a.pid - b.pid)
}

function pids() {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** Reads one process, or null when it has ended meanwhile. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name is in brackets and may hold blanks. The fields after it: state, parent, …, utime (12th), stime and those
    // of the children waited for, …, the start (20th).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number)
    const startedAt = Number(fields[19])
    const own = user + system
    return {
      id: `${pid}/${startedAt}`,
      pid: Number(pid),
      parentPid: Number(fields[1]),
      startedAt,
      own,
      waited: childrenUser + childrenSystem,
    }
  } catch {
    return null
  }
}
