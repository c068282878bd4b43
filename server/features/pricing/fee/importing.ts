import type { RowOutcome } from '@filao/domain/imports/outcome'
import type { ImportOutcome } from '@filao/domain/imports/outcome.schema'
import type { Sentence } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { type FieldProblem, Problem } from '@filao/domain/kernel/problem'
import { fold, guillemets } from '@filao/domain/kernel/text'
import type { FeeCreation } from '@filao/domain/pricing/fee/fee.schema'
import { isSameCase, otherCountry, takenCase } from '@filao/domain/pricing/fee/fee-case'
import { listAgencies } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { lockName } from '#platform/database/tenancy/name-lock'
import type { Author } from '#platform/feature/audit'
import { addFee, feesLock, wholeFee } from './fee.ts'
import { listCategoryCodesById, listFees } from './fee-queries.ts'

type Batch = { tx: Tx; by: Author; language: Language; rows: FeeCreation[] }
type Whole = ReturnType<typeof wholeFee>

/** Returns the outcome that each row would have. Writes nothing. */
export async function checkFeeImport(batch: Batch): Promise<ImportOutcome> {
  const rows = await judge(batch)
  return { rows: rows.map(({ outcome }) => outcome ?? { state: 'created', id: null, path: null, message: null }) }
}

/** Creates the fees that are valid and new, and returns the outcome of each row. */
export async function importFees(batch: Batch): Promise<ImportOutcome> {
  const { tx, by } = batch
  await lockName(tx, feesLock(by.companyId))
  const outcomes: RowOutcome[] = []
  for (const { fee, outcome } of await judge(batch)) {
    const id = fee && (await addFee(tx, by, fee, 'imported'))
    outcomes.push(outcome ?? { state: 'created', id, path: null, message: null })
  }
  return { rows: outcomes }
}

/**
 * Finds the rows that are no whole fee, name an unknown agency or category, are fees already, or charge a case that
 * another fee or an earlier row charges.
 */
async function judge({ tx, by, language, rows }: Batch) {
  const known = await listFees(tx, by.companyId)
  const agencies = await listAgencies(tx, by.companyId)
  const categoryCodes = await listCategoryCodesById(tx, by.companyId)
  const places: Places = { countries: new Map(agencies.map(({ id, countryCode }) => [id, countryCode])), categoryCodes }
  const earlier: Whole[] = []
  const outcomeOf = (state: 'existing' | 'refused', path: string, message: Sentence): RowOutcome => {
    return { state, id: null, path, message: message[language] }
  }
  return rows.map((row): { fee: Whole; outcome: null } | { fee: null; outcome: RowOutcome } => {
    const { fee, problem } = readFee(row, places)
    if (problem) return { fee: null, outcome: outcomeOf('refused', problem.path, problem.message) }
    if (known.some((one) => isSame(one, fee)))
      return { fee: null, outcome: outcomeOf('existing', 'name', isThere(fee)) }
    if (earlier.some((one) => isSame(one, fee)))
      return { fee: null, outcome: outcomeOf('existing', 'name', isAbove(fee)) }
    const taken = takenCase(fee, [...known, ...earlier])
    if (taken) return { fee: null, outcome: outcomeOf('refused', taken.path, taken.message) }
    earlier.push(fee)
    return { fee, outcome: null }
  })
}

type Places = { countries: ReadonlyMap<number, string>; categoryCodes: ReadonlyMap<number, string> }
type Read = { fee: Whole; problem: null } | { fee: null; problem: FieldProblem }

function readFee(row: FeeCreation, places: Places): Read {
  const fee = wholeOrProblem(row)
  if (fee instanceof Problem) {
    const problem = fee.details.fields?.[0] ?? { path: 'name', code: fee.code, message: fee.sentence }
    return { fee: null, problem }
  }
  const problem = placeProblem(fee, places)
  return problem ? { fee: null, problem } : { fee, problem: null }
}

function wholeOrProblem(row: FeeCreation): Whole | Problem {
  try {
    return wholeFee(row)
  } catch (problem) {
    if (problem instanceof Problem) return problem
    throw problem
  }
}

function placeProblem(fee: Whole, { countries, categoryCodes }: Places): FieldProblem | null {
  const code = 'not_found'
  for (const path of ['agencyId', 'toAgencyId'] as const) {
    if (fee[path] !== null && !countries.has(fee[path])) return { path, code, message: noAgency }
  }
  if (fee.categoryId !== null && !categoryCodes.has(fee.categoryId))
    return { path: 'categoryId', code, message: noCategory }
  const isAbroad = fee.toAgencyId !== null && countries.get(fee.toAgencyId) !== countries.get(fee.agencyId ?? 0)
  return isAbroad ? { path: 'toAgencyId', code: 'country', message: otherCountry } : null
}

function isSame(one: Whole, other: Whole): boolean {
  return isSameCase(one, other) && fold(one.name) === fold(other.name)
}

const noAgency: Sentence = { fr: 'Cette agence n’existe plus.', en: 'This agency does not exist any more.' }
const noCategory: Sentence = { fr: 'Cette catégorie n’existe plus.', en: 'This category does not exist any more.' }

function isThere({ name }: Whole): Sentence {
  return {
    fr: `Les frais ${guillemets(name)} existent déjà dans ce cas.`,
    en: `The fee '${name}' exists already in this case.`,
  }
}

function isAbove({ name }: Whole): Sentence {
  return {
    fr: `${guillemets(name)} est déjà plus haut dans cet envoi.`,
    en: `'${name}' is already above in this request.`,
  }
}
