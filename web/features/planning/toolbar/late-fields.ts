import { late } from '#ui/later/late'

/** The toolbar's fields, which a phone shows on demand. */
export const lateFields = late(() => import('./fields.ts'))
