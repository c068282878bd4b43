import type { Hit } from '@filao/domain/planning/hits'
import { useEffect, useState } from 'react'
import type { BoardHandle } from './board/board-handle.ts'

/** Which of the hits is shown: the first at first, brought into view as it changes. */
export function useHit(hits: readonly Hit[], text: string, handle: BoardHandle | null) {
  const [chosen, setChosen] = useState<{ text: string; key: string } | null>(null)
  const known = chosen?.text === text ? hits.findIndex(({ key }) => key === chosen.key) : 0
  const at = Math.max(known, 0)
  const hit = hits[at] ?? null
  const { key, rowKey, at: time } = hit ?? {}
  useEffect(() => {
    if (key !== undefined && rowKey !== undefined) handle?.scrollTo(rowKey, time ?? undefined)
  }, [handle, key, rowKey, time])
  const goTo = (index: number) => {
    const next = hits[index]
    if (next) setChosen({ text, key: next.key })
  }
  return { at, hit, goTo }
}
