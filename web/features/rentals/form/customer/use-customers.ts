import type { Customer } from '@filao/domain/customers/customer.schema'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { cache } from '#api/cache'
import { getCustomer, listCustomers } from '#api/calls'
import { query, useRead } from '#api/read'
import { useSession } from '#session/session'
import { useDebounced } from '#ui/debounced'
import { knownCustomers } from './known-customers.ts'

/** Finds customers for the typed term, debounced by 250 ms; without a term, lists the first by name. */
export function useCustomerSearch() {
  const { companyId } = useSession()
  const [term, setTerm] = useState('')
  const search = useDebounced(term.trim(), 250)
  const read = useRead(
    listCustomers,
    { params: { companyId }, query: { limit: 20, ...(search && { search }) } },
    { placeholderData: keepPreviousData },
  )
  const isStale = read.isPlaceholderData || search !== term.trim()
  const found = read.data ?? []
  return {
    term,
    setTerm,
    found: isStale ? knownCustomers(found, term) : found,
    isSearching: read.isFetching || isStale,
    ...read,
  }
}

/** Stores a found customer in the cache, so that choosing one needs no request. */
export function useCacheCustomer() {
  const { companyId } = useSession()
  return (customer: Customer) =>
    cache.setQueryData(query(getCustomer, { params: { companyId, id: customer.id } }).queryKey, customer)
}
