import { Skeleton } from 'antd'

const rows = Array.from({ length: 12 }, (_, index) => index)

/** The board's shape while its first rows are on their way. */
export function PlanningWaiting() {
  return (
    <div className="planning-waiting appear-late">
      <Skeleton.Node active style={{ width: '100%', height: 52 }} />
      {rows.map((row) => (
        <div key={row}>
          <Skeleton.Node active style={{ width: 180, height: 30 }} />
          <Skeleton.Node active style={{ width: `${[30, 55, 20, 40][row % 4]}%`, height: 30 }} />
        </div>
      ))}
    </div>
  )
}
