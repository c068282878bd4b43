export type Group = 'recent' | 'screens' | 'customers' | 'vehicles' | 'rentals'

/** Something the palette leads to. `kind` says what it is where it stands among the recent. */
export type Found = { key: string; to: string; title: string; detail?: string; group: Group; kind?: Group }
