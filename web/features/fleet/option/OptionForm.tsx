import { coverLabels, optionLabels } from '@filao/domain/fleet/option/option'
import type { Option, OptionCreation } from '@filao/domain/fleet/option/option.schema'
import { Form, Input, Select, Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { getOption, listCategories } from '#api/calls'
import { query, useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useClearButton } from '#ui/form/clear-button'
import { editsOf } from '#ui/form/edited/edits'
import { FormRow } from '#ui/form/FormRow'
import { FormGroup, FormScreen } from '#ui/form/FormScreen'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'
import { CoverFields, type Left, leftKey, leftOf } from './CoverFields.tsx'
import { OptionLimits } from './OptionLimits.tsx'
import { useOptionRules } from './option-rules.ts'
import { type Stock, StockFields, stockOf, stocksIn } from './StockFields.tsx'

type Body = z.input<typeof OptionCreation>
/** `stock` is missing while its fields are not shown. */
type Values = Omit<Body, 'categories' | 'stocks'> & { categoryIds: number[]; left: Left; stock?: Stock }

type Props = {
  /** Null for a new one. */
  option: Option | null
  save: (body: Body, ifMatch: string) => Promise<Option>
  onSaved: (option: Option) => unknown
  extra?: ReactNode
}

/** Edits an option: its name, its two prices, its limits, its stock and its categories. */
export function OptionForm({ option, save, onSaved, extra }: Props) {
  const clearButton = useClearButton()
  const { t } = useTranslation('fleet')
  const language = useLanguage()
  const rules = useOptionRules()
  const { companyId } = useSession()
  const categories = useRead(listCategories, { params: { companyId } })
  const edits =
    option &&
    editsOf(query(getOption, { params: { companyId, id: option.id } }), option, toValues, {
      ...rules.labels,
      categoryIds: optionLabels.categories[language],
      left: coverLabels.waiverAmount[language],
      stock: optionLabels.stocks[language],
    })
  const toBody = ({ categoryIds, left, stock, ...fields }: Values): Body => ({
    ...rules.body({
      ...fields,
      price: fields.price ?? 0,
      dailyPrice: fields.dailyPrice ?? 0,
      maxQuantity: fields.maxQuantity ?? 1,
    }),
    categories: categoryIds.map((categoryId) => {
      return { categoryId, ...(fields.isCover && left[leftKey(categoryId)]) }
    }),
    ...(fields.isCover ? { stocks: [] } : stock && { stocks: stocksIn(stock) }),
  })
  return (
    <FormScreen<Values, Option>
      initialValues={toValues(option)}
      edits={edits}
      fieldOf={{ categories: 'categoryIds' }}
      save={(values, ifMatch) => save(toBody(values), ifMatch)}
      onSaved={onSaved}
      backTo={paths.options}
      extra={extra}
    >
      <FormGroup title={t('option.one')}>
        <Form.Item {...rules.field('name')}>
          <Input autoFocus={!option} autoComplete="off" />
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
        <Form.Item {...rules.field('isEnabled')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item {...rules.field('isCover')} valuePropName="checked" extra={t('option.coverHint')}>
          <Switch />
        </Form.Item>
      </FormGroup>
      <FormGroup title={t('option.prices')} hint={t('option.pricesHint')}>
        <FormRow>
          <TypedItem {...rules.field('price')}>
            <EurosInput />
          </TypedItem>
          <TypedItem {...rules.field('dailyPrice')}>
            <EurosInput />
          </TypedItem>
        </FormRow>
      </FormGroup>
      <OptionLimits rules={rules} />
      <StockFields />
      <FormGroup title={optionLabels.categories[language]}>
        <Form.Item name="categoryIds" label={t('option.categoriesHint')}>
          <Select
            mode="multiple"
            allowClear={clearButton}
            showSearch={{ optionFilterProp: 'label' }}
            loading={categories.isPending}
            placeholder={t('option.noCategory')}
            options={(categories.data ?? []).map(({ id, code, name }) => ({ value: id, label: `${code} · ${name}` }))}
          />
        </Form.Item>
        <CoverFields categories={categories.data ?? []} />
      </FormGroup>
    </FormScreen>
  )
}

function toValues(option: Option | null): Partial<Values> {
  if (!option) {
    return { price: 0, dailyPrice: 0, maxQuantity: 1, isEnabled: true, isCover: false, categoryIds: [], left: {} }
  }
  const { id: _, companyId: __, categories, stocks, ...fields } = option
  const categoryIds = categories.map((one) => one.categoryId)
  return { ...fields, categoryIds, left: leftOf(categories), stock: stockOf(stocks) }
}
