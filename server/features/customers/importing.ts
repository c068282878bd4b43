import { setImmediate as breathe } from 'node:timers/promises'
import { type CountryCode, territories } from '@filao/domain/company/territories'
import type { importCustomers as importCall } from '@filao/domain/customers/contract'
import type { CustomerCreation } from '@filao/domain/customers/customer'
import { customerColumns, customerFieldLabel } from '@filao/domain/customers/customer-columns'
import { type CustomerImport, fieldsOfHeader, readCustomerLine } from '@filao/domain/customers/customer-import'
import { personName } from '@filao/domain/customers/person'
import { type CsvRecord, readCsv, saysSomething } from '@filao/domain/kernel/csv'
import type { Sentence } from '@filao/domain/kernel/language'
import { type FieldProblem, fieldProblem, Problem } from '@filao/domain/kernel/problem'
import { guillemets } from '@filao/domain/kernel/text'
import { keepRoom } from '#features/billing/public'
import { loadCompany, takePublicIds } from '#features/company/public'
import { auditAll, author, difference } from '#platform/audit'
import { withoutUndefined } from '#platform/database/without-undefined'
import { readText } from '#platform/files/text'
import type { Call } from '#platform/http/call'
import { columns } from './customer.ts'
import { findEmailOwners, insertCustomers } from './import-queries.ts'

type ImportCall = Call<typeof importCall>
type State = CustomerImport['rows'][number]['state']
type Line = { record: CsvRecord; customer: Partial<CustomerCreation>; state: State; problems: FieldProblem[] }

const mostLines = 10_000
/** The number of lines read, or customers written, before other requests have their turn; then the number of cells. */
const batch = 500
const batchCells = 10_000

/** Reads the lines of the file, heading first. Rejects a file without first names, the only required field. */
export async function readCustomerTable({ file }: Omit<ImportCall, 'tx'>): Promise<CsvRecord[]> {
  const records = await readRecords((await readText(file.path)) ?? '')
  if (!fieldsOfHeader(records[0]?.cells ?? []).includes('firstName')) {
    const label = customerFieldLabel('firstName')
    throw fieldProblem('file', 'columns', {
      fr: `La première ligne du fichier doit nommer les colonnes, dont ${guillemets(label.fr)}.`,
      en: `The first line of the file must name the columns, including '${label.en}'.`,
    })
  }
  return records
}

/** Returns the lines that are not empty. Stops at one too many: a file of ten megabytes may hold millions. */
async function readRecords(text: string): Promise<CsvRecord[]> {
  const records: CsvRecord[] = []
  let cells = 0
  for (const record of readCsv(text)) {
    cells += record.cells.length
    if (cells >= batchCells) {
      cells = 0
      await breathe()
    }
    if (saysSomething(record) && records.push(record) > mostLines + 1) throw tooManyLines()
  }
  return records
}

/** Creates every valid customer of the file. In a dry run it only reports them. */
export async function importCustomers(call: ImportCall, records: CsvRecord[]): Promise<CustomerImport> {
  const lines = await readLines(call, records)
  await refuseTwins(call, lines)
  const fine = lines.filter(({ state }) => state === 'created')
  // A dry run checks the limit too, so that the user learns it before mapping ten thousand lines.
  await keepRoom(call.tx, call.params.companyId, 'customers', fine.length)
  if (!call.query.dryRun)
    await createAll(
      call,
      fine.map(({ customer }) => customer as CustomerCreation),
    )
  return report(call, records[0]?.cells ?? [], lines)
}

async function readLines({ tx, params }: ImportCall, [header, ...records]: CsvRecord[]): Promise<Line[]> {
  const { countryCode } = await loadCompany(tx, params.companyId)
  const region = territories[countryCode as CountryCode].phoneRegion
  const fields = fieldsOfHeader(header?.cells ?? [])
  const lines: Line[] = []
  for (const record of records) {
    const { customer, problems } = readCustomerLine(fields, record.cells, region)
    lines.push({ record, customer, state: problems ? 'refused' : 'created', problems: problems ?? [] })
    if (lines.length % batch === 0) await breathe()
  }
  return lines
}

