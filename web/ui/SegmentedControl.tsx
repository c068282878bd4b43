import { useId } from 'react'
import './SegmentedControl.css'

type Props<Value extends string> = {
  /** Given by Form.Item; the id of the first choice. */
  id?: string
  /** The label without a Form.Item. */
  label?: string
  options: readonly { value: Value; label: string }[]
  value?: Value | null
  onChange?: (value: Value) => void
}

/** Offers a few short choices, all in view. */
export function SegmentedControl<Value extends string>({ id, label, options, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <div className="segmented" role="radiogroup" aria-label={label}>
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
