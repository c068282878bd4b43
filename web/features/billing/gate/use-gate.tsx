import type { Resource } from '@filao/domain/billing/plan'
import { type ReactNode, useState } from 'react'
import { cache } from '#api/cache'
import { isProblem } from '#api/problem'
import { useBilling } from '../phase/use-billing.ts'
import { hasRoom } from '../plan/plan-choice.ts'
import { UpgradePrompt } from './LazyUpgradePrompt.tsx'

/** Guards the creation of something limited by the plan. */
export type Gate = {
  /** True when there is no room for one more, according to the data read last. */
  isFull: boolean
  /** Shows the prompt. Resolves to true once there is room and the user goes on, to false when the user does not. */
  ask: (adding?: number) => Promise<boolean>
  /** Saves; when the server finds no room, shows the prompt, and saves again once there is room. */
  through: <Answer>(save: () => Promise<Answer>) => Promise<Answer>
  /** Must be rendered beside the guarded control. */
  prompt: ReactNode
}

type Question = { adding: number; answer: (goesOn: boolean) => void }

/** Checks the plan's room for one more item and, when there is none, offers the next plan up. */
export function useGate(resource: Resource): Gate {
  const { data: state } = useBilling()
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = async (adding = 1) => {
    // The server has just refused, so the cached state may be stale.
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
