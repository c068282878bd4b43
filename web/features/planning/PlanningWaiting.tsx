import { Skeleton } from 'antd'
import { headHeight } from './board/board-sizes.ts'

const rows = Array.from({ length: 12 }, (_, index) => index)

/** The board's rows while they are on their way, below its header. */
export function PlanningWaiting({ sideWidth }: { sideWidth: number }) {
  return (
    <div className="planning-waiting appear-late" style={{ top: headHeight }}>
      {rows.map((row) => (
        <div key={row}>
          <Skeleton.Node active style={{ width: sideWidth - 22, height: 30 }} />
          <Skeleton.Node active style={{ width: `${[30, 55, 20, 40][row % 4]}%`, height: 36 }} />
        </div>
      ))}
    </div>
  )
}
