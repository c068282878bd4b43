import { getHome } from '@filao/domain/planning/contract'
import type { Serve } from '#platform/http/serve'
import { loadHome } from './home.ts'

/** Planning: what is going on and what comes next. */
export function planningRoutes(serve: Serve): void {
  serve(getHome, async ({ tx, params, now }) => await loadHome(tx, params.companyId, now))
}
