import { randomUUID } from 'node:crypto'
import type { Imported, ImportedKind } from '@filao/domain/imports/batch'
import type { ImportOutcome } from '@filao/domain/imports/outcome.schema'
import { Problem } from '@filao/domain/kernel/problem'
import type { Tx } from '#platform/database/connect'
import type { Author } from '#platform/feature/audit'
import { addToBatch } from './batch-queries.ts'

type Import = { tx: Tx; by: Author; now: string; kind: ImportedKind; importKey: string | undefined }

/**
 * Notes what a call created or changed, to be taken back with the other calls of its import. A call without a key is an
 * import of its own. Throws `conflict` when the import was undone meanwhile.
 */
export async function recordImport({ tx, by, now, kind, importKey }: Import, imported: Imported): Promise<void> {
  if (Object.values(imported).every(({ length }) => length === 0)) return
  const batch = { ...by, now, kind, key: importKey ?? randomUUID() }
  if (await addToBatch(tx, batch, imported)) return
  throw new Problem('conflict', {
    fr: 'Cet import a été annulé\u202f: recommencez-le avec le fichier.',
    en: 'This import was undone: start again with the file.',
  })
}

/** Returns the ids of the things that a call created. */
export function createdIds({ rows }: ImportOutcome): number[] {
  return rows.flatMap(({ id }) => id ?? [])
}
