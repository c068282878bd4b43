import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { canBeChosen } from '@filao/domain/rentals/availability/availability'
import type { AvailableVehicle } from '@filao/domain/rentals/availability/available-vehicle'
import type { InputRef } from 'antd'
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listCategories } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { confirm } from '#ui/popups/popups'
import { cutGroups, foldTaken, groupVehicles } from './vehicle-groups.ts'

type Choice = {
  ref: Ref<{ focus: () => void }> | undefined
  vehicles: AvailableVehicle[]
  preferredId: number | undefined
  onChoose: (id: number) => void
  onCancel: (() => void) | undefined
}

/** The number of vehicles of a category shown before « show all ». */
const fewPerGroup = 5

/** The value for all categories; real ids begin at 1. */
export const everyCategory = 0

/** Returns the state of the choice: its search, the groups that are left, and the vehicle marked by the arrows. */
export function useVehicleChoice({ ref, vehicles, preferredId, onChoose, onCancel }: Choice) {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const categories = useRead(listCategories, { params: { companyId } }).data
  const [term, setTerm] = useState('')
  const [categoryId, setCategoryId] = useState(everyCategory)
  const [opened, setOpened] = useState<readonly number[]>([])
  const [showsAll, setShowsAll] = useState(false)
  const [active, setActive] = useState<number | null>(null)
  const listId = useId()
  const field = useRef<InputRef>(null)
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }))
  const all = groupVehicles(categories ?? categoriesOf(vehicles), vehicles, {
    term,
    categoryId: categoryId || null,
    preferredId: preferredId,
  })
  const most = showsAll || term || categoryId ? 200 : fewPerGroup
  // A search or a chosen category asks for its vehicles, taken or not.
  const isOpen = (id: number) => Boolean(term.trim() || categoryId) || opened.includes(id)
  const { groups, hidden } = cutGroups(foldTaken(all, isOpen), most)
  const choices = groups.flatMap((group) => group.vehicles.filter(canBeChosen))

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
  const search = (next: string) => {
    setTerm(next)
    setActive(null)
  }
  const open = (id: number) => setOpened([...opened, id])
  return {
    categories,
    groups,
    hidden,
    term,
    search,
    categoryId,
    setCategoryId,
    active,
    listId,
    field,
    open,
    showAll: () => setShowsAll(true),
    choose,
    onKeyDown,
  }
}

/** Returns the categories of the vehicles, used until the list of all categories is loaded. */
function categoriesOf(vehicles: AvailableVehicle[]) {
  const byId = new Map(vehicles.map(({ category }) => [category.id, { ...category, vehicleCount: 1 }]))
  return [...byId.values()]
}
