import type { Company, CompanyChange } from '@filao/domain/company/company.schema'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { z } from 'zod'
import { useAction } from '#api/action'
import { getCompany, updateCompany } from '#api/calls'
import { query, useRead } from '#api/read'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { type Edits, editsOf } from '#ui/form/edited/edits'

const tenMinutes = 600_000

/** Renders its children with the company of the URL, once it is loaded. */
export function WithCompany({ children }: { children: (company: Company) => ReactNode }) {
  const companyId = Number(useParams().id)
  const read = useRead(getCompany, { params: { companyId } }, { staleTime: tenMinutes })
  return (
    <WhenLoaded read={read} skeleton={10}>
      {children}
    </WhenLoaded>
  )
}

type SaveCompany = (body: z.input<typeof CompanyChange>, ifMatch: string) => Promise<Company>

/** Returns a function that saves a part of the company, on the version that the form gives. */
export function useSaveCompany(companyId: number): SaveCompany {
  const update = useAction(updateCompany)
  return (body, ifMatch) => update.mutateAsync({ params: { companyId }, body, ifMatch })
}

type Rules = { body: (stored: object) => object; labels: Edits['labels'] }

/** Describes the part of the company that a form changes: a colleague's change of another part is no conflict. */
export function companyEdits(company: Company, { body, labels }: Rules): Edits {
  return editsOf(query(getCompany, { params: { companyId: company.id } }), company, body, labels)
}
