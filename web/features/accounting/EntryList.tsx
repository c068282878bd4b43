import { differenceLabels } from '@filao/domain/accounting/comparison'
import { bookLabels } from '@filao/domain/accounting/entry'
import type { AccountingEntries } from '@filao/domain/accounting/export.schema'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Money } from '#ui/Money'

type Props = { entries: AccountingEntries }

/**
 * Shows how the sums compare with the closing, and the first entries with their lines, whose words the law wants in
 * French.
 */
export function EntryList({ entries: { comparison, entries, count, total } }: Props) {
  const { t } = useTranslation('accounting')
  const language = useLanguage()
  return (
    <>
      <Comparison comparison={comparison} />
      {count === 0 ? (
        <EmptyState title={t('entries.empty')} text={t('entries.emptyText')} />
      ) : (
        <p>
          {t('entries.count', { count })} <Money euros={total} />
        </p>
      )}
      <ol className="accounting-entries">
        {positioned(entries).map(({ position, number, day, book, piece, label, lines }) => (
          <li key={position}>
            <p className="accounting-entry">
              <strong lang="fr">{label}</strong>
              <span>
                {[number === null ? null : t('entries.number', { number }), formatLocalDate(day, language)]
                  .concat(bookLabels[book][language], piece)
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </p>
            <table>
              <tbody>
                {positioned(lines).map(({ position: at, account, name, customer, debit, credit }) => (
                  <tr key={at}>
                    <th scope="row">
                      {account} <span lang="fr">{customer ? `${name} (${customer.number})` : name}</span>
                    </th>
                    <td>{debit > 0 && <Money euros={debit} />}</td>
                    <td>{credit > 0 && <Money euros={credit} />}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </li>
        ))}
      </ol>
      {count > entries.length && <p className="accounting-hint">{t('entries.more', { count: entries.length })}</p>}
    </>
  )
}

function Comparison({ comparison }: Pick<AccountingEntries, 'comparison'>) {
  const { t } = useTranslation('accounting')
  const language = useLanguage()
  return (
    <section className="accounting-comparison" aria-label={t('comparison.title')}>
      <h2>{t('comparison.title')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('comparison.closing')}</th>
            <th scope="col">{t('comparison.entries')}</th>
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ sum, closing, entries }) => (
            <tr key={sum}>
              <th scope="row">{t(`comparison.${sum}`)}</th>
              <td>
                <Money euros={closing} />
              </td>
              <td>
                <Money euros={entries} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {comparison.flatMap(({ sum, differences }) =>
        differences.map(({ reason, amount }) => (
          <p key={`${sum} ${reason}`}>
            {t(`comparison.${sum}`)} (<Money euros={amount} />) – {differenceLabels[reason][language]}
          </p>
        )),
      )}
    </section>
  )
}

/** Adds its position to each entry or line, by which it is known: an entry that is not exported yet has no number. */
function positioned<Item>(items: readonly Item[]): (Item & { position: number })[] {
  return items.map((item, position) => ({ ...item, position }))
}
