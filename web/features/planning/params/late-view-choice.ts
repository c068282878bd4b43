import { late } from '#ui/later/late'

/** Storing the view of the board, which no paint waits for. */
export const lateViewChoice = late(() => import('./view-choice.ts'))
