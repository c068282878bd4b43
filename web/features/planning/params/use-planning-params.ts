import type { BoardView } from '@filao/domain/access/board-view.schema'
import { defaultView } from '@filao/domain/planning/scale'
import { useCallback, useMemo } from 'react'
import { useSession } from '#session/session'
import { useQueryParams } from '#ui/url-param'
import { lateViewChoice } from './late-view-choice.ts'
import { type ChangeParams, type PlanningParams, readParams, writeParams } from './planning-params.ts'

/**
 * Reads the URL's parameters and replaces them in place: going back leaves the planning instead of undoing filters. A
 * view that the user chooses is stored with their account, and is the one in which the board opens next.
 */
export function usePlanningParams(): [PlanningParams, ChangeParams] {
  const [search, changeQuery] = useQueryParams()
  const { boardView } = useSession().user
  const lastView = boardView ?? defaultView
  const written = search.toString()
  const params = useMemo(() => readParams(new URLSearchParams(written), lastView), [written, lastView])
  const change: ChangeParams = useCallback(
    (requested) => {
      const view = typeof requested === 'function' ? undefined : requested.view
      if (view) storeChoice(view)
      changeQuery((query) => {
        const last = readParams(query, lastView)
        const { free, ...part } = typeof requested === 'function' ? requested(last) : requested
        // A chosen view stays in the URL: the answer to an earlier choice may still change the default.
        const isNamed = view !== undefined || query.has('view')
        return writeParams({ ...last, ...part, free: { ...last.free, ...free } }, isNamed ? null : lastView)
      })
    },
    [changeQuery, lastView],
  )
  return [params, change]
}

/** A failed write changes nothing on the screen: the URL names the chosen view. */
function storeChoice(view: BoardView): void {
  lateViewChoice
    .fetch()
    .then(({ storeView }) => storeView(view))
    .catch(() => undefined)
}
