import { territories } from '@filao/domain/company/territories'
import { documentTypes } from '@filao/domain/kernel/document'
import type { StoredDocument } from '@filao/domain/kernel/document.schema'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteCustomerDocument, downloadCustomerDocument, listCustomerDocuments } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { DateTime } from '#ui/date/DateTime'
import { DeleteButton } from '#ui/feedback/DeleteButton'
import { EmptyState } from '#ui/feedback/EmptyState'
import { DownloadButton } from '#ui/file/DownloadButton'
import { fileSize } from '#ui/file/document-file'
import { FileDrop } from '#ui/form/FileDrop'
import { DataTable } from '#ui/table/DataTable'
import type { Column } from '#ui/table/data-table'
import { DocumentSendings } from './DocumentSendings.tsx'
import { DocumentView } from './DocumentView.tsx'
import { useDocumentUploads } from './use-document-uploads.ts'
import './documents.css'

/** Shows a customer's documents, with actions to add, download and remove them. */
export function CustomerDocuments({ customerId }: { customerId: number }) {
  const { t } = useTranslation('customers')
  const { companyId } = useSession()
  const read = useRead(listCustomerDocuments, { params: { companyId, customerId } })
  const mayWrite = useCan('customers.write')
  const uploads = useDocumentUploads(customerId)
  const [viewed, setViewed] = useState<StoredDocument | null>(null)
  const columns = useColumns(setViewed)
  return (
    <div className="documents">
      {mayWrite && (
        <FileDrop
          label={t('documents.add')}
          hint={t('documents.hint')}
          accept={[...documentTypes, '.heic', '.heif'].join(',')}
          multiple
          onFiles={uploads.send}
        />
      )}
      <DocumentSendings {...uploads} />
      {uploads.prompt}
      <DataTable<StoredDocument>
        label={t('documents.title')}
        read={read}
        rows={read.data}
        columns={columns}
        actions={(document) => <Actions document={document} customerId={customerId} mayDelete={mayWrite} />}
        empty={<EmptyState title={t('documents.emptyTitle')} text={t('documents.emptyText')} />}
      />
      {viewed && <DocumentView document={viewed} customerId={customerId} onClose={() => setViewed(null)} />}
    </div>
  )
}

function useColumns(view: (document: StoredDocument) => void): Column<StoredDocument>[] {
  const { t } = useTranslation('customers')
  const language = useLanguage()
  const { timezone } = territories[useSession().company.countryCode]
  return [
    {
      key: 'name',
      title: t('documents.name'),
      render: (document) => (
        <button type="button" className="document-name" onClick={() => view(document)}>
          {document.name}
        </button>
      ),
      compare: (a, b) => a.name.localeCompare(b.name, language, { numeric: true }),
    },
    {
      key: 'size',
      title: t('documents.size'),
      align: 'right',
      render: ({ size }) => fileSize(size, language),
      compare: (a, b) => a.size - b.size,
    },
    {
      key: 'createdAt',
      title: t('documents.addedOn'),
      render: ({ createdAt }) => <DateTime at={createdAt} zone={timezone} />,
      compare: (a, b) => a.createdAt.localeCompare(b.createdAt),
    },
  ]
}

type ActionsProps = { document: StoredDocument; customerId: number; mayDelete: boolean }

function Actions({ document: { id, name }, customerId, mayDelete }: ActionsProps) {
  const { t } = useTranslation('customers')
  const { companyId } = useSession()
  const params = { companyId, customerId, id }
  return (
    <>
      <DownloadButton
        type="text"
        endpoint={downloadCustomerDocument}
        input={{ params }}
        aria-label={`${t('documents.download')} ${name}`}
      />
      {mayDelete && <DeleteButton endpoint={deleteCustomerDocument} input={{ params }} name={name} />}
    </>
  )
}
