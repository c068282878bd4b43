import type { Agency } from '@filao/domain/company/agency.schema'
import type { CategoryPrice } from '@filao/domain/rentals/availability/category-price.schema'
import type { ReferralMode } from '@filao/domain/rentals/record/referral-mode'
import { Skeleton } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { listAgencies, listCategoryPrices } from '#api/calls'
import { useRead } from '#api/read'
import { NoAgency } from '#features/company/public'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { Notice } from '#ui/feedback/Notice'
import { PageHeader } from '#ui/PageHeader'
import { periodProblem, wholePeriod } from '../period/duration.ts'
import { lastAgency, rememberAgency } from '../period/last-agency.ts'
import { RecordRefusal } from '../refused-request/RecordRefusal.tsx'
import { RefusalSource } from '../refused-request/RefusalSource.tsx'
import { CategoryPriceTable } from './CategoryPriceTable.tsx'
import { PeriodFields } from './PeriodFields.tsx'

/** Answers a caller: what is free between two dates, at which price, with which deposit and excess. */
export function CategoryPricesPage() {
  const { t } = useTranslation('rentals/availability')
  const { companyId } = useSession()
  const agencies = useRead(listAgencies, { params: { companyId } })
  return (
    <>
      <PageHeader title={t('title')} />
      {agencies.error && !agencies.data && <LoadError error={agencies.error} onRetry={agencies.refetch} />}
      {agencies.isPending && <Skeleton active className="appear-late" paragraph={{ rows: 6 }} />}
      {agencies.data?.length === 0 && <NoAgency text={t('noAgencyText')} />}
      {agencies.data && agencies.data.length > 0 && <Question agencies={agencies.data} />}
    </>
  )
}

function Question({ agencies }: { agencies: Agency[] }) {
  const { t } = useTranslation('rentals/availability')
  const language = useLanguage()
  const [{ agencyId, ...period }, set] = useAsked()
  const agency = agencies.find(({ id }) => id === (agencyId || lastAgency())) ?? (agencies[0] as Agency)
  const now = new Date().toISOString()
  const problemAt = (edge: 'start' | 'end') => (period[edge] ? periodProblem(edge, period, { now, language }) : null)
  const whole = wholePeriod(period)
  const isAsked = whole !== null && !problemAt('start') && !problemAt('end')
  return (
    <>
      <PeriodFields
        agencies={agencies}
        agency={agency}
        period={period}
        problems={{ start: problemAt('start'), end: problemAt('end') }}
        onAgency={(chosen) => {
          rememberAgency(chosen)
          set({ agencyId: chosen })
        }}
        onPeriod={set}
      />
      {isAsked && <Answer agency={agency} start={whole.start} end={whole.end} />}
      {!(period.start && period.end) && <Notice type="info" title={t('ask')} description={t('askHint')} />}
    </>
  )
}

function Answer({ agency, start, end }: { agency: Agency; start: string; end: string }) {
  const { t } = useTranslation('rentals/refused-request')
  const { companyId } = useSession()
  const query = { start, end, departureAgencyId: agency.id }
  const read = useRead(listCategoryPrices, { params: { companyId }, query }, { staleTime: 10_000 })
  const [source, setSource] = useState<ReferralMode>('phone')
  const isFull = (category: CategoryPrice) => category.freeCount === 0 && !category.isTooShort
  const search = { start, end, departureAgencyId: agency.id, categoryId: null }
  return (
    <>
      {read.data?.some(isFull) && (
        <div className="refusal stay-refusal">
          <RefusalSource value={source} onChange={setSource} />
          {read.data.every(({ freeCount }) => freeCount === 0) && (
            <RecordRefusal search={search} referralMode={source} />
          )}
          <small>{t('hint')}</small>
        </div>
      )}
      <CategoryPriceTable read={read} rows={read.data} stay={query} source={source} />
    </>
  )
}

type Asked = { agencyId: number; start: string | null; end: string | null }

/**
 * Returns the agency and both dates, kept in the URL too, so that going back from the rental form finds the answer. The
 * URL follows later: a second date may be typed before it has changed.
 */
function useAsked(): [Asked, (change: Partial<Asked>) => void] {
  const [params, setParams] = useSearchParams()
  const [requested, setAsked] = useState<Asked>({
    agencyId: Number(params.get('agencyId')),
    start: instantOf(params.get('start')),
    end: instantOf(params.get('end')),
  })
  const latest = useRef(requested)
  const set = (change: Partial<Asked>) => {
    latest.current = { ...latest.current, ...change }
    setAsked(latest.current)
    const given = Object.entries(latest.current).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
    setParams(Object.fromEntries(given), { replace: true, preventScrollReset: true })
  }
  return [requested, set]
}

/** Returns the instant of an address, or null when it is none. */
function instantOf(text: string | null): string | null {
  const at = Date.parse(text ?? '')
  return Number.isNaN(at) ? null : new Date(at).toISOString()
}
