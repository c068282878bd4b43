import { InputNumber, type InputNumberProps } from 'antd'
import { useLanguage } from '../language.ts'

/** A field for a percentage from 0 to 100, with the decimal sign of the language. */
export function PercentInput(props: InputNumberProps<number>) {
  const french = useLanguage() === 'fr'
  return (
    <InputNumber<number>
      min={0}
      max={100}
      step={0.1}
      controls={false}
      suffix="%"
      inputMode="decimal"
      decimalSeparator={french ? ',' : '.'}
      {...props}
    />
  )
}
