/** The price of an option once, and for each day, with the most that is charged for each of it; null is no limit. */
export type OptionRate = {
  priceCents: number
  dailyPriceCents: number
  maxCents: number | null
  maxDays: number | null
}

/** Returns the price of one option for billed days: a GPS at 5 € a day and at most 50 € costs 50 € for 14 days. */
export function optionCents({ priceCents, dailyPriceCents, maxCents, maxDays }: OptionRate, days: number): number {
  const cents = priceCents + dailyPriceCents * Math.min(days, maxDays ?? days)
  return Math.min(cents, maxCents ?? cents)
}
