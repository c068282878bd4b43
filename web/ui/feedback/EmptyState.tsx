import type { ReactNode } from 'react'
import './EmptyState.css'

type Props = {
  title: string
  /** The purpose of the list, in a sentence. */
  text?: string
  /** The button that creates the first item. */
  action?: ReactNode
}

/** Renders an empty list: its purpose, and a button to start. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <div className="empty-state">
      <svg viewBox="0 0 96 48" aria-hidden="true">
        <circle cx="70" cy="16" r="7" fill="#f4b183" />
        <path
          d="M44 38c1-14 3-22 8-31M52 8c5-2 10 0 13 5M49 14c6-2 12 1 16 6M47 21c6-2 12 1 15 6M50 12c-5-1-9 1-11 6M48 19c-5-1-9 2-11 6"
          fill="none"
          stroke="var(--lagoon)"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path
          d="M6 42c7-4 13-4 20 0s13 4 20 0 13-4 20 0 13 4 20 0"
          fill="none"
          stroke="var(--lagoon)"
          strokeWidth="2"
          strokeLinecap="round"
          opacity="0.45"
        />
      </svg>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
