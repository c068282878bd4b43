/** The URLs of accounting. */
export const accountingPaths = { accounting: '/accounting' }
