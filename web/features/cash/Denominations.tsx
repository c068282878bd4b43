import { denominations, smallestNote } from '@filao/domain/cash/count'
import { cashDeskLabels } from '@filao/domain/cash/desk'
import { formatCents } from '@filao/domain/kernel/money'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { TypedItem } from '#ui/form/TypedItem'
import { Money } from '#ui/Money'
import { WholeInput } from '#ui/number/WholeInput'
import type { CountValues } from './typed-count.ts'

/** The quantities of notes and of coins, each with its amount. */
export function Denominations({ values }: { values: CountValues }) {
  const { t } = useTranslation('cash')
  const isNote = (cents: number) => cents >= smallestNote
  return (
    <div className="cash-count">
      <Table title={t('count.notes')} values={values} cents={denominations.filter(isNote)} />
      <Table title={t('count.coins')} values={values} cents={denominations.filter((cents) => !isNote(cents))} />
    </div>
  )
}

type TableProps = { title: string; values: CountValues; cents: readonly number[] }

function Table({ title, values, cents }: TableProps) {
  const { t } = useTranslation('cash')
  const language = useLanguage()
  return (
    <table className="cash-table">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{cashDeskLabels.value[language]}</th>
          <th scope="col">{cashDeskLabels.quantity[language]}</th>
          <th scope="col">{cashDeskLabels.amount[language]}</th>
        </tr>
      </thead>
      <tbody>
        {cents.map((one) => (
          <tr key={one}>
            <th scope="row">{formatCents(one, language)}</th>
            <td>
              <TypedItem name={['quantities', String(one)]} validateTrigger="onBlur">
                <WholeInput
                  max={100_000}
                  controls={false}
                  aria-label={t('count.quantityOf', { value: formatCents(one, language) })}
                />
              </TypedItem>
            </td>
            <td>
              <Money cents={one * (values.quantities?.[one] ?? 0)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
