import { Checkbox, Form, type FormItemProps } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateTimePicker } from '#ui/date/DateTimePicker'
import { TypedItem } from '#ui/form/TypedItem'

/** The end of the returned vehicle's unavailability, if it is out of service. */
export type OutOfServiceValues = { isOutOfService: boolean; unavailableUntil?: string | null }

type Props = { field: FormItemProps; zone: string; min: string }

/** Asks until when the returned vehicle is out of service. Its reason is that of the change. */
export function OutOfService({ field, zone, min }: Props) {
  const { t } = useTranslation('rentals/change')
  const isOut = Form.useWatch('isOutOfService') ?? true
  return (
    <div className="replace-out-of-service">
      <Form.Item name="isOutOfService" valuePropName="checked">
        <Checkbox>{t('replace.isOut')}</Checkbox>
      </Form.Item>
      {isOut && (
        <TypedItem
          {...field}
          layout="horizontal"
          colon={false}
          required={false}
          rules={[{ required: true, message: t('replace.untilRequired') }]}
        >
          <DateTimePicker zone={zone} side="future" min={min} lengthFrom={min} />
        </TypedItem>
      )}
    </div>
  )
}
