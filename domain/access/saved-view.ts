import { Problem } from '../kernel/problem.ts'

/** The most views that a user saves of one list. */
export const mostViews = 20

/** Refuses one view more than a user may have of a list. Throws `conflict`. */
export function checkRoomForView(count: number): void {
  if (count < mostViews) return
  throw new Problem('conflict', {
    fr: `Vous avez déjà ${mostViews} vues de cette liste\u202f: supprimez-en une, puis recommencez.`,
    en: `You already have ${mostViews} views of this list: delete one, then try again.`,
  })
}
