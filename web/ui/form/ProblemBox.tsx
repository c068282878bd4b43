import { type Key, type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../feedback/Notice.tsx'
import { useProblemText } from '../feedback/problem-text.ts'
import './ProblemBox.css'

type Props = {
  /** True when there is a problem to show. */
  shown: boolean
  title: string
  /** The server's refusal of the whole; null when there is none. */
  problem: unknown
  /** The single problems, each a link to its field. */
  items: { key: Key; text: ReactNode; open: () => void }[]
  /** Changes with each refusal; the box then takes the focus. */
  refusal: unknown
}

/** Shows above a form why it cannot be saved: read aloud, with a link to each item to correct. */
export function ProblemBox({ shown, title, problem, items, refusal }: Props) {
  const text = useProblemText()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) box.current?.focus()
  }, [refusal])
  if (!shown) return null
  return (
    <div ref={box} className="problem-box" tabIndex={-1} role="alert">
      <Notice
        type="error"
        title={title}
        description={
          <>
            {problem !== null && <p>{text(problem)}</p>}
            <ul>
              {items.map((item) => (
                <li key={item.key}>
                  <button type="button" onClick={item.open}>
                    {item.text}
                  </button>
                </li>
              ))}
            </ul>
          </>
        }
      />
    </div>
  )
}
