import { getContractTerms, getRentalTerms } from '@filao/domain/company/contract'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useRead } from '#api/read'
import { LoadError } from '#ui/feedback/LoadError'
import { Terms } from './Terms.tsx'

/** Edits the general terms of rental. */
export function RentalTermsPage() {
  const { t } = useTranslation('company/preferences')
  const companyId = Number(useParams().id)
  const read = useRead(getRentalTerms, { params: { companyId } }, { refetchOnWindowFocus: false })
  return (
    <Waiting read={read}>
      {read.data && (
        <Terms
          key="rentalTerms"
          companyId={companyId}
          field="rentalTerms"
          html={read.data.rentalTerms}
          title={t('termsTitle')}
          hint={t('termsHint')}
        />
      )}
    </Waiting>
  )
}

/** Edits the terms that a contract has above its signatures. */
export function ContractTermsPage() {
  const { t } = useTranslation('company/preferences')
  const companyId = Number(useParams().id)
  const read = useRead(getContractTerms, { params: { companyId } }, { refetchOnWindowFocus: false })
  return (
    <Waiting read={read}>
      {read.data && (
        <Terms
          key="contractTerms"
          companyId={companyId}
          field="contractTerms"
          html={read.data.contractTerms}
          title={t('contractTitle')}
          hint={t('contractHint')}
        />
      )}
    </Waiting>
  )
}

type WaitingProps = { read: { data: unknown; error: unknown; refetch: () => unknown }; children: React.ReactNode }

function Waiting({ read, children }: WaitingProps) {
  if (read.data) return children
  if (read.error) return <LoadError error={read.error} onRetry={read.refetch} />
  return <Skeleton active className="appear-late" paragraph={{ rows: 10 }} />
}
