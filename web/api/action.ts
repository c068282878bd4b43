import { topLevel } from '@filao/domain/kernel/endpoint'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { type Attempt, attemptFor, isAnswered } from './attempt.ts'
import { keepAnswer, markStale } from './cache.ts'
import { call } from './call.ts'
import type { Answer, AnyInput, Call, CallInput } from './input.ts'
import { forgetOwnWrite, rememberOwnWrite } from './own-writes.ts'
import type { ApiProblem } from './problem.ts'
import { withProgress } from './upload.ts'

type Options<E extends Call> = Omit<UseMutationOptions<Answer<E>, ApiProblem, CallInput<E>>, 'mutationFn'>

/**
 * Sends a write of the contract, then caches its response and marks the reads under the same top-level path stale.
 * Sending the same input again after a lost response reuses the Idempotency-Key, so that nothing is written twice.
 */
export function useAction<E extends Call>(endpoint: E, options: Options<E> = {}) {
  const attempt = useRef<Attempt>(null)
  return useMutation<Answer<E>, ApiProblem, CallInput<E>>({
    ...options,
    mutationFn: async (input) => {
      attempt.current = attemptFor(attempt.current, input as AnyInput)
      const { key } = attempt.current
      rememberOwnWrite(key)
      try {
        const { onProgress } = input
        const answer = await call(endpoint, {
          ...input,
          idempotencyKey: key,
          ...(onProgress && { transport: withProgress(onProgress) }),
        })
        attempt.current = null
        keepAnswer(endpoint, input as AnyInput, answer)
        markStale(topLevel(endpoint.path))
        return answer
      } catch (error) {
        if (isAnswered(error)) attempt.current = null
        else {
          // The write may have been done. Screens that read again show it, so that nobody repeats it.
          forgetOwnWrite(key)
          markStale(topLevel(endpoint.path))
        }
        throw error
      }
    },
  })
}
