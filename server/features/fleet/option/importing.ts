import { coverProblems, severalCovers } from '@filao/domain/fleet/option/cover'
import type { OptionCreation } from '@filao/domain/fleet/option/option.schema'
import type { RowOutcome } from '@filao/domain/imports/outcome'
import type { ImportOutcome } from '@filao/domain/imports/outcome.schema'
import type { Sentence } from '@filao/domain/kernel/language'
import type { Language } from '@filao/domain/kernel/language.schema'
import { fold, guillemets } from '@filao/domain/kernel/text'
import { listAgencies } from '#features/company/public'
import type { Tx } from '#platform/database/connect'
import { lockName } from '#platform/database/tenancy/name-lock'
import type { Author } from '#platform/feature/audit'
import { findCategoryIds } from '../catalogue/category-queries.ts'
import { findOptionNames } from '../catalogue/option-queries.ts'
import { addOption, ownExcess } from './option.ts'

type Batch = { tx: Tx; by: Author; language: Language; rows: OptionCreation[] }

/** Returns the outcome that each row would have. Writes nothing. */
export async function checkOptionImport(batch: Batch): Promise<ImportOutcome> {
  const rows = await judge(batch)
  return { rows: rows.map(({ outcome }) => outcome ?? { state: 'created', id: null, path: null, message: null }) }
}

/** Creates the options that are valid and new, and returns the outcome of each row. */
export async function importOptions(batch: Batch): Promise<ImportOutcome> {
  const { tx, by } = batch
  // No unique index tells options apart, so imports of a company wait for each other.
  await lockName(tx, `import of options ${by.companyId}`)
  const outcomes: RowOutcome[] = []
  for (const { option, outcome } of await judge(batch)) {
    const id = outcome ? null : await addOption(tx, by, option, 'imported')
    outcomes.push(outcome ?? { state: 'created', id, path: null, message: null })
  }
  return { rows: outcomes }
}

/**
 * Finds the rows that name an unknown category or agency, are no whole cover, are options already, or repeat an earlier
 * row.
 */
async function judge({ tx, by, language, rows }: Batch) {
  const named = rows.flatMap(({ categories = [] }) => categories.map(({ categoryId }) => categoryId))
  const categories = new Set(await findCategoryIds(tx, by.companyId, [...new Set(named)]))
  const agencies = new Set(rows.some(({ stocks }) => stocks?.length) ? await agencyIds(tx, by.companyId) : [])
  const own = rows.some(({ isCover }) => isCover) ? await ownExcess(tx, by.companyId) : new Map()
  const names = await findOptionNames(
    tx,
    by.companyId,
    rows.map(({ name }) => name),
  )
  const taken = new Set(names.map(fold))
  const earlier = new Set<string>()
  const outcomeOf = (state: 'existing' | 'refused', path: string, message: Sentence): RowOutcome => {
    return { state, id: null, path, message: message[language] }
  }
  return rows.map((option) => {
    const name = fold(option.name)
    if (option.categories?.some(({ categoryId }) => !categories.has(categoryId))) {
      return { option, outcome: outcomeOf('refused', 'categories', noCategory) }
    }
    if (option.stocks?.some(({ agencyId }) => !agencies.has(agencyId))) {
      return { option, outcome: outcomeOf('refused', 'stocks', noAgency) }
    }
    const { isCover = false, maxQuantity = 1, categories: named = [] } = option
    const several = severalCovers({ isCover, maxQuantity })
    if (several) return { option, outcome: outcomeOf('refused', several.path, several.message) }
    const [wrong] = coverProblems({ isCover, categories: named }, own)
    if (wrong) return { option, outcome: outcomeOf('refused', 'categories', wrong.message) }
    if (taken.has(name)) return { option, outcome: outcomeOf('existing', 'name', isTaken(option.name)) }
    if (earlier.has(name)) return { option, outcome: outcomeOf('existing', 'name', isAbove(option.name)) }
    earlier.add(name)
    return { option, outcome: null }
  })
}

async function agencyIds(tx: Tx, companyId: number): Promise<number[]> {
  return (await listAgencies(tx, companyId)).map(({ id }) => id)
}

const noAgency: Sentence = {
  fr: 'Une de ces agences n’existe plus.',
  en: 'One of these agencies does not exist any more.',
}
const noCategory: Sentence = {
  fr: 'Une de ces catégories n’existe plus.',
  en: 'One of these categories does not exist any more.',
}

function isTaken(name: string): Sentence {
  return { fr: `Une option s’appelle déjà ${guillemets(name)}.`, en: `An option is already called '${name}'.` }
}

function isAbove(name: string): Sentence {
  return {
    fr: `${guillemets(name)} est déjà plus haut dans cet envoi.`,
    en: `'${name}' is already above in this request.`,
  }
}
