import { transmissionLabels, transmissions } from '@filao/domain/fleet/vehicle/vehicle-values'
import { promiseFor, promiseLabels } from '@filao/domain/rentals/promise/promise'
import type { CategoryPromise } from '@filao/domain/rentals/promise/promise.schema'
import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { cache } from '#api/cache'
import { getVehicle, listCategories } from '#api/calls'
import { query, useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { SegmentedControl } from '#ui/SegmentedControl'
import './PromiseField.css'

type Props = {
  /** Given by Form.Item. */
  id?: string
  value?: CategoryPromise | null
  onChange?: (promise: CategoryPromise | null) => void
  vehicleId: number
  /** The category of that vehicle. */
  categoryId: number | undefined
  /** Once the vehicle left, the promise only shows. */
  disabled: boolean
}

const anything = ''

/** Chooses what is promised: the vehicle, or a vehicle of its category with a gearbox and so many seats. */
export function PromiseField({ id, value = null, onChange, vehicleId, categoryId, disabled }: Props) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { companyId } = useSession()
  const categories = useRead(listCategories, { params: { companyId } }).data ?? []
  const ids = [...new Set([value?.categoryId, categoryId])].filter((one) => one !== undefined)
  const codeOf = (wanted: number) => categories.find((one) => one.id === wanted)?.code ?? ''
  const choose = async (chosen: string) => {
    if (disabled) return
    if (chosen === 'vehicle') return onChange?.(null)
    const vehicle = await cache.fetchQuery(query(getVehicle, { params: { companyId, id: vehicleId } }))
    onChange?.({ ...promiseFor(vehicle), categoryId: Number(chosen) })
  }
  return (
    <div className="promise-field">
      <SegmentedControl
        {...(id && { id })}
        label={t('promise.title')}
        value={value ? `${value.categoryId}` : 'vehicle'}
        onChange={(chosen) => void choose(chosen)}
        options={[
          { value: 'vehicle', label: t('promise.vehicle') },
          ...ids.map((one) => ({ value: `${one}`, label: t('promise.category', { code: codeOf(one) }) })),
        ]}
      />
      {value && (
        <>
          <Select<string>
            aria-label={promiseLabels.transmission[language]}
            disabled={disabled}
            value={value.transmission ?? anything}
            onChange={(next) =>
              onChange?.({ ...value, transmission: transmissions.find((one) => one === next) ?? null })
            }
            options={[
              { value: anything, label: t('promise.anyTransmission') },
              ...transmissions.map((one) => ({
                value: one,
                label: `${t('promise.gearbox')} ${transmissionLabels[one][language].toLowerCase()}`,
              })),
            ]}
          />
          <Select<number>
            aria-label={promiseLabels.seats[language]}
            disabled={disabled}
            value={value.seats ?? 0}
            onChange={(seats) => onChange?.({ ...value, seats: seats || null })}
            options={[
              { value: 0, label: t('promise.anySeats') },
              ...seatCounts(value.seats).map((count) => ({ value: count, label: t('promise.atLeast', { count }) })),
            ]}
          />
        </>
      )}
    </div>
  )
}

function seatCounts(chosen: number | null): number[] {
  const usual = [2, 3, 4, 5, 6, 7, 8, 9]
  return chosen === null || usual.includes(chosen) ? usual : [...usual, chosen]
}
