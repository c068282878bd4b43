/** The kinds of things that imports create. */
export const createdKinds = ['customers', 'vehicles', 'options', 'fees', 'rentals'] as const
export type CreatedKind = (typeof createdKinds)[number]

/** The kinds of things that files are imported for: those that are created, and prices, which are changed. */
export const importedKinds = [...createdKinds, 'prices'] as const
export type ImportedKind = (typeof importedKinds)[number]

/** A price of the price list that an import changed, in cents; null before for one that it added. */
export type PriceChange = {
  agencyId: number
  seasonId: number | null
  categoryId: number
  minDays: number
  /** As in a price line; absent for a price of a day. */
  minHours?: number | null | undefined
  weekdays?: number[] | null | undefined
  before: number | null
  after: number
}

/** The ids of what an import created, or the prices that it changed. An import of rentals may create customers too. */
export type Imported = Partial<Record<CreatedKind, number[]>> & { prices?: PriceChange[] }
