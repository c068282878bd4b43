import type { ReactNode } from 'react'

/** Shows labelled facts side by side, as a card of a page. */
export function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="overview-card" aria-label={title}>
      <dl className="overview-facts">{children}</dl>
    </section>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
