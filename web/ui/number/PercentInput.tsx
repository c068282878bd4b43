import type { InputNumberProps } from 'antd'
import { DecimalInput } from './DecimalInput.tsx'

/** A field for a percentage from 0 to 100. */
export function PercentInput(props: InputNumberProps<number>) {
  return <DecimalInput decimals={[1, 15]} max={100} step={0.1} suffix="%" {...props} />
}
