import { accountLabels } from '@filao/domain/accounting/accounts'
import type { Accounts } from '@filao/domain/accounting/accounts.schema'
import { formatNumber } from '@filao/domain/kernel/number-text'
import { paymentMethodLabels } from '@filao/domain/ledger/labels'
import { paymentMethods } from '@filao/domain/ledger/payment'
import { feeKindLabels, feeKinds } from '@filao/domain/pricing/fee/fee'
import { useTranslation } from 'react-i18next'
import { useLabels, useLanguage } from '#session/language'

const roles = [
  'customers',
  'rentalSales',
  'chargeSales',
  'claims',
  'vat',
  'vatWaiting',
  'advances',
  'deposits',
  'sources',
] as const

/** Shows the accounts of the books to members who do not change them. */
export function AccountList({ accounts }: { accounts: Accounts }) {
  const { t } = useTranslation('accounting')
  const labels = useLabels(accountLabels)
  const language = useLanguage()
  const rows = [
    ...roles.map((role) => ({ label: labels[role], account: accounts[role] ?? t('accounts.none') })),
    ...feeKinds.map((kind) => ({
      label: `${labels.fees}, ${feeKindLabels[kind][language]}`,
      account: accounts.fees[kind] ?? t('accounts.asRentals'),
    })),
    ...paymentMethods.map((method) => ({
      label: paymentMethodLabels[method][language],
      account: accounts.methods[method],
    })),
    ...accounts.rates.flatMap((rate) =>
      (['rentalSales', 'chargeSales', 'vat'] as const).map((role) => ({
        label: t('accounts.ofRate', { account: labels[role], rate: formatNumber(rate.vatRate, language) }),
        account: rate[role],
      })),
    ),
  ]
  return (
    <section className="accounting-comparison" aria-label={t('tabs.accounts')}>
      <table>
        <tbody>
          {rows.map(({ label, account }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{account}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {accounts.isCardDepositHeld && (
        <p>
          {labels.isCardDepositHeld}. {t('accounts.isCardDepositHeldHint')}
        </p>
      )}
    </section>
  )
}
