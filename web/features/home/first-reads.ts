import { getHome } from '@filao/domain/planning/contract'
import { listDeadlines } from '@filao/domain/upkeep/contract'
import { dueStates } from '@filao/domain/upkeep/deadline'
import { urlOf } from '#api/input'
import type { FirstReads } from '#app/screen'

/** The figures, and the notice of deadlines. */
export const homeReads: FirstReads = ({ id }) => [
  urlOf(getHome.path, { params: { companyId: id } }),
  urlOf(listDeadlines.path, { params: { companyId: id }, query: { state: dueStates.join(',') } }),
]
