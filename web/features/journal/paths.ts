/** The URLs of the journal. */
export const journalPaths = {
  journal: '/journal',
  journalStatement: '/journal/statement',
}
