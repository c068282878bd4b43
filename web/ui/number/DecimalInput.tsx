import { readDecimal } from '@filao/domain/kernel/typed-number'
import { InputNumber, type InputNumberProps } from 'antd'
import { useLanguage } from '#session/language'
import { useTypedNumber } from './typed-number.ts'

type Props = InputNumberProps<number> & {
  /** The fewest and the most decimals that are shown. */
  decimals: readonly [least: number, most: number]
}

/** A field for a number with decimals, at least 0, with the decimal sign of the language. */
export function DecimalInput({ decimals: [least, most], min = 0, ...props }: Props) {
  const language = useLanguage()
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most, useGrouping: false }
  const write = (value: number) => value.toLocaleString(language, digits)
  const { value, max } = props
  const typed = useTypedNumber({ value, read: readDecimal, write, refusal: noNumber, min, max })
  return <InputNumber<number> min={min} controls={false} inputMode="decimal" {...typed} {...props} />
}

const noNumber = {
  fr: 'Indiquez un nombre, en chiffres et sans signe moins. Exemple\u202f: 8,5',
  en: 'Enter a number, in digits and without a minus sign. Example: 8.5',
}
