import type { ReactNode } from 'react'
import './rows.css'

/** A cell of a list with a smaller second line. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <span className="two-lines">
      <span>{first}</span>
      <small>{second}</small>
    </span>
  )
}
