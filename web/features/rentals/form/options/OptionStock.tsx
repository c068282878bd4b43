import { formatNearDateTime } from '@filao/domain/kernel/date-text'
import type { OptionLeft } from '@filao/domain/rentals/stock/stock.schema'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'

type Props = {
  option: OptionLeft
  /** The number that the rental has. */
  quantity: number
  /** The time zone of the departure agency. */
  zone: string | undefined
}

/** Says how many of an option are left for the rental, and warns where it has more. */
export function OptionStock({ option, quantity, zone }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { left, nextReturn, overdue } = option
  const isShort = quantity > left
  const now = new Date().toISOString()
  const said = [
    t(isShort ? 'form.tooFewLeft' : 'form.left', { count: left }),
    ...(nextReturn && zone && (isShort || left === 0)
      ? [t('form.nextReturn', { date: formatNearDateTime(nextReturn, zone, language, now) })]
      : []),
    ...(overdue > 0 ? [t('form.overdue', { count: overdue })] : []),
  ]
  return <small className={isShort ? 'option-short' : undefined}>{said.join(' · ')}</small>
}
