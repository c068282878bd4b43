import type { Invoice, InvoicePreview } from '@filao/domain/invoicing/invoice.schema'
import { locales } from '@filao/domain/kernel/language'
import { formatEuros } from '@filao/domain/kernel/money'
import { sumLabels } from '@filao/domain/ledger/sum-labels'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Money } from '#ui/Money'
import '../invoicing.css'

type Props = {
  invoice: Pick<
    Invoice | InvoicePreview,
    'kind' | 'lines' | 'vat' | 'totalBeforeVat' | 'total' | 'paidAmount' | 'mentions'
  > & { creditedAmount?: number }
}

/** Shows the lines of a document with its sums for each rate, and its mentions. */
export function InvoiceAccount({ invoice }: Props) {
  const { t } = useTranslation('invoicing')
  const language = useLanguage()
  const { kind, lines, vat, totalBeforeVat, total, paidAmount, creditedAmount = 0, mentions } = invoice
  const number = (value: number) => value.toLocaleString(locales[language])
  const rows = lines.map((line, key) => ({ ...line, key }))
  const rest = Math.max(0, Math.round((total - creditedAmount - paidAmount) * 100) / 100)
  const isTaxed = vat.some(({ rate }) => rate !== null)
  return (
    <>
      <ul className="invoice-lines">
        {rows.map((line) => (
          <li key={line.key} className="invoice-line">
            <span className="invoice-words">
              {line.label}
              <small>
                {[
                  line.quantity !== 1 && `${number(line.quantity)} × ${formatEuros(line.unitPrice, language)}`,
                  line.discountPercent > 0 && t('document.discount', { percent: line.discountPercent }),
                  line.vatRate !== null && t('document.rate', { rate: number(line.vatRate) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <Money euros={line.amount} />
          </li>
        ))}
      </ul>
      <dl className="price-lines invoice-sums">
        {isTaxed && <Sum label={t('document.beforeVat')} euros={totalBeforeVat} />}
        {vat.flatMap(({ rate, amount }) =>
          rate === null ? [] : [<Sum key={rate} label={t('document.vat', { rate: number(rate) })} euros={amount} />],
        )}
        <Sum label={t(isTaxed ? 'document.total' : 'document.totalNoVat')} euros={total} isTotal />
        {creditedAmount > 0 && <Sum label={t('document.credited')} euros={-creditedAmount} />}
        {kind !== 'credit_note' && paidAmount + creditedAmount > 0 && (
          <>
            {paidAmount > 0 && <Sum label={t('document.paid')} euros={paidAmount} />}
            <Sum label={sumLabels.due[language]} euros={rest} />
          </>
        )}
      </dl>
      {mentions.length > 0 && (
        <ul className="invoice-mentions">
          {mentions.map((mention) => (
            <li key={mention}>{mention}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function Sum({ label, euros, isTotal = false }: { label: string; euros: number; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'price-sum' : ''}>
      <dt>{label}</dt>
      <dd>
        <Money euros={euros} />
      </dd>
    </div>
  )
}
