import type { InputHTMLAttributes, RefObject } from 'react'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  label: string
  hint?: string
  error?: string | undefined
  ref?: RefObject<HTMLInputElement | null>
}

/** Renders a labelled input with its error below. */
export function Field({ label, hint, error, name, ...input }: Props) {
  return (
    <div className="auth-field">
      <label htmlFor={name}>{label}</label>
      <input
        {...input}
        id={name}
        name={name}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${name}-note` : undefined}
      />
      {(error || hint) && (
        <p id={`${name}-note`} className={error ? 'auth-error' : 'auth-hint'}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}
