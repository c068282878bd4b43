import * as calls from '@filao/domain/company/contract'
import type { Serve } from '#platform/http/serve'
import { changeCompany, createCompany } from './company.ts'
import { findCompany, loadCompany, loadTerms } from './queries.ts'

/** The company itself and its terms. */
export function companyRoutes(serve: Serve): void {
  serve(calls.listCompanies, async ({ tx, caller }) => {
    const company = caller.companyId === null ? undefined : await findCompany(tx, caller.companyId)
    return company ? [company] : []
  })
  serve(calls.getCompany, async ({ tx, params }) => await loadCompany(tx, params.companyId))
  serve(calls.createCompany, async ({ tx, caller, body }) => await createCompany(tx, caller, body))
  serve(calls.updateCompany, async ({ tx, caller, params, body }) => {
    return await changeCompany(tx, caller, params.companyId, body)
  })
  serve(calls.getRentalTerms, async ({ tx, params }) => await loadTerms(tx, params.companyId))
  serve(calls.getContractTerms, async ({ tx, params }) => await loadTerms(tx, params.companyId))
}
