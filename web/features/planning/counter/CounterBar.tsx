import { CalendarOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { Agency } from '@filao/domain/company/agency.schema'
import { formatNearDate } from '@filao/domain/kernel/date-text'
import { addDays } from '@filao/domain/kernel/time'
import { Button, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cache } from '#api/cache'
import { getCounter } from '#api/calls'
import { query } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { DayInput } from '#ui/date/DayInput'
import { clockDiffers, placeOf } from '#ui/date/zone'
import { LinkButton } from '#ui/LinkButton'
import { useQueryParams } from '#ui/url-param'
import { allAgencies, rememberCounter } from './counter-agency.ts'
import { dayParam, noonOf } from './counter-day.ts'

type Props = {
  agencies: Agency[]
  /** Null for all agencies. */
  agency: Agency | null
  /** The zone of the day that is shown. */
  zone: string
  date: string
  today: string
  children: ReactNode
}

/**
 * Chooses the agency, or all of them, and the day, both kept in the URL. Today has no date there, so that the same link
 * works tomorrow.
 */
export function CounterBar({ agencies, agency, zone, date, today, children }: Props) {
  const { t } = useTranslation('planning/counter')
  const language = useLanguage()
  const { companyId } = useSession()
  const [, change] = useQueryParams()
  const go = (dayAfter: (last: string) => string) =>
    change((query) => {
      const day = dayAfter(dayParam(query.get('date')) ?? today)
      query.set('agencyId', query.get('agencyId') ?? String(agency?.id ?? allAgencies))
      if (day === today) query.delete('date')
      else query.set('date', day)
      return query
    })
  const choose = (agencyId: number | typeof allAgencies) => {
    rememberCounter(agencyId)
    change((query) => {
      query.set('agencyId', String(agencyId))
      return query
    })
  }
  const fetchDay = (day: string) =>
    void cache.prefetchQuery(
      query(getCounter, { params: { companyId }, query: { ...(agency && { agencyId: agency.id }), date: day } }),
    )
  const step = (days: number, name: string, icon: ReactNode) => {
    const day = addDays(date, days)
    return (
      <Button
        icon={icon}
        aria-label={name}
        title={name}
        onPointerEnter={() => fetchDay(day)}
        onFocus={() => fetchDay(day)}
        onClick={() => go((last) => addDays(last, days))}
      />
    )
  }
  const noon = noonOf(date, zone)
  return (
    <div className="counter-bar">
      {agencies.length > 1 && (
        <Select
          className="counter-agency"
          aria-label={t('agency')}
          value={agency?.id ?? allAgencies}
          options={[
            { value: allAgencies, label: t('allAgencies') },
            ...agencies.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          popupMatchSelectWidth={false}
          onChange={choose}
        />
      )}
      <div className="counter-day typed-above">
        {step(-1, t('previous'), <LeftOutlined />)}
        <DayInput zone={zone} side="future" label={t('date')} value={date} onChange={(day) => go(() => day ?? today)} />
        {step(1, t('next'), <RightOutlined />)}
        <Button disabled={date === today} onClick={() => go(() => today)}>
          {t('today')}
        </Button>
      </div>
      <h2 className="counter-date">
        {formatNearDate(noon, zone, language, noonOf(today, zone))}
        {agency && clockDiffers(noon, zone) && <small>{t('zone', { place: placeOf(zone) })}</small>}
      </h2>
      {children}
      <LinkButton
        className="counter-planning"
        title={t('toPlanning')}
        aria-label={t('toPlanning')}
        icon={<CalendarOutlined />}
        to={paths.planning}
      >
        <span className="counter-word">{t('toPlanning')}</span>
      </LinkButton>
    </div>
  )
}
