import type { ImportOutcome } from './outcome.schema.ts'

/** The most rows of one call. */
export const rowsPerCall = 100
export type RowOutcome = ImportOutcome['rows'][number]
