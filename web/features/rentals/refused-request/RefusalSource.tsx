import { referralModeLabels } from '@filao/domain/rentals/record/labels'
import { type ReferralMode, referralModes } from '@filao/domain/rentals/record/referral-mode'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { useLabels, useLanguage } from '#session/language'
import { SegmentedControl } from '#ui/SegmentedControl'

type Props = { value: ReferralMode; onChange: (source: ReferralMode) => void }

/** Chooses the source of a refused request: desk, phone or web. */
export function RefusalSource(props: Props) {
  const labels = useLabels(rentalLabels)
  const language = useLanguage()
  return (
    <SegmentedControl
      label={labels.referralMode}
      options={referralModes.map((value) => ({ value, label: referralModeLabels[value][language] }))}
      {...props}
    />
  )
}
