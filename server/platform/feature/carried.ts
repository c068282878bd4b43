import { references } from '../database/references.ts'
import type { Schema } from '../database/schema.ts'
import type { AuditedRow } from './audit.ts'

/** A table of which an archive has the rows. Names are those of the database; `company_id` is in none of the lists. */
export type CarriedTable = {
  name: string
  /** The kind under which the audit trail names its rows. */
  audited?: AuditedRow
  /** The words before the id of a row in the keys under which a mail is sent once only: `receipt:12`. */
  mailed?: string[]
  /** The kinds of journal entries that are made of its rows. */
  journaled?: string[]
  /** The kinds of entries in the accounts of rentals that are made of its rows. */
  entered?: string[]
  /** The columns that are carried as they are. */
  carries: string[]
  /** Columns with the id of a row of another table, or an array of ids. */
  refers?: Record<string, string>
  /** A column with the id of a row of the table that says so of the kind in another column. */
  refersBy?: { column: string; kind: string; by: Naming; otherwise: 'of_company' | 'as_is' }
  /** Columns with JSON or text in which ids are found by their names. */
  mentions?: string[]
  /** Columns with the key of a stored file. */
  files?: string[]
  /** The folder of its files; the name of the table when absent: `customerDocuments`. */
  folder?: string
  /** Columns that stay behind, with the reason. */
  leaves?: Record<string, string>
  /** Fields of the JSON of a column that stay behind, for each kind that another column names. */
  leavesFields?: { column: string; kind: string; fields: Map<string, string[]> }
  /** True when other rows refer to its rows, which then have numbers in the archive. */
  isNumbered?: true
  /** The order of the rows; an order by id, which gives the numbers, when absent. */
  order?: string
  /** Tables whose rows are loaded before, besides those that are referred to. */
  after?: string[]
  /** The rows that are carried; all when absent. */
  only?: string
}

/** The ways in which other rows name a row by a kind and its id. */
type Naming = 'audited' | 'mailed' | 'journaled' | 'entered'

/** Reasons for which a column stays behind. */
export const reasons = {
  computed: 'computed by the database',
  secret: 'a secret; made again',
  address: 'the e-mail address and the sign-in of a person, who signs in only where they were invited',
  counted: 'nothing refers to it; counted again',
  outside: 'sends the company’s data to an address outside: set up again where that is still wanted',
}

/** Splits a list of names. */
export const words = (text: string) => text.trim().split(/\s+/)

/** The tables of which every feature has rows in an archive, added where the feature is declared. */
export const carried: CarriedTable[] = []

/** The reason for which a table stays behind, and the kind under which the audit trail names its rows. */
export type LeftTables = Partial<Record<keyof Schema, string | { reason: string; audited: AuditedRow }>>

/** The tables of which an archive has nothing, with the reason; added where their features are declared. */
export const left: LeftTables = {}

/** Returns the tables of an archive, each after those that its rows refer to. */
export function carriedInOrder(): CarriedTable[] {
  const ordered = new Set<CarriedTable>()
  const visit = (table: CarriedTable) => {
    if (ordered.has(table)) return
    const before = [...Object.values(table.refers ?? {}), ...(table.after ?? [])].filter((name) => name !== table.name)
    for (const name of before) {
      const other = carried.find((one) => one.name === name)
      if (other) visit(other)
    }
    ordered.add(table)
  }
  for (const table of carried) visit(table)
  return [...ordered]
}

/** Finds the table whose rows go by a kind; undefined for a kind of the company itself, or of no feature. */
export function tableOfKind(by: Naming, kind: string): string | undefined {
  const table = carried.find((one) => [one[by] ?? []].flat().includes(kind))
  return table?.name ?? (by === 'audited' ? auditedLeft().get(kind) : undefined)
}

/** Returns the tables that stay behind although the audit trail names their rows, by their kinds. */
export function auditedLeft(): Map<string, string> {
  const kinds = Object.entries(left).flatMap(([table, why]) =>
    typeof why === 'string' ? [] : [[why.audited, stored(table)] as const],
  )
  return new Map(kinds)
}

/** Returns true for a folder with files that an archive has. */
export function isCarriedFolder(folder: string): boolean {
  return carried.some((table) => table.files && (table.folder ?? camel(table.name)) === folder)
}

/** Returns the audited kinds whose rows keep a thing of a table in history. */
export function auditedReferringTo(to: keyof Schema): AuditedRow[] {
  const tables = references.filter((one) => one.to === to && one.isHistory).map(({ table }) => stored(table))
  return carried.flatMap(({ name, audited }) => (audited && tables.includes(name) ? [audited] : []))
}

function camel(table: string): string {
  return table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Returns the name of a table in the database. */
function stored(table: string): string {
  return table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
