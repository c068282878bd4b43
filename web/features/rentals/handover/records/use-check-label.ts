import type { Check } from '@filao/domain/rentals/check/check.schema'
import { isUnsigned } from '@filao/domain/rentals/handover/missing-from-check'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { formatKilometres } from '#ui/Kilometres'

/** Sums up a check in a line: kilometres, fuel, the numbers of damages and photos, and a missing signature. */
export function useCheckLabel(): (check: Check) => string {
  const { t } = useTranslation('rentals/handover')
  const language = useLanguage()
  return (check) => {
    const { odometer, fuelLevel, damages, photos, isSignedOnPaper } = check
    const pictures = photos.length + damages.reduce((sum, damage) => sum + damage.photos.length, 0)
    const seen = [
      formatKilometres(odometer, language),
      fuelLevel && t('records.fuel', { level: fuelLevel }),
      damages.length > 0 && t('records.found', { count: damages.length }),
      pictures > 0 && t('records.photos', { count: pictures }),
      // A change of vehicle asks for neither.
      pictures === 0 && isSignedOnPaper !== null && t('records.noPhoto'),
      isSignedOnPaper && t('records.onPaper'),
      isUnsigned(check) && t('records.unsigned'),
    ]
    return seen.filter(Boolean).join(' · ')
  }
}
