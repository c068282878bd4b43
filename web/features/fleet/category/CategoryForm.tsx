import { categoryLabels } from '@filao/domain/fleet/category/category'
import { type Category, CategoryCreation } from '@filao/domain/fleet/category/category.schema'
import { durationLabel, minimumRentalDurations, preparationDurations } from '@filao/domain/fleet/vehicle/vehicle-values'
import { Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { getCategory, listOptions } from '#api/calls'
import { query, useRead } from '#api/read'
import { useLabels, useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useClearButton } from '#ui/form/clear-button'
import { editsOf } from '#ui/form/edited/edits'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { schemaRules } from '#ui/form/schema-rules'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'
import { DriverRulesGroups, useDriverRulesLabels } from '../driver-rules/DriverRulesPage.tsx'

type Body = z.input<typeof CategoryCreation>

type Props = {
  /** Null for a new one. */
  category: Category | null
  save: (body: Body, ifMatch: string) => Promise<Category>
  onSaved: (category: Category) => unknown
  extra?: ReactNode
}

/** Edits a category: name, description, amounts, durations and options. */
export function CategoryForm({ category, save, onSaved, extra }: Props) {
  const clearButton = useClearButton()
  const { t } = useTranslation('fleet')
  const rules = useCategoryRules()
  const { companyId } = useSession()
  const options = useRead(listOptions, { params: { companyId } })
  const edits =
    category &&
    editsOf(query(getCategory, { params: { companyId, id: category.id } }), category, rules.body, rules.labels)
  return (
    <FormScreen<Body, Category>
      initialValues={category ?? { options: [] }}
      edits={edits}
      save={(values, ifMatch) => save(rules.body(values), ifMatch)}
      onSaved={onSaved}
      backTo={paths.categories}
      extra={extra}
    >
      <FormGroup title={t('category.one')}>
        <Form.Item {...rules.field('code')} extra={t('category.codeHint')}>
          <Input autoFocus={!category} autoComplete="off" maxLength={20} style={{ width: 160 }} />
        </Form.Item>
        <Form.Item {...rules.field('name')}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item {...rules.field('nameEn')} extra={t('englishHint')}>
          <Input autoComplete="off" lang="en" />
        </Form.Item>
        <Form.Item {...rules.field('description')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
        </Form.Item>
        <Form.Item {...rules.field('descriptionEn')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} lang="en" />
        </Form.Item>
      </FormGroup>
      <FormGroup title={t('category.amounts')}>
        <TypedItem {...rules.field('securityDepositAmount')} extra={t('category.securityDepositHint')}>
          <EurosInput />
        </TypedItem>
        <TypedItem {...rules.field('waiverAmount')} extra={t('category.waiverHint')}>
          <EurosInput />
        </TypedItem>
      </FormGroup>
      <FormGroup title={t('category.durations')}>
        <Form.Item {...rules.field('preparationDurationMinutes')} extra={t('category.preparationHint')}>
          <DurationSelect choices={preparationDurations} />
        </Form.Item>
        <Form.Item {...rules.field('minimumRentalDurationMinutes')}>
          <DurationSelect choices={minimumRentalDurations} />
        </Form.Item>
      </FormGroup>
      <DriverRulesGroups field={rules.field} hint={t('drivers.categoryHint')} />
      <FormGroup title={t('option.title')}>
        <Form.Item {...rules.field('options')}>
          <Select
            mode="multiple"
            allowClear={clearButton}
            showSearch={{ optionFilterProp: 'label' }}
            loading={options.isPending}
            placeholder={options.data?.length === 0 ? t('category.noOption') : t('category.none')}
            options={(options.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Form.Item>
      </FormGroup>
    </FormScreen>
  )
}

type DurationProps = {
  id?: string
  choices: readonly number[]
  value?: number | null
  onChange?: (minutes: number | null) => void
}

/** Offers durations, or none. A stored one that is no longer offered is kept. */
function DurationSelect({ id, choices, value = null, onChange }: DurationProps) {
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  const offered = value === null || choices.includes(value) ? choices : [...choices, value]
  return (
    <Select
      {...(id && { id })}
      style={{ width: 160 }}
      value={value ?? 0}
      onChange={(minutes) => onChange?.(minutes || null)}
      options={[
        { value: 0, label: t('category.none') },
        ...offered.map((minutes) => ({ value: minutes, label: durationLabel(minutes)[language] })),
      ]}
    />
  )
}

function useCategoryRules() {
  const drivers = useDriverRulesLabels()
  return schemaRules(CategoryCreation, { ...useLabels(categoryLabels), ...drivers }, useLanguage())
}
