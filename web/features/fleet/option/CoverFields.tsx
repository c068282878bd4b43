import type { Category } from '@filao/domain/fleet/category/category.schema'
import { aboveOwnExcess } from '@filao/domain/fleet/option/cover'
import { coverLabels } from '@filao/domain/fleet/option/option'
import type { Option } from '@filao/domain/fleet/option/option.schema'
import type { Language } from '@filao/domain/kernel/language.schema'
import { formatEuros } from '@filao/domain/kernel/money'
import { Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLabels, useLanguage } from '#session/language'
import { FormRow } from '#ui/form/FormRow'
import { TypedItem } from '#ui/form/TypedItem'
import { EurosInput } from '#ui/number/EurosInput'

/** The amounts that a cover leaves, by `leftKey` of the category, so that they stay while a category is taken out. */
export type Left = Record<string, { waiverAmount?: number | null; securityDepositAmount?: number | null }>

/** Returns the key of a category among the amounts of a cover. */
export function leftKey(categoryId: number): string {
  return `c${categoryId}`
}

/** Returns the amounts that a stored cover leaves. */
export function leftOf(categories: Option['categories']): Left {
  const entries = categories.map(({ categoryId, waiverAmount, securityDepositAmount }) => [
    leftKey(categoryId),
    { waiverAmount, securityDepositAmount },
  ])
  return Object.fromEntries(entries)
}

/** Refuses more than the category's own excess. */
function notAbove(category: Pick<Category, 'name' | 'waiverAmount'>, language: Language) {
  return {
    validator: async (_: unknown, typed: number | null | undefined) => {
      const above = typeof typed === 'number' ? aboveOwnExcess(typed, category) : null
      if (above) throw new Error(above[language])
    },
  }
}

/** Edits the excess and the deposit that a cover leaves in each of its categories. */
export function CoverFields({ categories }: { categories: readonly Category[] }) {
  const { t } = useTranslation('fleet')
  const labels = useLabels(coverLabels)
  const language = useLanguage()
  const form = Form.useFormInstance()
  const isCover: boolean = Form.useWatch('isCover', form) ?? false
  const chosen: number[] = Form.useWatch('categoryIds', form) ?? []
  if (!isCover) return null
  if (chosen.length === 0) return <p>{t('option.coverNeedsCategory')}</p>
  const required = { required: true, message: t('option.remainingNeeded') }
  return categories
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, code, name, waiverAmount, securityDepositAmount }) => (
      <FormRow key={id}>
        <TypedItem
          name={['left', leftKey(id), 'waiverAmount']}
          label={`${labels.waiverAmount} · ${code} ${name}`}
          extra={t('option.insteadOf', { amount: formatEuros(waiverAmount, language) })}
          required
          rules={[required, notAbove({ name, waiverAmount }, language)]}
          validateTrigger="onBlur"
        >
          <EurosInput />
        </TypedItem>
        <TypedItem
          name={['left', leftKey(id), 'securityDepositAmount']}
          label={`${labels.securityDepositAmount} · ${code}`}
          extra={t('option.depositStays', { amount: formatEuros(securityDepositAmount, language) })}
        >
          <EurosInput />
        </TypedItem>
      </FormRow>
    ))
}
