import { readWhole } from '@filao/domain/kernel/typed-number'
import { InputNumber, type InputNumberProps } from 'antd'
import { useTypedNumber } from './typed-number.ts'

/** A field for an odometer reading: whole kilometres, at least 0. */
export function KilometresInput(props: InputNumberProps<number>) {
  const typed = useTypedNumber({ value: props.value, read: readWhole, write: String, refusal: noReading })
  return (
    <InputNumber<number>
      min={0}
      step={1}
      precision={0}
      controls={false}
      suffix="km"
      inputMode="numeric"
      {...typed}
      {...props}
    />
  )
}

const noReading = {
  fr: 'Ce kilométrage n’est pas un nombre. Exemple\u202f: 45\u202f000',
  en: 'This reading is not a number. Example: 45,000',
}
