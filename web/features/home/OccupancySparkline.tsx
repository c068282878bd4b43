import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { locales } from '@filao/domain/kernel/language'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { type OccupancyDay, share, stepPath, summarize } from './occupancy-curve.ts'

const width = 600
const height = 64

/** Shows the occupancy of the next 30 days: a stepped curve, its summary in words, and each day under the pointer. */
export function OccupancySparkline({ days }: { days: OccupancyDay[] }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const titleId = useId()
  const { average, low, high, busiest } = summarize(days)
  const percent = (part: number) => new Intl.NumberFormat(locales[language], { style: 'percent' }).format(part)
  // The words of all days at once would hold up the first paint.
  const [pointed, setPointed] = useState<string | null>(null)
  const step = width / Math.max(days.length, 1)
  return (
    <section className="home-panel home-occupancy" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{t('occupancy.title')}</h2>
        <strong>{t('occupancy.average', { percent: percent(average) })}</strong>
      </header>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={stepPath(days, width, height)} className="occupancy-held" />
        {days.map((day, at) => (
          <rect
            key={day.date}
            x={at * step}
            width={step}
            height={height}
            className="occupancy-day"
            onPointerEnter={() => setPointed(day.date)}
          >
            {pointed === day.date && (
              <title>
                {t('occupancy.day', {
                  day: formatLocalDate(day.date, language),
                  held: day.held,
                  total: day.total,
                  percent: percent(share(day)),
                })}
              </title>
            )}
          </rect>
        ))}
      </svg>
      <p className="occupancy-ends" aria-hidden="true">
        <span>{t('occupancy.today')}</span>
        <span>{formatLocalDate(days.at(-1)?.date ?? '', language)}</span>
      </p>
      {busiest && (
        <p className="home-note">
          {t('occupancy.summary', {
            low: percent(low),
            high: percent(high),
            day: formatLocalDate(busiest.date, language),
            held: busiest.held,
            total: busiest.total,
          })}
        </p>
      )}
    </section>
  )
}
