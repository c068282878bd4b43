import type { ReactNode } from 'react'
import './FormRow.css'

/** Renders short fields of a form beside each other, or below each other with little room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="form-row">{children}</div>
}
