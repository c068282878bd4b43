import { DownOutlined } from '@ant-design/icons'
import { freeCounts } from '@filao/domain/planning/free-vehicles'
import type { GroupRow } from '@filao/domain/planning/rows'
import { type Scale, toPx } from '@filao/domain/planning/scale'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsWideScreen } from '#ui/wide-screen'

type Props = {
  row: GroupRow
  index: number
  top: number
  height: number
  scale: Scale
  from: number
  to: number
  /** The number of vehicles free now is known only when the board shows the present. */
  showsNow: boolean
  /** The row's key when it has the focus. */
  active: string | null
  /** False until the board has been painted once: free vehicles of each day are counted only after that. */
  isSettled: boolean
}

/** Renders the header of a category or an agency: the number of vehicles, how many are free now and on each day. */
export const GroupHeader = memo(function GroupHeader(props: Props) {
  const { row, index, top, height, active, showsNow, isSettled, ...rest } = props
  return (
    <tr
      aria-rowindex={index}
      aria-level={1}
      aria-expanded={!row.isCollapsed}
      data-row={row.key}
      className="board-group"
      style={{ top, height }}
    >
      <th scope="row" className="board-group-name" tabIndex={active === row.key ? 0 : -1}>
        <GroupName row={row} showsNow={showsNow} />
      </th>
      <td className="board-lane" aria-hidden>
        {isSettled && <FreePerSlot row={row} {...rest} />}
      </td>
    </tr>
  )
})

type StickyProps = Omit<Props, 'index' | 'top' | 'active' | 'isSettled'> & { onToggle: (groupId: number) => void }

/**
 * Renders a header that stays at the top while the group's vehicles scroll below it. It serves the pointer only: the
 * keyboard and screen readers use the row itself.
 */
export const StickyGroup = memo(function StickyGroup({ row, height, onToggle, showsNow, ...rest }: StickyProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      className="board-group board-group-sticky"
      style={{ height }}
      onClick={() => onToggle(row.id)}
    >
      <span className="board-group-name">
        <GroupName row={row} showsNow={showsNow} />
      </span>
      <span className="board-lane">
        <FreePerSlot row={row} {...rest} />
      </span>
    </button>
  )
})

function GroupName({ row, showsNow }: Pick<Props, 'row' | 'showsNow'>) {
  const { t } = useTranslation('planning/board')
  const isWide = useIsWideScreen()
  const free = t(isWide ? 'group.free' : 'group.short', { count: row.count - row.busyCount, total: row.count })
  return (
    <>
      <DownOutlined className={row.isCollapsed ? 'board-fold board-folded' : 'board-fold'} aria-hidden />
      {row.code && <span className="board-category">{row.code}</span>}
      <span className="board-group-title">{row.name}</span>
      <span className="board-count">{showsNow ? free : row.count}</span>
    </>
  )
}

/** Below this width in pixels a number has no room, and only the colour is shown. */
const roomForCount = 22

function FreePerSlot({ row, scale, from, to }: Pick<Props, 'row' | 'scale' | 'from' | 'to'>) {
  const slots = useMemo(() => countedSlots(scale), [scale])
  const free = useMemo(() => freeCounts(row.held, slots), [row.held, slots])
  return free.map((count, at) => {
    const [start, end] = [slots[at] ?? 0, slots[at + 1] ?? 0]
    const width = (end - start) * scale.pxPerMs
    const look = classOf(count, row.count)
    if (end <= from || start >= to || (width < roomForCount && look === '')) return null
    return (
      <span key={start} className={`board-free${look}`} style={{ left: toPx(scale, start), width }}>
        {width < roomForCount ? '' : count}
      </span>
    )
  })
}

/** Returns hours for a day, days for a week or month, weeks for a year. */
function countedSlots({ view, edges, start, end }: Scale): readonly number[] {
  if (view === 'day') return edges.filter((_, at) => at % 2 === 0)
  if (view !== 'year') return edges
  return Array.from({ length: Math.ceil((end - start) / week) + 1 }, (_, at) => Math.min(start + at * week, end))
}

const week = 7 * 86_400_000

function classOf(free: number, count: number): string {
  // A group with archived vehicles alone is not marked as full.
  if (count === 0) return ''
  if (free === 0) return ' board-free-none'
  return free / count <= 0.25 ? ' board-free-few' : ''
}
