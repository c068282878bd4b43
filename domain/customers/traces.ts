type Json = unknown

/** The texts of a rental's record that an agent typed freely, its flight, its number at the source, its addresses. */
const typed = new Set([
  'comments',
  'comment',
  'cancellationComment',
  'note',
  'wish',
  'transportNumber',
  'transportAt',
  'sourceReference',
  'delivery',
  'collection',
])

/** The lists of which each thing has a reason that an agent typed. */
const reasoned = new Set(['vehicleChanges', 'waivedFees'])

/** The fields of a nested thing that are not about a person. */
const neutral = new Set(['id', 'companyId', 'publicId', 'kind', 'language'])

/** The keys under which a record holds people. */
const people = new Set(['customer', 'billedCustomer', 'driver', 'additionalDrivers'])

/** The keys that an erasure keeps of a rule that a driver was let break. */
const keptOfRule = new Set(['driverId', 'rule', 'limit'])

/**
 * Returns stored changes without what they tell about a customer: the copies of the customer in them are blanked, and
 * the names of those who signed. Other people in the same record stay.
 */
export function withoutPerson<Changes>(changes: Changes, customerId: number): Changes {
  return withoutAdmission(blankPerson(changes, customerId, ''), customerId) as Changes
}

/** Returns stored changes without the texts that agents typed. */
export function withoutTypedTexts<Changes>(changes: Changes): Changes {
  const kept = mapJson(changes, (key, value) => {
    if (reasoned.has(key)) return mapJson(value, (name) => (name === 'reason' ? null : undefined))
    if (isDeliveryFee(value)) return { ...value, reason: null }
    return typed.has(key) ? emptied(value) : undefined
  })
  return (isAdmission(kept) ? { ...kept, reason: emptied(kept.reason ?? null) } : kept) as Changes
}

/** Returns true for a fee of a price whose reason is the town of an address. */
function isDeliveryFee(value: Json): value is Record<string, Json> {
  return isRecord(value) && value.kind === 'delivery' && 'reason' in value
}

/** Blanks a driver in the rules that drivers were let break, with the reason. Older entries do not say which driver. */
function withoutAdmission(changes: Json, driverId: number): Json {
  if (!isAdmission(changes)) return changes
  const isThem = (rule: Json) => isRecord(rule) && (rule.driverId ?? driverId) === driverId
  const without = (rule: Json) => {
    if (!isRecord(rule) || !isThem(rule)) return rule
    return Object.fromEntries(Object.entries(rule).map(([key, value]) => [key, keptOfRule.has(key) ? value : null]))
  }
  const [before, after] = changes.rules
  if (!after.some(isThem)) return changes
  return { ...changes, reason: emptied(changes.reason ?? null), rules: [before, after.map(without)] }
}

type Admission = Record<string, Json> & { rules: [Json, Json[]] }

function isAdmission(changes: Json): changes is Admission {
  return isRecord(changes) && Array.isArray(changes.rules) && Array.isArray(changes.rules[1])
}

/** Returns stored changes with these fields blanked: that they changed stays, their values go. */
export function withoutFields<Changes extends Record<string, Json>>(
  changes: Changes,
  fields: ReadonlySet<string>,
): Changes {
  const kept = Object.entries(changes).map(([key, value]) => [key, fields.has(key) ? [null, null] : value])
  return Object.fromEntries(kept) as Changes
}

function blankPerson(value: Json, customerId: number, key: string): Json {
  if (key === 'customerSignature') return emptied(value)
  if (Array.isArray(value)) return value.map((item) => blankPerson(item, customerId, key))
  if (!isRecord(value)) return value
  const isThem = people.has(key) && value.id === customerId
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (isThem && !neutral.has(name)) return [name, Array.isArray(inner) ? [] : null]
      return [name, blankPerson(inner, customerId, name)]
    }),
  )
}

function mapJson(value: Json, replace: (key: string, value: Json) => Json | undefined, key = ''): Json {
  const replaced = replace(key, value)
  if (replaced !== undefined) return replaced
  if (Array.isArray(value)) return value.map((item) => mapJson(item, replace))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapJson(inner, replace, name)]))
}

/** Blanks a text, or both texts of a change. */
function emptied(value: Json): Json {
  return Array.isArray(value) ? value.map(() => null) : null
}

function isRecord(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
