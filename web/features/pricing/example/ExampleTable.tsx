import type { Category } from '@filao/domain/fleet/category/category.schema'
import { vehicleLabels } from '@filao/domain/fleet/vehicle/vehicle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { ExampleRow } from './ExampleRow.tsx'
import type { ExamplePrice } from './example-price.ts'

type Props = {
  categories: Category[]
  /** Prices the example in a category; null while its dates are wrong. */
  priceIn: (category: Category) => ExamplePrice | null
}

/** Lists what an example costs in each category: vehicle, fees, options and total, with the lines of those opened. */
export function ExampleTable({ categories, priceIn }: Props) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  // The first row is open at the start, so that the reasons of the fees show without a click.
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set(categories.slice(0, 1).map(({ id }) => id)))
  const toggle = (id: number) =>
    setOpened(new Set(opened.has(id) ? [...opened].filter((one) => one !== id) : [...opened, id]))
  return (
    <table className="example-table" aria-label={t('exampleRental.title')}>
      <thead>
        <tr>
          <th scope="col">{vehicleLabels.categoryId[language]}</th>
          <th scope="col">{t('exampleRental.vehicle')}</th>
          <th scope="col">{t('exampleRental.fees')}</th>
          <th scope="col">{t('exampleRental.extras')}</th>
          <th scope="col">{t('exampleRental.total')}</th>
        </tr>
      </thead>
      <tbody>
        {categories.map((category) => (
          <ExampleRow
            key={category.id}
            category={category}
            priced={priceIn(category)}
            isOpen={opened.has(category.id)}
            onToggle={() => toggle(category.id)}
          />
        ))}
      </tbody>
    </table>
  )
}
