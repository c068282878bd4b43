import type { ReactNode } from 'react'
import { type StatusLook, StatusTag } from '../StatusTag.tsx'
import { useUrlParam } from '../url-param.ts'
import './filters.css'

/** A line of toggles above a list; it scrolls on a phone. */
export function ToggleLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="toggle-line">
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  )
}

type Props = {
  param: string
  /** The value in the URL; empty for the toggle that shows all. */
  value?: string
  look?: StatusLook
  children: string
}

/** Filters a list by one value of a parameter of the URL, or no longer. */
export function UrlToggle({ param, value = '1', look, children }: Props) {
  const [chosen, setChosen] = useUrlParam(param)
  const isOn = chosen === value
  return (
    <button type="button" aria-pressed={isOn} onClick={() => setChosen((last) => (last === value ? '' : value))}>
      {look ? <StatusTag status={look}>{children}</StatusTag> : children}
    </button>
  )
}
