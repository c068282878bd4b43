import { dueStates } from '@filao/domain/upkeep/deadline'
import { getHome, listDeadlines, listDrawers } from '#api/calls'
import { readOf } from '#api/input'
import type { FirstReads } from '#session/screen'

/** The figures, and the notices of deadlines and drawers. */
export const homeReads: FirstReads = ({ id }) => [
  readOf(getHome, { params: { companyId: id } }),
  readOf(listDrawers, { params: { companyId: id } }),
  readOf(listDeadlines, { params: { companyId: id }, query: { state: dueStates.join(',') } }),
]
