import { customerName } from '@filao/domain/customers/name/person'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Select } from 'antd'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CustomerChoice } from './customer/CustomerChoice.tsx'
import { useCustomerSearch } from './customer/use-customers.ts'

type Person = Rental['additionalDrivers'][number]

type Props = {
  id?: string
  ref?: Ref<unknown>
  value?: number[]
  onChange?: (ids: number[]) => void
  /** The customer, who may always drive. */
  except: number | null
  /** The drivers as saved. */
  known: Person[]
}

/** Chooses the additional drivers, found like the customer. */
export function DriversField({ id, ref, value = [], onChange, except, known }: Props) {
  const { t } = useTranslation('rentals')
  const search = useCustomerSearch()
  const [chosen, setChosen] = useState<Person[]>(known)
  const people = [...chosen, ...search.found.filter((one) => !chosen.some(({ id }) => id === one.id))]
  const options = people
    .filter((person) => person.id !== except)
    .filter((person) => value.includes(person.id) || search.found.some((one) => one.id === person.id))
    .map((person) => ({ value: person.id, label: customerName(person), person }))
  return (
    <Select<number[], (typeof options)[number]>
      mode="multiple"
      {...(id && { id })}
      ref={ref as never}
      value={value}
      maxCount={10}
      placeholder={t('people.drivers')}
      showSearch={{
        filterOption: false,
        onSearch: search.setTerm,
        searchValue: search.term,
        autoClearSearchValue: true,
      }}
      options={options}
      optionRender={({ data }) => <CustomerChoice customer={data.person} />}
      onChange={(ids) => {
        setChosen(people.filter((person) => ids.includes(person.id)))
        search.setTerm('')
        onChange?.(ids)
      }}
      notFoundContent={<p className="customer-none">{search.isSearching ? '…' : t('people.none')}</p>}
    />
  )
}
