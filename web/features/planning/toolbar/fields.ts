// The fields of the toolbar in one file, since each request of a distant phone costs its latency.
export { DayInput } from '#ui/date/DayInput'
export { FreeFilter } from './FreeFilter.tsx'
export { PlanningFilters } from './PlanningFilters.tsx'
export { PlanningSearch } from './PlanningSearch.tsx'
