import { Form, type FormItemProps, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateTimePicker } from '#ui/date/DateTimePicker'
import { FormGroup } from '#ui/form/FormScreen'
import { TypedItem } from '#ui/form/TypedItem'

type Props = {
  /** Returns the item of a field of the form. */
  field: (name: 'transportNumber' | 'transportAt' | 'wish' | 'note') => FormItemProps
  /** The zone of the departure agency. */
  zone: string
  start: string | null | undefined
}

/** Edits the flight or ship of a rental, the customer's wish, and the agency's own note. */
export function TextFields({ field, zone, start }: Props) {
  const { t } = useTranslation('rentals')
  return (
    <FormGroup title={t('form.texts')}>
      <div className="rental-pair">
        <Form.Item {...field('transportNumber')}>
          <Input autoComplete="off" maxLength={30} placeholder="TX540" />
        </Form.Item>
        <TypedItem {...field('transportAt')}>
          <DateTimePicker zone={zone} side="future" timeOn={() => '12:00'} {...(start && { lengthFrom: start })} />
        </TypedItem>
      </div>
      <Form.Item {...field('wish')} extra={t('form.wishHint')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={1000} />
      </Form.Item>
      <Form.Item {...field('note')} extra={t('form.noteHint')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={2000} />
      </Form.Item>
    </FormGroup>
  )
}
