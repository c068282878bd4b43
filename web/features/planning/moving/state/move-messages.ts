import type { Bar } from '@filao/domain/planning/bars'
import { useTranslation } from 'react-i18next'

/**
 * Returns the name of a bar for a sentence: the customer and the number of a rental, or the reason of an
 * unavailability.
 */
export function useBarName(): (bar: Bar | null) => string {
  const { t } = useTranslation('planning/moving')
  return (bar) => {
    if (!bar) return t('panel.create')
    if (bar.rental) return `${bar.rental.customer} (${bar.rental.publicId})`
    return bar.unavailability?.description ?? t('panel.unavailability')
  }
}

/** Joins sentences into one text; sentences of forms have no full stop of their own. */
export function inOneText(sentences: readonly string[]): string {
  return sentences.map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')
}
