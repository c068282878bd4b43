import { referralModeLabels } from '@filao/domain/rentals/record/labels'
import { type ReferralMode, referralModes } from '@filao/domain/rentals/record/rental'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { SegmentedControl } from '#ui/SegmentedControl'

type Props = { value: ReferralMode; onChange: (source: ReferralMode) => void }

/** Chooses the source of a refused request: desk, phone or web. */
export function RefusalSource(props: Props) {
  const { t } = useTranslation('rentals/refused-request')
  const language = useLanguage()
  return (
    <SegmentedControl
      label={t('source')}
      options={referralModes.map((value) => ({ value, label: referralModeLabels[value][language] }))}
      {...props}
    />
  )
}
