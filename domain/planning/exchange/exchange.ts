import type { Sentence } from '../../kernel/language.ts'
import { holdsVehicle } from '../../rentals/status/status.ts'
import type { Bar } from '../bars.ts'
import { agreedPeriod, type Proposal, whyFixed } from '../move.ts'
import { holds } from '../move-conflicts.ts'
import { judge, type Setting, type Verdict } from '../move-verdict.ts'

/** Returns true when dropping a bar on another means an exchange of vehicles: both are rentals that hold one. */
export function isExchange(bar: Bar, other: Bar): boolean {
  const mayHave = bar.rental && holdsVehicle(bar.rental.status) && other.rental && holds(other)
  return Boolean(mayHave) && bar.vehicleId !== other.vehicleId
}

/** Proposes that a bar keeps its dates and takes the vehicle of another, which gets the bar's. */
export function exchanged(bar: Bar, other: Bar): Proposal {
  return { kind: 'move', vehicleId: other.vehicleId, ...agreedPeriod(bar), otherKey: other.key }
}

/** Returns the bar with which a proposal exchanges vehicles; undefined for any other proposal, or when it has gone. */
export function otherOf({ otherKey, vehicleId }: Proposal, { barsOf }: Setting): Bar | undefined {
  return otherKey === undefined ? undefined : barsOf(vehicleId).find(({ key }) => key === otherKey)
}

/** Returns the first bar in the way of a proposal with which an exchange is meant. */
export function exchangeHere(bar: Bar, { vehicleId }: Proposal, { conflicts }: Verdict, { barsOf }: Setting) {
  const keys = new Set(conflicts.map(({ key }) => key))
  return barsOf(vehicleId).find((other) => keys.has(other.key) && isExchange(bar, other))
}

/** Judges a proposal, of an exchange for both rentals: each reason names the rental that it is about. */
export function judgeProposal(bar: Bar | null, proposal: Proposal, setting: Setting): Verdict {
  if (bar === null || proposal.otherKey === undefined) return judge(bar, proposal, setting)
  const other = otherOf(proposal, setting)
  if (!other) return { refusals: [otherGone], warnings: [], conflicts: [] }
  const why = whyFixed(other, 'whole')
  if (why) return { refusals: [about(other)(why)], warnings: [], conflicts: [] }
  const keys = [bar.key, other.key]
  const barsOf = (vehicleId: number) => setting.barsOf(vehicleId).filter(({ key }) => !keys.includes(key))
  const without = { ...setting, barsOf }
  const [mine, theirs] = [judge(bar, exchanged(bar, other), without), judge(other, exchanged(other, bar), without)]
  return {
    refusals: [...mine.refusals.map(about(bar)), ...theirs.refusals.map(about(other))],
    warnings: [...mine.warnings.map(about(bar)), ...theirs.warnings.map(about(other))],
    conflicts: [...mine.conflicts, ...theirs.conflicts],
  }
}

/** Returns a function that puts the rental of a bar before a sentence about it. */
function about({ rental }: Bar): (sentence: Sentence) => Sentence {
  const who = rental ? `${rental.customer} (${rental.publicId})` : ''
  return ({ fr, en }) => ({ fr: `${who}\u202f: ${fr}`, en: `${who}: ${en}` })
}

const otherGone: Sentence = {
  fr: 'L’autre location n’est plus ici.',
  en: 'The other rental is no longer here.',
}

/** The reason for which nothing can be exchanged where a bar is held. */
export const noExchange: Sentence = {
  fr: 'Il n’y a rien à échanger ici\u202f: les flèches ↑ ↓ mènent à une autre location des mêmes dates.',
  en: 'There is nothing to exchange here: ↑ ↓ lead to another rental of the same dates.',
}
