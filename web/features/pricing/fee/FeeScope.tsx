import { hasField } from '@filao/domain/pricing/fee/checked-fee'
import { feeEndLabels, feeEnds } from '@filao/domain/pricing/fee/fee'
import type { FeeKind } from '@filao/domain/pricing/fee/fee.schema'
import { Form, Select, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { listAgencies, listCategories } from '#api/calls'
import { useRead } from '#api/read'
import { useLabels } from '#session/language'
import { useSession } from '#session/session'
import { useClearButton } from '#ui/form/clear-button'
import { FormGroup } from '#ui/form/FormScreen'
import type { FeeRules } from './fee-rules.ts'

/** Edits the agencies, the category and the end of the rental that a fee is for, as far as its case has them. */
export function FeeScope({ rules, kind }: { rules: FeeRules; kind: FeeKind }) {
  const { t } = useTranslation('pricing')
  const { companyId } = useSession()
  const params = { companyId }
  const agencies = useRead(listAgencies, { params })
  const categories = useRead(listCategories, { params })
  const ends = useLabels(feeEndLabels)
  const isFrom = kind === 'one_way'
  const isForAny = kind === 'outside_hours' || kind === 'delivery'
  if (!hasField(kind, 'agencyId')) return null
  const agency = { isPending: agencies.isPending, list: agencies.data ?? [] }
  return (
    <FormGroup title={t('fee.scope')}>
      <Form.Item
        {...rules.field('agencyId')}
        required={!isForAny}
        extra={isForAny ? t('fee.agencyHint') : isFrom && t('fee.fromHint')}
      >
        <Choice {...agency} all={isForAny ? t('fee.allAgencies') : undefined} />
      </Form.Item>
      {hasField(kind, 'toAgencyId') && (
        <Form.Item {...rules.field('toAgencyId')} required>
          <Choice {...agency} />
        </Form.Item>
      )}
      {hasField(kind, 'categoryId') && (
        <Form.Item {...rules.field('categoryId')}>
          <Choice isPending={categories.isPending} list={categories.data ?? []} all={t('fee.allCategories')} />
        </Form.Item>
      )}
      {hasField(kind, 'at') && (
        <Form.Item {...rules.field('at')}>
          <Choice list={feeEnds.map((end) => ({ id: end, name: ends[end] }))} all={t('fee.bothEnds')} />
        </Form.Item>
      )}
      {hasField(kind, 'postalCodes') && (
        <Form.Item {...rules.field('postalCodes')} extra={t('fee.postalCodesHint')}>
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={[',', ' ']}
            placeholder={t('fee.everywhere')}
          />
        </Form.Item>
      )}
      {hasField(kind, 'isOnHolidays') && (
        <Form.Item {...rules.field('isOnHolidays')} valuePropName="checked" extra={t('fee.holidaysHint')}>
          <Switch />
        </Form.Item>
      )}
    </FormGroup>
  )
}

type ChoiceProps<Id> = {
  id?: string
  value?: Id | null
  onChange?: (value: Id | null) => void
  list: readonly { id: Id; name: string }[]
  isPending?: boolean
  /** The meaning of no choice, where none may be made. */
  all?: string | undefined
}

/** Offers a list by name; an emptied one is null. */
function Choice<Id extends string | number>({ id, value, onChange, list, isPending = false, all }: ChoiceProps<Id>) {
  const clearButton = useClearButton()
  return (
    <Select<Id>
      {...(id && { id })}
      {...(value !== undefined && value !== null && { value })}
      allowClear={all ? clearButton : false}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isPending}
      placeholder={all}
      options={list.map((one) => ({ value: one.id, label: one.name }))}
      onChange={(next) => onChange?.(next ?? null)}
    />
  )
}
