/** A scroll position of the board: pixels from the top, and the instant at the left edge. */
type Place = { top: number; left: number }

let remembered: { search: string; place: Place } | null = null

/** Remembers the scroll position of a URL, for when the user comes back to it. */
export function rememberPlaceOf(search: string, place: Place): void {
  remembered = { search, place }
}

/** Returns the scroll position of that URL if it was the last one the user left. */
export function placeAt(search: string): Place | null {
  return remembered?.search === search ? remembered.place : null
}
