import { type Phase, type PhaseFacts, phaseOf } from '../phase/phase.ts'

/** Names the words that tell a member who may not subscribe what to ask an administrator for. */
export function staffMessage(state: PhaseFacts) {
  return words[phaseOf(state)] ?? 'staff'
}

const words: Partial<Record<Phase, 'staffSuspended' | 'staffEnded'>> = {
  suspended: 'staffSuspended',
  ended: 'staffEnded',
}
