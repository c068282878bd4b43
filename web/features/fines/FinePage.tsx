import { EditOutlined, EuroOutlined, MailOutlined } from '@ant-design/icons'
import { fineLabels } from '@filao/domain/fines/fine'
import type { Fine } from '@filao/domain/fines/fine.schema'
import { fineKindLabels, fineStatusLabels } from '@filao/domain/fines/labels'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { Button } from 'antd'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useAction } from '#api/action'
import { getFine, printFineLetter, updateFine } from '#api/calls'
import { useRead } from '#api/read'
import { Plate } from '#features/fleet/public'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { useFocusAfter } from '#ui/feedback/focus-after'
import { useToast } from '#ui/feedback/toast'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { DownloadButton } from '#ui/file/DownloadButton'
import { LinkButton } from '#ui/LinkButton'
import { Money } from '#ui/Money'
import { PageHeader } from '#ui/PageHeader'
import { DaysLeft } from './DaysLeft.tsx'
import { DesignationSheet } from './DesignationSheet.tsx'
import { FeeModal } from './FeeModal.tsx'
import { FineState } from './FineState.tsx'
import './fines.css'

/** Shows a notice, what its designation asks for, and what is left to do. */
export function FinePage() {
  const id = Number(useParams().id)
  const { t } = useTranslation('fines')
  const { companyId } = useSession()
  const mayWrite = useCan('rentals.write')
  const read = useRead(getFine, { params: { companyId, id } })
  const plate = read.data && formatPlate(read.data.registrationNumber)
  return (
    <>
      <PageHeader
        title={plate ? t('titleOf', { plate }) : t('title')}
        action={
          mayWrite && (
            <LinkButton to={paths.fineForm(id)} icon={<EditOutlined />}>
              {t('editNotice')}
            </LinkButton>
          )
        }
      >
        {read.data && <FineState status={read.data.status} />}
        {read.data && <DaysLeft fine={read.data} />}
      </PageHeader>
      <WhenLoaded read={read} skeleton={10}>
        {(fine) => (
          <div className="fine">
            <DesignationSheet fine={fine} />
            <div className="fine-aside">
              {mayWrite && <NextStates fine={fine} />}
              <Costs fine={fine} />
              <NoticeFacts fine={fine} />
            </div>
          </div>
        )}
      </WhenLoaded>
    </>
  )
}

/** Offers every other state of the notice. */
function NextStates({ fine }: { fine: Fine }) {
  const { t } = useTranslation('fines')
  const language = useLanguage()
  const toast = useToast()
  const { companyId } = useSession()
  const change = useAction(updateFine)
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  // The button of the new state is gone.
  useFocusAfter(fine.status, () => card.current)
  const others = (Object.keys(fineStatusLabels) as Fine['status'][]).filter((status) => status !== fine.status)
  const set = (status: Fine['status']) => {
    if (change.isPending) return
    change.mutate(
      { params: { companyId, id: fine.id }, body: { status } },
      { onSuccess: () => toast.saved(), onError: toast.problem },
    )
  }
  const first = fine.kind === 'designation' ? 'designated' : 'paid'
  const isReady = first === 'paid' || fine.driverId !== null
  return (
    <section ref={card} tabIndex={-1} className="fine-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('next')}</h2>
      <div className="fine-states">
        {others.map((status) => (
          <Button
            key={status}
            type={fine.status === 'to_do' && status === first && isReady ? 'primary' : 'default'}
            onClick={() => set(status)}
          >
            {fineStatusLabels[status][language]}
          </Button>
        ))}
      </div>
    </section>
  )
}

/** Offers the letter to the driver, and the handling fee, which is charged once. */
function Costs({ fine }: { fine: Fine }) {
  const { t } = useTranslation('fines')
  const { companyId } = useSession()
  const mayCharge = useCan('payments.write')
  const titleId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { rental, fee } = fine
  return (
    <section className="fine-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('toDriver')}</h2>
      {fine.driverId === null && !rental && <p className="form-hint">{t('noDriver')}</p>}
      <div className="fine-states">
        {fine.driverId !== null && (
          <DownloadButton
            icon={<MailOutlined />}
            endpoint={printFineLetter}
            input={{ params: { companyId, id: fine.id }, query: { format: 'pdf' } }}
          >
            {t('letter')}
          </DownloadButton>
        )}
        {rental && !fee && mayCharge && (
          <Button icon={<EuroOutlined />} onClick={() => setIsOpen(true)}>
            {t('charge')}
          </Button>
        )}
      </div>
      {rental && fee && (
        <p>
          <Link to={paths.rentalPayment(rental.id)}>{t('fee.charged')}</Link> <Money euros={fee.amount} />
        </p>
      )}
      {isOpen && <FeeModal fine={fine} onClose={() => setIsOpen(false)} />}
    </section>
  )
}

function NoticeFacts({ fine }: { fine: Fine }) {
  const { t } = useTranslation('fines')
  const labels = useLabels(fineLabels)
  const language = useLanguage()
  const titleId = useId()
  const { kind, rental, driver, vehicleId, dueDate, comments } = fine
  const number = <Plate number={fine.registrationNumber} />
  const plate = vehicleId ? <Link to={paths.vehicle(vehicleId)}>{number}</Link> : number
  const facts: [string, ReactNode][] = [
    [labels.kind, fineKindLabels[kind][language]],
    [rentalLabels.vehicleId[language], plate],
    [t('committedAt'), <DateTime key="at" at={fine.committedAt} zone={fine.timezone} />],
    [labels.place, fine.place],
    [labels.amount, fine.amount === null ? null : <Money key="amount" euros={fine.amount} />],
    [labels.noticeNumber, fine.noticeNumber],
    [labels.noticeDate, formatLocalDate(fine.noticeDate, language)],
    [t('term.title'), dueDate && formatLocalDate(dueDate, language)],
    [t('rental'), rental && <Link to={paths.rentalSummary(rental.id)}>{rental.publicId}</Link>],
    [labels.driverId, driver && <Link to={paths.customer(driver.id)}>{driver.name}</Link>],
    [labels.comments, comments],
  ]
  return (
    <section className="fine-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('notice')}</h2>
      <dl className="fine-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
