import { useId } from 'react'
import './Segments.css'

type Props<Value extends string> = {
  /** Given by Form.Item; of the first choice. */
  id?: string
  /** What is chosen, where no Form.Item says it. */
  label?: string
  options: readonly { value: Value; label: string }[]
  value?: Value | null
  onChange?: (value: Value) => void
}

/** One of a few short words, all in view. */
export function Segments<Value extends string>({ id, label, options, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <div className="segments" role="radiogroup" aria-label={label}>
      {options.map((option, at) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            {...(at === 0 && id && { id })}
            checked={option.value === value}
            onChange={() => onChange?.(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
