import { RightOutlined } from '@ant-design/icons'
import type { Category } from '@filao/domain/fleet/category/category.schema'
import { toCents } from '@filao/domain/kernel/money'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Money } from '#ui/Money'
import { ExampleLines } from './ExampleLines.tsx'
import type { ExamplePrice } from './example-price.ts'

type Props = { category: Category; priced: ExamplePrice | null; isOpen: boolean; onToggle: () => void }

/** Shows what an example costs in a category, or why it has no price; opened also each line of the price. */
export function ExampleRow({ category: { code, name }, priced, isOpen, onToggle }: Props) {
  const { t } = useTranslation('pricing')
  const language = useLanguage()
  const lines = useId()
  const category = `${code} · ${name}`
  if (priced?.refusal) {
    return (
      <tr>
        <th scope="row">{category}</th>
        <td colSpan={4} className="example-refusal">
          {priced.refusal[language]}
        </td>
      </tr>
    )
  }
  const price = priced?.price ?? null
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            className="example-toggle"
            aria-expanded={isOpen}
            aria-controls={lines}
            onClick={onToggle}
          >
            <RightOutlined aria-hidden rotate={isOpen ? 90 : 0} />
            {category}
          </button>
        </th>
        <td data-label={t('exampleRental.vehicle')}>
          <Money euros={price?.price.total} />
        </td>
        <td data-label={t('exampleRental.fees')}>
          <Money cents={price && sum(price.fees)} />
        </td>
        <td data-label={t('exampleRental.extras')}>
          <Money cents={price && sum(price.options)} />
        </td>
        <td className="example-total">
          <Money euros={price?.total} />
        </td>
      </tr>
      <tr id={lines} hidden={!isOpen || !price}>
        <td colSpan={5} className="example-lines">
          {isOpen && price && <ExampleLines price={price} />}
        </td>
      </tr>
    </>
  )
}

function sum(lines: readonly { total: number }[]): number {
  return lines.reduce((cents, { total }) => cents + toCents(total), 0)
}
