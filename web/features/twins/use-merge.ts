import type { Comparison } from '@filao/domain/twins/merge.schema'
import type { MergedField } from '@filao/domain/twins/merged-fields'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '#api/action'
import { mergeCustomers } from '#api/calls'
import { ApiProblem } from '#api/problem'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { type Choices, toFields } from './merge-choices.ts'

/**
 * The state of a merge: who is kept, and whose values. A colleague's change of either shows the present values, and
 * keeps the choices.
 */
export function useMerge({ customer, other, version }: Comparison, reload: () => Promise<unknown>) {
  const { t } = useTranslation('twins')
  const { companyId } = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const action = useAction(mergeCustomers)
  const [keptId, setKeptId] = useState(customer.id)
  const [choices, setChoices] = useState<Choices>({})
  const [problem, setProblem] = useState<unknown>(null)
  const [isOvertaken, setOvertaken] = useState(false)
  const [kept, merged] = keptId === customer.id ? [customer, other] : [other, customer]
  const submit = async () => {
    setProblem(null)
    setOvertaken(false)
    const body = { customerId: merged.id, fields: toFields(choices, kept.id), version }
    try {
      await action.mutateAsync({ params: { companyId, id: kept.id }, body })
      toast.success(t('comparison.done'))
      navigate(paths.customer(kept.id), { replace: true })
    } catch (error) {
      const isChanged = error instanceof ApiProblem && 'comparison' in error.data
      if (isChanged) await reload()
      setOvertaken(isChanged)
      if (!isChanged) setProblem(error)
    }
  }
  return {
    kept,
    merged,
    choices,
    problem,
    isOvertaken,
    submit,
    pending: action.isPending,
    swap: () => setKeptId(merged.id),
    choose: (field: MergedField, of: number | 'both') => setChoices((before) => ({ ...before, [field]: of })),
  }
}
