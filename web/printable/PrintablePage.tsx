import { getSchematic } from '@filao/domain/fleet/contract'
import { getRentalDocument, printRental } from '@filao/domain/rentals/contract'
import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { cache } from '#api/cache'
import { urlOf } from '#api/input'
import { useRead } from '#api/read'
import { companies } from '#app/session'
import { useProblemText } from '#ui/feedback/problem-text'
import { words } from './messages.ts'
import { documentName, pageFooter } from './page-footer.ts'
import { RentalDocument } from './RentalDocument.tsx'
import './document.css'
import './document-head.css'
import './document-price.css'
import './document-condition.css'
import './document-terms.css'

/** Shows a rental's document on screen, without the frame of the back-office. */
export function PrintablePage() {
  return (
    <QueryClientProvider client={cache}>
      <Printable />
    </QueryClientProvider>
  )
}

function Printable() {
  const text = useProblemText()
  const [params] = useSearchParams()
  const { data: ofUser } = useSuspenseQuery(companies)
  const companyId = ofUser[0]?.id ?? 0
  const id = Number(params.get('id')) || 0
  const { data: document, error } = useRead(getRentalDocument, { params: { companyId, id } })
  if (error) {
    return (
      <main className="document-page" role="alert">
        <p className="document-problem">{text(error)}</p>
      </main>
    )
  }
  if (!document) return <main className="document-page" aria-busy="true" />
  const { schematicId } = document.rental.vehicle
  const w = words[document.customer.language]
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
