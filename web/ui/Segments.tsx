import { useId } from 'react'
import './Segments.css'

type Props = {
  /** Given by Form.Item; of the first choice. */
  id?: string
  options: { value: string; label: string }[]
  value?: string | null
  onChange?: (value: string) => void
}

/** One of a few short words, all in view. */
export function Segments({ id, options, value, onChange }: Props) {
  const name = useId()
  return (
    <div className="segments">
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
