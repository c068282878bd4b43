import { topLevel } from '@filao/domain/kernel/top-level'
import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { hasResponse, openAttempts } from './attempt.ts'
import { cacheResponse, markStale } from './cache.ts'
import { call } from './call.ts'
import type { AnyInput, Call, CallInput, ResponseOf } from './input.ts'
import { forgetOwnWrite, rememberOwnWrite } from './own-writes.ts'
import type { ApiProblem } from './problem.ts'
import { withProgress } from './upload.ts'

type Options<E extends Call> = Omit<UseMutationOptions<ResponseOf<E>, ApiProblem, CallInput<E>>, 'mutationFn'>

/** Shared by all screens: a file whose upload failed in one may be sent again from another. */
const uploads = openAttempts()

/**
 * Sends a write of the contract, then caches its response and marks the reads under the same top-level path stale.
 * Sending the same input again after a lost response reuses the Idempotency-Key, so that nothing is written twice.
 */
export function useAction<E extends Call>(endpoint: E, options: Options<E> = {}) {
  const [own] = useState(openAttempts)
  return useMutation<ResponseOf<E>, ApiProblem, CallInput<E>>({
    ...options,
    mutationFn: async (input) => {
      const attempts = input.form ? uploads : own
      const key = attempts.begin(endpoint, input as AnyInput)
      if (endpoint.method === 'DELETE') uploads.forgetDeleted(endpoint, input as AnyInput)
      rememberOwnWrite(key)
      try {
        const { onProgress } = input
        const response = await call(endpoint, {
          ...input,
          idempotencyKey: key,
          ...(onProgress && { transport: withProgress(onProgress) }),
        })
        attempts.end(key)
        cacheResponse(endpoint, input as AnyInput, response)
        markStale(topLevel(endpoint.path))
        return response
      } catch (error) {
        attempts.end(key, error)
        if (!hasResponse(error)) {
          // The write may have been done. Screens that read again show it, so that nobody repeats it.
          forgetOwnWrite(key)
          markStale(topLevel(endpoint.path))
        }
        throw error
      }
    },
  })
}
