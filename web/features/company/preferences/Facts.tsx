import type { ReactNode } from 'react'
import './Facts.css'

type Props = { title: string; facts: [label: string, value: ReactNode][] }

/** Renders a group of fields for users who may only read them. */
export function Facts({ title, facts }: Props) {
  return (
    <section className="facts">
      <h2>{title}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
