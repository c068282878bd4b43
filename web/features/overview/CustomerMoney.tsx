import { sumLabels } from '@filao/domain/ledger/sum-labels'
import type { CustomerOverview } from '@filao/domain/overview/customer-overview.schema'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { Money } from '#ui/Money'

/** Shows what a customer owes, with a link to take each payment, and what the company holds of theirs. */
export function CustomerMoney({ balance }: Pick<CustomerOverview, 'balance'>) {
  const { t } = useTranslation('overview')
  const language = useLanguage()
  const { dueAmount, depositsHeldAmount, toGiveBackAmount, unpaid } = balance
  return (
    <section className="overview-card" aria-label={t('balance.title')}>
      <h2>{t('balance.title')}</h2>
      <dl className="overview-amounts">
        <div data-due={dueAmount > 0}>
          <dt>{sumLabels.due[language]}</dt>
          <dd>
            <Money euros={dueAmount} />
          </dd>
        </div>
      </dl>
      {unpaid.length > 0 && (
        <ul className="overview-unpaid">
          {unpaid.map((rental) => (
            <li key={rental.id}>
              <Link to={paths.rentalPayment(rental.id)}>{rental.publicId}</Link>
              <Money euros={rental.dueAmount} />
            </li>
          ))}
        </ul>
      )}
      <dl className="overview-amounts">
        <div>
          <dt>{t('balance.deposits')}</dt>
          <dd>
            <Money euros={depositsHeldAmount} />
          </dd>
        </div>
        {toGiveBackAmount > 0 && (
          <div>
            <dt>{t('balance.toGiveBack')}</dt>
            <dd>
              <Money euros={toGiveBackAmount} />
            </dd>
          </div>
        )}
      </dl>
      <small>{t('balance.hint')}</small>
    </section>
  )
}
