import { optionLabels } from '@filao/domain/fleet/option/option'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { listCategories } from '#api/calls'
import { useRead } from '#api/read'
import { useLabels } from '#session/language'
import { useSession } from '#session/session'
import { Money } from '#ui/Money'
import { ChoicePrice } from './OptionItem.tsx'
import type { CoverChoice as Cover } from './option-choices.ts'

type Props = {
  /** The id of the first choice, to which the errors of the form lead. */
  id?: string | undefined
  covers: readonly Cover[]
  /** The id of the chosen cover; null without one. */
  value: number | null
  onChange: (id: number | null) => void
  /** The category that the price is for. */
  categoryId: number | undefined
  /** The length of the rental, once it is known. */
  days: number | undefined
  /** The excess that was agreed with the cover that the rental has; null for a draft and for another category. */
  agreed: { coverId: number | null; waiverAmount: number } | null
}

/** Shows the covers as a choice of one, each with what remains to pay in case of damage. */
export function CoverChoice({ id, covers, value, onChange, categoryId, days, agreed }: Props) {
  const { t } = useTranslation('rentals')
  const labels = useLabels(optionLabels)
  const { companyId } = useSession()
  const { data } = useRead(listCategories, { params: { companyId } })
  const name = useId()
  const ofCategory = data?.find(({ id }) => id === categoryId)?.waiverAmount ?? null
  const none = {
    id: null,
    name: t('form.noCover'),
    description: null,
    price: 0,
    dailyPrice: 0,
    remaining: ofCategory,
    isOffered: true,
  }
  const remaining = (cover: { id: number | null; remaining: number | null }) =>
    agreed?.coverId === cover.id ? agreed.waiverAmount : cover.remaining
  return (
    <fieldset className="cover-choice">
      <legend>{labels.isCover}</legend>
      <ul className="option-list">
        {[none, ...covers].map((cover) => (
          <li key={cover.id ?? 0}>
            <label className="cover">
              <input
                {...(id && cover.id === null && { id })}
                type="radio"
                name={name}
                checked={cover.id === value}
                onChange={() => onChange(cover.id)}
              />
              <span className="option-name">
                {cover.name}
                {cover.description && <small>{cover.description}</small>}
                {!cover.isOffered && <small>{t('form.coverNotOffered')}</small>}
                <Remaining euros={remaining(cover)} isKnown={categoryId !== undefined} />
              </span>
              {cover.id !== null && <ChoicePrice option={cover} days={days} />}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** Says what remains to pay in case of damage, or that the cover does not exist for the vehicle's category. */
function Remaining({ euros, isKnown }: { euros: number | null; isKnown: boolean }) {
  const { t } = useTranslation('rentals')
  if (!isKnown) return null
  if (euros === null) return <small>{t('form.coverOfOther')}</small>
  return (
    <small>
      {t('form.remaining')} <Money euros={euros} />
    </small>
  )
}
