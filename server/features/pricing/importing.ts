import type { ImportOutcome } from '@filao/domain/imports/outcome.schema'
import type { Language } from '@filao/domain/kernel/language.schema'
import { toEuros } from '@filao/domain/kernel/money'
import { Problem } from '@filao/domain/kernel/problem'
import { keyOf, planPrices } from '@filao/domain/pricing/import/plan'
import type { ImportedPrices } from '@filao/domain/pricing/imported-prices.schema'
import { mostPrices } from '@filao/domain/pricing/price-line'
import { recordImport } from '#features/imports/public'
import type { Tx } from '#platform/database/connect'
import type { Author } from '#platform/feature/audit'
import { listPrices, lockPrices, putPrices } from './price-list.ts'
import * as queries from './queries.ts'

type Batch = { tx: Tx; by: Author; language: Language; rows: ImportedPrices[] }

/** Returns the outcome that each row would have, with the prices that it would change. Writes nothing. */
export async function checkPriceImport(batch: Batch): Promise<ImportOutcome> {
  const { verdicts } = await planOf(batch)
  return outcomeOf(verdicts, batch.language)
}

/**
 * Adds and changes the prices of the rows that are valid, all in one transaction; the other prices of the list stay.
 */
export async function importPrices(
  batch: Batch & { now: string; importKey?: string | undefined },
): Promise<ImportOutcome> {
  const { tx, by, language, now, importKey } = batch
  await lockPrices(tx, by.companyId)
  const { verdicts, changes } = await planOf(batch)
  if (changes.length === 0) return outcomeOf(verdicts, language)
  const changed = new Map(changes.map((change) => [keyOf(change), change]))
  const lines = await listPrices(tx, by.companyId)
  const kept = lines.map((line) => {
    const change = changed.get(keyOf(line))
    return change ? { ...line, price: toEuros(change.after) } : line
  })
  const added = changes.flatMap(({ before, after, ...cell }) =>
    before === null ? [{ ...cell, price: toEuros(after) }] : [],
  )
  if (kept.length + added.length > mostPrices) throw tooMany()
  await putPrices(tx, by, [...kept, ...added], 'imported')
  await recordImport({ tx, by, now, kind: 'prices', importKey }, { prices: changes })
  return outcomeOf(verdicts, language)
}

async function planOf({ tx, by, rows }: Batch) {
  const lines = await queries.listPriceLines(tx, by.companyId)
  return planPrices(rows, { lines, ...(await queries.loadPriceReferences(tx, by.companyId)) })
}

function outcomeOf(verdicts: ReturnType<typeof planPrices>['verdicts'], language: Language): ImportOutcome {
  return { rows: verdicts.map(({ message, ...verdict }) => ({ ...verdict, id: null, message: message[language] })) }
}

function tooMany(): Problem {
  return new Problem('conflict', {
    fr: 'Une liste a 20 000 prix au plus\u202f: importez moins d’agences ou de durées.',
    en: 'A list has at most 20,000 prices: import fewer agencies or lengths.',
  })
}
