import { maxEuros } from '@filao/domain/kernel/money'
import { readEnglishEuros, readEuros } from '@filao/domain/kernel/typed-number'
import { InputNumber, type InputNumberProps } from 'antd'
import { useLanguage } from '#session/language'
import { useTypedNumber } from './typed-number.ts'

/** A field for an amount of euros: at least 0, two decimals, the decimal sign of the language. */
export function EurosInput({ min = 0, max = maxEuros, ...props }: InputNumberProps<number>) {
  const sign = useLanguage() === 'fr' ? ',' : '.'
  const write = (euros: number) => euros.toFixed(2).replace('.', sign)
  const read = sign === ',' ? readEuros : readEnglishEuros
  const typed = useTypedNumber({ value: props.value, read, write, refusal: noAmount, min, max })
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
  fr: 'Indiquez un montant, sans signe moins, avec deux décimales au plus. Exemple\u202f: 45,50',
  en: 'Enter an amount, without a minus sign, with at most two decimals. Example: 45.50',
}
