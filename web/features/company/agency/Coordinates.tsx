import { Form, InputNumber } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPositionWhole } from './agency-values.ts'

/** Edits latitude and longitude, collapsed below the map until they are opened or invalid. */
export function Coordinates() {
  const { t } = useTranslation('company')
  const [open, setOpen] = useState(false)
  const whole = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    validator: async () => {
      if (isPositionWhole((getFieldValue('geolocation') ?? {}) as object)) return
      setOpen(true)
      throw new Error(t('agency.bothCoordinates'))
    },
  })
  const field = (name: 'latitude' | 'longitude', limit: number) => (
    <Form.Item
      name={['geolocation', name]}
      label={t(`agency.${name}`)}
      rules={[whole]}
      dependencies={[['geolocation', name === 'latitude' ? 'longitude' : 'latitude']]}
      validateTrigger="onBlur"
    >
      <InputNumber<number> min={-limit} max={limit} controls={false} inputMode="text" />
    </Form.Item>
  )
  return (
    <details className="agency-position" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('agency.position')}</summary>
      <div className="agency-coordinates">
        {field('latitude', 90)}
        {field('longitude', 180)}
      </div>
    </details>
  )
}
