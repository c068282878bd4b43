import { remember } from '#api/remember'

const remembered = 'filao:agency'

/** Remembers the agency in this browser, because a counter's computer rarely moves. */
export function rememberAgency(id: number): void {
  remember(remembered, String(id))
}

/** Returns the agency of the last rental made on this computer, or 0. */
export function lastAgency(): number {
  return Number(localStorage.getItem(remembered))
}
