import { countOf } from '@filao/domain/rentals/offered-options'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { OptionLeft } from '@filao/domain/rentals/stock/stock.schema'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOptions } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { CoverChoice } from './CoverChoice.tsx'
import { OptionItem } from './OptionItem.tsx'
import { type Choice, mostOf, optionChoices, withOption, withQuantity } from './option-choices.ts'

type Props = {
  id?: string
  value?: number[]
  onChange?: (ids: number[]) => void
  /** The category of the chosen vehicle. */
  categoryId: number | undefined
  /** The category that the price is for: that of the vehicle, or the one before a vehicle was changed at no cost. */
  pricedCategoryId: number | undefined
  /** The length of the rental, once it is known. */
  days: number | undefined
  /** Agreed options; they stay in the list when they are disabled or deleted later. */
  kept: { id: number; name: string; price: number; dailyPrice: number; quantity: number }[]
  /** The cover that the rental has, which stays in the list too, and the excess with it in this category. */
  keptCover: { id: number; waiverAmount: number | null } | null
  /** The rental's own excess, when it was agreed for this category. */
  agreed: Rental | null
  /** The option that a young driver adds; null when none is due. */
  added: number | null
  /** The number left of each option that the departure agency counts, by its id. */
  left: ReadonlyMap<number, OptionLeft>
  /** The time zone of the departure agency. */
  zone: string | undefined
}

/** Shows the options as checkboxes with their price, those of the vehicle's category first. */
export function OptionsField(props: Props) {
  const {
    id,
    value = [],
    onChange,
    categoryId,
    pricedCategoryId,
    days,
    kept,
    keptCover,
    agreed,
    added,
    left,
    zone,
  } = props
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const options = useRead(listOptions, { params: { companyId } })
  const [names] = useState(() => new Map<number, string>())
  if (options.error && !options.data) return <LoadError error={options.error} onRetry={options.refetch} />
  if (!options.data) return <Skeleton active title={false} paragraph={{ rows: 3 }} className="appear-late" />
  for (const { id: read, name } of options.data) names.set(read, name)
  const chosen = withOption(value, added)
  const given = { categoryId, pricedCategoryId, chosen, kept, keptCover, names }
  const { covers, fitting, others } = optionChoices(options.data, given)
  const chooseCover = (cover: number | null) =>
    onChange?.([...value.filter((one) => !covers.some(({ id }) => id === one)), ...(cover === null ? [] : [cover])])
  if (!covers.length && !fitting.length && !others.length) return <p className="rental-none">{t('form.noOption')}</p>
  const item = (option: Choice, at: number) => (
    <OptionItem
      key={option.id}
      id={at === 0 && covers.length === 0 ? id : undefined}
      option={option}
      quantity={countOf(option.id, chosen)}
      most={mostOf(option, kept)}
      onChange={(quantity) => onChange?.(withQuantity(value, option.id, quantity))}
      days={days}
      isAdded={option.id === added}
      left={left.get(option.id)}
      zone={zone}
    />
  )
  return (
    <>
      {covers.length > 0 && (
        <CoverChoice
          id={id}
          covers={covers}
          value={covers.find((cover) => value.includes(cover.id))?.id ?? null}
          onChange={chooseCover}
          categoryId={pricedCategoryId}
          days={days}
          agreed={agreed}
        />
      )}
      {covers.length > 0 && fitting.length > 0 && <h3 className="option-others">{t('form.otherExtras')}</h3>}
      <ul className="option-list">{fitting.map(item)}</ul>
      {others.length > 0 && (
        <>
          <h3 className="option-others">{t('form.otherOptions')}</h3>
          <ul className="option-list">{others.map((option) => item(option, -1))}</ul>
        </>
      )}
    </>
  )
}
