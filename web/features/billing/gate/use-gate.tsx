import type { Resource } from '@filao/domain/billing/plan'
import { type ReactNode, useState } from 'react'
import { cache } from '#api/cache'
import { isProblem } from '#api/problem'
import { hasRoom } from '../plan/plan-choice.ts'
import { useBilling } from '../use-billing.ts'
import { UpgradePrompt } from './LazyUpgradePrompt.tsx'

/** What stands between a button and something that the plan limits. */
export type Gate = {
  /** Whether there is no room for one more, as far as is known. */
  isFull: boolean
  /** Shows the prompt; true once there is room and the person goes on, false where they do not. */
  ask: (adding?: number) => Promise<boolean>
  /** Saves; where the server finds no room, asks, and saves again once there is. */
  through: <Answer>(save: () => Promise<Answer>) => Promise<Answer>
  /** To be rendered beside what is gated. */
  prompt: ReactNode
}

type Question = { adding: number; answer: (goesOn: boolean) => void }

/** Asks whether the plan has room for more of something and, where it has none, offers the next plan up. */
export function useGate(resource: Resource): Gate {
  const { data: state } = useBilling()
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = async (adding = 1) => {
    // What is known may be older than the refusal.
    await cache.invalidateQueries({ queryKey: ['billing'] })
    return await new Promise<boolean>((answer) => setQuestion({ adding, answer }))
  }
  const through: Gate['through'] = async (save) => {
    try {
      return await save()
    } catch (error) {
      if (isProblem(error, 'plan_limit') && (await ask(Number(error.data.adding) || 1))) return await through(save)
      throw error
    }
  }
  const close = (goesOn: boolean) => {
    question?.answer(goesOn)
    setQuestion(null)
  }
  return {
    isFull: state !== undefined && !hasRoom(state, resource),
    ask,
    through,
    prompt: question && <UpgradePrompt resource={resource} adding={question.adding} onClose={close} />,
  }
}
