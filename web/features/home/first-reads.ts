import { listDrawers } from '@filao/domain/cash/contract'
import { getHome } from '@filao/domain/planning/contract'
import { listDeadlines } from '@filao/domain/upkeep/contract'
import { dueStates } from '@filao/domain/upkeep/deadline'
import { readOf } from '#api/input'
import type { FirstReads } from '#session/screen'

/** The figures, and the notices of deadlines and drawers. */
export const homeReads: FirstReads = ({ id }) => [
  readOf(getHome, { params: { companyId: id } }),
  readOf(listDrawers, { params: { companyId: id } }),
  readOf(listDeadlines, { params: { companyId: id }, query: { state: dueStates.join(',') } }),
]
