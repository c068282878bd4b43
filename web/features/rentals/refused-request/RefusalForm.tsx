import type { ReferralMode } from '@filao/domain/rentals/record/referral-mode'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabels } from '#session/language'
import { lastAgency } from '../period/last-agency.ts'
import { RecordRefusal, type RefusedSearch } from './RecordRefusal.tsx'
import { RefusalSource } from './RefusalSource.tsx'

type Props = {
  search: Omit<RefusedSearch, 'departureAgencyId'>
  /** The agencies in which the vehicles were searched: one of them was asked. */
  agencies: { id: number; name: string }[]
}

/** Records a search of a screen without a customer: asks for the source, and for the agency where there are several. */
export function RefusalForm({ search, agencies }: Props) {
  const { t } = useTranslation('rentals/refused-request')
  const labels = useLabels(rentalLabels)
  const [source, setSource] = useState<ReferralMode>('desk')
  const [chosen, choose] = useState(lastAgency)
  const agency = agencies.find(({ id }) => id === chosen) ?? agencies[0]
  if (!agency) return null
  return (
    <div className="refusal">
      {agencies.length > 1 && (
        <Select
          aria-label={labels.departureAgencyId}
          value={agency.id}
          options={agencies.map(({ id, name }) => ({ value: id, label: name }))}
          popupMatchSelectWidth={false}
          onChange={choose}
        />
      )}
      <RefusalSource value={source} onChange={setSource} />
      <RecordRefusal search={{ ...search, departureAgencyId: agency.id }} referralMode={source} />
      <small>{t('hint')}</small>
    </div>
  )
}
