import { customerName } from '@filao/domain/customers/name/person'
import { formatPlate, normalisePlate } from '@filao/domain/fleet/vehicle/plate'
import { fold } from '@filao/domain/kernel/text'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { listCustomers, listVehicles } from '#api/calls'
import { useRead } from '#api/read'
import { useRentalSearch } from '#features/rentals/public'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { useDebounced } from '#ui/debounced'
import { useMenuScreens } from '../menu/use-menu.ts'
import type { CommandName } from './command.ts'
import type { Found } from './entry.ts'
import { recentOf } from './recent.ts'
import { useFirstActions, useReadings, useRentalActions, useScreenActions } from './use-actions.ts'
import { useObjectActions } from './use-object-actions.ts'
import { usePlateAction } from './use-plate-action.ts'
import { useRentalResult, useVehicleResult } from './use-result-text.ts'

const most = 5

type Answer = {
  found: Found[]
  isSearching: boolean
  error: unknown
  refused: CommandName | null
  /** The command that is typed without the name or plate it is for. */
  bare: CommandName | null
}

/**
 * Returns the actions and things for the typed words by group; the recent ones, all commands and all screens while
 * nothing is typed. Nothing is read before something is typed.
 */
export function useFound(typed: string): Answer {
  const { user } = useSession()
  const term = useDebounced(typed.trim(), 200)
  const readings = useReadings(term)
  const [reading] = readings
  const isWhole = reading?.isWhole ?? false
  const mayRead = useCan('company.read')
  const words = isWhole && reading?.words ? reading.words : term
  const searched = mayRead ? words : ''
  const actions = useRentalActions(readings)
  const screenActions = useScreenActions()
  const objectActions = useObjectActions()
  const first = useFirstActions()
  const screens = useScreens()
  const customers = useCustomers(searched)
  const vehicles = useVehicles(searched)
  const rentals = useRentals(searched)
  const plate = normalisePlate(term)
  const plateAction = usePlateAction(
    isWhole ? undefined : vehicles.rows.find(({ registrationNumber }) => registrationNumber === plate),
  )
  const opened = useReadings(typed).filter(({ words }) => words === '')
  if (!typed.trim())
    return {
      found: [...recent(user.id), ...first, ...screens],
      isSearching: false,
      error: null,
      refused: null,
      bare: null,
    }
  const parts = [customers.found, vehicles.found, rentals.found]
  const wanted = fold(searched).split(' ')
  // The server tolerates typing errors: results with the exact words come before similar ones.
  const holds = ({ title, detail }: Found) => wanted.every((word) => fold(`${title} ${detail}`).includes(word))
  const exact = parts.filter((part) => part.some(holds))
  const others = parts.filter((part) => !part.some(holds))
  // A command without a name may itself be one, which then has to be exact.
  const things = isWhole && !reading?.words ? [exact] : [exact, others]
  const typedWords = fold(typed).split(' ')
  const fitting = screens.filter(({ title }) => typedWords.every((word) => fold(title).includes(word)))
  const ofCommands = [
    ...screenActions(opened.map(({ command }) => command)),
    ...actions.found,
    ...objectActions(readings, customers.rows, vehicles.rows),
  ]
  const [near = [], far = []] = things
  const results =
    isWhole || !near.length
      ? [ofCommands, fitting, near.flat(), far.flat()]
      : [fitting, near.flat(), ofCommands, far.flat()]
  const reads = [rentals, customers, vehicles, actions, plateAction]
  return {
    found: [...(plateAction.found ? [plateAction.found] : []), ...results.flat()],
    isSearching: term !== typed.trim() || reads.some(({ isFetching }) => isFetching),
    error: reads.find(({ error }) => error)?.error ?? null,
    refused: actions.refused,
    bare: reading && isWhole && !reading.words ? reading.command : null,
  }
}

function recent(userId: number): Found[] {
  return recentOf(userId).map((one) => ({
    ...one,
    key: `recent-${one.to}`,
    group: 'recent',
    kind: one.group,
    isKnown: true,
  }))
}

function useScreens(): Found[] {
  const { t } = useTranslation('app')
  return useMenuScreens().map(({ word, to }) => ({
    key: word,
    to,
    title: t(`menu.${word}`),
    group: 'screens',
    isKnown: true,
  }))
}

function useCustomers(term: string) {
  const { companyId } = useSession()
  const read = useRead(
    listCustomers,
    { params: { companyId }, query: { search: term, limit: most } },
    { enabled: term !== '', placeholderData: keepPreviousData },
  )
  const rows = read.data ?? []
  const found = rows.map(
    (customer): Found => ({
      key: `customer-${customer.id}`,
      to: paths.customer(customer.id),
      title: customerName(customer),
      detail: customer.email ?? customer.publicId,
      group: 'customers',
    }),
  )
  return { isFetching: read.isFetching, error: read.error, rows, found }
}

function useVehicles(term: string) {
  const { companyId } = useSession()
  const words = useVehicleResult()
  const read = useRead(
    listVehicles,
    { params: { companyId }, query: { text: term, limit: most } },
    { enabled: term !== '', placeholderData: keepPreviousData },
  )
  const rows = read.data ?? []
  const found = rows.map(
    (vehicle): Found => ({
      key: `vehicle-${vehicle.id}`,
      to: paths.vehicle(vehicle.id),
      title: formatPlate(vehicle.registrationNumber),
      ...words(vehicle),
      group: 'vehicles',
    }),
  )
  return { isFetching: read.isFetching, error: read.error, rows, found }
}

function useRentals(term: string) {
  const words = useRentalResult()
  const read = useRentalSearch(term)
  const found = (read.data ?? []).slice(0, most).map(
    (rental): Found => ({
      key: `rental-${rental.id}`,
      to: paths.rentalSummary(rental.id),
      title: `${rental.publicId} · ${customerName(rental.customer)}`,
      ...words(rental),
      group: 'rentals',
    }),
  )
  return { isFetching: read.isFetching, error: read.error, found }
}
