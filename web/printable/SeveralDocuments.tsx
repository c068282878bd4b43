import { useQueries } from '@tanstack/react-query'
import { getRentalDocument, getSchematic } from '#api/calls'
import { urlOf } from '#api/input'
import { query } from '#api/read'
import { useLanguage } from '#session/language'
import { useProblemText } from '#ui/feedback/problem-text'
import { paperMessages } from './paper/messages.ts'
import { sheetFooter, sheetName } from './paper/page-footer.ts'
import { RentalDocument } from './RentalDocument.tsx'

/** Shows the documents of several rentals one after the other; printed, each begins on a page of its own. */
export function SeveralDocuments({ companyId, ids }: { companyId: number; ids: number[] }) {
  const text = useProblemText('reading')
  const w = paperMessages[useLanguage()]
  const reads = useQueries({ queries: ids.map((id) => query(getRentalDocument, { params: { companyId, id } })) })
  const isBusy = reads.some(({ isPending }) => isPending)
  return (
    <main className="document-page" aria-busy={isBusy}>
      <title>{w.several(ids.length)}</title>
      <div className="document-actions">
        <button type="button" disabled={isBusy} onClick={() => window.print()}>
          {w.print}
        </button>
      </div>
      {reads.map(({ data: document, error }, at) => {
        const id = ids[at] as number
        if (error) {
          return (
            <p key={id} className="document-problem" role="alert">
              {text(error)}
            </p>
          )
        }
        if (!document) return null
        const { schematicId } = document.rental.vehicle
        return (
          <div key={id} style={{ page: sheetName(id) }}>
            <style>{sheetFooter(document, id)}</style>
            <RentalDocument
              document={document}
              drawing={schematicId === null ? null : urlOf(getSchematic.path, { params: { id: schematicId } })}
            />
          </div>
        )
      })}
    </main>
  )
}
