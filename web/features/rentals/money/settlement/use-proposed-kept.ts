import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { FormInstance } from 'antd'
import { useEffect, useRef } from 'react'
import { proposedKept, type SettlementValues } from './settlement-values.ts'
import type { Proposals } from './use-proposals.ts'

/** Fills the kept part of the deposit and its reason as the charges change, until the agent enters other ones. */
export function useProposedKept(
  form: FormInstance<SettlementValues>,
  rental: Rental,
  proposals: Proposals,
  values: SettlementValues,
): void {
  const { keptDepositAmount, keptReason } = proposedKept(rental, proposals, values)
  const last = useRef({ keptDepositAmount, keptReason })
  useEffect(() => {
    const next = { keptDepositAmount, keptReason }
    for (const name of ['keptDepositAmount', 'keptReason'] as const) {
      const isOwn = (form.getFieldValue(name) ?? null) !== last.current[name]
      if (!isOwn) form.setFieldValue(name, next[name])
    }
    last.current = next
  }, [form, keptDepositAmount, keptReason])
}
