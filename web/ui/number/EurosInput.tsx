import { maxEuros } from '@filao/domain/kernel/money'
import { readEuros } from '@filao/domain/kernel/typed-number'
import { InputNumber, type InputNumberProps } from 'antd'
import { useLanguage } from '../language.ts'
import { useTypedNumber } from './typed-number.ts'

/** A field for an amount of euros: at least 0, two decimals, the decimal sign of the language. */
export function EurosInput({ min = 0, max = maxEuros, ...props }: InputNumberProps<number>) {
  const sign = useLanguage() === 'fr' ? ',' : '.'
  const write = (euros: number) => euros.toFixed(2).replace('.', sign)
  const typed = useTypedNumber({ value: props.value, read: readEuros, write, refusal: noAmount, min, max })
  return (
    <InputNumber<number>
      min={min}
      max={max}
      step={0.01}
      precision={2}
      decimalSeparator={sign}
      suffix="€"
      controls={false}
      inputMode="decimal"
      style={{ width: 160 }}
      {...typed}
      {...props}
    />
  )
}

const noAmount = {
  fr: 'Indiquez un montant, sans signe moins. Exemple\u202f: 45,50',
  en: 'Enter an amount, without a minus sign. Example: 45.50',
}
