import { type ReactNode, useEffect, useRef } from 'react'

type Props = { kind: 'error' | 'info'; title: string; children?: ReactNode }

/** Shows a message. An error takes the focus, so that it is read and seen. */
export function Notice({ kind, title, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (kind === 'error') box.current?.focus()
  }, [kind])
  return (
    <div
      ref={box}
      className={`auth-notice auth-notice-${kind}`}
      role={kind === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8.5" />
        <path d={marks[kind]} />
      </svg>
      <div>
        <strong>{title}</strong>
        {children && <p>{children}</p>}
      </div>
    </div>
  )
}

const marks = {
  error: 'M10 5.500v5.500M10 13.900v.1',
  info: 'M10 9v5.500M10 6v.1',
}
