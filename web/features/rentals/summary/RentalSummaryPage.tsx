import { isLate } from '@filao/domain/rentals/availability/availability'
import { canMove } from '@filao/domain/rentals/record/transition'
import { useTranslation } from 'react-i18next'
import { useOutlet, useParams, useSearchParams } from 'react-router'
import { getRental } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { PageHeader } from '#ui/PageHeader'
import { StatusTag } from '#ui/StatusTag'
import { extendedOn } from '../brief/landing.ts'
import { SummarySkeleton } from '../brief/RentalSkeleton.tsx'
import { CancellationNotice } from '../cancellation/CancellationNotice.tsx'
import { CancelModal } from '../cancellation/LazyCancelModal.tsx'
import { ExtendModal } from '../change/LazyExtendModal.tsx'
import { CheckNotice } from '../handover/CheckNotice.tsx'
import { CheckRecords } from '../handover/records/CheckRecords.tsx'
import { Charges } from '../money/Charges.tsx'
import { RentalMoney } from '../money/RentalMoney.tsx'
import { Settlement } from '../money/settlement/Settlement.tsx'
import { RentalStatusTag } from '../status/RentalStatusTag.tsx'
import { RentalTimeline } from '../timeline/RentalTimeline.tsx'
import { CustomerLink } from './CustomerLink.tsx'
import type { InvoicedRental } from './invoiced-rental.ts'
import { ContractCheck } from './LazyContractCheck.tsx'
import { ExcludedPeople } from './LazyExcludedPeople.tsx'
import { NotBack } from './LazyNotBack.tsx'
import { OfferNote } from './OfferNote.tsx'
import { RentalDocuments } from './RentalDocuments.tsx'
import { RentalFacts } from './RentalFacts.tsx'
import { RentalSteps } from './RentalSteps.tsx'
import './RentalSummary.css'

/** Shows a rental at a glance: the facts, the money, the history, and the next step. */
export function RentalSummaryPage() {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const id = Number(useParams().id)
  const [search, setSearch] = useSearchParams()
  const read = useRead(getRental, { params: { companyId, id } })
  const isSettled = read.data?.settledAt != null
  // The invoices of a settled return are on its card, where they are the next step.
  const invoices = useOutlet(read.data && ({ rental: read.data, isSettled } satisfies InvoicedRental))
  return (
    <>
      <PageHeader title={t('summary.title', { number: read.data?.publicId ?? '' })} />
      <WhenLoaded read={read} skeleton={<SummarySkeleton />}>
        {(rental) => (
          <div className="rental-summary">
            <header className="summary-head" data-focus-home>
              <div className="summary-status">
                <RentalStatusTag status={rental.status} />
                {isLate(rental, new Date().toISOString()) && <StatusTag status="late">{t('late')}</StatusTag>}
                {rental.isUnsigned && <StatusTag status="warning">{t('unsigned')}</StatusTag>}
                <OfferNote rental={rental} />
              </div>
              <CancellationNotice rental={rental} />
              <CheckNotice rental={rental} />
              <ExcludedPeople rental={rental} />
              <NotBack rental={rental} />
              <RentalSteps rental={rental} />
              <CustomerLink rental={rental} />
              <Settlement rental={rental} invoices={invoices} />
            </header>
            <div className="summary-main">
              <RentalFacts rental={rental} />
              <ContractCheck rental={rental} />
              <RentalDocuments rental={rental} />
              <CheckRecords rental={rental} />
              <Charges rental={rental} />
              {!isSettled && invoices}
              <RentalTimeline rental={rental} />
            </div>
            <RentalMoney rental={rental} />
            {search.has('extend') && rental.status === 'ongoing' && (
              <ExtendModal
                rental={rental}
                onSaved={() => setSearch({}, { replace: true, state: extendedOn(rental) })}
                onClose={() => setSearch({}, { replace: true })}
              />
            )}
            {search.has('cancel') && canMove(rental.status, 'cancelled') && (
              <CancelModal rental={rental} onClose={() => setSearch({}, { replace: true })} />
            )}
          </div>
        )}
      </WhenLoaded>
    </>
  )
}
