/** Where somebody was on the board: pixels from the top, and the instant at the left edge. */
type Place = { top: number; left: number }

let remembered: { search: string; place: Place } | null = null

/** Remembers the place of an address for who comes back to it. */
export function rememberPlaceOf(search: string, place: Place): void {
  remembered = { search, place }
}

/** The place where somebody left that address, if it was the last they left. */
export function placeAt(search: string): Place | null {
  return remembered?.search === search ? remembered.place : null
}
