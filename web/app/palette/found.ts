import { listCustomers } from '@filao/domain/customers/contract'
import { personName } from '@filao/domain/customers/person'
import { listVehicles } from '@filao/domain/fleet/contract'
import { formatPlate } from '@filao/domain/fleet/plate'
import { filterVehicles } from '@filao/domain/fleet/vehicle-filter'
import { fold } from '@filao/domain/kernel/text'
import { keepPreviousData } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRead } from '#api/read'

import { useRentalSearch } from '#features/rentals/public'
import { useDebounced } from '#ui/debounced'
import { useMenu } from '../layout/use-menu.ts'
import { paths } from '../paths.ts'
import { useCan, useSession } from '../session.ts'
import type { Found } from './entry.ts'
import { recentOf } from './recent.ts'

const most = 5

/** Returns the results for the typed words by group; the recent ones and all screens while nothing is typed. */
export function useFound(typed: string): { found: Found[]; isSearching: boolean; error: unknown } {
  const { user } = useSession()
  const term = useDebounced(typed.trim(), 200)
  const screens = useScreens()
  const customers = useCustomers(term)
  const vehicles = useVehicles(term)
  const rentals = useRentalSearch(term)
  if (!typed.trim()) return { found: [...recent(user.id), ...screens], isSearching: false, error: null }
  const ofServer: Found[] = (rentals.data ?? []).slice(0, most).map((rental) => ({
    key: `rental-${rental.id}`,
    to: paths.rentalSummary(rental.id),
    title: `${rental.publicId} · ${personName(rental.customer)}`,
    detail: formatPlate(rental.vehicle.registrationNumber),
    group: 'rentals',
  }))
  const words = fold(typed).split(' ')
  const fitting = screens.filter(({ title }) => words.every((word) => fold(title).includes(word)))
  // The server tolerates typing errors: results with the exact words come before similar ones.
  const holds = ({ title, detail }: Found) => words.every((word) => fold(`${title} ${detail}`).includes(word))
  const parts = [customers.found, vehicles.found, ofServer]
  return {
    found: [
      ...fitting,
      ...parts.filter((part) => part.some(holds)),
      ...parts.filter((part) => !part.some(holds)),
    ].flat(),
    isSearching: term !== typed.trim() || rentals.isFetching || customers.isFetching || vehicles.isFetching,
    error: rentals.error ?? customers.error ?? vehicles.error,
  }
}

function recent(userId: number): Found[] {
  return recentOf(userId).map((one) => ({ ...one, key: `recent-${one.to}`, group: 'recent', kind: one.group }))
}

function useScreens(): Found[] {
  const { t } = useTranslation('app')
  const mayRent = useCan('rentals.write')
  const items = useMenu().flatMap((group) => group.items)
  return [
    ...(mayRent ? [{ key: 'new-rental', to: paths.newRental, title: t('newRental'), group: 'screens' as const }] : []),
    ...items.map(({ word, to }) => ({ key: word, to, title: t(`menu.${word}`), group: 'screens' as const })),
  ]
}

function useCustomers(term: string) {
  const { companyId } = useSession()
  const read = useRead(
    listCustomers,
    { params: { companyId }, query: { search: term, limit: most } },
    { enabled: term !== '', placeholderData: keepPreviousData },
  )
  const found = (read.data ?? []).map(
    (customer): Found => ({
      key: `customer-${customer.id}`,
      to: paths.customer(customer.id),
      title: personName(customer),
      detail: customer.email ?? customer.publicId,
      group: 'customers',
    }),
  )
  return { ...read, found }
}

/** Reads the whole fleet, as its list does, and filters it here. */
function useVehicles(term: string) {
  const { companyId } = useSession()
  const read = useRead(listVehicles, { params: { companyId } }, { enabled: term !== '' })
  const fitting = filterVehicles(read.data ?? [], { text: term, categoryId: '', locationId: '' })
  const found = fitting.slice(0, most).map(
    (vehicle): Found => ({
      key: `vehicle-${vehicle.id}`,
      to: paths.vehicle(vehicle.id),
      title: formatPlate(vehicle.registrationNumber),
      detail: [vehicle.make, vehicle.model].filter(Boolean).join(' '),
      group: 'vehicles',
    }),
  )
  return { ...read, found }
}
