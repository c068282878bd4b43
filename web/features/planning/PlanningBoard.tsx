import type { Bar } from '@filao/domain/planning/bars'
import type { Planning } from '@filao/domain/planning/board.schema'
import type { Row } from '@filao/domain/planning/rows'
import { scaleOf } from '@filao/domain/planning/scale'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useLate } from '#ui/later/late'
import { savesData } from '#ui/later/saves-data'
import { useIdle } from '#ui/later/use-idle'
import { isWideScreen, useIsWideScreen } from '#ui/wide-screen'
import { Board } from './board/Board.tsx'
import type { BoardHandle } from './board/board-handle.ts'
import { scrollBarWidth, sideWidths } from './board/board-sizes.ts'
import type { Opened } from './card/OpenedBar.tsx'
import { lateActions } from './late-actions.ts'
import { PlanningLegend } from './PlanningLegend.tsx'
import { PlanningWaiting } from './PlanningWaiting.tsx'
import type { ChangeParams, PlanningParams } from './params/planning-params.ts'
import { countWords } from './toolbar/count-words.ts'
import { lateFields } from './toolbar/late-fields.ts'
import { NoRows } from './toolbar/NoRows.tsx'
import { PlanningToolbar } from './toolbar/PlanningToolbar.tsx'
import { holidaysIn, periodWords } from './toolbar/period-text.ts'
import { useHit } from './toolbar/use-hit.ts'
import { ZoneNote } from './toolbar/ZoneNote.tsx'
import { useBoardContent } from './use-board-content.ts'
import { useElementSize } from './use-element-size.ts'
import { useFreeFilter } from './use-free-filter.ts'
import { useShownPeriod } from './use-shown-period.ts'

type Props = {
  /** Null until the first answer. The toolbar is already shown, so only the board is left to draw when it comes. */
  planning: Planning | null
  /** The months that are in it. */
  months: ReadonlySet<string>
  params: PlanningParams
  change: ChangeParams
  /** A day of the shown period, and the zone in which it is shown. */
  date: string
  timezone: string
  now: number
  territoryZone: string
  /** True while more bars are loading. */
  isWaiting: boolean
  /** Receives the visible time range. */
  onSeen: (left: number, right: number) => void
}

const minimalWidth = 200

/** Heights in pixels of what is above and below the board on a phone, without notices. */
const besideBoard = 179

/**
 * Returns the size of the board's box on a phone, where it is known without measuring: the board is then drawn with the
 * rest of the screen instead of after it. A different height is corrected before the first paint.
 */
function expectedBox() {
  if (isWideScreen()) return null
  return { width: document.documentElement.clientWidth, height: window.innerHeight - besideBoard }
}

const nothingYet: Planning = {
  vehicles: [],
  categories: [],
  agencies: [],
  rentals: [],
  unavailabilities: [],
  holidays: {},
}

/** Renders the toolbar, the board and its legend for the parameters of the URL. */
export function PlanningBoard({
  params,
  change,
  date,
  timezone,
  now,
  territoryZone,
  isWaiting,
  onSeen,
  ...read
}: Props) {
  const planning = read.planning ?? nothingYet
  const { t } = useTranslation('planning/board')
  const language = useLanguage()
  const navigate = useNavigate()
  const isWide = useIsWideScreen()
  const [ref, box] = useElementSize(expectedBox)
  const [handle, setHandle] = useState<BoardHandle | null>(null)
  const [asked, setAsked] = useState<Bar | null>(null)
  const { view, groupBy, text } = params
  const bars = useMemo(scrollBarWidth, [])
  const sideWidth = isWide ? sideWidths.wide : sideWidths.narrow
  const width = Math.max((box?.width ?? 0) - bars, minimalWidth)
  const scale = useMemo(
    () => scaleOf(view, date, timezone, width - sideWidth),
    [view, date, timezone, width, sideWidth],
  )
  const freeFilter = useFreeFilter(params.free, read.months, territoryZone)
  const { rows, hits, shades } = useBoardContent(planning, params, freeFilter, scale, now)
  const shownCount = vehiclesIn(rows)
  const countText = t(countWords(freeFilter, now), { count: shownCount })
  const hasRows = rows.length > 0
  const isSettled = useIdle(handle !== null && hasRows)
  const actions = useLate(lateActions, isSettled)
  useEffect(() => {
    if (isSettled && !savesData()) lateFields.fetch().catch(() => undefined)
  }, [isSettled])
  const { at, hit, goTo } = useHit({ hits, text, handle, period: scale.period, now })
  const { opening, onRest, showNow } = useShownPeriod({
    handle,
    hasRows,
    scale,
    now,
    change,
    onSeen,
    timeWidth: width - sideWidth,
  })

  const onToggle = useCallback(
    (groupId: number) => change((last) => ({ collapsed: toggled(last.collapsed, groupId) })),
    [change],
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const onOpen = (bar: Bar, anchor: HTMLElement) => setOpened({ bar, anchor })
  const onClose = useCallback(() => setOpened(null), [])
  const onMove = (bar: Bar) => {
    setOpened(null)
    setAsked(bar)
  }
  const onOpenRow = (row: Row) => row.kind === 'vehicle' && void navigate(paths.vehicle(row.vehicle.id))
  const period = useMemo(() => periodWords(scale, language), [scale, language])
  const holidays = useMemo(() => holidaysIn(scale, planning.holidays, language), [scale, planning.holidays, language])
  const hasAnswer = read.planning !== null
  const searched = useMemo(
    () => ({ text: hasAnswer ? text : '', count: hits.length, at, onGo: goTo, now }),
    [hasAnswer, text, hits.length, at, goTo, now],
  )
  return (
    <>
      <PlanningToolbar
        params={params}
        change={change}
        date={date}
        period={period}
        search={searched}
        zone={timezone}
        fleet={isSettled || !hasRows ? planning : null}
        freeText={freeFilter && countText}
        onToday={showNow}
      />
      <div ref={ref} className="planning-box" aria-busy={isWaiting || (hasRows && !actions)}>
        {isWaiting && <div className="planning-loading appear-late" />}
        {holidays && <p className="visually-hidden">{t('holidays', { names: holidays })}</p>}
        {box && (hasRows || !hasAnswer) && (
          <Board
            label={t('board', { period })}
            rows={rows}
            groupBy={groupBy}
            scale={scale}
            shades={shades}
            now={now}
            width={width}
            sideWidth={sideWidth}
            opening={opening}
            onOpen={onOpen}
            onOpenRow={onOpenRow}
            onToggle={onToggle}
            onRest={onRest}
            height={box.height - bars}
            isSettled={isSettled}
            hidesFreeNow={freeFilter !== null}
            found={hit?.key ?? null}
            onReady={setHandle}
            corner={
              <>
                <ZoneNote timezone={timezone} now={now} />
                {hasAnswer && (
                  <span className={freeFilter ? 'planning-count-free' : ''}>
                    {freeFilter && !isWide ? t('group.short', { count: shownCount }) : countText}
                  </span>
                )}
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
            asked={asked}
            onAnswered={() => setAsked(null)}
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
          onClose={onClose}
          onMove={onMove}
          board={handle}
        />
      )}
      <PlanningLegend statuses={params.statuses} />
    </>
  )
}

function vehiclesIn(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => (row.kind === 'group' ? sum + row.count : sum), 0)
}

function toggled(collapsed: ReadonlySet<number>, groupId: number): Set<number> {
  const next = new Set(collapsed)
  if (!next.delete(groupId)) next.add(groupId)
  return next
}
