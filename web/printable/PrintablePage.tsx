import { getRentalDocument } from '@filao/domain/rentals/contract'
import { documentLabels } from '@filao/domain/rentals/labels'
import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { cache } from '#api/cache'
import { useRead } from '#api/read'
import { companies } from '#app/session'
import { useProblemText } from '#ui/problem-text'
import { RentalDocument } from './RentalDocument.tsx'
import { words } from './words.ts'
import './document.css'

/** A rental's document on screen, without the frame of the back-office. */
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
  const { rental, customer } = document
  return (
    <main className="document-page">
      <title>{`${documentLabels[rental.status][customer.language]} ${rental.publicId}`}</title>
      <button type="button" className="document-print" onClick={() => window.print()}>
        {words[customer.language].print}
      </button>
      <RentalDocument document={document} />
    </main>
  )
}
