import type { OptionLeft } from '@filao/domain/rentals/stock/stock.schema'
import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { Money } from '#ui/Money'
import { OptionLimits, OptionPrice } from '../../price/PriceLine.tsx'
import { QuantityInput } from './LazyQuantityInput.tsx'
import { OptionStock } from './OptionStock.tsx'
import { amountOf, type Choice } from './option-choices.ts'

type Props = {
  id?: string | undefined
  option: Choice
  /** States how many of it the rental has, and may have at most. */
  quantity: number
  most: number
  onChange: (quantity: number) => void
  days: number | undefined
  /** True for the option that a young driver adds. */
  isAdded: boolean
  /** The number that is left, where the departure agency counts it. */
  left: OptionLeft | undefined
  /** The time zone of the departure agency. */
  zone: string | undefined
}

/**
 * Shows an option to choose with its price and how many are left, and once chosen how many of it where a rental may
 * have several.
 */
export function OptionItem({ id, option, quantity, most, onChange, days, isAdded, left, zone }: Props) {
  const { t } = useTranslation('rentals')
  return (
    <li>
      <Checkbox
        {...(id && { id })}
        checked={quantity > 0}
        disabled={isAdded}
        onChange={() => onChange(quantity > 0 ? 0 : 1)}
      >
        <span className="option-name">
          {option.name}
          {option.description && <small>{option.description}</small>}
          {isAdded && <small>{t('form.addedForYoung')}</small>}
          {option.isDeleted && <small>{t('form.deletedOption')}</small>}
          {left && <OptionStock option={left} quantity={quantity} zone={zone} />}
        </span>
        {option.isDeleted ? null : <ChoicePrice option={option} quantity={quantity} days={days} />}
      </Checkbox>
      {quantity > 0 && most > 1 && !isAdded && (
        <QuantityInput option={option} quantity={quantity} most={most} onChange={onChange} />
      )}
    </li>
  )
}

type PriceProps = { option: Choice; quantity?: number; days: number | undefined }

/** Shows what an option or a cover costs for the rental, and below how the amount comes about. */
export function ChoicePrice({ option, quantity = 1, days }: PriceProps) {
  const { price, dailyPrice } = option
  return (
    <span className="option-price">
      {days !== undefined && (price > 0 || dailyPrice > 0) && (
        <Money euros={amountOf(option, Math.max(1, quantity), days)} />
      )}
      {/* One of an option charged once has the same amount above already. */}
      {(days === undefined || price === 0 || dailyPrice > 0 || quantity > 1) && (
        <small>
          <OptionPrice price={price} dailyPrice={dailyPrice} />
          <OptionLimits {...option} />
        </small>
      )}
    </span>
  )
}