/** Marks duplicates of an e-mail address: the existing customer, or the earlier line, keeps it. */
async function refuseTwins({ tx, params }: ImportCall, lines: Line[]): Promise<void> {
  const emails = lines.flatMap(({ customer, state }) => (state === 'created' && customer.email ? [customer.email] : []))
  const owners = new Map((await findEmailOwners(tx, params.companyId, emails)).map((owner) => [owner.email, owner]))
  const earlier = new Map<string, number>()
  for (const line of lines) {
    const { email } = line.customer
    if (line.state !== 'created' || !email) continue
    const owner = owners.get(email)
    const before = earlier.get(email)
    if (!owner && !before) {
      earlier.set(email, line.record.line)
      continue
    }
    line.state = 'duplicate'
    line.problems = [{ path: 'email', code: 'taken', message: owner ? hasAddress(owner) : isAbove(before ?? 0) }]
  }
}

async function createAll(call: ImportCall, customers: CustomerCreation[]): Promise<void> {
  const { tx, params, now } = call
  const { companyId } = params
  const publicIds = await takePublicIds(tx, companyId, 'customer', now, customers.length)
  for (let at = 0; at < customers.length; at += batch) {
    const part = customers.slice(at, at + batch)
    const rows = part.map((customer, index) => {
      return {
        ...columns(customer),
        firstName: customer.firstName,
        companyId,
        publicId: publicIds[at + index] as string,
      }
    })
    const created = new Map((await insertCustomers(tx, rows)).map(({ id, publicId }) => [publicId, id]))
    if (created.size < part.length) throw changedMeanwhile()
    const entries = part.map((customer, index) => {
      const entityId = created.get(publicIds[at + index] as string) as number
      const changes = difference({}, withoutUndefined(customer))
      return { ...author(call), entity: 'customer' as const, entityId, action: 'imported', changes }
    })
    await auditAll(tx, entries)
  }
}

function report({ query, language }: ImportCall, header: string[], lines: Line[]): CustomerImport {
  const fields = fieldsOfHeader(header)
  const count = (state: State) => lines.filter((line) => line.state === state).length
  return {
    dryRun: query.dryRun,
    columns: header.map((name, at) => {
      const known = customerColumns.find(({ field }) => field !== null && field === fields[at])
      return { header: name, label: known?.label[language] ?? null }
    }),
    created: count('created'),
    duplicates: count('duplicate'),
    refused: count('refused'),
    rows: lines.map(({ record, customer, state, problems }) => ({
      line: record.line,
      name: personName({ firstName: customer.firstName ?? null, lastName: customer.lastName ?? null }),
      email: customer.email ?? null,
      phoneNumbers: customer.phoneNumbers ?? [],
      city: customer.city ?? null,
      state,
      problems: problems.map(({ path, message }) => ({ path, message: message[language] })),
    })),
  }
}

type Owner = { publicId: string; firstName: string; lastName: string | null }

function hasAddress(owner: Owner): Sentence {
  const name = personName(owner)
  return {
    fr: `Cette adresse e-mail est déjà celle du client ${guillemets(name)} (${owner.publicId}).`,
    en: `This email address already belongs to the customer '${name}' (${owner.publicId}).`,
  }
}

function isAbove(line: number): Sentence {
  return {
    fr: `Cette adresse e-mail est déjà à la ligne ${line} du fichier.`,
    en: `This email address is already on line ${line} of the file.`,
  }
}

function tooManyLines(): Problem {
  return fieldProblem('file', 'too_many', {
    fr: 'Un fichier peut compter 10\u202f000 clients au plus.',
    en: 'A file can contain at most 10,000 customers.',
  })
}

function changedMeanwhile(): Problem {
  return new Problem('conflict', {
    fr: 'Quelqu’un a pris entre-temps l’une de ces adresses e-mail. Rien n’a été importé\u202f: recommencez.',
    en: 'One of these email addresses was added in the meantime. Nothing was imported: try again.',
  })
}
