import type { Row } from '@filao/domain/planning/rows'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useIsWideScreen } from '#ui/wide-screen'
import { Board } from './board/Board.tsx'
import { PlanningLegend } from './PlanningLegend.tsx'
import { PlanningWaiting } from './PlanningWaiting.tsx'
import { countMessage } from './toolbar/count-message.ts'
import { NoRows } from './toolbar/NoRows.tsx'
import { PlanningToolbar } from './toolbar/PlanningToolbar.tsx'
import { holidaysIn, periodLabel } from './toolbar/period-text.ts'
import { ZoneNote } from './toolbar/ZoneNote.tsx'
import { type BoardInput, useBoard } from './use-board.ts'

/** `isWaiting` is true while more bars are loading. */
type Props = BoardInput & { isWaiting: boolean }

/** Renders the toolbar, the board and its legend for the parameters of the URL. */
export function PlanningBoard({ isWaiting, ...input }: Props) {
  const { params, change, date, timezone, now } = input
  const { t } = useTranslation('planning/board')
  const language = useLanguage()
  const navigate = useNavigate()
  const board = useBoard(input)
  const { planning, hasAnswer, rows, hasRows, scale, sideWidth, freeFilter, handle, actions, opened } = board
  const count = vehiclesIn(rows)
  const countText = t(countMessage(freeFilter, now), { count })
  const period = useMemo(() => periodLabel(scale, language), [scale, language])
  const holidays = useMemo(() => holidaysIn(scale, planning.holidays, language), [scale, planning.holidays, language])
  return (
    <>
      <PlanningToolbar
        params={params}
        change={change}
        date={date}
        period={period}
        search={board.search}
        zone={timezone}
        fleet={board.isSettled || !hasRows ? planning : null}
        freeText={freeFilter && countText}
        onToday={board.showNow}
      />
      <div ref={board.ref} className="planning-box" aria-busy={isWaiting || (hasRows && !actions)}>
        {isWaiting && <div className="planning-loading appear-late" />}
        {holidays && <p className="visually-hidden">{t('holidays', { names: holidays })}</p>}
        {board.box && (hasRows || !hasAnswer) && (
          <Board
            label={t('board', { period })}
            rows={rows}
            groupBy={params.groupBy}
            scale={scale}
            shades={board.shades}
            now={now}
            width={board.width}
            sideWidth={sideWidth}
            opening={board.opening}
            onOpen={board.onOpen}
            onOpenRow={(row) => row.kind === 'vehicle' && void navigate(paths.vehicle(row.vehicle.id))}
            onToggle={board.onToggle}
            onRest={board.onRest}
            height={board.height}
            isSettled={board.isSettled}
            hidesFreeNow={freeFilter !== null}
            found={board.found}
            onReady={board.setHandle}
            corner={
              <>
                <ZoneNote timezone={timezone} now={now} />
                {hasAnswer && <VehicleCount count={count} text={countText} isFree={freeFilter !== null} />}
              </>
            }
          />
        )}
        {handle && actions && hasRows && (
          <actions.Moving
            board={handle}
            scale={scale}
            rows={rows}
            fleet={planning}
            minute={now}
            asked={board.asked}
            onAnswered={board.onAnswered}
          />
        )}
        {!hasAnswer && <PlanningWaiting sideWidth={sideWidth} />}
        {hasAnswer && !hasRows && (
          <NoRows isFreeAsked={freeFilter !== null} params={params} agencies={planning.agencies} change={change} />
        )}
      </div>
      {opened && actions && (
        <actions.OpenedBar
          key={opened.bar.key}
          opened={opened}
          rows={rows}
          planning={planning}
          onClose={board.onClose}
          onMove={board.onMove}
          board={handle}
        />
      )}
      <PlanningLegend statuses={params.statuses} />
    </>
  )
}

/** Shows the number of vehicles in the corner of the board; on a phone the free ones by their number alone. */
function VehicleCount({ count, text, isFree }: { count: number; text: string; isFree: boolean }) {
  const { t } = useTranslation('planning/board')
  const isWide = useIsWideScreen()
  return (
    <span className={isFree ? 'planning-count-free' : ''}>
      {isFree && !isWide ? t('group.short', { count }) : text}
    </span>
  )
}

function vehiclesIn(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => (row.kind === 'group' ? sum + row.count : sum), 0)
}
