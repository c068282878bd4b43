import { readAdjustment } from '@filao/domain/pricing/adjusted-price'
import { InputNumber, type InputNumberProps } from 'antd'
import { useLanguage } from '#session/language'
import { useTypedNumber } from '#ui/number/typed-number'

/** A field for the percentage by which prices change, below zero where they fall. */
export function AdjustmentInput(props: InputNumberProps<number>) {
  const language = useLanguage()
  const write = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 2 })
  const read = (text: string) => readAdjustment(text) ?? text
  const typed = useTypedNumber({ value: props.value, read, write, refusal: noPercentage, min: -90, max: 100 })
  return <InputNumber<number> min={-90} max={100} controls={false} suffix="%" {...typed} {...props} />
}

const noPercentage = {
  fr: 'Indiquez un pourcentage. Exemples\u202f: −10 ou 5',
  en: 'Enter a percentage. Examples: −10 or 5',
}
