import type { Customer } from '@filao/domain/customers/customer.schema'
import { customerName } from '@filao/domain/customers/name/person'
import { type KeyboardEvent, useRef, useState } from 'react'
import { getCustomer } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { isAnotherName } from './known-customers.ts'
import { useCacheCustomer, useCustomerSearch } from './use-customers.ts'

/** Returns the state of the field: the chosen customer, those found for what is typed, and the form of a new one. */
export function useCustomerField(value: number | null, onChange: ((id: number | null) => void) | undefined) {
  const { companyId } = useSession()
  const cacheCustomer = useCacheCustomer()
  const search = useCustomerSearch()
  const [modal, setModal] = useState<'create' | 'edit' | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const typed = useRef('')
  const hasMoved = useRef(false)
  const chosen = useRead(getCustomer, { params: { companyId, id: value ?? 0 } }, { enabled: value !== null }).data
  const others = search.found.filter((customer) => customer.id !== value)
  const options = (chosen ? [chosen, ...others] : others).map((customer) => ({
    value: customer.id,
    label: customerName(customer),
    customer,
  }))
  const create = () => {
    setIsOpen(false)
    setModal('create')
  }
  const type = (term: string) => {
    // Leaving the field empties its search too; only an open list was emptied by the user.
    if (term || isOpen) typed.current = term
    hasMoved.current = false
    search.setTerm(term)
  }
  const isOther = isAnotherName(search.term, others)
  /**
   * Enter creates the customer who was not found, or of whom only others of a similar name were, unless one of them was
   * chosen by the arrows. While the search is under way it does nothing.
   */
  const createUnknown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') hasMoved.current = true
    const isTyping = isOpen && event.target instanceof HTMLInputElement && search.term.trim() !== ''
    const isFound = options.some((option) => option.value !== value) && (!isOther || hasMoved.current)
    if (event.key !== 'Enter' || !isTyping || isFound) return
    event.preventDefault()
    event.stopPropagation()
    if (!search.isSearching) create()
  }
  const onSaved = (customer: Customer) => {
    cacheCustomer(customer)
    onChange?.(customer.id)
    typed.current = ''
    setModal(null)
  }
  const choose = (id: number | null, customer: Customer | undefined) => {
    if (customer) cacheCustomer(customer)
    onChange?.(id)
    typed.current = ''
    search.setTerm('')
  }
  return {
    search,
    chosen,
    others,
    options,
    isOther,
    typed,
    isOpen,
    setIsOpen,
    modal,
    setModal,
    type,
    choose,
    create,
    createUnknown,
    onSaved,
  }
}
