import { Skeleton } from 'antd'
import '../summary/RentalSummary.css'

/** The skeleton of a summary: its buttons, its cards, and the money beside them. */
export function SummarySkeleton() {
  return (
    <div className="rental-summary appear-late" aria-busy="true">
      <header className="summary-head">
        <Skeleton.Button active size="small" />
        <div className="summary-buttons">
          <Skeleton.Button active size="large" style={{ width: 180 }} />
          <Skeleton.Button active style={{ width: 140 }} />
          <Skeleton.Button active style={{ width: 110 }} />
        </div>
      </header>
      <div className="summary-main">
        <Card rows={8} />
        <Card rows={2} />
        <Card rows={5} />
      </div>
      <Card rows={9} />
    </div>
  )
}

/** The skeleton of a form about a rental: two lines for the rental, unless it is already shown, then the groups. */
export function RentalFormSkeleton({ groups, isKnown = false }: { groups: 2 | 3; isKnown?: boolean }) {
  return (
    <div className="form-screen appear-late" aria-busy="true">
      {!isKnown && <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 1, width: '50%' }} />}
      {[1, 2, 3].slice(0, groups).map((group) => (
        <Card key={group} rows={4} />
      ))}
    </div>
  )
}

function Card({ rows }: { rows: number }) {
  return (
    <div className="summary-card">
      <Skeleton active title={{ width: 120 }} paragraph={{ rows }} />
    </div>
  )
}
