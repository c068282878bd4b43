import pg from 'pg'

const parse = pg.types
type Parse = (text: string) => unknown

/** Parsers of PostgreSQL's values: amounts and counts as numbers, instants as ISO 8601 ending in `Z`, days as text. */
const parsers = new Map<number, Parse>([
  [parse.builtins.INT8, Number],
  [parse.builtins.NUMERIC, Number],
  [parse.builtins.DATE, String],
  [parse.builtins.TIMESTAMPTZ, instant],
  [parse.builtins.JSON, (text) => JSON.parse(zulu(text))],
])
const arrays = [
  [1016, Number],
  [1231, Number],
  [1182, String],
  [1185, instant],
] as const
for (const [oid, one] of arrays)
  parsers.set(oid, (text) => list(text).map((item) => (item === null ? null : one(item))))

/** The `types` option of `pg`, for our connections only. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? parse.getTypeParser(oid, format ?? 'text'),
}

/**
 * Turns `2026-03-01 10:00:00.123456+00` into `2026-03-01T10:00:00.123Z`. Instants of sessions in another time zone are
 * converted to UTC.
 */
function instant(text: string): string {
  if (!text.endsWith('+00')) {
    const date = new Date(text)
    return Number.isNaN(date.getTime()) ? text : date.toISOString()
  }
  const dot = text.indexOf('.')
  const time = dot < 0 ? text.slice(0, -3) : text.slice(0, -3).slice(0, dot + 4)
  return `${time.replace(' ', 'T')}Z`
}

const jsonInstant = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?)\d*\+00:00"/g

/** Replaces the `+00:00` of instants that PostgreSQL wrote into JSON with `Z`. */
function zulu(json: string): string {
  return json.includes('+00:00"') ? json.replace(jsonInstant, '"$1Z"') : json
}

const textArray = parse.getTypeParser(1009 as number) as unknown as (text: string) => (string | null)[]
const list = (text: string) => textArray(text)
