import { termsLabels } from '@filao/domain/company/terms'

import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useAction } from '#api/action'
import { getContractTerms, getRentalTerms, putContractTerms, putRentalTerms } from '#api/calls'
import { query, useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { editsOf } from '#ui/form/edited/edits'
import { Terms } from './Terms.tsx'

/** Edits the general terms of rental. */
export function RentalTermsPage() {
  const { t } = useTranslation('company/preferences')
  const params = { companyId: Number(useParams().id) }
  const read = useRead(getRentalTerms, { params }, { refetchOnWindowFocus: false })
  const put = useAction(putRentalTerms)
  const title = termsLabels.rentalTerms[useLanguage()]
  return (
    <WhenLoaded read={read} skeleton={10}>
      {(terms) => (
        <Terms
          field="rentalTerms"
          html={terms.rentalTerms}
          edits={editsOf(query(getRentalTerms, { params }), terms, (stored) => stored, { rentalTerms: title })}
          save={(body, ifMatch) => put.mutateAsync({ params, body, ifMatch })}
          title={title}
          hint={t('termsHint')}
        />
      )}
    </WhenLoaded>
  )
}

/** Edits the terms that a contract has above its signatures. */
export function ContractTermsPage() {
  const { t } = useTranslation('company/preferences')
  const params = { companyId: Number(useParams().id) }
  const read = useRead(getContractTerms, { params }, { refetchOnWindowFocus: false })
  const put = useAction(putContractTerms)
  const title = termsLabels.contractTerms[useLanguage()]
  return (
    <WhenLoaded read={read} skeleton={10}>
      {(terms) => (
        <Terms
          field="contractTerms"
          html={terms.contractTerms}
          edits={editsOf(query(getContractTerms, { params }), terms, (stored) => stored, { contractTerms: title })}
          save={(body, ifMatch) => put.mutateAsync({ params, body, ifMatch })}
          title={title}
          hint={t('contractHint')}
        />
      )}
    </WhenLoaded>
  )
}
