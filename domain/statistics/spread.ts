/** A period of time, end excluded, in seconds of the agency's clock. */
export type Span = { began: number; ended: number }

/**
 * Returns the part of an amount in whole cents that belongs to a window, when the amount is spread evenly over a span.
 * Computes the difference between the amounts earned by the end and by the start of the window, each rounded towards
 * zero: the parts of consecutive windows add up to the amount.
 */
export function partWithin(cents: number, span: Span, window: Span): number {
  return earnedAt(cents, span, window.ended) - earnedAt(cents, span, window.began)
}

/** Returns the seconds that a span and a window share. */
export function secondsWithin(span: Span, window: Span): number {
  return Math.max(0, Math.min(span.ended, window.ended) - Math.max(span.began, window.began))
}

function earnedAt(cents: number, { began, ended }: Span, moment: number): number {
  if (moment <= began) return 0
  if (moment >= ended) return cents
  return Number((BigInt(cents) * BigInt(moment - began)) / BigInt(ended - began))
}
