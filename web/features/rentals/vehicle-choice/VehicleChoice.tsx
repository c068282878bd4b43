import { SearchOutlined } from '@ant-design/icons'
import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import { canBeChosen } from '@filao/domain/rentals/availability/availability'
import type { AvailableVehicle } from '@filao/domain/rentals/availability/available-vehicle'
import { Button, Input, Select } from 'antd'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useTextClearButton } from '#ui/form/clear-button'
import { everyCategory, useVehicleChoice } from './use-vehicle-choice.ts'
import { VehicleList } from './VehicleList.tsx'
import { groupVehicles } from './vehicle-groups.ts'

type Props = {
  id: string | undefined
  ref: Ref<{ focus: () => void }> | undefined
  vehicles: AvailableVehicle[]
  /** The category asked for. */
  preferredId: number | undefined
  /** The price of the stay by category. */
  prices: Map<number, number>
  paidFor: ((vehicleId: number) => ReactNode) | undefined
  isStale: boolean
  value: number | null
  zone: string
  autoFocus: boolean
  onChoose: (id: number) => void
  /** Offers to record the search as refused, for a category or null, where nothing of it is free. */
  refusal: ((categoryId: number | null) => ReactNode) | undefined
  /** Offers to make room in a category of which nothing is free. */
  room: (category: { id: number; name: string }) => ReactNode
  onCancel: (() => void) | undefined
}

/** Shows a search field and the list that it filters: arrows move through the selectable vehicles, Enter chooses. */
export function VehicleChoice(props: Props) {
  const { vehicles, value, zone, onCancel } = props
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const clearButton = useTextClearButton()
  const state = useVehicleChoice(props)
  const { categories, groups, hidden, term, categoryId, active, listId, onKeyDown } = state
  const wantedId = categoryId || props.preferredId
  const noneFree = !vehicles.some(canBeChosen)
  const isRefused = !vehicles.some((one) => canBeChosen(one) && (!categoryId || one.category.id === categoryId))
  const full = vehicles.some((one) => one.category.id === wantedId && canBeChosen(one))
    ? undefined
    : vehicles.find((one) => one.category.id === wantedId)?.category
  return (
    <div className={`vehicle-choice ${props.isStale ? 'is-stale' : ''}`} aria-busy={props.isStale}>
      <div className="vehicle-filters">
        <Input
          {...(props.id && { id: props.id })}
          ref={state.field}
          role="combobox"
          aria-label={t('vehicles.search')}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          {...(active !== null && { 'aria-activedescendant': `${listId}-${active}` })}
          placeholder={t('vehicles.search')}
          prefix={<SearchOutlined />}
          allowClear={clearButton}
          autoComplete="off"
          autoFocus={props.autoFocus}
          value={term}
          onChange={(event) => state.search(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Select<number>
          aria-label={vehicleLabels.categoryId[language]}
          value={categoryId}
          onChange={(next) => state.setCategoryId(next)}
          options={[
            { value: everyCategory, label: t('vehicles.allCategories') },
            ...groupVehicles(categories ?? [], vehicles).map(({ category, available, isEmpty }) => ({
              value: category.id,
              label: `${category.name} · ${isEmpty ? t('vehicles.emptyCategory') : t('vehicles.free', { count: available })}`,
              disabled: isEmpty,
            })),
          ]}
        />
        {onCancel && <Button onClick={onCancel}>{t('vehicles.keep')}</Button>}
      </div>
      {noneFree && <p className="vehicle-none">{t('vehicles.none')}</p>}
      {isRefused && !props.isStale && props.refusal?.(categoryId || null)}
      {full && !props.isStale && props.room(full)}
      <VehicleList
        id={listId}
        groups={groups}
        prices={props.prices}
        paidFor={props.paidFor}
        zone={zone}
        value={value}
        active={active}
        onChoose={state.choose}
        onOpen={state.open}
        onKeyDown={onKeyDown}
      />
      {term && !groups.length && <p className="vehicle-none">{t('vehicles.notFound')}</p>}
      {hidden > 0 && (
        <Button type="link" size="small" onClick={() => state.showAll()}>
          {t('vehicles.showAll', { count: hidden })}
        </Button>
      )}
    </div>
  )
}
