import type { Random } from '../demo/material/random.ts'
import { deep, hostileValues } from './hostile-values.ts'

/** The part of JSON Schema that the API's document uses. */
export type Schema = {
  type?: string
  format?: string
  pattern?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minimum?: number
  maximum?: number
  exclusiveMaximum?: number
  multipleOf?: number
}

/** Returns existing ids, by the name of the thing they identify (`vehicleId`); the company's own and another's. */
export type Ids = {
  own: (name: string) => number | undefined
  foreign: (name: string) => number | undefined
  /** The chance that a property which is not required is sent; 0.4 by default. */
  optional?: number
}

/**
 * Draws a value that the schema is likely to accept, so that the hostile part of a request is not always refused early.
 */
export function plausible(schema: Schema, name: string, random: Random, ids: Ids): unknown {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return plausible(random.pick(choices), name, random, ids)
  if ('const' in schema) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.type === 'object') return plausibleObject(schema, random, ids)
  if (schema.type === 'array') {
    const items = schema.items ?? {}
    return Array.from({ length: random.between(0, 2) }, () => plausible(items, singular(name), random, ids))
  }
  if (schema.type === 'integer' || schema.type === 'number') return plausibleNumber(schema, name, random, ids)
  if (schema.type === 'boolean') return random.chance(0.5)
  if (schema.type === 'null') return null
  return plausibleText(schema, name, random)
}

function plausibleObject(
  { properties = {}, required = [] }: Schema,
  random: Random,
  ids: Ids,
): Record<string, unknown> {
  const chosen = Object.entries(properties).filter(
    ([key]) => required.includes(key) || random.chance(ids.optional ?? 0.4),
  )
  const made = chosen.map(([key, value]) => [key, plausible(value, key, random, ids)] as const)
  const object: Record<string, unknown> = Object.fromEntries(made)
  if (typeof object.start === 'string' && object.start.endsWith('Z') && typeof object.end === 'string') {
    object.end = new Date(Date.parse(object.start) + random.between(2, 200) * 3_600_000).toISOString()
  }
  if (typeof object.start === 'string' && localMinute.test(object.start) && typeof object.end === 'string') {
    object.end = new Date(Date.parse(`${object.start}Z`) + random.between(2, 200) * 3_600_000)
      .toISOString()
      .slice(0, 16)
  }
  // A rental of a table names its vehicle and its customer in one way or another.
  if ('customerName' in properties && 'registrationNumber' in properties) {
    object.registrationNumber ??= 'AB-123-CD'
    object.customerName ??= 'Awa Diop'
  }
  // A rental names its vehicle, or the category of which it gets one; a search for room names one of the two.
  if ('vehicleId' in properties && 'transmission' in properties && !('registrationNumber' in properties)) {
    if (object.categoryId === undefined) object.vehicleId ??= ids.own('vehicleId')
    else delete object.vehicleId
  }
  if (object.kind === 'company') object.companyName ??= 'Karukera Voyages'
  if (object.kind === 'person') object.firstName ??= 'Zoé'
  if (typeof object.openTimeMinutes === 'number') object.closeTimeMinutes = object.openTimeMinutes + 60
  return object
}

function plausibleNumber(schema: Schema, name: string, random: Random, ids: Ids): number {
  const id = /^id$|Ids?$/.test(name) ? ids.own(name) : undefined
  if (id !== undefined) return id
  const least = Math.max(schema.minimum ?? 0, -1000)
  const most = Math.max(least, Math.min(schema.maximum ?? schema.exclusiveMaximum ?? 1000, least + 1000))
  const step = schema.multipleOf ?? 1
  return Math.floor(random.between(least, most) / step) * step
}

function plausibleText(schema: Schema, name: string, random: Random): string {
  if (/email$/i.test(name) || schema.format === 'email') return `person-${random.between(0, 999_999)}@example.org`
  const known = texts[name] ?? texts[schema.format ?? '']
  if (known) return random.pick(known)
  const moment = new Date(Date.UTC(2026, 10, 20) + random.between(-48, 4000) * 3_600_000).toISOString()
  if (schema.format === 'date-time') return moment
  // A time of day on an agency's clock.
  if (schema.pattern && new RegExp(schema.pattern).test('2026-11-20T08:30')) return moment.slice(0, 16)
  if (schema.pattern && new RegExp(schema.pattern).test('2026-11')) return moment.slice(0, 7)
  return random.pick(['Été', 'Zoé', 'B', '20', 'Karukera', 'a b'])
}

const localMinute = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

function singular(name: string): string {
  return name.replace(/ies$/, 'y').replace(/s$/, '')
}

