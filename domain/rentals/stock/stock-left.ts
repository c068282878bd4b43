import type { Period } from '../../kernel/period.ts'
import { instantAt } from '../../kernel/time.ts'

/** A rental that has some of an option. An overdue one (`isLate`) ends now: when it comes back is not known. */
export type StockHolder = Period & { quantity: number; isLate: boolean }

/** The stock of an option at an agency, and what the other rentals from there have of it. */
type Stocked = { stock: number; holders: readonly StockHolder[] }

/** The number of an option that a rental already has of the stock, and the period in which it has it. */
export type HeldStock = Period & { quantity: number }

/**
 * The number of an option that a rental may have, when the next one comes back (null where none is taken or nobody
 * knows), and how many are overdue.
 */
export type StockLeft = { left: number; nextReturn: string | null; overdue: number }

/**
 * Returns the number of an option that is left for a period: the stock without the greatest number that is taken at any
 * moment. A rental that `held` some keeps it for the time that it had, even where less is in stock now.
 */
export function stockLeft({ stock, holders }: Stocked, period: Period, held: HeldStock | null): StockLeft {
  const peak = peakOf(holders, spanOf(period))
  const added = held ? timeAddedTo(spanOf(held), spanOf(period)) : []
  const kept = held ? Math.min(held.quantity, ...added.map((span) => stock - peakOf(holders, span).taken)) : 0
  return {
    left: Math.max(0, stock - peak.taken, kept),
    nextReturn: peak.nextReturn,
    overdue: holders.reduce((sum, { quantity, isLate }) => sum + (isLate ? quantity : 0), 0),
  }
}

/** A period in milliseconds. */
type Span = { from: number; until: number }

function spanOf({ start, end }: Period): Span {
  return { from: Date.parse(start), until: Date.parse(end) }
}

/** Returns the greatest number taken at a moment of a span, and when the first one of that moment comes back. */
function peakOf(holders: readonly StockHolder[], { from, until }: Span): { taken: number; nextReturn: string | null } {
  const during = holders
    .map((holder) => ({ ...holder, ...spanOf(holder) }))
    .filter((holder) => Math.max(from, holder.from) < Math.min(until, holder.until))
  const moments = during
    .flatMap(({ quantity, ...holder }) => [
      { at: Math.max(from, holder.from), change: quantity },
      { at: holder.until, change: -quantity },
    ])
    // One that comes back is there for a rental that starts at that minute.
    .sort((a, b) => a.at - b.at || a.change - b.change)
  let taken = 0
  let peak = { taken: 0, at: from }
  for (const { at, change } of moments) {
    taken += change
    if (taken > peak.taken) peak = { taken, at }
  }
  const returns = during
    .filter((holder) => !holder.isLate && holder.from <= peak.at && peak.at < holder.until)
    .map((holder) => holder.until)
  return { taken: peak.taken, nextReturn: returns.length > 0 ? instantAt(Math.min(...returns)) : null }
}

/** Returns the parts of a span before and after the one that a rental had. */
function timeAddedTo(held: Span, { from, until }: Span): Span[] {
  const before = { from, until: Math.min(until, held.from) }
  const after = { from: Math.max(from, held.until), until }
  return [before, after].filter((span) => span.from < span.until)
}
