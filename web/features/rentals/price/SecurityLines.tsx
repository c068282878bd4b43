import type { Quote } from '@filao/domain/pricing/quote.schema'
import { useTranslation } from 'react-i18next'
import { Money } from '#ui/Money'
import { Line } from './PriceLine.tsx'

type Security = Pick<Quote, 'securityDepositAmount' | 'waiverAmount'>
const security = [
  ['securityDepositAmount', 'deposit'],
  ['waiverAmount', 'waiver'],
] as const

/** Shows the deposit and the excess, each with the rental's own where it changes. */
export function SecurityLines({ before, quote }: { before: Security | undefined; quote: Security }) {
  const { t } = useTranslation('rentals')
  return (
    <dl className="price-lines">
      {security.map(([amount, label]) => (
        <Line
          key={amount}
          label={t(label)}
          detail={
            before &&
            before[amount] !== quote[amount] && (
              <>
                {t('price.before')} <Money euros={before[amount]} />
              </>
            )
          }
          euros={quote[amount]}
        />
      ))}
    </dl>
  )
}
