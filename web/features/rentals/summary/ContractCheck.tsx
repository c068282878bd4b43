import { CheckCircleOutlined, ExclamationCircleOutlined, InfoCircleOutlined } from '@ant-design/icons'
import type { Lack, Mend } from '@filao/domain/rentals/document/conditions/lack'
import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import { invoiceLacks } from '@filao/domain/rentals/document/invoice-lacks'
import { lacksOfContract } from '@filao/domain/rentals/document/legal-mentions'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getRentalDocument } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { useReturnState } from '#ui/return-path'
import { DriverConditions } from '../drivers/DriverNotice.tsx'
import './ContractCheck.css'

const severities = ['legal', 'advised'] as const

/**
 * Lists the statements that the contract and the invoice will lack, each with a link to the field that adds it. It
 * informs and never blocks.
 */
export function ContractCheck({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  // Missing statements are added on other screens, so returning here must read the document again.
  const input = { params: { companyId, id: rental.id } }
  const document = useRead(getRentalDocument, input, { staleTime: 0 })
  return (
    <>
      <DriverConditions rental={rental} />
      <section className="summary-card contract-check" aria-label={t('contractCheck.title')}>
        <h2>{t('contractCheck.title')}</h2>
        {document.data ? (
          <BothLacks document={document.data} />
        ) : document.error ? (
          <LoadError error={document.error} onRetry={document.refetch} />
        ) : (
          <Skeleton active title={false} className="appear-late" paragraph={{ rows: 4 }} />
        )}
      </section>
    </>
  )
}

function BothLacks({ document }: { document: RentalDocument }) {
  const { t } = useTranslation('rentals')
  const ofContract = lacksOfContract(document)
  const named = new Set(ofContract.map(({ sentence }) => sentence.fr))
  const further = lacksOfInvoice(document).filter(({ sentence }) => !named.has(sentence.fr))
  return (
    <>
      {ofContract.length === 0 && (
        <p className="contract-complete">
          <CheckCircleOutlined aria-hidden /> {t('contractCheck.complete')}
        </p>
      )}
      <Lacks lacks={ofContract} titles={{ legal: t('contractCheck.legal'), advised: t('contractCheck.advised') }} />
      <LacksOfInvoice lacks={further} />
    </>
  )
}

/**
 * Lists the statements that the invoice of a rental will lack, once they are known: beside the button that issues it.
 */
export function InvoiceCheck({ rentalId }: { rentalId: number }) {
  const { companyId } = useSession()
  const document = useRead(getRentalDocument, { params: { companyId, id: rentalId } }, { staleTime: 0 })
  return (
    <div className="contract-check">{document.data && <LacksOfInvoice lacks={lacksOfInvoice(document.data)} />}</div>
  )
}

function lacksOfInvoice({ rental, company, customer, billedCustomer, departureAgency }: RentalDocument): Lack[] {
  const place = { ...departureAgency, id: rental.departureAgencyId }
  return invoiceLacks({ company, buyer: billedCustomer ?? customer, departureAgency: place, rental })
}

function LacksOfInvoice({ lacks }: { lacks: Lack[] }) {
  const { t } = useTranslation('rentals')
  const titles = { legal: t('contractCheck.invoiceLegal'), advised: t('contractCheck.invoiceAdvised') }
  return <Lacks lacks={lacks} titles={titles} />
}

function Lacks({ lacks, titles }: { lacks: Lack[]; titles: Record<Lack['severity'], string> }) {
  return (
    <>
      {severities.map((severity) => {
        const those = lacks.filter((lack) => lack.severity === severity)
        if (those.length === 0) return null
        return (
          <div key={severity}>
            <h3>
              {severity === 'legal' ? <ExclamationCircleOutlined aria-hidden /> : <InfoCircleOutlined aria-hidden />}
              {titles[severity]}
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
  const isOfCompany = ['company', 'companySettings', 'rentalTerms'].includes(mend.kind)
  const mayMend = useCan('company.write') || !isOfCompany
  const returnState = useReturnState()
  if (!mayMend) return sentence[language]
  return (
    <Link to={{ pathname: pathTo(mend, companyId), hash: mend.field ?? '' }} state={returnState}>
      {sentence[language]}
    </Link>
  )
}

function pathTo(mend: Mend, companyId: number): string {
  switch (mend.kind) {
    case 'company':
      return paths.company(companyId)
    case 'companySettings':
      return paths.companySettings(companyId)
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
