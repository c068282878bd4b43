import { Form, type FormItemProps, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useCan } from '#session/session'

type Props = {
  item: FormItemProps
  /** True for a rental that is not saved yet, which is refused without the reason. */
  isRequired: boolean
}

/** The field of an administrator's reason to rent to people who may not rent again. */
export function ExclusionReason({ item, isRequired }: Props) {
  const { t } = useTranslation('rentals')
  const mayLetPass = useCan('customers.exclude')
  if (!mayLetPass) return null
  const required = { required: isRequired, whitespace: isRequired, message: t('drivers.reasonNeeded') }
  return (
    <Form.Item {...item} rules={[...(item.rules ?? []), required]} required={isRequired}>
      <Input maxLength={500} />
    </Form.Item>
  )
}
