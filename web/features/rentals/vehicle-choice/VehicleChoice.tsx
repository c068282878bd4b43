import { SearchOutlined } from '@ant-design/icons'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import { canBeChosen } from '@filao/domain/rentals/availability/availability'
import type { AvailableVehicle } from '@filao/domain/rentals/availability/available-vehicle'
import { Button, Input, type InputRef, Select } from 'antd'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCategories } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { useTextClearButton } from '#ui/form/clear-button'
import { confirm } from '#ui/popups/popups'
import { VehicleList } from './VehicleList.tsx'
import { cutGroups, foldTaken, groupVehicles } from './vehicle-groups.ts'

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
  onCancel: (() => void) | undefined
}

/** The number of vehicles of a category shown before « show all ». */
const fewPerGroup = 5

/** The value for all categories; real ids begin at 1. */
const everyCategory = 0

/** Shows a search field and the list that it filters: arrows move through the selectable vehicles, Enter chooses. */
export function VehicleChoice(props: Props) {
  const { vehicles, value, zone, onChoose, onCancel } = props
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const clearButton = useTextClearButton()
  const { companyId } = useSession()
  const categories = useRead(listCategories, { params: { companyId } })
  const [term, setTerm] = useState('')
  const [categoryId, setCategoryId] = useState(everyCategory)
  const [opened, setOpened] = useState<readonly number[]>([])
  const [showsAll, setShowsAll] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const listId = useId()
  const search = useRef<InputRef>(null)
  useImperativeHandle(props.ref, () => ({ focus: () => search.current?.focus() }))
  const all = groupVehicles(categories.data ?? categoriesOf(vehicles), vehicles, {
    term,
    categoryId: categoryId || null,
    preferredId: props.preferredId,
  })
  const most = showsAll || term || categoryId ? 200 : fewPerGroup
  // A search or a chosen category asks for its vehicles, taken or not.
  const isOpen = (id: number) => Boolean(term.trim() || categoryId) || opened.includes(id)
  const { groups, hidden } = cutGroups(foldTaken(all, isOpen), most)
  const choices = groups.flatMap((group) => group.vehicles.filter(canBeChosen))
  const noneFree = !vehicles.some(canBeChosen)
  const isRefused = !vehicles.some((one) => canBeChosen(one) && (!categoryId || one.category.id === categoryId))

  const choose = async (vehicle: AvailableVehicle) => {
    if (!canBeChosen(vehicle)) return
    const question = {
      title: t('vehicles.elsewhereTitle', { place: vehicle.location.name }),
      content: t('vehicles.elsewhereText', { plate: formatPlate(vehicle.registrationNumber) }),
      okText: t('vehicles.choose'),
      cancelText: t('vehicles.back'),
    }
    if (vehicle.reason === 'elsewhere' && !(await confirm(question))) return
    onChoose(vehicle.id)
  }
  const move = (step: number) => {
    const at = choices.findIndex(({ id }) => id === active)
    const next = choices[at < 0 ? (step > 0 ? 0 : choices.length - 1) : (at + step + choices.length) % choices.length]
    setActive(next?.id ?? null)
    if (next) document.getElementById(`${listId}-${next.id}`)?.scrollIntoView({ block: 'nearest' })
  }
  const chooseActive = () => {
    const vehicle = choices.find(({ id }) => id === active) ?? (term ? choices[0] : undefined)
    if (vehicle) void choose(vehicle)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter') chooseActive()
    else if (event.key === 'Escape' && onCancel) onCancel()
    else return
    event.preventDefault()
  }
  return (
    <div className={`vehicle-choice ${props.isStale ? 'is-stale' : ''}`} aria-busy={props.isStale}>
      <div className="vehicle-filters">
        <Input
          {...(props.id && { id: props.id })}
          ref={search}
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
          onChange={(event) => {
            setTerm(event.target.value)
            setActive(null)
          }}
          onKeyDown={onKeyDown}
        />
        <Select<number>
          aria-label={vehicleLabels.categoryId[language]}
          value={categoryId}
          onChange={(next) => setCategoryId(next)}
          options={[
            { value: everyCategory, label: t('vehicles.allCategories') },
            ...groupVehicles(categories.data ?? [], vehicles).map(({ category, available, isEmpty }) => ({
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
      <VehicleList
        id={listId}
        groups={groups}
        prices={props.prices}
        paidFor={props.paidFor}
        zone={zone}
        value={value}
        active={active}
        onChoose={choose}
        onOpen={(id) => setOpened([...opened, id])}
        onKeyDown={onKeyDown}
      />
      {term && !groups.length && <p className="vehicle-none">{t('vehicles.notFound')}</p>}
      {hidden > 0 && (
        <Button type="link" size="small" onClick={() => setShowsAll(true)}>
          {t('vehicles.showAll', { count: hidden })}
        </Button>
      )}
    </div>
  )
}

/** Returns the categories of the vehicles, used until the list of all categories is loaded. */
function categoriesOf(vehicles: AvailableVehicle[]) {
  const byId = new Map(vehicles.map(({ category }) => [category.id, { ...category, vehicleCount: 1 }]))
  return [...byId.values()]
}
