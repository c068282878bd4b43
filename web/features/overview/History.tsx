import { personName } from '@filao/domain/customers/name/person'
import type { HistoryStep } from '@filao/domain/overview/history.schema'
import { mailKindLabels } from '@filao/domain/rentals/mail/mail'
import { Skeleton, Timeline } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { listCustomerHistory, listVehicleHistory } from '#api/calls'
import { usePage } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { LoadError } from '#ui/feedback/LoadError'
import { PartButtons } from '#ui/table/DataTable'
import { useUrlParam } from '#ui/url-param'
import { fieldLabelsOf, type Labels } from './field-labels.ts'

type Props = {
  of: typeof listCustomerHistory | typeof listVehicleHistory
  id: number
  /** The labels of the fields of the thing. */
  labels: Labels
  zone: string
}

/** Shows the history of a customer or a vehicle, latest first, page by page. */
export function History({ of, id, labels, zone }: Props) {
  const { t } = useTranslation('overview')
  const { companyId } = useSession()
  const [cursor] = useUrlParam('cursor')
  const query = { limit: 25, ...(cursor && { cursor }) }
  const page = usePage(of, { params: { companyId, id }, query })
  if (page.error && !page.data) return <LoadError error={page.error} onRetry={page.refetch} />
  if (!page.data) return <Skeleton active title={false} className="appear-late" paragraph={{ rows: 8 }} />
  if (page.data.rows.length === 0) return <p className="overview-nothing">{t('history.empty')}</p>
  return (
    <section className="overview-card overview-history" aria-label={t('history.title')}>
      <Timeline
        items={page.data.rows.map((step) => ({
          key: step.key,
          color: step.about === 'rental' ? 'var(--lagoon)' : 'var(--slate-soft)',
          content: <Step step={step} labels={labels} zone={zone} />,
        }))}
      />
      <PartButtons nextCursor={page.data.nextCursor} />
    </section>
  )
}

function Step({ step, labels, zone }: { step: HistoryStep } & Pick<Props, 'labels' | 'zone'>) {
  const { t } = useTranslation('overview')
  const { apiKey, who } = step
  const author = who ? personName(who) : apiKey && t('history.byKey', { name: apiKey.name })
  const name = step.about === 'rental' && step.byCustomer ? t('history.byCustomer') : author
  return (
    <>
      <strong>
        <StepName step={step} />
      </strong>
      <small>
        <DateTime at={step.at} zone={zone} />
        {name && ` · ${name}`}
      </small>
      <StepDetails step={step} labels={labels} />
    </>
  )
}

function StepName({ step }: { step: HistoryStep }) {
  const { t } = useTranslation('overview')
  const { t: rental } = useTranslation('rentals/timeline')
  if (step.about === 'record') return t(`steps.${step.kind}`)
  if (step.about === 'mail') return rental(step.mail.sentAt ? 'kinds.mailed' : 'kinds.queued')
  return rental(step.kind === 'pending' && step.byCustomer ? 'accepted' : `kinds.${step.kind}`)
}

function StepDetails({ step, labels }: { step: HistoryStep; labels: Labels }) {
  const { t } = useTranslation('overview')
  const language = useLanguage()
  if (step.about === 'record') {
    const fields = fieldLabelsOf(step.fields, labels)
    return fields && <span>{t('history.fields', { fields })}</span>
  }
  return (
    <span>
      <Link to={paths.rentalSummary(step.rental.id)}>{step.rental.publicId}</Link>
      {step.about === 'mail' &&
        ` · ${t('history.mailTo', { kind: mailKindLabels[step.mail.kind][language], recipient: step.mail.recipient })}`}
    </span>
  )
}
