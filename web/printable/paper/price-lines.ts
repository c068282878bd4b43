import { formatDate } from '@filao/domain/kernel/date-text'
import { nameIn } from '@filao/domain/kernel/language'
import { formatEuros } from '@filao/domain/kernel/money'
import { chargeKindLabels } from '@filao/domain/ledger/charge'
import { paymentMethodLabels } from '@filao/domain/ledger/labels'
import type { Fees } from '@filao/domain/pricing/fee-line'
import { optionText, priceOfOne } from '@filao/domain/pricing/option-line'
import { countedUnits, seasonLineName } from '@filao/domain/pricing/season-line'
import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import { paperMessages } from './messages.ts'
import { paperOf } from './paper.ts'

/** An option or a fee of a price. */
type Counted = Parameters<typeof priceOfOne>[0]

/** A line of the price table, as text. */
export type Line = { key: string; label: string; detail: string; amount: string }

/**
 * Returns the lines of the price as text: the days or hours of each season, each option, each fee with its reason, the
 * subtotal and its discount; a free option reads « Gratuit ». Without computed lines, as when the amount was typed by
 * hand, one line has the whole amount.
 */
export function priceLines(document: RentalDocument): Line[] {
  const { rental, optionNames, optionNamesEn } = document
  const { language, say, w } = paperOf(document)
  const money = (euros: number) => formatEuros(euros, language)
  const { price } = rental
  if (!price) {
    const typed = optionNames.map((name, index) => {
      const label = say((one) => nameIn({ name, nameEn: optionNamesEn[index] }, one))
      return { key: label, label, detail: '', amount: '' }
    })
    const whole = { key: 'rental', label: w.rental, detail: '', amount: money(rental.totalAmount ?? 0) }
    return [whole, ...typed]
  }
  const seasons = price.seasons.map((season, index) => {
    const name = say((one) => seasonLineName(season, one))
    const { unit, count, price: each } = countedUnits(season)
    return {
      key: `season-${index}`,
      label: name ? `${w.rental} (${name})` : w.rental,
      detail: `${w[unit](count)} × ${money(each)}`,
      amount: season.total === 0 ? w.free : money(season.total),
    }
  })
  const once = (line: Counted) => {
    const { quantity, each, isLimited } = priceOfOne(line, price.days)
    const perDay = line.dailyPrice > 0 && `${w.days(price.days)} × ${money(line.dailyPrice)}`
    const flat = line.price > 0 && money(line.price)
    const listed = flat && perDay && quantity > 1 ? `(${flat} + ${perDay})` : [flat, perDay].filter(Boolean).join(' + ')
    const one = isLimited ? w.atMost(money(each)) : listed
    return quantity > 1 && one ? `${quantity}\u00a0× ${one}` : one
  }
  const options = price.options.map((option) => ({
    key: `option-${option.id}`,
    label: say((one) => optionText(option, one)),
    detail: once(option),
    amount: option.price === 0 && option.dailyPrice === 0 ? w.free : money(option.total),
  }))
  const { fees = [] }: Fees = price
  const charged = fees.map((fee) => ({
    key: `fee-${fee.id}-${fee.at}`,
    label: say((one) => optionText(fee, one)),
    // The amount of one that is charged once is the amount of the line.
    detail: [say((one) => fee.reason[one]), (fee.quantity > 1 || fee.dailyPrice > 0) && once(fee)]
      .filter(Boolean)
      .join(' · '),
    amount: money(fee.total),
  }))
  const all = [...seasons, ...options, ...charged]
  if (price.discountPercent === 0) return all
  const discount = {
    key: 'discount',
    label: w.discount(price.discountPercent),
    detail: '',
    amount: money(-price.discountAmount),
  }
  return [...all, { key: 'subtotal', label: w.subtotal, detail: '', amount: money(price.subtotal) }, discount]
}

/** Returns the charges on top of the price, in the words given to the customer; cancelled ones are negative. */
export function chargeLines(document: RentalDocument): Line[] {
  const { rental, departureAgency } = document
  const { language, say } = paperOf(document)
  return rental.charges.map((charge) => ({
    key: `charge-${charge.id}`,
    label: say((one) => {
      const kind = chargeKindLabels[charge.kind][one]
      return charge.correctsChargeId ? paperMessages[one].takenBack(kind) : kind
    }),
    detail: `${charge.reason} (${formatDate(charge.decidedAt, departureAgency.timezone, language)})`,
    amount: formatEuros(charge.correctsChargeId ? -charge.amount : charge.amount, language),
  }))
}

/** Returns the payments of the price, or of the deposit; refunds are negative. */
export function paymentLines(document: RentalDocument, of: 'totalAmount' | 'securityDepositAmount'): Line[] {
  const { payments, departureAgency } = document
  const { language, say, w } = paperOf(document)
  return payments
    .filter((payment) => payment[of] > 0)
    .map((payment) => ({
      key: `payment-${payment.id}`,
      label: payment.isDepositKept ? w.withheld : payment.correctsPaymentId ? w.givenBack : w.received,
      detail: [
        formatDate(payment.takenAt, departureAgency.timezone, language),
        say((one) => paymentMethodLabels[payment.method][one]),
        payment.reason,
      ]
        .filter(Boolean)
        .join(' · '),
      amount: formatEuros(payment.correctsPaymentId ? -payment[of] : payment[of], language),
    }))
}
