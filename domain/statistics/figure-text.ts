import { formatLocalDate, formatMonthDay } from '../kernel/date-text.ts'
import type { Language } from '../kernel/language.schema.ts'
import { locales } from '../kernel/language.ts'
import { formatEuros } from '../kernel/money.ts'
import type { Days, Step } from './days.ts'
import { changeOf } from './figures.ts'
import { type FigureName, figureLabels } from './labels.ts'

type Value = number | null

/** Writes a figure with its unit; a dash where there is none. */
export function figureText(name: FigureName, value: Value, language: Language): string {
  if (value === null) return '–'
  const { unit } = figureLabels[name]
  if (unit === 'amount') return formatEuros(value, language)
  if (unit === 'share') return number(value, language, { style: 'percent', maximumFractionDigits: 1 })
  if (unit === 'count') return number(value, language, {})
  return `${number(value, language, { maximumFractionDigits: 1 })}\u00a0${language === 'fr' ? 'j' : 'd'}`
}

/** Writes a figure for the axis of a chart: without cents. */
export function axisText(name: FigureName, value: number, language: Language): string {
  const { unit } = figureLabels[name]
  if (unit === 'share') return number(value, language, { style: 'percent', maximumFractionDigits: 0 })
  const notation = Math.abs(value) >= 10_000 ? ('compact' as const) : ('standard' as const)
  const style = unit === 'amount' ? ({ style: 'currency', currency: 'EUR' } as const) : {}
  return number(value, language, { ...style, notation, maximumFractionDigits: value % 1 === 0 ? 0 : 1 })
}

/** Writes the change of a figure: in points for a share, in percent otherwise; null where nothing can be compared. */
export function changeText(name: FigureName, value: Value, before: Value, language: Language): string | null {
  if (value === null || before === null) return null
  const sign = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const
  if (figureLabels[name].unit === 'share') {
    const points = Math.round((value - before) * 1000) / 10
    const isOne = new Intl.PluralRules(language).select(Math.abs(points)) === 'one'
    return `${number(points, language, sign)}\u00a0pt${isOne ? '' : 's'}`
  }
  const change = changeOf(value, before)
  return change === null ? null : number(change, language, { ...sign, style: 'percent' })
}

/** Writes a period: « 1er mars 2026 – 31 mars 2026 ». */
export function daysText({ from, to }: Days, language: Language): string {
  if (from === to) return formatLocalDate(from, language)
  return `${formatLocalDate(from, language)} – ${formatLocalDate(to, language)}`
}

/** Writes a part of a period for an axis: a day, the first day of a week, or a month. */
export function partText({ from }: Days, step: Step, language: Language): string {
  if (step !== 'month') return formatMonthDay(from.slice(5), language)
  const format = new Intl.DateTimeFormat(locales[language], { month: 'short', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(`${from}T00:00:00Z`))
}

function number(value: number, language: Language, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locales[language], options).format(value)
}
