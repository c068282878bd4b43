import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatNearDateTime } from '@filao/domain/kernel/date-text'
import { formatEuros } from '@filao/domain/kernel/money'
import { instantAt } from '@filao/domain/kernel/time'
import { exchangeHere } from '@filao/domain/planning/exchange/exchange'
import type { Setting } from '@filao/domain/planning/move-verdict'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useDebounced } from '#ui/debounced'
import { plateIn } from '../state/board-context.ts'
import { zonesOf } from '../state/board-now.ts'
import { inOneText, useBarName } from '../state/move-messages.ts'
import type { Move } from '../state/move-state.ts'
import type { NewPrice } from './use-new-price.ts'
import type { Other } from './use-other.ts'

type Props = { move: Move; setting: Setting; price: NewPrice | null; refusals: string[]; other: Other | null }

/**
 * Announces each step of a keyboard move to screen readers, after a pause in typing: first the position, then the
 * price.
 */
export function MoveAnnouncement({ move: { bar, proposal, verdict }, setting, price, refusals, other }: Props) {
  const { t } = useTranslation('planning/moving')
  const language = useLanguage()
  const nameOf = useBarName()
  const zones = zonesOf(bar ?? {}, setting)
  const now = instantAt(Date.now())
  const reasons = inOneText([...refusals, ...verdict.refusals.map((sentence) => sentence[language])])
  const warnings = inOneText(verdict.warnings.map((sentence) => sentence[language]))
  const meant = bar && !other && exchangeHere(bar, proposal, verdict, setting)
  const state = [
    reasons ? t('said.refused', { reasons }) : `${t('said.free')} ${warnings}`,
    ...(meant ? [t('said.mayExchange', { name: nameOf(meant) })] : []),
  ].join(' ')
  const plateOf = (vehicleId: number) => formatPlate(plateIn(setting)(vehicleId))
  const names = { name: nameOf(bar), other: nameOf(other?.bar ?? null) }
  const plates = { plate: plateOf(proposal.vehicleId), otherPlate: plateOf(other?.place.vehicleId ?? 0) }
  const place = t(other ? 'said.exchange' : 'said.place', {
    ...names,
    ...plates,
    start: formatNearDateTime(proposal.start, zones.start, language, now),
    end: formatNearDateTime(proposal.end, zones.end, language, now),
    state,
  })
  const saidPlace = useDebounced(place, 250)
  const saidPrice = useDebounced([price, other?.price ?? null].map(priceWords).join(' ').trim(), 400)
  return (
    <div className="visually-hidden">
      <p aria-live="polite">{saidPlace}</p>
      <p aria-live="polite">{saidPrice}</p>
    </div>
  )

  function priceWords(price: NewPrice | null): string {
    if (!price || price.isStale || price.total === null || price.difference === null) return ''
    if (price.difference === 0) return t('said.samePrice')
    const sign = price.difference > 0 ? '+' : '−'
    const difference = `${sign}${formatEuros(Math.abs(price.difference), language)}`
    return t('said.price', { price: formatEuros(price.total, language), difference })
  }
}
