import type { Language } from '../kernel/language.schema.ts'
import { toEuros } from '../kernel/money.ts'
import type { DueFee } from './fee/due-fees.ts'
import type { FeeEnd } from './fee/fee.schema.ts'
import type { FeeLine } from './fee/fee-line.schema.ts'
import { optionText } from './option-line.ts'
import { optionCents } from './option-rate.ts'

/** A fee of a rental with its amount for all of it. */
export type PricedFee = Omit<DueFee, 'maxCents'> & { totalCents: number }

/** The fee of a rental that an agent took out. */
export type WaivedKey = { feeId: number; at: FeeEnd | null }

/** Returns a fee with its amount for billed days. */
export function pricedFee({ maxCents, ...fee }: DueFee, days: number): PricedFee {
  return { ...fee, totalCents: fee.quantity * optionCents({ ...fee, maxCents, maxDays: null }, days) }
}

/** Returns true when an agent took the fee out. */
export function isWaived({ id, at }: Pick<FeeLine, 'id' | 'at'>, waived: readonly WaivedKey[]): boolean {
  return waived.some((one) => one.feeId === id && one.at === at)
}

/** The fees of a price in the API's form; prices stored before there were fees lack both. */
export type Fees = { fees?: readonly FeeLine[]; waivedFees?: readonly FeeLine[] }

/** Writes a fee with its reason: « Hors horaires : départ le ven. 4 déc. 2026, 22h30, agence fermée ». */
export function feeText(fee: FeeLine, language: Language): string {
  const colon = language === 'fr' ? '\u202f: ' : ': '
  return `${optionText(fee, language)}${colon}${fee.reason[language]}`
}

/** Writes a fee of a price as the API returns it. */
export function feeLineOf({ priceCents, dailyPriceCents, totalCents, nameEn = null, ...fee }: PricedFee): FeeLine {
  return {
    ...fee,
    nameEn,
    price: toEuros(priceCents),
    dailyPrice: toEuros(dailyPriceCents),
    total: toEuros(totalCents),
  }
}
