import type { ReactNode } from 'react'

/** A cell with a smaller line below it, which wraps: both lines may be long. */
export function Cell({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className="statement-cell">
      <span>{first}</span>
      {second && <small>{second}</small>}
    </span>
  )
}
