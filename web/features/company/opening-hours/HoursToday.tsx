import type { Agency } from '@filao/domain/company/agency.schema'
import { daysOfWeek, isOpen } from '@filao/domain/company/opening-hours'
import { instantAt, localDate, weekdayOf } from '@filao/domain/kernel/time'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '#ui/StatusTag'
import { writeRanges } from './week-hours.ts'
import '../agency/AgencyForm.css'

/** Shows an agency's hours of its current day, and if it is open now. */
export function HoursToday({ agency: { openingHours, timezone } }: { agency: Agency }) {
  const { t } = useTranslation('company')
  const now = instantAt(Date.now())
  const today = daysOfWeek[weekdayOf(localDate(now, timezone)) - 1]
  if (!openingHours.length) return <StatusTag status="on">{t('agency.alwaysOpen')}</StatusTag>
  const open = isOpen(now, timezone, openingHours)
  return (
    <span className="agency-hours">
      <StatusTag status={open ? 'on' : 'off'}>{t(open ? 'agency.open' : 'agency.closed')}</StatusTag>
      {writeRanges(openingHours.filter(({ dayOfWeek }) => dayOfWeek === today))}
    </span>
  )
}
