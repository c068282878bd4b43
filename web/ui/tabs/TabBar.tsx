import { type KeyboardEvent, type ReactNode, useId } from 'react'
import './TabBar.css'

type Props<Key extends string> = {
  /** The label of the tab list, for screen readers. */
  label: string
  tabs: { key: Key; label: ReactNode }[]
  active: Key
  onChange: (key: Key) => unknown
  /** The content of the active tab. */
  children: ReactNode
}

/**
 * Tabs that are all in view, on a phone in several lines. Arrows move the focus and Enter opens a tab, since opening
 * may ask before leaving.
 */
export function TabBar<Key extends string>({ label, tabs, active, onChange, children }: Props<Key>) {
  const id = useId()
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...event.currentTarget.querySelectorAll('button')]
    const at = all.indexOf(event.target as HTMLButtonElement)
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all[(to + all.length) % all.length]?.focus()
  }
  return (
    <>
      <div className="tab-bar" role="tablist" tabIndex={-1} aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === active}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === active ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  )
}
