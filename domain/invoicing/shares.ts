/**
 * Divides whole cents among weights, so that the parts are whole cents and add up exactly: the parts with the largest
 * remainders get the cents that rounding down leaves. Weights are never negative.
 */
export function shares(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map((_, index) => (index === 0 ? cents : 0))
  const exact = weights.map((weight) => BigInt(cents) * BigInt(weight))
  const parts = exact.map((value) => Number(value / BigInt(sum)))
  const left = cents - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value % BigInt(sum) }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
