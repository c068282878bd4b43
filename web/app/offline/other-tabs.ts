import { call } from '#api/call'
import { getMe } from '#api/calls'
import { droppedAt } from '#api/kept-answers'

/**
 * Asks who is signed in when another tab signs in or out: a refusal leads to the sign-in at once. Returns a function
 * that stops.
 */
export function followOtherTabs(): () => void {
  const ask = ({ key }: StorageEvent) => {
    if (key === droppedAt) void call(getMe, {}).catch(() => undefined)
  }
  addEventListener('storage', ask)
  return () => removeEventListener('storage', ask)
}
