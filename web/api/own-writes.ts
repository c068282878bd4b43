/** The keys of this tab's latest writes: their reads are marked stale by the response, not by the event stream. */
const keys: string[] = []
const most = 50

export function rememberOwnWrite(key: string): void {
  keys.push(key)
  if (keys.length > most) keys.shift()
}

/** Forgets a write whose answer was lost, so that the event stream tells of it. */
export function forgetOwnWrite(key: string): void {
  const at = keys.indexOf(key)
  if (at >= 0) keys.splice(at, 1)
}

export function isOwnWrite(key: string | null): boolean {
  return key !== null && keys.includes(key)
}
