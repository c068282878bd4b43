import { formatEuros } from '@filao/domain/kernel/money'
import type { RentalDocument } from '@filao/domain/rentals/document'
import { words } from './words.ts'

type Line = { key: string; label: string; detail: string; amount: string }

/**
 * The lines of the price as text: the days of each season, each option, what is taken off. An option without any price reads
 * « Gratuit ». Without computed lines, as where the amount was typed by hand, there is one line for all of it.
 */
export function priceLines({ rental, customer, optionNames }: RentalDocument): Line[] {
  const w = words[customer.language]
  const money = (euros: number) => formatEuros(euros, customer.language)
  const { price } = rental
  if (!price) {
    const whole = { key: 'rental', label: w.rental, detail: '', amount: money(rental.totalAmount ?? 0) }
    return [whole, ...optionNames.map((label) => ({ key: label, label, detail: '', amount: '' }))]
  }
  const seasons = price.seasons.map((season) => ({
    key: `season-${season.seasonId}`,
    label: season.name ? `${w.rental} (${season.name})` : w.rental,
    detail: `${w.days(season.days)} × ${money(season.dailyPrice)}`,
    amount: money(season.total),
  }))
  const options = price.options.map((option) => {
    const isFree = option.price === 0 && option.dailyPrice === 0
    const perDay = option.dailyPrice > 0 && `${w.days(price.days)} × ${money(option.dailyPrice)}`
    const once = option.price > 0 && money(option.price)
    return {
      key: `option-${option.id}`,
      label: option.name,
      detail: [once, perDay].filter(Boolean).join(' + '),
      amount: isFree ? w.free : money(option.total),
    }
  })
  const discount = {
    key: 'discount',
    label: w.discount(price.discountPercent),
    detail: '',
    amount: money(-price.discountAmount),
  }
  return [...seasons, ...options, ...(price.discountPercent > 0 ? [discount] : [])]
}
