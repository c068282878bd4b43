import type { StoredDocument } from '@filao/domain/kernel/document.schema'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '#api/call'
import { downloadCustomerDocument } from '#api/calls'
import { useSession } from '#session/session'
import { useProblemText } from '#ui/feedback/problem-text'
import { ViewDialog } from '#ui/feedback/ViewDialog'
import { DownloadButton } from '#ui/file/DownloadButton'
import { viewOf } from '#ui/file/document-file'

type Props = { document: StoredDocument; customerId: number; onClose: () => void }

/** Shows a document where the browser can, with a download in every case. */
export function DocumentView({ document: { id, name, contentType }, customerId, onClose }: Props) {
  const { t } = useTranslation('customers')
  const text = useProblemText()
  const { companyId } = useSession()
  const [cannot, setCannot] = useState(false)
  const view = cannot ? null : viewOf(contentType, navigator)
  const { url, error } = useFile({ companyId, customerId, id }, contentType, view !== null)
  return (
    <ViewDialog
      title={name}
      onClose={onClose}
      actions={
        <DownloadButton endpoint={downloadCustomerDocument} input={{ params: { companyId, customerId, id } }}>
          {t('documents.download')}
        </DownloadButton>
      }
    >
      {view === 'picture' && url && <img src={url} alt={name} onError={() => setCannot(true)} />}
      {view === 'pages' && url && <iframe src={url} title={name} />}
      {view === null && <p className="document-words">{t('documents.noView')}</p>}
      {error !== undefined && (
        <p role="alert" className="document-words document-problem">
          {text(error)}
        </p>
      )}
    </ViewDialog>
  )
}

/** Returns an object URL of the document's content. The download itself is an attachment, which no page can show. */
function useFile(params: { companyId: number; customerId: number; id: number }, type: string, isWanted: boolean) {
  const { companyId, customerId, id } = params
  const [file, setFile] = useState<{ url?: string; error?: unknown }>({})
  useEffect(() => {
    if (!isWanted) return
    const stop = new AbortController()
    let url: string | undefined
    download(downloadCustomerDocument, { params: { companyId, customerId, id } }, stop.signal).then(
      ({ content }) => {
        if (stop.signal.aborted) return
        url = URL.createObjectURL(new Blob([content], { type }))
        setFile({ url })
      },
      (error: unknown) => !stop.signal.aborted && setFile({ error }),
    )
    return () => {
      stop.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [companyId, customerId, id, type, isWanted])
  return file
}
