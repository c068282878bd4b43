import { toEuros } from '@filao/domain/kernel/money'
import { Button, Form } from 'antd'
import { offersAmount } from './payment-lines.ts'
import './OfferedAmount.css'

type Props = {
  /** The field that takes the amount. */
  field: string
  typedEuros: number | null | undefined
  cents: number
  /** The words of the offer. */
  text: string
  /** The words while the field has a possible amount. */
  otherwise?: string
  /** The field with the rules of the amount, if it is another one. */
  checked?: string
}

/** Offers an amount for the field above it. */
export function OfferedAmount({ field, typedEuros, cents, text, otherwise, checked = field }: Props) {
  const form = Form.useFormInstance()
  if (!offersAmount(typedEuros, cents)) return otherwise && <span className="offered-amount">{otherwise}</span>
  return (
    <Button
      type="link"
      size="small"
      className="offered-amount"
      onClick={(event) => {
        form.setFieldValue(field, toEuros(cents))
        void form.validateFields([checked]).catch(() => undefined)
        // The button goes. After a touch the focus in the field would open the keyboard over the amounts.
        if (event.detail === 0) form.getFieldInstance(field)?.focus()
      }}
    >
      {text}
    </Button>
  )
}
