import { Form, Input, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFill } from '#ui/form/fill'
import { PlaceItems } from './PlaceItems.tsx'

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
  const fill = useFill()
  const place: object | null | undefined = Form.useWatch(name, { preserve: true })
  const isElsewhere = Boolean(place)
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
        <PlaceItems name={name} isDisabled={isDisabled} />
      ) : (
        // Sends that there is none.
        <Form.Item name={name} hidden>
          <Input />
        </Form.Item>
      )}
    </>
  )
}
