import type { Bar } from '@filao/domain/planning/bars'
import { useTranslation } from 'react-i18next'

/** What a bar is called in a sentence: the customer and the number of a rental, or what a vehicle is out of use for. */
export function useBarName(): (bar: Bar | null) => string {
  const { t } = useTranslation('planning/moving')
  return (bar) => {
    if (!bar) return t('panel.create')
    if (bar.rental) return `${bar.rental.customer} (${bar.rental.publicId})`
    return bar.unavailability?.description ?? t('panel.unavailability')
  }
}
