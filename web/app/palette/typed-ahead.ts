let typed = ''

/** Keeps a character typed before the palette's code has arrived. */
export function typeAhead(character: string): void {
  typed += character
}

/** Returns the characters typed before the palette's code had arrived, once. */
export function takeTypedAhead(): string {
  const taken = typed
  typed = ''
  return taken
}
