import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { cache } from '#api/cache'
import { getRentalDocument, getSchematic, printRental } from '#api/calls'
import { urlOf } from '#api/input'
import { useRead } from '#api/read'
import { changeLanguage } from '#session/language'
import { companies, me } from '#session/session'
import { useProblemText } from '#ui/feedback/problem-text'
import { mostAtOnce } from '#ui/table/use-selection'
import { documentName, pageFooter } from './paper/page-footer.ts'
import { paperOf } from './paper/paper.ts'
import { RentalDocument } from './RentalDocument.tsx'
import { SeveralDocuments } from './SeveralDocuments.tsx'
import './paper/document.css'
import './paper/document-head.css'
import './paper/document-price.css'
import './paper/document-condition.css'
import './paper/document-terms.css'

/** Shows the document of a rental, or of several (`?id=7,12`), on screen, without the frame of the back-office. */
export function PrintablePage() {
  return (
    <QueryClientProvider client={cache}>
      <Printable />
    </QueryClientProvider>
  )
}

function Printable() {
  const [params] = useSearchParams()
  const { data: user } = useSuspenseQuery(me)
  const { data: ofUser } = useSuspenseQuery(companies)
  const companyId = ofUser[0]?.id ?? 0
  useEffect(() => void changeLanguage(user.language), [user.language])
  const ids = (params.get('id') ?? '').split(',').map((text) => Number(text) || 0)
  return ids.length > 1 ? (
    <SeveralDocuments companyId={companyId} ids={ids.slice(0, mostAtOnce)} />
  ) : (
    <OneDocument companyId={companyId} id={ids[0] ?? 0} />
  )
}

function OneDocument({ companyId, id }: { companyId: number; id: number }) {
  const { data: document, error, refetch } = useRead(getRentalDocument, { params: { companyId, id } })
  if (!document) return error ? <Failed error={error} onRetry={refetch} /> : <Loading />
  const { schematicId } = document.rental.vehicle
  const w = paperOf(document).w
  return (
    <main className="document-page">
      <title>{documentName(document)}</title>
      <style>{pageFooter(document)}</style>
      <div className="document-actions">
        <a href={urlOf(printRental.path, { params: { companyId, id }, query: { format: 'pdf' } })}>{w.pdf}</a>
        <button type="button" onClick={() => window.print()}>
          {w.print}
        </button>
      </div>
      <RentalDocument
        document={document}
        drawing={schematicId === null ? null : urlOf(getSchematic.path, { params: { id: schematicId } })}
      />
    </main>
  )
}

/** Says that the document is loading, once that takes longer than a moment. */
function Loading() {
  const { t } = useTranslation('ui')
  return (
    <Note busy>
      <p role="status" className="appear-late">
        {t('document.loading')}
      </p>
    </Note>
  )
}

/** Says why the document could not be read, and reads it again on request. */
function Failed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation('ui')
  const text = useProblemText('reading')
  return (
    <Note>
      <p role="alert">{text(error)}</p>
      <button type="button" onClick={() => onRetry()}>
        {t('retry')}
      </button>
    </Note>
  )
}

function Note({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  const { t } = useTranslation('ui')
  return (
    <main className="document-page" aria-busy={busy}>
      <title>{t('document.title')}</title>
      <div className="document-note">{children}</div>
    </main>
  )
}
