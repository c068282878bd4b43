import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { Checkbox, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listOptions } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { Money } from '#ui/Money'
import { OptionPrice } from '../price/PriceLines.tsx'
import { CoverChoice } from './CoverChoice.tsx'
import { type Choice, optionChoices, withOption } from './option-choices.ts'

type Props = {
  id?: string
  value?: number[]
  onChange?: (ids: number[]) => void
  /** The category of the chosen vehicle. */
  categoryId: number | undefined
  /** The length of the rental, once it is known. */
  days: number | undefined
  /** Agreed options; they stay in the list when they are disabled or deleted later. */
  kept: { id: number; name: string; price: number; dailyPrice: number }[]
  /** The rental's own excess, when it was agreed for this category. */
  agreed: Rental | null
  /** The option that a young driver adds; null when none is due. */
  added: number | null
}

/** Shows the options as checkboxes with their price, those of the vehicle's category first. */
export function OptionsField({ id, value = [], onChange, categoryId, days, kept, agreed, added }: Props) {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const options = useRead(listOptions, { params: { companyId } })
  const [names] = useState(() => new Map<number, string>())
  if (options.error && !options.data) return <LoadError error={options.error} onRetry={options.refetch} />
  if (!options.data) return <Skeleton active title={false} paragraph={{ rows: 3 }} className="appear-late" />
  for (const { id: read, name } of options.data) names.set(read, name)
  const chosen = withOption(value, added)
  const { covers, fitting, others } = optionChoices(options.data, { categoryId, chosen, kept, names })
  const coverIn = (ids: readonly number[]) => options.data?.find(({ id, isCover }) => isCover && ids.includes(id))?.id
  const chooseCover = (cover: number | null) =>
    onChange?.([...value.filter((one) => !covers.some(({ id }) => id === one)), ...(cover === null ? [] : [cover])])
  if (!covers.length && !fitting.length && !others.length) return <p className="rental-none">{t('form.noOption')}</p>
  const toggle = (option: Choice) =>
    onChange?.(value.includes(option.id) ? value.filter((one) => one !== option.id) : [...value, option.id])
  const box = (option: Choice, at: number) => (
    <li key={option.id}>
      <Checkbox
        {...(id && at === 0 && { id })}
        checked={option.id === added || value.includes(option.id)}
        disabled={option.id === added}
        onChange={() => toggle(option)}
      >
        <span className="option-name">
          {option.name}
          {option.description && <small>{option.description}</small>}
          {option.id === added && <small>{t('form.addedForYoung')}</small>}
          {option.isDeleted && <small>{t('form.deletedOption')}</small>}
        </span>
        <span className="option-price">
          {days !== undefined && (option.price > 0 || option.dailyPrice > 0) && (
            <Money euros={Math.round((option.price + option.dailyPrice * days) * 100) / 100} />
          )}
          {/* An option charged once has the same amount above already. */}
          {!option.isDeleted && (days === undefined || option.price === 0 || option.dailyPrice > 0) && (
            <small>
              <OptionPrice price={option.price} dailyPrice={option.dailyPrice} />
            </small>
          )}
        </span>
      </Checkbox>
    </li>
  )
  return (
    <>
      {covers.length > 0 && (
        <CoverChoice
          covers={covers}
          value={coverIn(value) ?? null}
          onChange={chooseCover}
          categoryId={categoryId}
          days={days}
          agreed={agreed && { coverId: coverIn(agreed.optionIds) ?? null, waiverAmount: agreed.waiverAmount }}
        />
      )}
      {covers.length > 0 && fitting.length > 0 && <h3 className="option-others">{t('form.otherExtras')}</h3>}
      <ul className="option-list">{fitting.map(box)}</ul>
      {others.length > 0 && (
        <>
          <h3 className="option-others">{t('form.otherOptions')}</h3>
          <ul className="option-list">{others.map((option) => box(option, -1))}</ul>
        </>
      )}
    </>
  )
}
