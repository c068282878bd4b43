import { listDrawers } from '@filao/domain/cash/contract'
import { getHome } from '@filao/domain/planning/contract'
import { listDeadlines } from '@filao/domain/upkeep/contract'
import { dueStates } from '@filao/domain/upkeep/deadline'
import { urlOf } from '#api/input'
import type { FirstReads } from '#app/screen'

/** The figures, and the notices of deadlines and drawers. */
export const homeReads: FirstReads = ({ id }) => [
  urlOf(getHome.path, { params: { companyId: id } }),
  urlOf(listDrawers.path, { params: { companyId: id } }),
  urlOf(listDeadlines.path, { params: { companyId: id }, query: { state: dueStates.join(',') } }),
]
