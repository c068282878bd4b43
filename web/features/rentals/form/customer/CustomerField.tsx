import { EditOutlined, PlusOutlined, UserAddOutlined } from '@ant-design/icons'
import type { Customer } from '@filao/domain/customers/customer.schema'
import { customerName } from '@filao/domain/customers/name/person'
import { Button, Select } from 'antd'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getCustomer } from '#api/calls'
import { useRead } from '#api/read'
import { CustomerModal } from '#features/customers/public'
import { useSession } from '#session/session'
import { useClearButton } from '#ui/form/clear-button'
import { CustomerChoice, Reach } from './CustomerChoice.tsx'
import { CustomerLicence } from './CustomerLicence.tsx'
import { isAnotherName } from './known-customers.ts'
import { useCacheCustomer, useCustomerSearch } from './use-customers.ts'
import './CustomerField.css'

type Props = {
  id?: string
  ref?: Ref<unknown>
  value?: number | null
  onChange?: (id: number | null) => void
  disabled: boolean
  /** The rental's end, until which the customer's licence must be valid; absent for somebody who does not drive. */
  licence?: { end: string | null; zone: string | undefined }
  allowClear?: boolean
  hasFocus?: boolean
}

/** Chooses the customer, found by name, phone or mail; a customer can be created or corrected here. */
export function CustomerField({
  id,
  ref,
  value = null,
  onChange,
  disabled,
  licence,
  allowClear = false,
  hasFocus = false,
}: Props) {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const clearButton = useClearButton()
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
  return (
    <>
      <div className="customer-field" onKeyDownCapture={createUnknown}>
        <Select<number, (typeof options)[number]>
          {...(id && { id })}
          ref={ref as never}
          value={value}
          disabled={disabled}
          autoFocus={hasFocus}
          allowClear={allowClear && clearButton}
          open={isOpen}
          onOpenChange={setIsOpen}
          placeholder={t('people.search')}
          loading={isOpen && search.isSearching}
          showSearch={{ filterOption: false, onSearch: type, searchValue: search.term }}
          options={options}
          defaultActiveFirstOption={!isOther}
          optionRender={({ data }) => <CustomerChoice customer={data.customer} />}
          onChange={(next, option) => {
            if (option && !Array.isArray(option)) cacheCustomer(option.customer)
            onChange?.(next ?? null)
            typed.current = ''
            search.setTerm('')
          }}
          notFoundContent={<p className="customer-none">{search.isSearching ? '…' : t('people.none')}</p>}
          popupRender={(list) => (
            <>
              {list}
              <Button type="text" block icon={<PlusOutlined />} className="customer-create" onClick={create}>
                {t('people.create')}
              </Button>
            </>
          )}
        />
        {value !== null && chosen && (
          <Button icon={<EditOutlined />} aria-label={t('people.edit')} onClick={() => setModal('edit')} />
        )}
        <Button icon={<UserAddOutlined />} aria-label={t('people.new')} disabled={disabled} onClick={create}>
          <span className="customer-new">{t('people.new')}</span>
        </Button>
      </div>
      {value !== null && chosen && (
        <p className="customer-facts">
          <Reach customer={chosen} />
          {licence && <CustomerLicence customer={chosen} {...licence} />}
        </p>
      )}
      <CustomerModal
        open={modal !== null}
        {...(modal === 'edit' && value !== null
          ? { customerId: value }
          : { typed: typed.current, lastNames: others.flatMap(({ lastName }) => lastName ?? []) })}
        onClose={() => setModal(null)}
        onSaved={onSaved}
      />
    </>
  )
}
