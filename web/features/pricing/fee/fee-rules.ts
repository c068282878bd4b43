import { feeProblems } from '@filao/domain/pricing/fee/checked-fee'
import { feeLabels } from '@filao/domain/pricing/fee/fee'
import { FeeCreation } from '@filao/domain/pricing/fee/fee.schema'
import type { FormInstance } from 'antd'
import type { z } from 'zod'
import { useLabels, useLanguage } from '#session/language'
import { schemaRules } from '#ui/form/schema-rules'

export type FeeValues = z.input<typeof FeeCreation>

/** Returns the labels and rules of the fields of a fee, with what its case asks for: an amount, its agencies. */
export function useFeeRules(form: FormInstance<FeeValues>) {
  const language = useLanguage()
  const rules = schemaRules(FeeCreation, useLabels(feeLabels), language)
  const field = (name: Parameters<typeof rules.field>[0]) => {
    const validator = async () => {
      const { kind, agencyId = null, toAgencyId = null, price, dailyPrice } = form.getFieldsValue(true) as FeeValues
      const fee = { kind, agencyId, toAgencyId, price: price ?? 0, dailyPrice: dailyPrice ?? 0 }
      const problem = feeProblems(fee).find(({ path }) => path === name)
      if (problem) throw new Error(problem.message[language])
    }
    const own = rules.field(name)
    return { ...own, rules: [...own.rules, { validator }] }
  }
  return { ...rules, field }
}

export type FeeRules = ReturnType<typeof useFeeRules>
