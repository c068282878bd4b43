import type { Agency } from '@filao/domain/company/agency.schema'
import { Form, type FormItemProps, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { FormGroup } from '#ui/form/FormScreen'
import { PinMap } from '#ui/map/PinMap'
import { addressText } from './agency-address.ts'
import { Coordinates } from './Coordinates.tsx'
import { TownItems } from './TownItems.tsx'
import { useLandmarks } from './use-landmarks.ts'
import { usePin } from './use-pin.ts'

type Props = {
  address: FormItemProps
  postalCode: FormItemProps
  city: FormItemProps
  /** The agency as stored; null for a new one. */
  agency: Agency | null
}

/** Edits an agency's address, and a pin that follows the address until it is moved by hand. */
export function AddressGroup({ address, postalCode, city, agency }: Props) {
  const { t } = useTranslation('company')
  const pin = usePin(agency?.geolocation ? addressText(agency) : '')
  const landmarks = useLandmarks(pin.settings?.mapTilesUrl === null)
  return (
    <FormGroup title={t('agency.place')}>
      <Form.Item {...address}>
        <Input autoComplete="off" />
      </Form.Item>
      <TownItems postalCode={postalCode} city={city} onChoose={pin.onTown} />
      <div className="agency-map">
        {pin.settings ? (
          <PinMap
            position={pin.position}
            centre={pin.centre}
            zoom={pin.zoom}
            tilesUrl={pin.settings.mapTilesUrl}
            landmarks={landmarks}
            onMove={pin.onMove}
          />
        ) : (
          <div className="pin-map" />
        )}
        <p className="form-hint" role="status">
          {t(`agency.${pin.state}`)}
        </p>
      </div>
      <Coordinates />
    </FormGroup>
  )
}
