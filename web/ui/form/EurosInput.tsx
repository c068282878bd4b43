import { maxEuros } from '@filao/domain/kernel/money'
import { readEuros } from '@filao/domain/kernel/typed-number'
import { InputNumber, type InputNumberProps } from 'antd'
import { useLanguage } from '../language.ts'

/** A field for an amount of euros: at least 0, two decimals, the decimal sign of the language. */
export function EurosInput(props: InputNumberProps<number>) {
  const sign = useLanguage() === 'fr' ? ',' : '.'
  return (
    <InputNumber<number>
      min={0}
      max={maxEuros}
      step={0.01}
      precision={2}
      decimalSeparator={sign}
      parser={(text) => readEuros(text ?? '') as number}
      suffix="€"
      controls={false}
      inputMode="decimal"
      style={{ width: 160 }}
      {...props}
    />
  )
}
