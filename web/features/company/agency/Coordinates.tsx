import { geolocationLabels } from '@filao/domain/company/agency'
import { readDegrees } from '@filao/domain/kernel/typed-number'
import { InputNumber, type InputNumberProps } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { TypedItem } from '#ui/form/TypedItem'
import { useTypedNumber } from '#ui/number/typed-number'
import { isPositionWhole } from './agency-values.ts'

/** Edits latitude and longitude, collapsed below the map until they are opened or invalid. */
export function Coordinates() {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const whole = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    validator: async () => {
      if (isPositionWhole((getFieldValue('geolocation') ?? {}) as object)) return
      setOpen(true)
      throw new Error(t('agency.bothCoordinates'))
    },
  })
  const field = (name: 'latitude' | 'longitude', limit: number) => (
    <TypedItem
      name={['geolocation', name]}
      label={geolocationLabels[name][language]}
      rules={[whole]}
      dependencies={[['geolocation', name === 'latitude' ? 'longitude' : 'latitude']]}
      validateTrigger="onBlur"
      onRefused={() => setOpen(true)}
    >
      <DegreesInput min={-limit} max={limit} />
    </TypedItem>
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

function DegreesInput(props: InputNumberProps<number>) {
  const { value, min, max } = props
  const typed = useTypedNumber({ value, read: readDegrees, write: String, refusal: noDegrees, min, max })
  return <InputNumber<number> controls={false} inputMode="text" {...typed} {...props} />
}

const noDegrees = {
  fr: 'Indiquez des degrés, en chiffres. Exemple\u202f: -61.49',
  en: 'Enter degrees, in digits. Example: -61.49',
}
