import { readWhole } from '@filao/domain/kernel/typed-number'
import { InputNumber, type InputNumberProps } from 'antd'
import { useTypedNumber } from './typed-number.ts'

/** A field for a whole number, at least 0: a reading, a quantity, a year, a percentage without decimals. */
export function WholeInput(props: InputNumberProps<number>) {
  const typed = useTypedNumber({ value: props.value, read: readTyped, write: String, refusal: notWhole })
  return <InputNumber<number> min={0} precision={0} inputMode="numeric" {...typed} {...props} />
}

function readTyped(text: string): number | string {
  return readWhole(text.replace(/%\s*$/, ''))
}

const notWhole = {
  fr: 'Indiquez un nombre entier, en chiffres et sans signe moins.',
  en: 'Enter a whole number, in digits and without a minus sign.',
}
