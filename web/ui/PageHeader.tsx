import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'
import { Count } from './Count.tsx'
import './PageHeader.css'

/** The element in the top bar that holds the page's title; provided by the layout. */
export const PageTitleSlot = createContext<HTMLElement | null>(null)

type Props = {
  title: string
  /** The number of items that the page lists. */
  count?: number | undefined
  /** The one primary action of the page, at the right. */
  action?: ReactNode
  /** Search and filters, at the left of the action. */
  children?: ReactNode
}

/**
 * Renders the page's title in the top bar and in the browser's tab, and the row of its search, filters and primary
 * action. Screen readers say the title again when the count changes, as after a search.
 */
export function PageHeader({ title, count, action, children }: Props) {
  const slot = use(PageTitleSlot)
  const heading = (
    <h1 className="page-title" aria-live="polite" aria-atomic>
      <span>{title}</span>
      {count !== undefined && <Count count={count} />}
    </h1>
  )
  return (
    <>
      <title>{`${title} · Filao`}</title>
      {slot && createPortal(heading, slot)}
      {(action || children) && (
        <div className="page-row">
          <div className="page-filters">{children}</div>
          {action}
        </div>
      )}
    </>
  )
}
