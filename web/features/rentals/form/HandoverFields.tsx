import { handoverPlaceLabels } from '@filao/domain/rentals/record/handover-place'
import { Form, Input, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { TownItems } from '#features/company/public'
import { useLabels } from '#session/language'
import { useFill } from '#ui/form/fill'

type Props = { isOut: boolean }

/** Edits the addresses where the vehicle is delivered and collected, each shown once it is not at the agency. */
export function HandoverFields({ isOut }: Props) {
  return (
    <>
      <PlaceFields name="delivery" isDisabled={isOut} />
      <PlaceFields name="collection" isDisabled={false} />
    </>
  )
}

function PlaceFields({ name, isDisabled }: { name: 'delivery' | 'collection'; isDisabled: boolean }) {
  const { t } = useTranslation('rentals')
  const labels = useLabels(handoverPlaceLabels)
  const fill = useFill()
  const place: object | null | undefined = Form.useWatch(name, { preserve: true })
  const isElsewhere = Boolean(place)
  const at = (part: string) => [name, part]
  return (
    <>
      <p className="rental-handover">
        <Switch
          id={`rental-${name}`}
          size="small"
          disabled={isDisabled}
          checked={isElsewhere}
          onChange={(isOn) => fill({ [name]: isOn ? { address: '', postalCode: null, city: null } : null })}
        />
        <label htmlFor={`rental-${name}`}>{t(`form.${name}`)}</label>
      </p>
      {isElsewhere ? (
        <div className="rental-place">
          <Form.Item
            name={at('address')}
            label={labels.address}
            required
            validateTrigger="onBlur"
            rules={[{ required: true, whitespace: true, message: t('form.placeRequired') }]}
          >
            <Input autoComplete="off" maxLength={300} disabled={isDisabled} />
          </Form.Item>
          <TownItems
            postalCode={{ name: at('postalCode'), label: labels.postalCode }}
            city={{ name: at('city'), label: labels.city }}
          />
        </div>
      ) : (
        // Sends that there is none.
        <Form.Item name={name} hidden>
          <Input />
        </Form.Item>
      )}
    </>
  )
}
