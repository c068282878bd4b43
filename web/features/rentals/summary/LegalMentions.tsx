import { CheckCircleOutlined, ExclamationCircleOutlined, InfoCircleOutlined } from '@ant-design/icons'
import { getRentalDocument } from '@filao/domain/rentals/contract'
import { type Lack, lacksOfContract, type Mend } from '@filao/domain/rentals/document/legal-mentions'
import type { Rental } from '@filao/domain/rentals/rental'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useRead } from '#api/read'
import { paths } from '#app/paths'
import { useCan, useSession } from '#app/session'
import { LoadError } from '#ui/feedback/LoadError'
import { useLanguage } from '#ui/language'
import { useReturnState } from '#ui/return-path'
import './LegalMentions.css'

const severities = ['legal', 'advised'] as const

/**
 * Lists the statements that the contract will lack, each with a link to the screen that adds it. It informs and never
 * blocks.
 */
export function ContractCheck({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const isAhead = ['draft', 'quote', 'validating'].includes(rental.status)
  // Missing statements are added on other screens, so returning here must read the document again.
  const input = { params: { companyId, id: rental.id } }
  const document = useRead(getRentalDocument, input, { enabled: isAhead, staleTime: 0 })
  if (!isAhead) return null
  return (
    <section className="summary-card contract-check" aria-label={t('contractCheck.title')}>
      <h2>{t('contractCheck.title')}</h2>
      {document.data ? (
        <Lacks lacks={lacksOfContract(document.data)} />
      ) : document.error ? (
        <LoadError error={document.error} onRetry={document.refetch} />
      ) : (
        <Skeleton active title={false} className="appear-late" paragraph={{ rows: 4 }} />
      )}
    </section>
  )
}

function Lacks({ lacks }: { lacks: Lack[] }) {
  const { t } = useTranslation('rentals')
  return (
    <>
      {lacks.length === 0 && (
        <p className="contract-complete">
          <CheckCircleOutlined aria-hidden /> {t('contractCheck.complete')}
        </p>
      )}
      {severities.map((severity) => {
        const those = lacks.filter((lack) => lack.severity === severity)
        if (those.length === 0) return null
        return (
          <div key={severity}>
            <h3>
              {severity === 'legal' ? <ExclamationCircleOutlined aria-hidden /> : <InfoCircleOutlined aria-hidden />}
              {t(`contractCheck.${severity}`)}
            </h3>
            <ul>
              {those.map((lack) => (
                <li key={lack.key}>
                  <LackLine lack={lack} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </>
  )
}

/** Shows a missing statement as a link to the screen that adds it, or as text for a user who may not edit there. */
function LackLine({ lack: { sentence, mend } }: { lack: Lack }) {
  const language = useLanguage()
  const { companyId } = useSession()
  const isOfCompany = mend.kind === 'company' || mend.kind === 'rentalTerms'
  const mayMend = useCan('company.write') || !isOfCompany
  const returnState = useReturnState()
  if (!mayMend) return sentence[language]
  return (
    <Link to={pathTo(mend, companyId)} state={returnState}>
      {sentence[language]}
    </Link>
  )
}

function pathTo(mend: Mend, companyId: number): string {
  switch (mend.kind) {
    case 'company':
      return paths.company(companyId)
    case 'rentalTerms':
      return paths.companyTerms(companyId)
    case 'customer':
      return paths.customerForm(mend.id)
    case 'vehicle':
      return paths.vehicleForm(mend.id)
    default:
      return paths[mend.kind](mend.id)
  }
}
