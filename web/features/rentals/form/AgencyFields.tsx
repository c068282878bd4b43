import type { Agency } from '@filao/domain/company/agency.schema'
import { Form, Select } from 'antd'
import type { RentalRules } from './rental-rules.ts'
import { arrivalAgencies } from './rental-values.ts'

type Choice = { id: number; name: string }

type Props = {
  agencies: Agency[]
  rules: RentalRules
  departureAgencyId: number | undefined
  isOut: boolean
  /** True to focus the departure agency with the screen. */
  hasFocus: boolean
  /** The agencies of the rental as saved, which may be archived. */
  rental: { departureAgency: Choice; arrivalAgency: Choice } | undefined
}

/** Edits the departure and arrival agencies, which are in the same country. */
export function AgencyFields({ agencies, rules, departureAgencyId, isOut, hasFocus, rental }: Props) {
  const choices = (list: Agency[], saved: Choice | undefined) => {
    const isArchived = saved && agencies.every(({ id }) => id !== saved.id)
    return (isArchived ? [saved, ...list] : list).map(({ id, name }) => ({ value: id, label: name }))
  }
  const search = { optionFilterProp: 'label' }
  const field = (name: 'departureAgencyId' | 'arrivalAgencyId') => ({
    ...rules.field(name),
    validateTrigger: 'onChange',
  })
  return (
    <div className="rental-pair">
      <Form.Item {...field('departureAgencyId')}>
        <Select
          showSearch={search}
          options={choices(agencies, rental?.departureAgency)}
          disabled={isOut}
          autoFocus={hasFocus}
        />
      </Form.Item>
      <Form.Item {...field('arrivalAgencyId')}>
        <Select
          showSearch={search}
          options={choices(arrivalAgencies(agencies, departureAgencyId), rental?.arrivalAgency)}
        />
      </Form.Item>
    </div>
  )
}
