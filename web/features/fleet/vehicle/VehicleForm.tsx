import { defaultFuelMax, formatFuelLevel } from '@filao/domain/fleet/vehicle/fuel-level'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import { type Vehicle, VehicleCreation } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { fuelLabels, fuels, transmissionLabels, transmissions } from '@filao/domain/fleet/vehicle/vehicle-values'
import { Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { getVehicle } from '#api/calls'
import { query } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useLabels, useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { DayInput } from '#ui/date/DayInput'
import { editsOf } from '#ui/form/edited/edits'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { WholeInput } from '#ui/number/WholeInput'
import { CategoryAgencyItems } from './CategoryAgencyItems.tsx'
import { FuelLevelInput } from './FuelLevelInput.tsx'
import { PlateItem } from './PlateItem.tsx'
import { SchematicField } from './SchematicField.tsx'
import { SyncButton } from './SyncButton.tsx'
import './vehicle.css'
import { useClearButton } from '#ui/form/clear-button'

type Body = z.input<typeof VehicleCreation>

type Props = {
  /** Null for a new one. */
  vehicle: Vehicle | null
  save: (body: Body, ifMatch: string) => Promise<Vehicle>
  /** The target of Cancel. */
  backTo: string
  onSaved: (vehicle: Vehicle) => unknown
  extra?: ReactNode
}

/** Edits every field of a new or existing vehicle. */
export function VehicleForm({ vehicle, save, backTo, onSaved, extra }: Props) {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  const rules = useVehicleRules()
  const { companyId } = useSession()
  const edits =
    vehicle &&
    editsOf(
      query(getVehicle, { params: { companyId, id: vehicle.id } }),
      vehicle,
      (stored) => rules.body(valuesOf(stored)),
      rules.labels,
    )
  return (
    <FormScreen<Body, Vehicle>
      initialValues={valuesOf(vehicle)}
      edits={edits}
      save={(values, ifMatch) => save(rules.body(values), ifMatch)}
      onSaved={onSaved}
      backTo={backTo}
      extra={extra}
    >
      <FormGroup title={t('vehicle.identity')}>
        <PlateItem field={rules.field('registrationNumber')} stored={vehicle?.registrationNumber ?? null} />
        <SyncButton />
        <CategoryAgencyItems
          category={rules.field('categoryId')}
          location={rules.field('locationId')}
          current={vehicle?.location}
        />
        <Form.Item {...rules.field('vin')}>
          <Input autoComplete="off" spellCheck={false} />
        </Form.Item>
      </FormGroup>
      <Features rules={rules} />
      <FormGroup title={vehicleLabels.schematicId[language]} hint={t('vehicle.schematicHint')}>
        <Form.Item {...rules.field('schematicId')} noStyle>
          <SchematicField label={vehicleLabels.schematicId[language]} />
        </Form.Item>
      </FormGroup>
      <FormGroup title={t('vehicle.condition')}>
        <TypedItem {...rules.field('odometer')}>
          <WholeInput suffix="km" controls={false} style={{ width: 160 }} />
        </TypedItem>
        <Form.Item {...rules.field('fuelLevel')}>
          <FuelLevelInput />
        </Form.Item>
        <Form.Item {...rules.field('comments')}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />
        </Form.Item>
      </FormGroup>
    </FormScreen>
  )
}

/** Edits what describes the vehicle, from its make to its first registration. */
function Features({ rules }: { rules: ReturnType<typeof useVehicleRules> }) {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  const clearButton = useClearButton()
  const zone = useCompanyZone()
  return (
    <FormGroup title={t('vehicle.features')}>
      <FormRow>
        <Form.Item {...rules.field('make')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item {...rules.field('model')}>
          <Input autoComplete="off" />
        </Form.Item>
      </FormRow>
      <FormRow>
        <TypedItem {...rules.field('year')}>
          <WholeInput controls={false} />
        </TypedItem>
        <Form.Item {...rules.field('color')}>
          <Input autoComplete="off" />
        </Form.Item>
        <TypedItem {...rules.field('seats')}>
          <WholeInput min={1} />
        </TypedItem>
      </FormRow>
      <FormRow>
        <Form.Item {...rules.field('transmission')}>
          <Select
            allowClear={clearButton}
            options={transmissions.map((value) => ({ value, label: transmissionLabels[value][language] }))}
          />
        </Form.Item>
        <Form.Item {...rules.field('fuel')}>
          <Select
            allowClear={clearButton}
            options={fuels.map((value) => ({ value, label: fuelLabels[value][language] }))}
          />
        </Form.Item>
      </FormRow>
      <FormRow>
        <TypedItem {...rules.field('hp')}>
          <WholeInput />
        </TypedItem>
        <TypedItem {...rules.field('cv')}>
          <WholeInput />
        </TypedItem>
        <TypedItem {...rules.field('firstRegistrationDate')}>
          <DayInput zone={zone} side="past" isOptional />
        </TypedItem>
      </FormRow>
      <Form.Item {...rules.field('description')} className="vehicle-description">
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} maxLength={128} showCount />
      </Form.Item>
    </FormGroup>
  )
}

function useVehicleRules() {
  return schemaRules(VehicleCreation, useLabels(vehicleLabels), useLanguage())
}

function valuesOf(vehicle: Vehicle | null): Partial<Body> {
  if (vehicle) return { ...vehicle, registrationNumber: formatPlate(vehicle.registrationNumber) }
  return { odometer: 0, fuelLevel: formatFuelLevel({ level: defaultFuelMax, max: defaultFuelMax }) }
}
