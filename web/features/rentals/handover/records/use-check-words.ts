import type { Check } from '@filao/domain/rentals/handover/check'
import { useTranslation } from 'react-i18next'
import { kilometres } from '#features/rentals/kilometres'
import { useLanguage } from '#ui/language'

/** Sums up a check in a line: kilometres, fuel, and the numbers of damages and photos. */
export function useCheckWords(): (check: Check) => string {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  return ({ odometer, fuelLevel, damages, photos }) => {
    const pictures = photos.length + damages.reduce((sum, damage) => sum + damage.photos.length, 0)
    const seen = [
      kilometres(odometer, language),
      fuelLevel && t('records.fuel', { level: fuelLevel }),
      damages.length > 0 && t('records.found', { count: damages.length }),
      pictures > 0 && t('records.photos', { count: pictures }),
    ]
    return seen.filter(Boolean).join(' · ')
  }
}
