import { LeftOutlined } from '@ant-design/icons'
import type { Agency } from '@filao/domain/company/agency.schema'
import { addDays, localDate } from '@filao/domain/kernel/time'
import type { Counter } from '@filao/domain/planning/counter.schema'
import { useTranslation } from 'react-i18next'
import { getCounter, listAgencies } from '#api/calls'
import { useRead } from '#api/read'
import { NoAgency } from '#features/company/public'
import { useCompanyZone } from '#session/company-zone'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { LoadError } from '#ui/feedback/LoadError'
import { LinkButton } from '#ui/LinkButton'
import { PageHeader } from '#ui/PageHeader'
import { useUrlParam } from '#ui/url-param'
import { CounterBar } from './CounterBar.tsx'
import { CounterCounts } from './CounterCounts.tsx'
import { CounterSide } from './CounterSide.tsx'
import { CounterSkeleton } from './CounterSkeleton.tsx'
import { allAgencies, counterAgency } from './counter-agency.ts'
import { dayParam } from './counter-day.ts'
import './counter.css'
import './counter-cards.css'

/**
 * Lists the departures and returns of one agency, or of all, on one day, with their missing items and a one-tap action.
 */
export function CounterPage() {
  const { t } = useTranslation('planning/counter')
  const { companyId } = useSession()
  const agencies = useRead(listAgencies, { params: { companyId } })
  const [chosen] = useUrlParam('agencyId')
  return (
    <>
      <PageHeader title={t('title')} />
      {agencies.error && !agencies.data ? (
        <LoadError error={agencies.error} onRetry={agencies.refetch} />
      ) : !agencies.data ? (
        <CounterSkeleton />
      ) : agencies.data.length === 0 ? (
        <NoAgency text={t('noAgencyText')} />
      ) : (
        <Day agencies={agencies.data} agency={counterAgency(agencies.data, chosen)} />
      )}
    </>
  )
}

/** The day of an agency; of all when it is null. */
function Day({ agencies, agency }: { agencies: Agency[]; agency: Agency | null }) {
  const companyZone = useCompanyZone()
  const zone = agency?.timezone ?? companyZone
  const { companyId } = useSession()
  const [dateParam] = useUrlParam('date')
  const date = dayParam(dateParam)
  const read = useRead(
    getCounter,
    { params: { companyId }, query: { ...(agency && { agencyId: agency.id }), ...(date && { date }) } },
    // Refreshes every minute, since rentals become late as time passes.
    { refetchInterval: 60_000 },
  )
  const now = new Date(read.dataUpdatedAt || Date.now()).toISOString()
  const today = localDate(now, zone)
  const shown = date ?? read.data?.date ?? today
  return (
    <>
      <CounterBar agencies={agencies} agency={agency} zone={zone} date={shown} today={today}>
        {read.data && <CounterCounts counter={read.data} />}
      </CounterBar>
      {read.error && !read.data ? (
        <LoadError error={read.error} onRetry={read.refetch} />
      ) : !read.data ? (
        <CounterSkeleton />
      ) : (
        <Sides counter={read.data} now={now} agency={agency} />
      )}
    </>
  )
}

function Sides({ counter, now, agency }: { counter: Counter; now: string; agency: Agency | null }) {
  const { departures, returns } = counter
  if (!departures.length && !returns.length) return <Quiet date={counter.date} agency={agency} />
  return (
    <div className="counter-sides">
      <CounterSide side="departures" rentals={departures} now={now} namesAgency={!agency} />
      <CounterSide side="returns" rentals={returns} now={now} namesAgency={!agency} />
    </div>
  )
}

function Quiet({ date, agency }: { date: string; agency: Agency | null }) {
  const { t } = useTranslation('planning/counter')
  const next = `${paths.planningCounter}?agencyId=${agency?.id ?? allAgencies}&date=${addDays(date, 1)}`
  return (
    <EmptyState
      title={t('quiet')}
      text={t('quietText')}
      action={
        <LinkButton icon={<LeftOutlined rotate={180} />} iconPlacement="end" to={next}>
          {t('next')}
        </LinkButton>
      }
    />
  )
}
