import type { ReactNode } from 'react'
import './FormRow.css'

/** Short fields of a form beside each other; below each other where there is no room. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="form-row">{children}</div>
}
