import type { Bar } from '@filao/domain/planning/bars'
import { exchanged, otherOf } from '@filao/domain/planning/exchange/exchange'
import type { Setting } from '@filao/domain/planning/move-verdict'
import type { Move } from '../state/move-state.ts'
import { awaitSubject, useSubject } from '../state/subject.ts'
import { useNewPrice } from './use-new-price.ts'

/** The other rental of an exchange, with its new position and price. */
export type Other = Exclude<ReturnType<typeof useOther>, null>

/** Reads the rental with which a move exchanges vehicles, and its new price; null for any other move. */
export function useOther(companyId: number, { id, bar, proposal }: Move, setting: Setting) {
  const other = otherOf(proposal, setting)
  const place = other && bar ? exchanged(other, bar) : proposal
  const { data: subject, error } = useSubject(companyId, readId(id, other), other ?? null)
  const price = useNewPrice(companyId, subject, place)
  return other && bar ? { bar: other, place, subject, error, price } : null
}

/** Waits for the other rental of the move with that number, as it is confirmed. */
export async function awaitOther(companyId: number, id: number, { bar, place }: Pick<Other, 'bar' | 'place'>) {
  return { bar, subject: await awaitSubject(companyId, readId(id, bar), bar), proposed: place }
}

function readId(id: number, other: Bar | undefined): string {
  return `${id} ${other?.key ?? ''}`
}
