import { type Key, type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../feedback/Notice.tsx'
import { useProblemText } from '../feedback/problem-text.ts'
import './ProblemBox.css'

type Props = {
  /** Whether there is anything to tell. */
  shown: boolean
  title: string
  /** What the server refused as a whole; null when nothing. */
  problem: unknown
  /** What is wrong in particular, each a link to it. */
  items: { key: Key; text: ReactNode; open: () => void }[]
  /** Changes with each refusal; the box then takes the focus. */
  refusal: unknown
}

/** What keeps something from being saved, above it: read aloud, and each item leads to what is to be corrected. */
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
