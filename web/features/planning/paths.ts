/** The URLs of the planning. */
export const planningPaths = {
  planning: '/planning',
  planningCounter: '/planning/counter',
  printablePlanning: '/printable/planning',
}
