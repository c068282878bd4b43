import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatNearDateTime } from '@filao/domain/kernel/date-text'
import { formatEuros } from '@filao/domain/kernel/money'
import { instantAt } from '@filao/domain/kernel/time'
import type { Setting } from '@filao/domain/planning/move-verdict'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useDebounced } from '#ui/debounced'
import { plateIn } from '../state/board-context.ts'
import { zonesOf } from '../state/board-now.ts'
import { inOneText } from '../state/move-messages.ts'
import type { Move } from '../state/move-state.ts'
import type { NewPrice } from './use-new-price.ts'

type Props = { move: Move; setting: Setting; price: NewPrice | null; refusals: string[] }

/**
 * Announces each step of a keyboard move to screen readers, after a pause in typing: first the position, then the
 * price.
 */
export function MoveAnnouncement({ move: { bar, proposal, verdict }, setting, price, refusals }: Props) {
  const { t } = useTranslation('planning/moving')
  const language = useLanguage()
  const zones = zonesOf(bar ?? {}, setting)
  const now = instantAt(Date.now())
  const reasons = inOneText([...refusals, ...verdict.refusals.map((sentence) => sentence[language])])
  const warnings = inOneText(verdict.warnings.map((sentence) => sentence[language]))
  const state = reasons ? t('said.refused', { reasons }) : `${t('said.free')} ${warnings}`
  const place = t('said.place', {
    plate: formatPlate(plateIn(setting)(proposal.vehicleId)),
    start: formatNearDateTime(proposal.start, zones.start, language, now),
    end: formatNearDateTime(proposal.end, zones.end, language, now),
    state,
  })
  const saidPlace = useDebounced(place, 250)
  const saidPrice = useDebounced(priceWords(), 400)
  return (
    <div className="visually-hidden">
      <p aria-live="polite">{saidPlace}</p>
      <p aria-live="polite">{saidPrice}</p>
    </div>
  )

  function priceWords(): string {
    if (!price || price.isStale || price.total === null || price.difference === null) return ''
    if (price.difference === 0) return t('said.samePrice')
    const sign = price.difference > 0 ? '+' : '−'
    const difference = `${sign}${formatEuros(Math.abs(price.difference), language)}`
    return t('said.price', { price: formatEuros(price.total, language), difference })
  }
}
