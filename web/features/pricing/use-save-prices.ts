import type { PriceLine } from '@filao/domain/pricing/price-line.schema'
import { type Dispatch, useRef, useState } from 'react'
import { useAction } from '#api/action'
import { cache } from '#api/cache'
import { send } from '#api/call'
import { listAgencies, listCategories, listPrices, putPrices } from '#api/calls'
import { isProblem } from '#api/problem'
import { query } from '#api/read'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { isSameList } from './grid/merge.ts'
import { duplicatesOf, type Grid, type GridAction, toLines } from './grid/price-grid.ts'

/**
 * Saves the price list. One with duplicates is refused, and counted; one that a colleague has changed meanwhile is
 * merged and shown first, so that neither loses a price.
 */
export function useSavePrices(grid: Grid, dispatch: Dispatch<GridAction>) {
  const { companyId } = useSession()
  const toast = useToast()
  const [refused, setRefused] = useState(0)
  const [isReading, setIsReading] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const put = useAction(putPrices)
  const latest = useRef(grid.rows)
  latest.current = grid.rows
  const params = { companyId }
  const write = async () => {
    const { body, headers } = await send(listPrices, { params })
    if (!isSameList(body as PriceLine[], grid.base)) return dispatch({ do: 'merge', lines: body as PriceLine[] })
    const version = headers.get('ETag')
    const saved = await put.mutateAsync({ params, body: toLines(grid.rows), ...(version && { ifMatch: version }) })
    // Changes typed during the save stay, to be saved next.
    dispatch({ do: latest.current === grid.rows ? 'saved' : 'merge', lines: saved })
    toast.saved()
  }
  const save = async () => {
    if (isReading) return
    setFailure(null)
    if (duplicatesOf(grid.rows).size > 0) return setRefused(refused + 1)
    setRefused(0)
    setIsReading(true)
    await write().catch(async (problem: unknown) => {
      setFailure(problem)
      if (isProblem(problem, 'not_found')) await readPlaces(companyId)
    })
    setIsReading(false)
  }
  return { save: () => void save(), pending: isReading, failure, refused }
}

/** Reads the agencies and categories again, after a refusal of prices for one that was deleted. */
async function readPlaces(companyId: number): Promise<void> {
  const input = { params: { companyId } }
  const keys = [query(listAgencies, input).queryKey, query(listCategories, input).queryKey]
  await Promise.all(keys.map((queryKey) => cache.refetchQueries({ queryKey, exact: true })))
}
