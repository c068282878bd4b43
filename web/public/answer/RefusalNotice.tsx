/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks'
import type { ApiProblem } from '#api/problem'
import { counted, useMessages } from '../reservation/catalogue.ts'
import { WarningIcon } from '../reservation/icons.tsx'
import type { Messages } from '../reservation/messages.fr.ts'
import { useSecondsLeft } from '../reservation/seconds.ts'
import { mayBeRetried, type Refusal } from './use-answer.ts'

type Props = { refusal: Refusal; mayRetry: boolean; onRetry: () => void }

/** Shows why an answer was refused, with a retry where that can help. */
export function RefusalNotice({ refusal, mayRetry, onRetry }: Props) {
  const { w, language } = useMessages()
  const { problem } = refusal
  const left = useSecondsLeft(problem)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!problem) return
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'center' })
  }, [problem])
  const isLost = problem.status === 0 || problem.status >= 500
  return (
    <div ref={box} tabIndex={-1} role="alert" class="banner is-refused">
      <WarningIcon />
      <div>
        <h2>{isLost ? w.refused.unsure : w.refused.title}</h2>
        <p>{textOf(problem, w)}</p>
        {left > 0 && <p aria-live="off">{counted(w.retryIn, left, language)}</p>}
        {mayRetry && mayBeRetried(problem) && (
          <button type="button" class="button" disabled={left > 0} onClick={onRetry}>
            {w.retry}
          </button>
        )}
      </div>
    </div>
  )
}

function textOf({ status, detail }: ApiProblem, w: Messages): string {
  if (status === 0) return w.refused.network
  if (status >= 500) return w.refused.busy
  return status === 429 ? w.tooMany.title : detail
}
