import { fold } from '../kernel/text.ts'

/** A line of a source's list. What the list has no column for is null. Amounts are in cents. */
export type ListedBooking = {
  reference: string | null
  name: string | null
  startDay: string | null
  endDay: string | null
  priceCents: number | null
  commissionCents: number | null
  collectedCents: number | null
}

/** A rental that a line may stand for. */
export type KnownRental = {
  rentalId: number
  reference: string | null
  /** The names of its customer and drivers. */
  names: readonly string[]
  startDay: string
  endDay: string
  isCancelled: boolean
  /** False for a rental that was noted without this source. */
  isOfSource: boolean
  /** True when the statement of the month has it, so that its absence from the list is told. */
  isExpected: boolean
  priceCents: number
  commissionCents: number
  collectedCents: number
}

/** The points on which a line and its rental may disagree. */
export const disagreements = [
  'source',
  'status',
  'reference',
  'name',
  'start',
  'end',
  'price',
  'commission',
  'collected',
] as const
export type Disagreement = (typeof disagreements)[number]

/** The outcome for a line or a rental. `line` is the position in the list. */
export type BookingMatch =
  | { kind: 'agrees' | 'differs'; line: number; rentalId: number; by: 'reference' | 'name'; differs: Disagreement[] }
  | { kind: 'doubled'; line: number; rentalId: number | null; firstLine: number }
  | { kind: 'missing_here'; line: number }
  | { kind: 'missing_there'; rentalId: number }

/**
 * Compares the list that a source sent with the rentals that it brought. A line stands for the rental of its reference,
 * else for the one of its name and start, a day earlier or later at most; each rental is taken once, by the line that
 * agrees with it most. A line that repeats an earlier one is doubled. Lines come in their order, then the rentals that
 * no line names.
 */
export function pairBookings(lines: readonly ListedBooking[], rentals: readonly KnownRental[]): BookingMatch[] {
  const repeats = repeatedLines(lines)
  const sides = { lines: lines.map(lineOf), rentals: rentals.map(rentalOf) }
  const rentalOfLine = pairsOf(sides, repeats)
  const taken = new Set<number>()
  const results = sides.lines.map((line, at): BookingMatch => {
    const firstLine = repeats.get(at)
    const pair = rentalOfLine.get(firstLine ?? at)
    if (firstLine !== undefined) {
      return { kind: 'doubled', line: at, rentalId: pair?.rental.of.rentalId ?? null, firstLine }
    }
    if (!pair) return { kind: 'missing_here', line: at }
    const { rentalId } = pair.rental.of
    const differs = disagreementsOf(line, pair.rental)
    taken.add(rentalId)
    return { kind: differs.length > 0 ? 'differs' : 'agrees', line: at, rentalId, by: pair.by, differs }
  })
  const absent = rentals.filter(({ rentalId, isExpected }) => isExpected && !taken.has(rentalId))
  return [...results, ...absent.map(({ rentalId }): BookingMatch => ({ kind: 'missing_there', rentalId }))]
}

/** A line and a rental with their texts as they are compared. */
type Line = { of: ListedBooking; reference: string; name: string[] }
type Rental = { of: KnownRental; reference: string; names: string[][] }
type Sides = { lines: readonly Line[]; rentals: readonly Rental[] }
type Pair = { line: number; rental: Rental; by: 'reference' | 'name'; nearness: number }

function lineOf(of: ListedBooking): Line {
  return { of, reference: plainReference(of.reference), name: of.name === null ? [] : words(of.name) }
}

function rentalOf(of: KnownRental): Rental {
  return { of, reference: plainReference(of.reference), names: of.names.map(words) }
}

