import type { Company, CompanyChange } from '@filao/domain/company/company'
import { getCompany, updateCompany } from '@filao/domain/company/contract'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { z } from 'zod'
import { useAction } from '#api/action'
import { useRead } from '#api/read'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'

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

/** Returns a function that saves a part of the company. */
export function useSaveCompany(companyId: number): (body: z.input<typeof CompanyChange>) => Promise<Company> {
  const update = useAction(updateCompany)
  return (body) => update.mutateAsync({ params: { companyId }, body })
}
