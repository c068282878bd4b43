import type { Stage } from '@filao/domain/rentals/check/check'
import { takesChecks } from '@filao/domain/rentals/handover/handover'
import { knownDamages } from '@filao/domain/rentals/handover/known-damages'
import { stageLabels } from '@filao/domain/rentals/record/labels'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { getRental, listDamages, listVehicleDeadlines } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LoadError } from '#ui/feedback/LoadError'
import { Notice } from '#ui/feedback/Notice'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { RentalBrief } from '../brief/RentalBrief.tsx'
import { RentalFormSkeleton } from '../brief/RentalSkeleton.tsx'
import { useLeavingDrivers } from '../drivers/use-drivers.ts'
import { BeforeTheKeys } from './BeforeTheKeys.tsx'
import { CheckForm } from './CheckForm.tsx'
import { NotBack, useOngoingWith } from './NotBack.tsx'
import { isOfVehicle, type KeptCheck } from './outbox/outbox.ts'
import { RejectedCheck, useRefusalText } from './outbox/RejectedCheck.tsx'
import { useKeptChecks } from './outbox/use-kept-checks.ts'
import { WaitingCheck } from './outbox/WaitingCheck.tsx'
import './check.css'

/**
 * Shows the check of a vehicle: of the delivery, or of the return for a rental under way. A vehicle that leaves while
 * the check of its delivery is open is not taken back by the next press of a button: the return is asked for.
 */
export function CheckoutPage() {
  const language = useLanguage()
  const { companyId } = useSession()
  const id = Number(useParams().id)
  const read = useRead(getRental, { params: { companyId, id } }, { staleTime: 0 })
  const { data: rental, error, refetch } = read
  const checks = useKeptChecks()?.filter(({ rentalId }) => rentalId === id)
  const stage = rental?.status === 'ongoing' ? 'return' : 'delivery'
  const [opened, setOpened] = useOpenedStage(stage, read.isFetchedAfterMount)
  // While the own check is sent, and until the next screen is there, what it changes is no news.
  const [isSending, setIsSending] = useState(false)
  const shown = isSending ? opened : stage
  return (
    <>
      <PageHeader title={rental ? `${stageLabels[opened][language]} ${rental.publicId}` : ''} />
      {error && !rental ? (
        <LoadError error={error} onRetry={refetch} />
      ) : !rental || !checks ? (
        <RentalFormSkeleton groups={3} />
      ) : (
        <div className="check-page">
          <RentalBrief rental={rental} />
          <Check
            key={`${shown} ${rental.vehicleId}`}
            rental={rental}
            stage={shown}
            checks={checks}
            isSending={isSending}
            onSending={setIsSending}
            onReturn={opened === shown ? null : () => setOpened(stage)}
          />
        </div>
      )}
    </>
  )
}

/**
 * Returns the stage with which the page was opened, as soon as the server has said it, and a function that changes it.
 */
function useOpenedStage(stage: Stage, isRead: boolean) {
  const [opened, setOpened] = useState({ stage, isRead })
  if (!opened.isRead && (isRead || opened.stage !== stage)) setOpened({ stage, isRead })
  return [opened.stage, (chosen: Stage) => setOpened({ stage: chosen, isRead: true })] as const
}

type Props = {
  rental: Rental
  stage: Stage
  checks: KeptCheck[]
  isSending: boolean
  onSending: (isSending: boolean) => void
  /** Begins the return of a vehicle that left while the check of its delivery was open. */
  onReturn: (() => void) | null
}

function Check({ rental, stage, checks, isSending, onSending, onReturn }: Props) {
  const { t } = useTranslation('rentals/handover')
  const { companyId } = useSession()
  const { vehicleId } = rental
  const damages = useRead(listDamages, { params: { companyId, vehicleId } })
  const [times, setTimes] = useState(0)
  const zone = rental.departureAgency.timezone
  const text = useRefusalText(zone)
  const isOpen = takesChecks(rental.status)
  const isThis = (check: KeptCheck) => check.stage === stage && isOfVehicle(check, vehicleId)
  const kept = (!onReturn && isOpen && checks.find(isThis)) || null
  const left = checks.filter((check) => check !== kept)
  const isLeaving = stage === 'delivery' && isOpen
  const deadlines = useRead(listVehicleDeadlines, { params: { companyId, vehicleId } }, { enabled: isLeaving })
  const drivers = useLeavingDrivers(rental, { isAsked: isLeaving })
  const ongoing = useOngoingWith(rental, { isAsked: isLeaving })
  // All at once, so that nothing moves under the finger of an agent who has begun.
  const isReady = [damages, ...(isLeaving ? [deadlines, drivers, ongoing] : [])].every(isAnswered)
  return (
    <>
      {left.map((check) => (
        <RejectedCheck key={`${check.stage} ${check.plate}`} check={check} rental={rental} />
      ))}
      {!isOpen && !isSending ? (
        <NotNow rental={rental} />
      ) : onReturn ? (
        <HasLeft rental={rental} onReturn={onReturn} />
      ) : kept?.sending && !isSending ? (
        <WaitingCheck check={kept} />
      ) : !isReady ? (
        <RentalFormSkeleton groups={3} isKnown />
      ) : (
        <>
          {kept?.refusal && !isSending && (
            <Notice
              type="error"
              role="alert"
              title={t(stage === 'delivery' ? 'sending.refusedDelivery' : 'sending.refusedReturn')}
              description={text(kept.refusal)}
            />
          )}
          {isLeaving && <NotBack rental={rental} isLeaving />}
          <BeforeTheKeys rental={rental} stage={stage} />
          {damages.error && !damages.data && (
            <LoadError error={damages.error} onRetry={damages.refetch} title={t('damages.unread')} />
          )}
          <CheckForm
            key={times}
            rental={rental}
            stage={stage}
            known={knownDamages(damages.data ?? [], new Date().toISOString(), [])}
            kept={kept}
            verdict={drivers.data}
            onSending={onSending}
            onForgotten={() => setTimes(times + 1)}
          />
        </>
      )}
    </>
  )
}

/** Returns true for a read that has its answer, or gets none now. */
function isAnswered({ data, error, isPaused }: { data: unknown; error: unknown; isPaused: boolean }): boolean {
  return data !== undefined || error !== null || isPaused
}

function NotNow({ rental }: { rental: Rental }) {
  const { t } = useTranslation(['rentals/handover', 'rentals'])
  return (
    <EmptyState
      title={t('notNow')}
      text={t('notNowText')}
      action={
        <LinkButton type="primary" to={paths.rentalSummary(rental.id)}>
          {t('form.toSummary', { ns: 'rentals' })}
        </LinkButton>
      }
    />
  )
}

function HasLeft({ rental, onReturn }: { rental: Rental; onReturn: () => void }) {
  const { t } = useTranslation(['rentals/handover', 'rentals'])
  return (
    <EmptyState
      title={t('hasLeft')}
      text={t('hasLeftText')}
      action={
        <div className="check-left">
          <LinkButton type="primary" to={paths.rentalSummary(rental.id)}>
            {t('form.toSummary', { ns: 'rentals' })}
          </LinkButton>
          <Button onClick={onReturn}>{t('toReturn')}</Button>
        </div>
      }
    />
  )
}
