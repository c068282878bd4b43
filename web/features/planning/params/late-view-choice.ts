import { late } from '#ui/later/late'

/** Storing the view of the board, which no picture waits for. */
export const lateViewChoice = late(() => import('./view-choice.ts'))
