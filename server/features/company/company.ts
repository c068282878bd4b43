import type { Company, CompanyChange, CompanyCreation } from '@filao/domain/company/company.schema'
import { putContractTerms, putRentalTerms } from '@filao/domain/company/contract'
import { checkPhone, parsePhone } from '@filao/domain/company/phone'
import { checkSellerNumbers } from '@filao/domain/company/seller/seller'
import { checkTerms } from '@filao/domain/company/terms'
import { rateAfterMove, territories } from '@filao/domain/company/territories'
import type { CountryCode } from '@filao/domain/company/territories.schema'
import { inCents, toCents } from '@filao/domain/kernel/money'
import { Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import { enterCompany } from '#platform/database/tenancy/tenant'
import { withoutUndefined } from '#platform/database/without-undefined'
import { audit, auditChange } from '#platform/feature/audit'
import type { Caller, Person } from '#platform/http/call'
import { lockEntity } from '#platform/http/versions'
import { sanitizeRichText } from '#platform/rich-text'
import { keepFiles } from './public-file.ts'
import { insertCompany, loadCompany, loadTerms, updateCompany as updateRow } from './queries.ts'

/** Creates the company, the second step of the onboarding. The VAT rate is proposed from the territory. */
export async function createCompany(tx: Tx, caller: Person, wanted: CompanyCreation): Promise<Company> {
  const countryCode = wanted.countryCode ?? 'GP'
  const phone = storedPhone(wanted, countryCode)
  checkSellerNumbers(wanted)
  const vatRate = wanted.vatRate === undefined ? territories[countryCode].vatRate : wanted.vatRate
  const company =
    caller.companyId === null &&
    (await insertCompany(tx, { ...columns(wanted), ...phone, countryCode, vatRate }, caller.userId))
  if (!company) {
    throw new Problem('conflict', {
      fr: 'Votre compte appartient déjà à une entreprise.',
      en: 'Your account already belongs to a company.',
    })
  }
  await enterCompany(tx, company.id, caller.userId)
  await audit(tx, {
    companyId: company.id,
    userId: caller.userId,
    entity: 'company',
    entityId: company.id,
    action: 'created',
  })
  return company as Company
}

/**
 * Changes the company. Terms are stored without anything that a browser could run. A replaced logo stays for the kept
 * documents that show it.
 */
export async function updateCompany(tx: Tx, caller: Caller, id: number, wanted: CompanyChange): Promise<Company> {
  const { rentalTerms, contractTerms, ...sent } = wanted
  if (rentalTerms !== undefined) await lockEntity(tx, putRentalTerms, { companyId: id })
  if (contractTerms !== undefined) await lockEntity(tx, putContractTerms, { companyId: id })
  const before = { ...(await loadCompany(tx, id)), ...(await loadTerms(tx, id)) }
  const territory = before.countryCode as CountryCode
  const fields = withMovedRate(sent, { ...before, countryCode: territory })
  const phone = storedPhone(wanted, wanted.countryCode ?? territory)
  checkSellerNumbers({ siret: before.siret, vatNumber: before.vatNumber, ...withoutUndefined(fields) })
  if (wanted.logoUrl && wanted.logoUrl !== before.logoUrl) {
    await keepFiles(tx, id, 'companyLogos', { logoUrl: wanted.logoUrl })
  }
  const change = {
    ...columns(fields),
    ...phone,
    ...(rentalTerms === undefined ? {} : { rentalTerms: await sanitizeRichText(rentalTerms) }),
    ...(contractTerms === undefined ? {} : { contractTerms: (await sanitizeRichText(contractTerms)) || '<p></p>' }),
  }
  for (const field of ['rentalTerms', 'contractTerms'] as const) {
    // Terms stored before there was a limit may be sent back unchanged.
    if (change[field] !== undefined && change[field] !== before[field]) checkTerms(field, change[field])
  }
  if (Object.keys(change).length === 0) return before as Company
  const after = await updateRow(tx, id, change)
  const by = { companyId: id, userId: caller.userId }
  await auditChange(tx, { ...by, entity: 'company', entityId: id }, before, { ...after, ...(await loadTerms(tx, id)) })
  return after as Company
}

/** Adds the VAT rate of a new territory, unless the body states a rate or the company has one of its own. */
function withMovedRate<Sent extends Pick<CompanyChange, 'countryCode' | 'vatRate'>>(
  sent: Sent,
  { countryCode, vatRate }: Pick<Company, 'countryCode' | 'vatRate'>,
): Sent {
  if (sent.countryCode === undefined || sent.vatRate !== undefined) return sent
  return { ...sent, vatRate: rateAfterMove(vatRate, countryCode, sent.countryCode) }
}

/** Returns the column of a sent phone number: its digits without the plus. Refuses an invalid one. */
function storedPhone({ phoneNumber }: Pick<CompanyChange, 'phoneNumber'>, territory: CountryCode) {
  if (phoneNumber === undefined) return {}
  checkPhone('phoneNumber', phoneNumber, territory)
  return { phoneNumber: phoneNumber && parsePhone(phoneNumber, territory) }
}

/** Returns the columns for the fields that were sent. */
function columns<Fields extends CompanyCreation | Omit<CompanyChange, 'rentalTerms' | 'contractTerms'>>(sent: Fields) {
  const { shareCapital, ...fields } = withoutUndefined(sent)
  return {
    ...inCents(fields),
    ...(shareCapital === undefined ? {} : { shareCapitalCents: shareCapital === null ? null : toCents(shareCapital) }),
  }
}
