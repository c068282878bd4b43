import type { PostalCode } from '@filao/domain/company/postal-code.schema'
import { AutoComplete, Form, type FormItemProps, Input } from 'antd'
import { useState } from 'react'
import { listPostalCodes } from '#api/calls'
import { useRead } from '#api/read'
import { useDebounced } from '#ui/debounced'
import { useFill } from '#ui/form/fill'
import './TownItems.css'

type Props = {
  /** The form item of the postal code's field. */
  postalCode: FormItemProps
  city: FormItemProps
  /** Receives the commune that was chosen among the suggestions. */
  onChoose?: (town: PostalCode) => void
}

/**
 * Edits postal code and city: typing in either suggests matching communes of France, and choosing one fills in both.
 */
export function TownItems({ postalCode, city, onChoose }: Props) {
  const fill = useFill()
  const choose = (town: PostalCode) => {
    // The two may be parts of one address of the form.
    const path = [postalCode.name].flat()
    const names = { postalCode: String(path.at(-1)), city: String([city.name].flat().at(-1)) }
    const chosen = { [names.postalCode]: town.postalCode, [names.city]: town.city }
    fill(path.length > 1 ? { [String(path[0])]: chosen } : chosen)
    onChoose?.(town)
  }
  return (
    <div className="town-items">
      <Form.Item {...postalCode}>
        <TownInput part="postalCode" onChoose={choose} />
      </Form.Item>
      <Form.Item {...city}>
        <TownInput part="city" onChoose={choose} />
      </Form.Item>
    </div>
  )
}

type InputProps = {
  /** The part of a commune that is typed here. */
  part: 'postalCode' | 'city'
  onChoose: (town: PostalCode) => void
  id?: string
  value?: string | null
  onChange?: (text: string) => void
}

/** Renders a field that suggests the communes beginning with its text; any other text is accepted too. */
function TownInput({ part, onChoose, id, value, onChange }: InputProps) {
  const [typed, setTyped] = useState('')
  const wanted = useDebounced(typed.trim(), 250)
  const query = part === 'city' ? { city: wanted } : { postalCode: wanted }
  const read = useRead(listPostalCodes, { query }, { enabled: wanted.length >= 2, staleTime: Number.POSITIVE_INFINITY })
  const towns = typed.trim().length >= 2 ? (read.data ?? []) : []
  const named = towns.map((town) => ({ town, value: `${town.postalCode} ${town.city}` }))
  return (
    <AutoComplete
      {...(id && { id })}
      value={value ?? ''}
      options={named.map(({ value }) => ({ value }))}
      popupMatchSelectWidth={false}
      onSearch={setTyped}
      onChange={(text) => onChange?.(text ?? '')}
      onSelect={(chosen: string) => {
        setTyped('')
        const found = named.find(({ value }) => value === chosen)
        if (found) onChoose(found.town)
      }}
    >
      <Input autoComplete="off" />
    </AutoComplete>
  )
}
