/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks'
import type { ApiProblem } from '#api/problem'
import { counted, useMessages } from './reservation/catalogue.ts'
import { ClockIcon, WarningIcon } from './reservation/icons.tsx'
import type { Messages } from './reservation/messages.fr.ts'
import { secondsToWait, useSecondsLeft } from './reservation/seconds.ts'

type Props = { problem: ApiProblem; onRetry: () => void }

/** Shows why no reservation can be shown. */
export function Trouble({ problem, onRetry }: Props) {
  const { w, language } = useMessages()
  const isBusy = problem.status === 429
  const left = useSecondsLeft(problem)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(onRetry, secondsToWait(problem) * 1000)
    return () => clearTimeout(timer)
  }, [isBusy, problem, onRetry])
  const mayHelp = problem.status === 0 || problem.status >= 500
  const { title, text } = textsOf(problem, w)
  return (
    <div class="trouble" role="alert">
      {isBusy ? <ClockIcon /> : <WarningIcon />}
      <h1>{title}</h1>
      <p>{text}</p>
      {left > 0 && <p aria-live="off">{counted(w.retryIn, left, language)}</p>}
      {mayHelp && (
        <button type="button" class="button is-primary" onClick={onRetry}>
          {w.retry}
        </button>
      )}
    </div>
  )
}

function textsOf({ status }: ApiProblem, w: Messages) {
  if (status === 0) return w.away
  if (status === 429) return w.tooMany
  return status >= 500 ? w.broken : w.unknown
}
