import { getContractTerms, getRentalTerms } from '@filao/domain/company/contract'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useRead } from '#api/read'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { Terms } from './Terms.tsx'

/** Edits the general terms of rental. */
export function RentalTermsPage() {
  const { t } = useTranslation('company/preferences')
  const companyId = Number(useParams().id)
  const read = useRead(getRentalTerms, { params: { companyId } }, { refetchOnWindowFocus: false })
  return (
    <WhenLoaded read={read} skeleton={10}>
      {({ rentalTerms }) => (
        <Terms
          companyId={companyId}
          field="rentalTerms"
          html={rentalTerms}
          title={t('termsTitle')}
          hint={t('termsHint')}
        />
      )}
    </WhenLoaded>
  )
}

/** Edits the terms that a contract has above its signatures. */
export function ContractTermsPage() {
  const { t } = useTranslation('company/preferences')
  const companyId = Number(useParams().id)
  const read = useRead(getContractTerms, { params: { companyId } }, { refetchOnWindowFocus: false })
  return (
    <WhenLoaded read={read} skeleton={10}>
      {({ contractTerms }) => (
        <Terms
          companyId={companyId}
          field="contractTerms"
          html={contractTerms}
          title={t('contractTitle')}
          hint={t('contractHint')}
        />
      )}
    </WhenLoaded>
  )
}
