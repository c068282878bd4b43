import { z } from 'zod'
import { tableFormats } from './table-file.ts'

/** The query that every export has beside its filters; `csv` when absent. */
export const tableQuery = { format: z.enum(tableFormats).optional() }
