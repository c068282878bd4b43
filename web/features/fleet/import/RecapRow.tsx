import { CheckCircleOutlined, ClockCircleOutlined, DeleteOutlined, MinusCircleOutlined } from '@ant-design/icons'
import { Button, Input, InputNumber, Select } from 'antd'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Plate, plateText } from '#ui/Plate'
import type { ImportRow, RowChange } from './import-rows.ts'

type Choice = { value: number; label: string }

type Props = {
  row: ImportRow
  isInFleet: boolean
  categories: Choice[]
  agencies: Choice[]
  change: (plate: string, to: (row: ImportRow) => RowChange) => void
  remove: (plate: string) => void
}

/** Renders a plate with its vehicle's known data, to be completed. A plate already in the fleet is only named. */
export const RecapRow = memo(function RecapRow({ row, isInFleet, categories, agencies, change, remove }: Props) {
  const { t } = useTranslation('fleet/import')
  const { plate } = row
  const set = (to: RowChange) => change(plate, () => to)
  const named = (field: string) => `${field} – ${plateText(plate)}`
  return (
    <li className="vehicle-import-row">
      <div className="vehicle-import-plate">
        <Plate number={plate} />
        <RowState row={row} isInFleet={isInFleet} />
      </div>
      {!isInFleet && (
        <div className="vehicle-import-fields">
          <Input
            aria-label={named(t('recap.make'))}
            placeholder={t('recap.make')}
            maxLength={60}
            value={row.make}
            onChange={({ target }) => set({ make: target.value })}
          />
          <Input
            aria-label={named(t('recap.model'))}
            placeholder={t('recap.model')}
            maxLength={60}
            value={row.model}
            onChange={({ target }) => set({ model: target.value })}
          />
          <InputNumber
            aria-label={named(t('recap.year'))}
            placeholder={t('recap.year')}
            min={1900}
            max={2100}
            precision={0}
            controls={false}
            value={row.year}
            onChange={(year) => set({ year })}
          />
          <Select
            aria-label={named(t('recap.category'))}
            placeholder={t('recap.category')}
            value={row.categoryId}
            options={categories}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(categoryId: number) => set({ categoryId })}
          />
          <Select
            aria-label={named(t('recap.agency'))}
            placeholder={t('recap.agency')}
            value={row.locationId}
            options={agencies}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(locationId: number) => set({ locationId })}
          />
        </div>
      )}
      <Button
        type="text"
        icon={<DeleteOutlined />}
        aria-label={t('recap.remove', { plate: plateText(plate) })}
        onClick={() => remove(plate)}
      />
    </li>
  )
})

const icons = {
  inFleet: <CheckCircleOutlined />,
  waiting: <ClockCircleOutlined />,
  found: <CheckCircleOutlined />,
  bare: <MinusCircleOutlined />,
}

function RowState({ row, isInFleet }: { row: ImportRow; isInFleet: boolean }) {
  const { t } = useTranslation('fleet/import')
  const state = isInFleet ? 'inFleet' : row.lookup
  const problem = typeof row.outcome === 'object' ? row.outcome.problem : null
  return (
    <span className={`vehicle-import-state vehicle-import-${problem ? 'failed' : state}`}>
      <span aria-hidden>{icons[state]}</span> {problem ?? t(`recap.${state}`)}
    </span>
  )
}