/** Pairs lines with rentals: first by reference, then by name and the same start, then a day apart. */
function pairsOf({ lines, rentals }: Sides, repeats: ReadonlyMap<number, number>): Map<number, Pair> {
  const byReference = Map.groupBy(rentals, ({ reference }) => reference)
  const byStart = Map.groupBy(rentals, ({ of }) => of.startDay)
  const pairs = new Map<number, Pair>()
  const taken = new Set<Rental>()
  const pass = (by: Pair['by'], candidatesOf: (line: Line) => readonly Rental[]) => {
    const possible = lines.flatMap((line, at) => {
      if (repeats.has(at) || pairs.has(at)) return []
      const free = candidatesOf(line).filter((rental) => !taken.has(rental))
      return free.map((rental): Pair => ({ line: at, rental, by, nearness: -disagreementsOf(line, rental).length }))
    })
    for (const pair of possible.toSorted((a, b) => b.nearness - a.nearness)) {
      if (pairs.has(pair.line) || taken.has(pair.rental)) continue
      pairs.set(pair.line, pair)
      taken.add(pair.rental)
    }
  }
  const named = (line: Line, days: readonly number[]) => {
    const { startDay } = line.of
    if (startDay === null) return []
    const near = days.flatMap((offset) => byStart.get(dayAfter(startDay, offset)) ?? [])
    return near.filter((rental) => hasName(line, rental))
  }
  pass('reference', ({ reference }) => (reference ? (byReference.get(reference) ?? []) : []))
  pass('name', (line) => named(line, [0]))
  pass('name', (line) => named(line, [-1, 1]))
  return pairs
}

/** Returns what a line says otherwise than the rental. A column that the list does not have says nothing. */
function disagreementsOf(line: Line, rental: Rental): Disagreement[] {
  const [theirs, ours] = [line.of, rental.of]
  const differs = <Value>(said: Value | null, known: Value) => said !== null && said !== known
  const isCharged = [theirs.priceCents, theirs.commissionCents, theirs.collectedCents].some((cents) => cents !== 0)
  const checks: [Disagreement, boolean][] = [
    ['source', !ours.isOfSource],
    ['status', ours.isCancelled && isCharged],
    ['reference', line.reference !== '' && line.reference !== rental.reference],
    ['name', line.name.length > 0 && !hasName(line, rental)],
    ['start', differs(theirs.startDay, ours.startDay)],
    ['end', differs(theirs.endDay, ours.endDay)],
    ['price', differs(theirs.priceCents, ours.priceCents)],
    ['commission', differs(theirs.commissionCents, ours.commissionCents)],
    ['collected', differs(theirs.collectedCents, ours.collectedCents)],
  ]
  return checks.flatMap(([name, isOther]) => (isOther ? [name] : []))
}

/**
 * Returns, for each line that repeats an earlier one, the position of that one: the same reference, or without one the
 * same name and days.
 */
function repeatedLines(lines: readonly ListedBooking[]): Map<number, number> {
  const first = new Map<string, number>()
  const repeats = new Map<number, number>()
  for (const [at, line] of lines.entries()) {
    const identity = identityOf(line)
    if (identity === null) continue
    const earlier = first.get(identity)
    if (earlier === undefined) first.set(identity, at)
    else repeats.set(at, earlier)
  }
  return repeats
}

function identityOf({ reference, name, startDay, endDay }: ListedBooking): string | null {
  const own = plainReference(reference)
  if (own) return JSON.stringify([own])
  return name !== null && startDay !== null ? JSON.stringify([words(name).toSorted(), startDay, endDay]) : null
}

/** Programs write one reference with spaces, hyphens or small letters, and drop its leading zeros as a number. */
function plainReference(reference: string | null): string {
  const plain = fold(reference ?? '').replaceAll(/[^a-z0-9]/g, '')
  return plain.replace(/^0+(?=.)/, '')
}

/** Returns true when every word of one name is in the other: « LEBRUN Zoé » is « Zoé Marie Lebrun ». */
function hasName({ name }: Line, { names }: Rental): boolean {
  return names.some((other) => isWithin(name, other) || isWithin(other, name))
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return some.length > 0 && some.every((word) => all.includes(word))
}

const titles = new Set(['m', 'mr', 'mme', 'mlle', 'mrs', 'ms', 'miss', 'dr'])

function words(name: string): string[] {
  return fold(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !titles.has(word))
}

function dayAfter(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}
