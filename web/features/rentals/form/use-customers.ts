import { getCustomer, listCustomers } from '@filao/domain/customers/contract'
import type { Customer } from '@filao/domain/customers/customer'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { cache } from '#api/cache'
import { query, useRead } from '#api/read'
import { useSession } from '#app/session'
import { useDebounced } from '#ui/debounced'

/** The customers found for what is typed, 250 ms after the last key; the first by name while nothing is. */
export function useCustomerSearch() {
  const { companyId } = useSession()
  const [term, setTerm] = useState('')
  const search = useDebounced(term.trim(), 250)
  const read = useRead(
    listCustomers,
    { params: { companyId }, query: { limit: 20, ...(search && { search }) } },
    { placeholderData: keepPreviousData },
  )
  return { term, setTerm, found: read.data ?? [], isSearching: read.isFetching || search !== term.trim(), ...read }
}

/** Keeps what a search found of a customer, so that choosing them asks nothing again. */
export function useKeepCustomer() {
  const { companyId } = useSession()
  return (customer: Customer) =>
    cache.setQueryData(query(getCustomer, { params: { companyId, id: customer.id } }).queryKey, customer)
}
