import type { Agency } from '@filao/domain/company/agency.schema'
import { seasonOn } from '@filao/domain/company/season-of-day'
import type { Category } from '@filao/domain/fleet/category/category.schema'
import { addDays, localDate } from '@filao/domain/kernel/time'
import { rentalDays } from '@filao/domain/pricing/rental-days'
import { seasonName } from '@filao/domain/pricing/season-names'
import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import type { PriceRow } from '../grid/price-row.ts'
import { ExampleFields } from './ExampleFields.tsx'
import { ExampleOptions } from './ExampleOptions.tsx'
import { ExampleSkeleton } from './ExampleSkeleton.tsx'
import { ExampleTable } from './ExampleTable.tsx'
import { type Example, examplePrice } from './example-price.ts'
import { useCharged } from './use-charged.ts'
import { useExample } from './use-example.ts'

type Props = {
  agency: Agency
  agencies: Agency[]
  categories: Category[]
  /** The prices as they are in the grid, saved or not. */
  rows: readonly PriceRow[]
}

/** Shows what a rental from an agency costs in each category, by the prices being edited, the fees and the options. */
export function ExampleRental({ agency, agencies, categories, rows }: Props) {
  const { t } = useTranslation('pricing')
  const heading = useId()
  const edited = useExample(agency, agencies, rows)
  const { charged, error, retry } = useCharged(rows)
  const { example } = edited
  const isTooEarly = Date.parse(example.end) <= Date.parse(example.start)
  return (
    <section className="price-season example" aria-labelledby={heading} onKeyDown={keepFromSaving}>
      <h2 id={heading}>
        {t('exampleRental.title')} {!isTooEarly && <Length example={example} />}
      </h2>
      <p className="price-keys">{t('exampleRental.lead')}</p>
      {error !== null && <LoadError error={error} onRetry={retry} />}
      {error === null && !charged && <ExampleSkeleton />}
      {charged && (
        <>
          <ExampleFields edited={edited} isTooEarly={isTooEarly} />
          <ExampleOptions edited={edited} options={charged.options} />
          <ExampleTable
            categories={categories}
            priceIn={(category) => (isTooEarly ? null : examplePrice(category, example, charged))}
          />
        </>
      )}
    </section>
  )
}

/** Says how many days an example has, and in which seasons its first and its last day are. */
function Length({ example: { start, end, departure } }: { example: Example }) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const { graceMinutes } = useSession().company
  const days = rentalDays(start, end, graceMinutes, departure.timezone)
  const first = localDate(start, departure.timezone)
  const seasons = [first, addDays(first, days - 1)].flatMap((day) => seasonOn(day, departure.seasons) ?? [])
  const names = new Set(seasons.map((season) => seasonName(season, departure.seasons, language)))
  return <small>{[t('exampleRental.days', { count: days }), ...names].join(' · ')}</small>
}

/** Keeps Enter in a field of the example from saving the prices around it. */
function keepFromSaving(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
