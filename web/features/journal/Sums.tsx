import { methodText } from '@filao/domain/journal/labels'
import type { JournalSums } from '@filao/domain/journal/report.schema'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#session/language'
import { Money } from '#ui/Money'

/** Shows sums of the journal: what was received with its VAT, by method, deposits, charges and what was invoiced. */
export function Sums({ title, sums }: { title: string; sums: JournalSums }) {
  const { t } = useTranslation('journal')
  const language = useLanguage()
  const { received, invoiced, methods, charged, claimed } = sums
  const deposits = methods.reduce((sum, { deposit }) => sum + Math.round(deposit * 100), 0)
  return (
    <section className="journal-sums" aria-label={title}>
      <h2>{title}</h2>
      <table>
        <tbody>
          <Line label={t('sums.beforeVat')}>
            <Money euros={received.totalBeforeVat} />
          </Line>
          <VatLines vat={received.vat} />
          <Line label={t('sums.received')} isTotal>
            <Money euros={received.total} />
          </Line>
          {methods.map(({ method, amount }) => (
            <Line key={method} label={methodText(method, language)} isPart>
              <Money euros={amount} />
            </Line>
          ))}
          <Line label={t('sums.deposits')}>
            <Money cents={deposits} />
          </Line>
          <Line label={t('sums.charged')}>
            <Money euros={charged} />
          </Line>
          {(invoiced.total !== 0 || invoiced.vat.length > 0) && (
            <>
              <Line label={t('sums.invoicedBeforeVat')}>
                <Money euros={invoiced.totalBeforeVat} />
              </Line>
              <VatLines vat={invoiced.vat} />
              <Line label={t('sums.invoiced')} isTotal>
                <Money euros={invoiced.total} />
              </Line>
            </>
          )}
          {claimed !== 0 && (
            <Line label={t('sums.claimed')}>
              <Money euros={claimed} />
            </Line>
          )}
        </tbody>
      </table>
    </section>
  )
}

/** Shows the VAT of each rate; what is outside VAT with its base. */
function VatLines({ vat }: { vat: JournalSums['received']['vat'] }) {
  const { t } = useTranslation('journal')
  const language = useLanguage()
  return vat.map(({ rate, base, amount }) =>
    rate === null ? (
      <Line key="none" label={t('sums.outsideVat')} isPart>
        <Money euros={base} />
      </Line>
    ) : (
      <Line key={rate} label={t('sums.vatAt', { rate: rate.toLocaleString(language) })} isPart>
        <Money euros={amount} />
      </Line>
    ),
  )
}

type LineProps = { label: string; isTotal?: boolean; isPart?: boolean; children: ReactNode }

function Line({ label, isTotal = false, isPart = false, children }: LineProps) {
  return (
    <tr className={isTotal ? 'journal-total' : isPart ? 'journal-part' : ''}>
      <th scope="row">{label}</th>
      <td>{children}</td>
    </tr>
  )
}
