import type { Agency } from '@filao/domain/company/agency.schema'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { periodOf } from '@filao/domain/planning/scale'
import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { cache } from '#api/cache'
import { getPlanning, listAgencies } from '#api/calls'
import { useRead } from '#api/read'
import { changeLanguage } from '#session/language'
import { paths } from '#session/paths'
import { companies, me } from '#session/session'
import { useProblemText } from '#ui/feedback/problem-text'
import { PlanningSheet } from './PlanningSheet.tsx'
import './sheet.css'
import './sheet-bars.css'

/** Renders a week of the planning for paper: every vehicle, on A4 landscape, without the back-office frame. */
export function PlanningSheetPage() {
  return (
    <QueryClientProvider client={cache}>
      <Page />
    </QueryClientProvider>
  )
}

function Page() {
  const { t } = useTranslation('planning/print')
  const { data: user } = useSuspenseQuery(me)
  const { data: ofUser } = useSuspenseQuery(companies)
  useEffect(() => void changeLanguage(user.language), [user.language])
  const company = ofUser[0]
  const agencies = useRead(listAgencies, { params: { companyId: company?.id ?? 0 } })
  return (
    <main className="sheet-page">
      <title>{t('title')}</title>
      <nav className="sheet-bar">
        <Link to={paths.planning}>{t('back')}</Link>
        <button type="button" onClick={() => window.print()}>
          {t('print')}
        </button>
      </nav>
      {agencies.error && !agencies.data ? (
        <Failed error={agencies.error} onRetry={agencies.refetch} />
      ) : company && agencies.data ? (
        <Week companyId={company.id} companyName={company.name} agencies={agencies.data} />
      ) : (
        <Waiting />
      )}
    </main>
  )
}

type WeekProps = { companyId: number; companyName: string; agencies: Agency[] }

function Week({ companyId, companyName, agencies }: WeekProps) {
  const [params] = useSearchParams()
  const agency = agencies.find(({ id }) => id === Number(params.get('agencyId')))
  const zone = (agency ?? agencies[0])?.timezone ?? 'UTC'
  const now = new Date().toISOString()
  const requested = params.get('start')?.slice(0, 10) ?? ''
  const date = /^\d{4}-\d\d-\d\d$/.test(requested) ? requested : localDate(now, zone)
  const week = periodOf('week', date, zone)
  const planning = useRead(getPlanning, {
    params: { companyId },
    query: { start: instantAt(week.start), end: instantAt(week.end), ...(agency && { agencyId: agency.id }) },
  })
  if (planning.error && !planning.data) return <Failed error={planning.error} onRetry={planning.refetch} />
  if (!planning.data) return <Waiting />
  const readAt = planning.dataUpdatedAt
  return (
    <PlanningSheet
      planning={planning.data}
      week={week}
      zone={zone}
      company={companyName}
      agency={agency?.name}
      now={readAt}
    />
  )
}

/** Renders the skeleton: an empty sheet. */
function Waiting() {
  return <section className="sheet-paper sheet-waiting" aria-busy="true" />
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation('ui')
  const text = useProblemText('reading')
  return (
    <div className="sheet-words" role="alert">
      <p>{text(error)}</p>
      <button type="button" className="sheet-retry" onClick={() => onRetry()}>
        {t('retry')}
      </button>
    </div>
  )
}
