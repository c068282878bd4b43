import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/feedback/Notice'
import { type Place, placeOf, type Subject } from '../state/subject.ts'
import type { NewPrice } from './use-new-price.ts'

type Props = {
  /** Undefined until it is read. */
  subject: Subject | undefined
  place: Place
  price: NewPrice | null
}

/** Tells that a quote becomes a draft, or that a customer who has accepted is asked again. */
export function MoveConsequence({ subject, place, price }: Props) {
  const { t } = useTranslation('planning/moving')
  if (subject?.kind !== 'rental') return null
  const { status, awaits, start, end } = subject.is
  if (status === 'quote') return <Notice type="info" title={t('confirm.reopens')} />
  const after = placeOf(subject, place)
  const isMoved = after.start !== start || after.end !== end
  const isDearer = (price?.difference ?? 0) > 0 || price?.security.some(({ before, after }) => after > before)
  const asksAgain = awaits === 'agency' && (isMoved || isDearer)
  return asksAgain ? <Notice type="info" title={t('confirm.asksAgain')} /> : null
}
