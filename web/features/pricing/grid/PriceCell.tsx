import type { Sentence } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { readTypedPrice } from '@filao/domain/pricing/typed-price'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useLanguage } from '#session/language'

type Props = {
  label: string
  price: number | null
  readOnly: boolean
  onPrice: (price: number | null) => void
  /**
   * Called with a text that is no price when the cell is left; the cell then has the price it had before. `isSaving` is
   * true when it is left for the button that saves.
   */
  onRefused: (text: string, why: Sentence, isSaving: boolean) => void
}

/** The text being typed over a price, and the price it reads as. */
type Draft = { text: string; before: number | null; over: number | null }

/**
 * The field of one price. Every readable text is taken at once, so that saving never waits for the field to be left.
 */
export function PriceCell({ label, price, readOnly, onPrice, onRefused }: Props) {
  const language = useLanguage()
  const [typed, setTyped] = useState<Draft | null>(null)
  // A change of the price from elsewhere (undo, paste) discards the typed text.
  const draft = typed?.over === price ? typed : null
  const read = draft ? readTypedPrice(draft.text) : null
  const change = (text: string) => {
    const before = draft ? draft.before : price
    const next = readTypedPrice(text)
    const over = 'value' in next ? next.value : before
    setTyped({ text, before, over })
    onPrice(over)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    const isSaving = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
    if (draft && read && 'refusal' in read) onRefused(draft.text, read.refusal, isSaving)
    setTyped(null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape' || !draft) return
    event.stopPropagation()
    setTyped(null)
    onPrice(draft.before)
  }
  return (
    <input
      className="price-cell"
      aria-label={label}
      aria-invalid={read !== null && 'refusal' in read}
      inputMode="decimal"
      autoComplete="off"
      placeholder="–"
      maxLength={40}
      readOnly={readOnly}
      value={draft ? draft.text : written(price, language)}
      onChange={(event) => change(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={leave}
      onKeyDown={onKeyDown}
    />
  )
}

function written(price: number | null, language: Language): string {
  if (price === null) return ''
  return language === 'fr' ? price.toFixed(2).replace('.', ',') : price.toFixed(2)
}
