export type Group = 'recent' | 'screens' | 'customers' | 'vehicles' | 'rentals'

/** A result of the palette. `kind` is its real group when it is listed among the recent ones. */
export type Found = { key: string; to: string; title: string; detail?: string; group: Group; kind?: Group }
