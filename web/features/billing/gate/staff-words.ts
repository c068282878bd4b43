import { type Standing, type StandingFacts, standingOf } from '../standing/standing.ts'

/** Names the words that tell a member who may not subscribe what to ask an administrator for. */
export function staffWords(state: StandingFacts) {
  return words[standingOf(state)] ?? 'staff'
}

const words: Partial<Record<Standing, 'staffSuspended' | 'staffEnded'>> = {
  suspended: 'staffSuspended',
  ended: 'staffEnded',
}
