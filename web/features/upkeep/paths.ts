/** The URLs of the deadlines. */
export const upkeepPaths = {
  deadlines: '/deadline',
  deadlineTemplates: '/deadline/templates',
}
