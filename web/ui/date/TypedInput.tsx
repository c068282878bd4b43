import { CalendarOutlined, CloseCircleFilled } from '@ant-design/icons'
import type { Sentence } from '@filao/domain/kernel/language'
import type { Typed } from '@filao/domain/kernel/typed-date'
import { Input, type InputRef } from 'antd'
import {
  type AriaAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useLanguage } from '#session/language'
import { RefusalContext } from '../feedback/refusals.ts'
import { isSaveKey } from '../form/save-shortcut.ts'
import './TypedInput.css'

/** Props of every field of a date or time, from its screen and from antd's Form.Item. */
export type FieldProps<Value extends string> = AriaAttributes & {
  ref?: Ref<InputRef>
  id?: string
  /** The label without a Form.Item. */
  label?: string
  placeholder?: string
  disabled?: boolean
  autoFocus?: boolean
  status?: 'error'
  /** Shows a cross that empties the field. */
  isOptional?: boolean
  value?: Value | null
  onChange?: (value: Value | null) => void
  onBlur?: () => void
}

type Props<Value extends string> = FieldProps<Value> & {
  /** Formats a value as the field's text, which must read as the same value. */
  write: (value: Value) => string
  read: (text: string) => Typed<Value>
  /** Renders the open calendar; a choice may close it. */
  calendar: (choose: (value: Value, isLast: boolean) => void) => ReactNode
}

/** A text typed over these values: the one shown, and those chosen before that were not shown yet. */
type Draft<Value> = { text: string; over: (Value | null)[]; refusal: Sentence | null }

/**
 * A field whose value is typed as words. The text is read when the field is left, on Enter and on save, and then
 * replaced by the formatted value; a text that is not understood stays, with the reason, and blocks the save.
 */
export function TypedInput<Value extends string>(props: Props<Value>) {
  const { value = null, onChange, onBlur, write, read, calendar, label, isOptional, disabled, ...input } = props
  const language = useLanguage()
  const refusals = use(RefusalContext)
  const key = useId()
  const [typed, setTyped] = useState<Draft<Value> | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  // A change of the value from elsewhere discards the text typed over the former value.
  const draft = typed?.over.includes(value) ? typed : null
  const refusal = draft?.refusal ?? null
  const text = draft ? draft.text : value && write(value)
  const report = refusals?.report
  useEffect(() => {
    report?.(key, refusal)
    return () => report?.(key, null)
  }, [report, key, refusal])

  // A value in the URL is shown after a navigation, and another one may be typed meanwhile.
  const awaited = useRef<(Value | null)[]>([])
  useEffect(() => {
    const at = awaited.current.lastIndexOf(value)
    awaited.current = at < 0 ? [] : awaited.current.slice(at + 1)
  }, [value])

  const take = (next: Value | null) => {
    setTyped(null)
    report?.(key, null)
    const newest = awaited.current.length ? awaited.current.at(-1) : value
    if (next === newest) return
    awaited.current.push(next)
    onChange?.(next)
  }
  const commit = () => {
    if (!draft) return
    const typed = draft.text.trim() ? read(draft.text) : { value: null }
    if ('value' in typed) return take(typed.value)
    setTyped({ ...draft, refusal: typed.refusal })
    // Reported immediately: the same key press may save.
    report?.(key, typed.refusal)
  }
  const settle = () => {
    setIsOpen(false)
    commit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || isSaveKey(event)) settle()
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      setIsOpen(false)
    }
  }
  const choose = (chosen: Value, isLast: boolean) => {
    take(chosen)
    if (isLast) setIsOpen(false)
    onBlur?.()
  }
  const isRefusalHere = refusal && !refusals?.isShown
  return (
    <div className="typed-input">
      <Input
        {...input}
        {...(label && { 'aria-label': label })}
        {...(refusal && { status: 'error', 'aria-invalid': true })}
        {...(isRefusalHere && { 'aria-describedby': `${key}-refusal` })}
        disabled={disabled ?? false}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={text ?? ''}
        onChange={(event) => {
          setIsOpen(false)
          setTyped({ text: event.target.value, over: [value, ...awaited.current], refusal: null })
        }}
        onClick={() => setIsOpen(!disabled)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          settle()
          onBlur?.()
        }}
        suffix={
          !disabled && (
            <>
              {isOptional && text && (
                <CloseCircleFilled aria-hidden tabIndex={-1} onMouseDown={holdFocus} onClick={() => take(null)} />
              )}
              <CalendarOutlined aria-hidden tabIndex={-1} onMouseDown={holdFocus} onClick={() => setIsOpen(true)} />
            </>
          )
        }
      />
      {isOpen && calendar(choose)}
      {isRefusalHere && (
        <p id={`${key}-refusal`} className="typed-refusal" role="alert">
          {refusal[language]}
        </p>
      )}
    </div>
  )
}

/** Keeps the focus, and so the typed text, in the field. */
function holdFocus(event: MouseEvent) {
  event.preventDefault()
}
