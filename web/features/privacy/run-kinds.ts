/** The numbers of a run, in the order of their periods. */
export const runKinds = ['scans', 'identities', 'contacts', 'contracts'] as const
