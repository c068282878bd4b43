import { Skeleton } from 'antd'

/** Renders the skeleton of two columns of cards. */
export function CounterSkeleton() {
  return (
    <div className="counter-sides appear-late">
      {['departures', 'returns'].map((side) => (
        <div key={side} className="counter-side">
          <Skeleton active title={{ width: 120 }} paragraph={false} />
          {[1, 2, 3].map((card) => (
            <div key={card} className="counter-card">
              <Skeleton active title={{ width: 90 }} paragraph={{ rows: 3 }} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
