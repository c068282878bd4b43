import { useTranslation } from 'react-i18next'
import { WholeInput } from '#ui/number/WholeInput'
import type { Choice } from './option-choices.ts'

type Props = { option: Choice; quantity: number; most: number; onChange: (quantity: number) => void }

/** Asks how many of a chosen option a rental has: typed, with the arrow keys, or with the buttons at both sides. */
export function QuantityInput({ option, quantity, most, onChange }: Props) {
  const { t } = useTranslation('rentals')
  return (
    <WholeInput
      mode="spinner"
      className="option-quantity"
      size="large"
      min={1}
      max={most}
      value={quantity}
      aria-label={t('form.quantityOf', { name: option.name })}
      onChange={(typed) => typed !== null && onChange(typed)}
    />
  )
}
