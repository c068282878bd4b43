import { EyeOutlined, FileTextOutlined } from '@ant-design/icons'
import { creditLabels } from '@filao/domain/invoicing/credit'
import { electronicLackText } from '@filao/domain/invoicing/electronic'
import type { Invoice } from '@filao/domain/invoicing/invoice.schema'
import { signed } from '@filao/domain/invoicing/invoice-columns'
import { invoiceKindLabels } from '@filao/domain/invoicing/kind'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { getInvoice, printInvoice, readInvoiceXml } from '#api/calls'
import { urlOf } from '#api/input'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { DownloadButton } from '#ui/file/DownloadButton'
import { PdfButton } from '#ui/file/PdfButton'
import { Money } from '#ui/Money'
import { PageHeader } from '#ui/PageHeader'
import { CreditButton } from './CreditButton.tsx'
import { InvoiceAccount } from './InvoiceAccount.tsx'
import { InvoiceStateTag } from './InvoiceStateTag.tsx'
import { SendInvoice } from './SendInvoice.tsx'
import '../invoicing.css'

/** Shows a document as it was issued, with what was paid and credited since. */
export function InvoicePage() {
  const { t } = useTranslation('invoicing')
  const language = useLanguage()
  const { companyId } = useSession()
  const id = Number(useParams().id)
  const read = useRead(getInvoice, { params: { companyId, id } })
  const { kind, number } = read.data ?? {}
  return (
    <>
      <PageHeader title={kind ? `${invoiceKindLabels[kind][language]} ${number}` : t('document.title')} />
      <WhenLoaded read={read} skeleton={8}>
        {(invoice) => (
          <div className="invoice-page">
            <Head invoice={invoice} />
            <section className="summary-card" aria-label={t('document.lines')}>
              <h2>{t('document.lines')}</h2>
              <InvoiceAccount invoice={invoice} />
            </section>
            <Facts invoice={invoice} />
          </div>
        )}
      </WhenLoaded>
    </>
  )
}

function Head({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoicing')
  const { companyId } = useSession()
  const mayWrite = useCan('payments.write')
  const { id, number, kind, state, electronicLacks } = invoice
  const params = { companyId, id }
  return (
    <header className="invoice-head">
      <InvoiceStateTag state={state} />
      <Button
        size="small"
        icon={<EyeOutlined aria-hidden />}
        href={`${urlOf(printInvoice.path, { params })}?format=html`}
        target="_blank"
        rel="noreferrer"
      >
        {t('document.view')}
      </Button>
      <PdfButton label={t('document.pdf', { number })} endpoint={printInvoice} input={{ params }} />
      {electronicLacks?.length === 0 && (
        <DownloadButton
          size="small"
          icon={<FileTextOutlined aria-hidden />}
          endpoint={readInvoiceXml}
          input={{ params }}
          aria-label={t('document.xml', { number })}
          title={t('document.xml', { number })}
        >
          XML
        </DownloadButton>
      )}
      <SendInvoice invoice={invoice} />
      {mayWrite && kind !== 'credit_note' && state !== 'credited' && <CreditButton invoice={invoice} />}
    </header>
  )
}

function Facts({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoicing')
  const maySee = useCan('company.read')
  const language = useLanguage()
  const { issuedOn, dueOn, kind, rentalId, rentalPublicId, customerId, customerName, reason, creditNotes } = invoice
  const { correctsInvoiceId, correctsNumber, electronicLacks } = invoice
  return (
    <section className="summary-card" aria-label={t('document.about')}>
      <h2>{t('document.about')}</h2>
      <dl className="invoice-facts">
        <Fact label={rentalLabels.customerId[language]}>
          {maySee ? <Link to={paths.customer(customerId)}>{customerName}</Link> : customerName}
        </Fact>
        <Fact label={t('list.rental')}>
          {maySee ? <Link to={paths.rentalSummary(rentalId)}>{rentalPublicId}</Link> : rentalPublicId}
        </Fact>
        <Fact label={t('document.issuedOn')}>{formatLocalDate(issuedOn, language)}</Fact>
        {kind !== 'credit_note' && <Fact label={t('document.dueOn')}>{formatLocalDate(dueOn, language)}</Fact>}
        {correctsInvoiceId !== null && (
          <Fact label={t('document.corrects')}>
            <Link to={paths.invoice(correctsInvoiceId)}>{correctsNumber}</Link>
          </Fact>
        )}
        {reason && <Fact label={creditLabels.reason[language]}>{reason}</Fact>}
        {creditNotes.length > 0 && (
          <Fact label={t('document.creditNotes')}>
            {creditNotes.map((note) => (
              <span key={note.id} className="invoice-note">
                <Link to={paths.invoice(note.id)}>{note.number}</Link>{' '}
                <Money euros={signed({ kind: 'credit_note' }, note.total)} />
              </span>
            ))}
          </Fact>
        )}
        {electronicLacks && (
          <Fact label={t('document.electronic')}>
            {electronicLacks.length === 0
              ? t('document.facturX')
              : t('document.notElectronic', { lacks: electronicLackText(electronicLacks, language) })}
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
