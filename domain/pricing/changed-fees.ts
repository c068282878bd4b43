import { percentOf, toCents, toEuros } from '../kernel/money.ts'
import type { DueFee } from './fee/due-fees.ts'
import { feeKinds } from './fee/fee.ts'
import type { FeeLine } from './fee/fee-line.schema.ts'
import { type Fees, feeLineOf, isWaived, pricedFee, type WaivedKey } from './fee-line.ts'
import type { Quote } from './quote.schema.ts'

/** A part of a rental that decides fees and nothing else of its price. */
export type FeePart = 'arrivalAgencyId' | 'additionalDriverIds' | 'delivery' | 'collection' | 'waivedFees'

/**
 * Returns an agreed price after a change of these parts alone: the fees that they decide are those due today, all other
 * lines stay as agreed. Returns the same price where no fee changes.
 */
export function changedFees(
  agreed: Quote,
  parts: readonly FeePart[],
  { due, waived }: { due: readonly DueFee[]; waived: readonly WaivedKey[] },
): Quote {
  const { fees: agreedFees = [], waivedFees: agreedWaived = [] }: Fees = agreed
  const before = [...agreedFees, ...agreedWaived]
  const today = due.map((fee) => feeLineOf(pricedFee(fee, agreed.days)))
  const lines = [
    ...before.filter((line) => !isDecidedBy(line, parts)),
    ...today.filter((line) => isDecidedBy(line, parts)),
  ].toSorted((a, b) => feeKinds.indexOf(a.kind) - feeKinds.indexOf(b.kind))
  const fees = lines.filter((line) => !isWaived(line, waived))
  const waivedFees = lines.filter((line) => isWaived(line, waived))
  if (isSame(fees, agreedFees) && isSame(waivedFees, agreedWaived)) return agreed
  const subtotalCents = toCents(agreed.subtotal) - sum(agreedFees) + sum(fees)
  const discountCents = percentOf(subtotalCents, agreed.discountPercent)
  return {
    ...agreed,
    fees,
    waivedFees,
    subtotal: toEuros(subtotalCents),
    discountAmount: toEuros(discountCents),
    total: toEuros(subtotalCents - discountCents),
  }
}

function isDecidedBy({ kind, at }: FeeLine, parts: readonly FeePart[]): boolean {
  if (kind === 'additional_driver') return parts.includes('additionalDriverIds')
  if (kind === 'delivery') return parts.includes(at === 'arrival' ? 'collection' : 'delivery')
  return (kind === 'one_way' || at === 'arrival') && parts.includes('arrivalAgencyId')
}

function isSame(some: readonly FeeLine[], others: readonly FeeLine[]): boolean {
  const text = (lines: readonly FeeLine[]) => JSON.stringify(lines.map(({ id, at, total }) => [id, at, total]).sort())
  return text(some) === text(others)
}

function sum(lines: readonly FeeLine[]): number {
  return lines.reduce((cents, { total }) => cents + toCents(total), 0)
}
