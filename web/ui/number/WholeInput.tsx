import { readWhole } from '@filao/domain/kernel/typed-number'
import { InputNumber, type InputNumberProps } from 'antd'
import { useTypedNumber } from './typed-number.ts'

/** A field for a whole number, at least 0: a reading, a quantity, a year, a percentage without decimals. */
export function WholeInput({ min = 0, ...props }: InputNumberProps<number>) {
  const { value, max } = props
  const typed = useTypedNumber({ value, read: readTyped, write: String, refusal: notWhole, min, max })
  return <InputNumber<number> min={min} precision={0} inputMode="numeric" {...typed} {...props} />
}

function readTyped(text: string): number | string {
  return readWhole(text.replace(/%\s*$/, ''))
}

const notWhole = {
  fr: 'Indiquez un nombre entier, en chiffres et sans signe moins.',
  en: 'Enter a whole number, in digits and without a minus sign.',
}
