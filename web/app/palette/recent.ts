import { remember } from '#api/remember'
import type { Found } from './entry.ts'

type Recent = Pick<Found, 'to' | 'title' | 'group'>

const most = 6
const key = (userId: number) => `filao:recent:${userId}`

/** Returns this user's latest choices in the palette, the latest first. */
export function recentOf(userId: number): Recent[] {
  try {
    return JSON.parse(localStorage.getItem(key(userId)) ?? '[]') as Recent[]
  } catch {
    return []
  }
}

/** Moves a choice to the front. */
export function rememberRecent(userId: number, { to, title, group }: Recent): void {
  const others = recentOf(userId).filter((one) => one.to !== to)
  remember(key(userId), JSON.stringify([{ to, title, group }, ...others].slice(0, most)))
}

/** Removes customers' names from this computer; called at the log-out. */
export function forgetRecent(userId: number): void {
  localStorage.removeItem(key(userId))
}
