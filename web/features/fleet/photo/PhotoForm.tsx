import { lastPhotoYear } from '@filao/domain/fleet/photo/vehicle-photo'
import { type VehiclePhoto, VehiclePhotoCreation } from '@filao/domain/fleet/photo/vehicle-photo.schema'
import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import { fold } from '@filao/domain/kernel/text'
import { AutoComplete, Form } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { listVehicles } from '#api/calls'
import { useRead } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { WholeInput } from '#ui/number/WholeInput'
import { type Picture, PictureField } from './PictureField.tsx'
import { makesOf, modelsOf } from './photo-filter.ts'

type Values = Pick<VehiclePhotoCreation, 'make' | 'model' | 'year'> & { picture: Picture }

type Props = {
  /** Null for a new one. */
  photo: VehiclePhoto | null
  save: (body: VehiclePhotoCreation) => Promise<VehiclePhoto>
  extra?: ReactNode
}

/**
 * Edits a photo and the make, model and year it shows. It suggests the fleet's makes and models, so that the photo
 * matches vehicles.
 */
export function PhotoForm({ photo, save, extra }: Props) {
  const { t } = useTranslation('fleet')
  const navigate = useNavigate()
  const rules = schemaRules(VehiclePhotoCreation, useLabels(vehicleLabels), useLanguage())
  const year = rules.field('year')
  const last = lastPhotoYear(new Date().toISOString())
  const isNear = {
    validator: async (_: unknown, typed?: number | null) => {
      if (typed && typed > last) throw new Error(t('photo.yearRange', { last: String(last) }))
    },
  }
  const isThere = {
    validator: async (_: unknown, picture?: Picture) => {
      if (picture?.isSending) throw new Error(t('photo.wait'))
      if (!picture?.url) throw new Error(t('photo.missing'))
    },
  }
  return (
    <FormScreen<Values, VehiclePhoto>
      initialValues={photo ? valuesOf(photo) : {}}
      save={({ picture, ...values }) =>
        save({ ...values, url: picture.url ?? '', thumbnailUrl: picture.thumbnailUrl ?? '' })
      }
      onSaved={() => navigate(paths.photos)}
      backTo={paths.photos}
      extra={extra}
    >
      <FormGroup title={t('photo.vehicle')} hint={t('photo.hint')}>
        <KindItems make={rules.field('make')} model={rules.field('model')} />
        <TypedItem {...year} rules={[...year.rules, isNear]}>
          <WholeInput controls={false} style={{ width: 120 }} />
        </TypedItem>
      </FormGroup>
      <FormGroup title={t('photo.picture')}>
        <Form.Item name="picture" rules={[isThere]} validateTrigger={[]}>
          <PictureField />
        </Form.Item>
      </FormGroup>
    </FormScreen>
  )
}

function valuesOf({ make, model, year, url, thumbnailUrl }: VehiclePhoto): Values {
  return { make, model, year, picture: { url, thumbnailUrl } }
}

type KindProps = Record<'make' | 'model', ReturnType<ReturnType<typeof schemaRules>['field']>>

function KindItems({ make, model }: KindProps) {
  const { companyId } = useSession()
  const vehicles = useRead(listVehicles, { params: { companyId } }).data ?? []
  const typed: string = Form.useWatch('make') ?? ''
  return (
    <FormRow>
      <Form.Item {...make}>
        <AutoComplete options={asOptions(makesOf(vehicles))} showSearch={{ filterOption: fits }} />
      </Form.Item>
      <Form.Item {...model}>
        <AutoComplete options={asOptions(modelsOf(vehicles, typed))} showSearch={{ filterOption: fits }} />
      </Form.Item>
    </FormRow>
  )
}

function asOptions(words: string[]) {
  return words.map((value) => ({ value }))
}

function fits(typed: string, option?: { value?: string }): boolean {
  return fold(option?.value ?? '').includes(fold(typed))
}
