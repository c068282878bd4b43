const remembered = 'filao:agency'

/** Remembers where this computer rents: the counter it stands on rarely moves. */
export function rememberAgency(id: number): void {
  localStorage.setItem(remembered, String(id))
}

/** The agency of the last rental made on this computer. */
export function lastAgency(): number {
  return Number(localStorage.getItem(remembered))
}