const texts: Record<string, string[]> = {
  password: ['des filaos et des alizés'],
  phoneNumber: ['590690123456', '33612345678'],
  customerPhone: ['590690123456', '33612345678'],
  importKey: ['import-of-monday'],
  registrationNumber: ['AB-123-CD', 'ZZ-999-ZZ', '1234 AB 971'],
  timezone: ['America/Guadeloupe', 'Europe/Paris'],
  // The end of a customer's mark, which is in the next three years.
  until: ['2027-11-20'],
  rentalPublicIdPattern: ['year,-,publicId', 'publicId'],
  customerPublicIdPattern: ['year,-,publicId', 'publicId'],
  siret: ['73282932000074'],
  siren: ['732829320'],
  vatNumber: ['FR44732829320'],
  invoicePrefix: ['F'],
  advancePrefix: ['FA'],
  ...Object.fromEntries(
    ['customers', 'rentalSales', 'chargeSales', 'claims', 'vat', 'advances', 'deposits']
      .concat(['outside_hours', 'place', 'one_way', 'delivery', 'additional_driver'])
      .concat(['card', 'cash', 'transfer', 'cheque', 'holiday_voucher', 'other'])
      .map((account) => [account, ['411000', '7088Z']]),
  ),
  creditNotePrefix: ['AV'],
  indemnityClaimPrefix: ['DI'],
  committedAt: ['2026-10-01T12:00:00Z'],
  noticeDate: ['2026-10-08', '2026-09-24'],
  fuelLevel: ['3/4', '0/8'],
  url: ['https://receiver.example/filao'],
  priceId: ['price_pro', 'price_illimite'],
  status: ['pending', 'cancelled', 'quote'],
  date: ['2026-02-28', '1990-01-01'],
  cursor: [Buffer.from('after 1').toString('base64url')],
}

/** Returns the same body with one value made hostile: replaced, removed, repeated, or something unknown added. */
export function spoil(value: unknown, random: Random, ids: Ids): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const at = random.between(0, value.length - 1)
    if (random.chance(0.2)) return [...value, value[at]]
    return value.map((item, index) => (index === at ? spoil(item, random, ids) : item))
  }
  if (value === null || typeof value !== 'object' || Array.isArray(value) || random.chance(0.05)) {
    return random.pick(hostileValues)
  }
  const object = value as Record<string, unknown>
  const keys = Object.keys(object)
  const key = keys.length > 0 ? random.pick(keys) : 'name'
  const way = random.between(0, 9)
  if (way === 0) return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
  if (way === 1) return { ...object, ...random.pick(unknownParts) }
  if (way <= 4 && /^id$|Ids?$/.test(key)) {
    const id = random.pick([ids.foreign(key), 0, -1, 2 ** 31, 2 ** 31 - 1, 1.5, '1'])
    return { ...object, [key]: Array.isArray(object[key]) ? [id] : id }
  }
  return { ...object, [key]: spoil(object[key], random, ids) }
}

const unknownParts: readonly object[] = [
  JSON.parse('{"__proto__":{"role":"admin"}}'),
  { constructor: { prototype: { role: 'admin' } } },
  { id: 1, companyId: 1, role: 'admin', passwordHash: 'x', publicId: 'x', code: 'x', status: 'done' },
  { company_id: 1, archivedAt: null, search_text: 'x' },
  { nested: deep(2000) },
  { hasOwnProperty: 1, valueOf: null },
]

/** Draws a body that is no JSON document of the contract, with its declared type. */
export function hostileBody(random: Random): { body: string | Buffer; type: string } {
  const body = random.pick<string | Buffer>([
    '{',
    '{"a":',
    '[[[[[[[[',
    'nul',
    '"text"',
    'null',
    '0',
    '[]',
    '{}',
    '\ufeff{}',
    '{"a":1}{"b":2}',
    '{"name":"a","name":"b"}',
    "{'name':'x'}",
    '{"name":1e999}',
    '{"name":"\u0000"}',
    '{"name":"\\ud800"}',
    '['.repeat(100_000),
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `{"a":${'{"a":'.repeat(20_000)}1${'}'.repeat(20_001)}`,
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    Buffer.alloc(64),
    Buffer.from('name=x&email=y'),
    `{"name":"${'x'.repeat(5 * 1024 * 1024)}"}`,
  ])
  const type = random.pick([
    'application/json',
    'application/json; charset=utf-16',
    'application/json;',
    'APPLICATION/JSON',
    'application/problem+json',
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/xml',
    'application/octet-stream',
    'nonsense',
    '',
  ])
  return { body, type }
}

/** Draws additional headers of a request. */
export function hostileHeaders(random: Random): Record<string, string> {
  return random.pick<Record<string, string>>([
    {},
    {},
    {},
    { 'idempotency-key': `key-${random.between(0, 3)}` },
    { 'idempotency-key': 'é'.repeat(200) },
    { 'idempotency-key': 'k'.repeat(201) },
    { 'accept-language': 'zz,;q=,*' },
    { 'accept-encoding': 'gzip;q=x, br, zstd, *;q=0' },
    { 'accept-encoding': 'identity;q=0' },
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'br' },
    { 'content-encoding': 'nonsense' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:1' },
    { origin: 'null' },
    { 'if-match': '"x"' },
    { 'x-forwarded-for': '1.2.3.4, \u00ff' },
    { 'x-http-method-override': 'DELETE' },
    { range: 'bytes=0-99999999999' },
    { expect: '100-continue' },
  ])
}
