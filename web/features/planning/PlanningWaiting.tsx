import { Skeleton } from 'antd'
import { headHeight } from './board/board-sizes.ts'

const rows = Array.from({ length: 24 }, (_, index) => index)

const widths = ['24%', '40%', '16%', '32%']
const gaps = ['2%', '14%', '7%']

/**
 * Renders the skeleton of the board's rows, below its header. It is not animated: repaints would delay the real rows.
 */
export function PlanningWaiting({ sideWidth }: { sideWidth: number }) {
  return (
    <div className="planning-waiting appear-late" style={{ top: headHeight }}>
      {rows.map((row) => (
        <div key={row}>
          <div style={{ width: sideWidth }}>
            <Skeleton.Node style={{ width: '100%', height: 28 }} />
          </div>
          <div style={{ width: widths[row % 4], marginLeft: gaps[row % 3] }}>
            <Skeleton.Node style={{ width: '100%', height: 36 }} />
          </div>
        </div>
      ))}
    </div>
  )
}
