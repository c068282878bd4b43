import { formatLocalDate, formatNearDateTime } from '@filao/domain/kernel/date-text'
import { instantAt } from '@filao/domain/kernel/time'
import type { Planning } from '@filao/domain/planning/board.schema'
import { buildRows } from '@filao/domain/planning/rows'
import { type BoardPeriod, dayAt } from '@filao/domain/planning/scale'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { clockDiffers, placeOf } from '#ui/date/zone'
import { SheetDays } from './SheetDays.tsx'
import { SheetLegend } from './SheetLegend.tsx'
import { SheetRow } from './SheetRow.tsx'
import { sheetDays } from './sheet-days.ts'

type Props = {
  planning: Planning
  week: BoardPeriod
  zone: string
  company: string
  /** Undefined means all agencies. */
  agency: string | undefined
  /** Epoch milliseconds at which the data was read. */
  now: number
}

/** Of the sheet's 279 mm; the vehicles have the rest. */
const daysMm = 231

/** Renders a week of all vehicles as a table. Its head repeats on each page, and no row is split between pages. */
export function PlanningSheet({ planning, week, zone, company, agency, now }: Props) {
  const { t } = useTranslation('planning/print')
  const language = useLanguage()
  const rows = buildRows(planning, { groupBy: 'category', collapsed: new Set(), filter: {}, now }).filter(
    (row) => row.kind === 'vehicle',
  )
  const day = (epochMs: number) => formatLocalDate(dayAt(epochMs, zone), language)
  const readAt = instantAt(now)
  return (
    <section className="sheet-paper">
      <table className="sheet">
        <colgroup>
          <col />
          {sheetDays(week, zone, {}).map(({ date, width }) => (
            <col key={date} style={{ width: `${(width * daysMm).toFixed(3)}mm` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th colSpan={8} className="sheet-head">
              <div>
                <h1>{t('week', { from: day(week.start), to: day(week.end - 1) })}</h1>
                <p>
                  <strong>{company}</strong> · {agency ?? t('allAgencies')}
                </p>
                <SheetLegend />
                <p>
                  {t('printedAt', { at: formatNearDateTime(readAt, zone, language, readAt) })}
                  {clockDiffers(readAt, zone) && ` (${t('zone', { place: placeOf(zone) })})`}
                </p>
              </div>
            </th>
          </tr>
          <SheetDays week={week} zone={zone} holidays={planning.holidays} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <SheetRow key={row.key} row={row} week={week} zone={zone} agency={agency} holidays={planning.holidays} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (
        <div className="sheet-words">
          <strong>{t('empty')}</strong>
          <p>{t('emptyText')}</p>
        </div>
      )}
    </section>
  )
}
