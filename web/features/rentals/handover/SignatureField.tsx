import { checkLabels } from '@filao/domain/rentals/check/check'
import { signatureBox, strokePath } from '@filao/domain/rentals/check/signature'
import { Button, Checkbox, Input } from 'antd'
import { type PointerEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import type { Signed } from './outbox/check-values.ts'
import './signature.css'

type Props = {
  id?: string
  title: string
  value?: Signed
  onChange?: (signed: Signed) => void
}

const mostStrokes = 100
/** The most numbers of a stroke; each point takes two. */
const mostNumbers = 2000
/** A point nearer than this to the last one is dropped, because it adds nothing visible. */
const nearest = 4

/** Takes a signature drawn with the finger, or the statement that it is on paper. */
export function SignatureField({ id, title, value, onChange }: Props) {
  const { t } = useTranslation('rentals/handover')
  const language = useLanguage()
  const own = useId()
  const pad = useRef<SVGSVGElement>(null)
  /** Events may be faster than renders: this ref holds the drawn stroke, and the state shows it. */
  const drawing = useRef<number[] | null>(null)
  const [stroke, setStroke] = useState<number[] | null>(null)
  const { by, strokes, isOnPaper } = value ?? { by: '', strokes: [], isOnPaper: false }
  const change = (part: Partial<Signed>) => onChange?.({ by, strokes, isOnPaper, ...part })
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = pad.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    const inside = (share: number, most: number) => Math.round(Math.min(1, Math.max(0, share)) * most)
    return [
      inside((clientX - left) / width, signatureBox.width),
      inside((clientY - top) / height, signatureBox.height),
    ] as const
  }
  const start = (event: PointerEvent) => {
    if (strokes.length >= mostStrokes || !event.isPrimary) return
    event.currentTarget.setPointerCapture(event.pointerId)
    follow([...pointOf(event)])
  }
  const draw = (event: PointerEvent) => {
    const drawn = drawing.current
    if (!drawn || drawn.length + 2 > mostNumbers) return
    const [x, y] = pointOf(event)
    const [lastX = 0, lastY = 0] = drawn.slice(-2)
    if (Math.hypot(x - lastX, y - lastY) >= nearest) follow([...drawn, x, y])
  }
  const end = () => {
    if (drawing.current) change({ strokes: [...strokes, drawing.current] })
    follow(null)
  }
  const follow = (next: number[] | null) => {
    drawing.current = next
    setStroke(next)
  }
  return (
    <fieldset className="signature-field" id={id} tabIndex={-1}>
      <legend>{title}</legend>
      <label htmlFor={`${own}-by`}>{checkLabels.by[language]}</label>
      <Input
        id={`${own}-by`}
        value={by}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => change({ by: target.value })}
      />
      {strokes.length > 0 && !isOnPaper && !by.trim() && <p className="form-hint">{t('signature.unnamed')}</p>}
      {!isOnPaper && (
        <div className="signature-pad">
          <svg
            ref={pad}
            viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`}
            role="img"
            aria-label={t(strokes.length > 0 ? 'signature.drawn' : 'signature.empty', { name: by })}
            onPointerDown={start}
            onPointerMove={draw}
            onPointerUp={end}
            onPointerCancel={end}
          >
            <line x1="60" x2="940" y1="320" y2="320" />
            <path d={[...strokes, ...(stroke ? [stroke] : [])].map(strokePath).join('')} />
          </svg>
          {strokes.length === 0 && !stroke && <span aria-hidden>{t('signature.hint')}</span>}
          {strokes.length > 0 && (
            <Button size="small" onClick={() => change({ strokes: [] })}>
              {t('signature.clear')}
            </Button>
          )}
        </div>
      )}
      <Checkbox checked={isOnPaper} onChange={({ target }) => change({ isOnPaper: target.checked })}>
        {checkLabels.isSignedOnPaper[language]}
      </Checkbox>
    </fieldset>
  )
}
