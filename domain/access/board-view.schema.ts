import { z } from 'zod'
import { boardViews } from './board-view.ts'

export const BoardView = z.enum(boardViews)
export type BoardView = z.infer<typeof BoardView>
