/** The URLs of the deadlines. */
export const upkeepPaths = {
  deadlines: '/deadline',
}
