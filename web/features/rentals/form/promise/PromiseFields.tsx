import { judgePromise, promiseFor } from '@filao/domain/rentals/promise/promise'
import type { CategoryPromise } from '@filao/domain/rentals/promise/promise.schema'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Checkbox, Form, type FormItemProps } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getVehicle } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { PromiseField } from './PromiseField.tsx'

type Field = (name: 'promise' | 'isPinned' | 'isMismatchConfirmed') => FormItemProps

type Props = {
  rental: Rental | undefined
  vehicleId: number
  /** The category of the vehicle. */
  categoryId: number | undefined
  promise: CategoryPromise | null
  /** Returns the item of a field of the form. */
  field: Field
}

/** Edits what is promised with the chosen vehicle, the pin, and the confirmation of a vehicle that does not fit. */
export function PromiseFields({ rental, vehicleId, categoryId, promise, field }: Props) {
  const { t } = useTranslation('rentals')
  const { company, companyId } = useSession()
  const form = Form.useFormInstance<{ promise: CategoryPromise | null }>()
  const follows = !rental && company.defaultPromise === 'category'
  const read = useRead(getVehicle, { params: { companyId, id: vehicleId } }, { enabled: follows || promise !== null })
  const vehicle = read.data?.id === vehicleId ? read.data : undefined
  const isChosen = useRef(false)
  useEffect(() => {
    if (follows && vehicle && !isChosen.current) form.setFieldValue('promise', promiseFor(vehicle))
  }, [follows, vehicle, form])
  const isSaved = rental?.vehicleId === vehicleId && isSamePromise(rental.promise, promise)
  return (
    <>
      <Form.Item
        {...field('promise')}
        label={t('promise.title')}
        required={false}
        getValueFromEvent={(chosen: CategoryPromise | null) => {
          isChosen.current = true
          return chosen
        }}
      >
        <PromiseField vehicleId={vehicleId} categoryId={categoryId} disabled={rental?.status === 'ongoing'} />
      </Form.Item>
      {promise && vehicle && !isSaved && <Misfit {...judgePromise(promise, vehicle)} field={field} />}
      {promise && (
        <Form.Item {...field('isPinned')} label={null} valuePropName="checked">
          <Checkbox>{t('promise.pinned')}</Checkbox>
        </Form.Item>
      )}
    </>
  )
}

type MisfitProps = ReturnType<typeof judgePromise> & { field: Field }

/** Says why the vehicle is not what was promised, and asks to confirm it where staff may. */
function Misfit({ refusals, warnings, field }: MisfitProps) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const said = [...refusals, ...warnings]
  if (said.length === 0) return null
  const isRefused = refusals.length > 0
  return (
    <>
      <Notice
        type={isRefused ? 'error' : 'warning'}
        role="status"
        className="rental-warning"
        title={said.map((sentence) => <p key={sentence.fr}>{sentence[language]}</p>)}
      />
      {!isRefused && (
        <Form.Item {...field('isMismatchConfirmed')} label={null} valuePropName="checked" preserve={false}>
          <Checkbox>{t('promise.confirm')}</Checkbox>
        </Form.Item>
      )}
    </>
  )
}

function isSamePromise(one: CategoryPromise | null, other: CategoryPromise | null): boolean {
  return (
    one?.categoryId === other?.categoryId && one?.transmission === other?.transmission && one?.seats === other?.seats
  )
}
