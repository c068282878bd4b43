import { type CarriedTable, tableOfKind } from '#platform/feature/carried'
import { copied, mentioned } from './mentioned.ts'

/** The number of a row in an archive by its id in the database, or its id by its number. */
export type IdMap = (table: string, id: number) => number

/** The name of a file in an archive by its key in the store, or the key by the name. */
type FileMap = (name: string) => string

/** A row of an archive. */
export type ArchivedRow = { [column: string]: unknown }

/** Replaces the ids and the names of files in a row, in either direction, without the fields that stay behind. */
export function translate(table: CarriedTable, row: ArchivedRow, idOf: IdMap, fileOf: FileMap): ArchivedRow {
  const { name, refers = {}, refersBy, mentions = [], files = [], leavesFields, isNumbered } = table
  const translated = { ...row }
  if (isNumbered) translated.id = idOf(name, row.id as number)
  for (const [column, to] of Object.entries(refers)) translated[column] = mapped(row[column], (id) => idOf(to, id))
  if (refersBy) {
    const { column, kind, by, otherwise } = refersBy
    const to = tableOfKind(by, String(row[kind])) ?? (otherwise === 'of_company' ? 'companies' : null)
    if (to) translated[column] = mapped(row[column], (id) => idOf(to, id))
  }
  for (const column of mentions) translated[column] = inValue(row[column], idOf)
  for (const column of files) {
    const value = row[column]
    translated[column] = typeof value === 'string' ? fileOf(value) : value
  }
  if (leavesFields) {
    const { column, kind, fields } = leavesFields
    translated[column] = without(translated[column], fields.get(String(row[kind])) ?? [])
  }
  return translated
}

/** Removes the fields of a JSON object. */
function without(value: unknown, fields: string[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !fields.includes(name)))
}

/** Replaces an id, or each id of a list. */
function mapped(value: unknown, of: (id: number) => number): unknown {
  if (typeof value === 'number') return of(value)
  return Array.isArray(value) ? value.map((one) => mapped(one, of)) : value
}

/**
 * Replaces the ids that a value mentions by a name such as `vehicleId`, in the copy of a row, or in a key such as
 * `receipt:12`.
 */
function inValue(value: unknown, idOf: IdMap): unknown {
  if (typeof value === 'string') return inKey(value, idOf)
  return inJson(value, idOf)
}

function inJson(value: unknown, idOf: IdMap, copyOf?: string): unknown {
  if (Array.isArray(value)) return value.map((one) => inJson(one, idOf, copyOf))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const table = name === 'id' ? copyOf : tableOf(mentioned, name)
      const own = table ? mapped(one, (id) => idOf(table, id)) : one
      return [name, inJson(own, idOf, tableOf(copied, name))]
    }),
  )
}

function tableOf(tables: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(tables, name) ? tables[name] : undefined
}

/** Replaces the id in the key of a mail that leaves once. A key of another kind is of no use in another company. */
function inKey(key: string, idOf: IdMap): string | null {
  const [, kind = '', id, rest = ''] = /^(\w+):(\d{1,10})((?::.*)?)$/.exec(key) ?? []
  const table = tableOfKind('mailed', kind)
  if (table && id) return `${kind}:${idOf(table, Number(id))}${rest}`
  return key.startsWith('digest:') ? key : null
}
