import { topLevel } from '@filao/domain/kernel/endpoint'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { keepAnswer, markStale } from './cache.ts'
import { call } from './call.ts'
import type { Answer, AnyInput, Call, CallInput } from './input.ts'
import { rememberOwnWrite } from './own-writes.ts'
import { ApiProblem } from './problem.ts'
import { withProgress } from './upload.ts'

type Options<E extends Call> = Omit<UseMutationOptions<Answer<E>, ApiProblem, CallInput<E>>, 'mutationFn'>

/**
 * A write of the contract. On success its answer is kept and the reads under the same top-level path are marked stale.
 * Sending the same input again after a lost answer carries the same Idempotency-Key, so that nothing is written twice.
 */
export function useAction<E extends Call>(endpoint: E, options: Options<E> = {}) {
  const attempt = useRef<Attempt>(null)
  return useMutation<Answer<E>, ApiProblem, CallInput<E>>({
    ...options,
    mutationFn: async (input) => {
      attempt.current = attemptFor(attempt.current, input as AnyInput)
      rememberOwnWrite(attempt.current.key)
      try {
        const { onProgress } = input
        const answer = await call(endpoint, {
          ...input,
          idempotencyKey: attempt.current.key,
          ...(onProgress && { transport: withProgress(onProgress) }),
        })
        attempt.current = null
        keepAnswer(endpoint, input as AnyInput, answer)
        markStale(topLevel(endpoint.path))
        return answer
      } catch (error) {
        if (isAnswered(error)) attempt.current = null
        throw error
      }
    },
  })
}

type Attempt = { key: string; sent: string; form: FormData | undefined } | null

/** The attempt this input belongs to: the one under way when the same is sent again, else a new one. */
export function attemptFor(last: Attempt, { params, query, body, form }: AnyInput): NonNullable<Attempt> {
  const sent = JSON.stringify([params, query, body])
  return last?.sent === sent && last.form === form ? last : { key: randomKey(), sent, form }
}

/** `crypto.randomUUID` is missing where the page comes over plain http, as from a computer in the shop. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A refusal is an answer: the next submit is a new one. Without an answer nobody knows whether it was written. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiProblem && error.status > 0 && error.status < 500
}
