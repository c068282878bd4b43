import { type Hit, hitNearest } from '@filao/domain/planning/hits'
import type { Scale } from '@filao/domain/planning/scale'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { BoardHandle } from '../board/board-handle.ts'

type Options = {
  hits: readonly Hit[]
  text: string
  handle: BoardHandle | null
  period: Scale['period']
  now: number
}

/**
 * Returns the current hit and scrolls it into view when it changes: at first the one nearest to the visible period. It
 * stays the same while more months load more hits.
 */
export function useHit({ hits, text, handle, period, now }: Options) {
  const [chosen, setChosen] = useState<{ text: string; key: string } | null>(null)
  const known = chosen?.text === text ? hits.findIndex(({ key }) => key === chosen.key) : -1
  const at = Math.max(known < 0 ? hitNearest(hits, period, now) : known, 0)
  const hit = hits[at] ?? null
  const { key, rowKey } = hit ?? {}
  const latest = useRef({ hit, period })
  latest.current = { hit, period }
  useEffect(() => {
    if (key === undefined || rowKey === undefined || !handle) return
    const { hit, period } = latest.current
    // Shows all of a bar that fits, and the start of one that does not.
    if (hit?.time) handle.scrollTo(rowKey, hit.time.end)
    handle.scrollTo(rowKey, hit?.time ? shownFrom(hit.time, period) : undefined)
    setChosen({ text, key })
  }, [handle, text, key, rowKey])
  const goTo = useCallback(
    (index: number) => {
      const next = hits[index]
      if (next) setChosen({ text, key: next.key })
    },
    [hits, text],
  )
  return { at, hit, goTo }
}

/** Returns the start of a hit; if it began before the shown period, the start of that period. */
function shownFrom({ start, end }: NonNullable<Hit['time']>, period: Scale['period']): number {
  return start < period.start && end > period.start ? period.start : start
}
