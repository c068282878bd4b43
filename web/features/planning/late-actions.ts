import { late } from '#ui/later/late'

/** Moving bars and showing their cards, which waits for the first paint. */
export const lateActions = late(() => import('./actions.ts'))
