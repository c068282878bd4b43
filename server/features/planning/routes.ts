import { getCounter, getHome, getPlanning } from '@filao/domain/planning/contract'
import type { Serve } from '#platform/http/serve'
import { loadBoard } from './board.ts'
import { loadCounter } from './counter.ts'
import { loadHome } from './home.ts'

/** Serves the home page, the board and the counter. */
export function planningRoutes(serve: Serve): void {
  serve(getHome, async ({ tx, params, now }) => await loadHome(tx, params.companyId, now))

  serve(getPlanning, async ({ tx, params, query, now, language }) =>
    loadBoard(tx, { companyId: params.companyId, query, now, language }),
  )

  serve(getCounter, async ({ tx, params, query, now }) => await loadCounter(tx, params.companyId, query, now))
}
