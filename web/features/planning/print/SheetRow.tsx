import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatClock, formatNearDateTime } from '@filao/domain/kernel/date-text'
import { instantAt } from '@filao/domain/kernel/time'
import type { Bar } from '@filao/domain/planning/bars'
import type { VehicleRow } from '@filao/domain/planning/rows'
import type { BoardPeriod } from '@filao/domain/planning/scale'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { barsOnSheet, type SheetBar } from './sheet-bars.ts'
import { percent, sheetDays } from './sheet-days.ts'

type Props = {
  row: VehicleRow
  week: BoardPeriod
  zone: string
  /** Already named in the head of the sheet. */
  agency: string | undefined
  holidays: Record<string, string>
}

/** Renders a vehicle and its week. */
export function SheetRow({ row, week, zone, agency, holidays }: Props) {
  const { vehicle, categoryCode, agencyName, lanes } = row
  const model = [vehicle.make, vehicle.model].filter(Boolean).join(' ')
  return (
    <tr>
      <th scope="row">
        <div className="sheet-vehicle">
          <span>
            <strong>{formatPlate(vehicle.registrationNumber)}</strong> {categoryCode}
          </span>
          <small>{[model, agency === agencyName ? null : agencyName].filter(Boolean).join(' · ')}</small>
        </div>
      </th>
      <td colSpan={7}>
        <div className="sheet-lanes" style={{ '--lanes': lanes } as React.CSSProperties}>
          {sheetDays(week, zone, holidays).map(({ date, left, width, kind }) => (
            <span
              key={date}
              className="sheet-day"
              data-kind={kind}
              style={{ left: percent(left), width: percent(width) }}
            />
          ))}
          {barsOnSheet(row.bars, week).map((placed) => (
            <Block key={placed.bar.key} placed={placed} zone={zone} />
          ))}
        </div>
      </td>
    </tr>
  )
}

function Block({ placed, zone }: { placed: SheetBar; zone: string }) {
  const { bar, left, width, tail, isCutLeft, isCutRight, words } = placed
  const lane = { '--lane': bar.lane } as React.CSSProperties
  return (
    <>
      {tail > 0 && (
        <span className="sheet-tail" style={{ ...lane, left: percent(left + width), width: percent(tail) }} />
      )}
      {width > 0 && (
        <>
          <span
            className="sheet-block"
            data-look={lookOf(bar)}
            data-cut={`${isCutLeft ? 'left' : ''} ${isCutRight ? 'right' : ''}`}
            style={{ ...lane, left: percent(left), width: percent(width) }}
          />
          <span
            className="sheet-bar-words"
            data-side={words.side}
            style={{ ...lane, left: percent(words.at), width: percent(words.room) }}
          >
            <Words placed={placed} zone={zone} />
          </span>
        </>
      )}
    </>
  )
}

/**
 * Shows the customer and the times: at the two ends of the bar, or both beside it. Outside the week the day is shown
 * too; where there is no room for it, the time within the week is shown alone.
 */
function Words({ placed: { bar, isCutLeft, isCutRight, words }, zone }: { placed: SheetBar; zone: string }) {
  const { t } = useTranslation('planning/print')
  const language = useLanguage()
  const { rental, unavailability } = bar
  // The week in the head of the sheet has its year.
  const at = (instant: string, isCut: boolean) =>
    isCut ? formatNearDateTime(instant, zone, language, instant) : formatClock(instant, zone, language)
  const start = at(rental?.start ?? instantAt(bar.start), isCutLeft)
  const end = at(rental?.end ?? instantAt(bar.end), isCutRight)
  const hasStart = words.hasOuterDay || !isCutLeft
  const hasEnd = words.hasOuterDay || !isCutRight
  return (
    <>
      <strong>{rental?.customer ?? unavailability?.description ?? t('legend.unavailability')}</strong>
      <small>
        <span>
          {isCutLeft && words.hasArrow && '← '}
          {hasStart && start}
        </span>
        {words.side !== 'inside' && hasStart && hasEnd && ' → '}
        {bar.late && <b>{t('legend.late')}</b>}
        <span>
          {hasEnd && end}
          {isCutRight && words.hasArrow && ' →'}
        </span>
      </small>
    </>
  )
}

function lookOf({ late, rental }: Bar): string {
  if (late) return 'late'
  return rental?.status ?? 'unavailability'
}
