import { personName } from '@filao/domain/customers/name/person'
import { occasionLabels } from '@filao/domain/rentals/document/kept-document'
import type { KeptDocument } from '@filao/domain/rentals/document/kept-document.schema'
import { documentLabels } from '@filao/domain/rentals/record/labels'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { RentalStatus } from '@filao/domain/rentals/status/status.schema'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { listKeptDocuments, printKeptDocument, printRental } from '#api/calls'
import { urlOf } from '#api/input'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { LoadError } from '#ui/feedback/LoadError'
import { PdfButton } from '#ui/file/PdfButton'
import { SendMail } from '../mail/SendMail.tsx'
import { printableUrl } from './printable-url.ts'
import './RentalDocuments.css'

/** Lists the rental's current document, and those kept when they were accepted or signed. */
export function RentalDocuments({ rental }: { rental: Rental }) {
  const { t } = useTranslation('rentals')
  const language = useLanguage()
  const { companyId } = useSession()
  const { id, status, publicId, departureAgency } = rental
  const kept = useRead(listKeptDocuments, { params: { companyId, id } })
  const label = documentLabels[status][language]
  return (
    <section className="summary-card" aria-label={t('documents.title')}>
      <h2>{t('documents.title')}</h2>
      <ul className="rental-documents">
        <Row
          url={printableUrl(companyId, id)}
          label={`${label} ${publicId}`}
          actions={
            <>
              {status !== 'draft' && (
                <SendMail
                  rental={rental}
                  mail={{ kind: 'document' }}
                  size="small"
                  label={t('mails.documentOf', { document: `${label} ${publicId}` })}
                />
              )}
              <PdfButton
                label={t('documents.pdf', { document: `${label} ${publicId}` })}
                endpoint={printRental}
                input={{ params: { companyId, id }, query: { format: 'pdf' } }}
              />
            </>
          }
        >
          {t('documents.current')}
        </Row>
        {kept.isPending && isKept(status) && <Waiting />}
        {kept.data?.map((document) => {
          const params = { companyId, rentalId: id, id: document.id }
          const name = occasionLabels[document.occasion][language]
          return (
            <Row
              key={document.id}
              url={urlOf(printKeptDocument.path, { params })}
              label={name}
              actions={
                <PdfButton
                  label={t('documents.pdf', { document: name })}
                  endpoint={printKeptDocument}
                  input={{ params, query: { format: 'pdf' } }}
                />
              }
            >
              <KeptBy document={document} zone={departureAgency.timezone} />
            </Row>
          )
        })}
      </ul>
      {kept.error && !kept.data && (
        <LoadError error={kept.error} onRetry={kept.refetch} title={t('documents.unread')} />
      )}
    </section>
  )
}

/** Returns true from the contract on, when documents are kept unchanged. */
function isKept(status: RentalStatus): boolean {
  return status === 'pending' || status === 'ongoing' || status === 'done'
}

function Waiting() {
  return (
    <li className="appear-late">
      <Skeleton active title={{ width: 140 }} paragraph={{ rows: 1, width: 220 }} />
    </li>
  )
}

type RowProps = { url: string; label: string; actions: ReactNode; children: ReactNode }

function Row({ url, label, actions, children }: RowProps) {
  const { t } = useTranslation('rentals')
  return (
    <li>
      <span>
        <a href={url} target="_blank" rel="noreferrer" aria-label={t('documents.open', { document: label })}>
          {label}
        </a>
        <small>{children}</small>
      </span>
      <span className="document-actions">{actions}</span>
    </li>
  )
}

/** Shows since when a document is kept, and the person who made it final. */
function KeptBy({ document, zone }: { document: KeptDocument; zone: string }) {
  const { t } = useTranslation('rentals')
  const { byCustomer, keptBy, keptAt } = document
  const name = keptBy && personName(keptBy)
  return (
    <>
      <DateTime at={keptAt} zone={zone} />
      {(byCustomer || name) && ` · ${byCustomer ? t('documents.byCustomer') : name}`}
    </>
  )
}
