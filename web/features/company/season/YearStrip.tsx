import { leapDayOf, leapDays } from '@filao/domain/company/leap-year'
import { locales } from '@filao/domain/kernel/language'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { type SeasonRow, yearParts } from './season-rows.ts'
import './YearStrip.css'

const percent = (days: number) => `${(days / leapDays.length) * 100}%`

/** Draws the seasons as a strip from January to December; days that no season covers are hatched. */
export function YearStrip({ rows }: { rows: SeasonRow[] }) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const month = new Intl.DateTimeFormat(locales[language], { month: 'narrow', timeZone: 'UTC' })
  return (
    <div className="year" role="img" aria-label={t('season.strip')}>
      <div className="year-parts">
        {yearParts(rows).map(({ from, days, row }) => (
          <span
            key={`${from} ${row}`}
            className={row === null ? 'year-gap' : `year-season season-colour-${row % 6}`}
            style={{ left: percent(from), width: percent(days) }}
          >
            {row !== null && days > 45 && rows[row]?.userLabel}
          </span>
        ))}
      </div>
      <div className="year-months">
        {Array.from({ length: 12 }, (_, at) => (
          <span
            key={leapDays[leapDayOf(`${String(at + 1).padStart(2, '0')}-01`)]}
            style={{ left: percent(leapDayOf(`${String(at + 1).padStart(2, '0')}-01`)) }}
          >
            {month.format(Date.UTC(2024, at, 1))}
          </span>
        ))}
      </div>
    </div>
  )
}
