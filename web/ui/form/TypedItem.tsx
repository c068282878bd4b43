import type { Sentence } from '@filao/domain/kernel/language'
import { Form, type FormItemProps, type FormRule } from 'antd'
import { useEffect, useMemo, useRef } from 'react'
import { useLanguage } from '#session/language'
import { nameField, RefusalContext } from '../feedback/refusals.ts'

type Props = FormItemProps & {
  /** Called when a check finds text that is not understood. */
  onRefused?: () => void
}

/**
 * A Form.Item of typed dates, times, amounts and readings. Text that is not understood is refused like any wrong value,
 * and nothing is saved. The list of errors above the form names the field.
 */
export function TypedItem({ rules = [], onRefused, ...item }: Props) {
  const language = useLanguage()
  const form = Form.useFormInstance()
  useEffect(() => nameField(form, item.name, item.label), [form, item.name, item.label])
  const refusals = useRef(new Map<string, Sentence>())
  const isShown = !item.noStyle
  const context = useMemo(
    () => ({
      report: (key: string, refusal: Sentence | null) => {
        if (refusal) refusals.current.set(key, refusal)
        else refusals.current.delete(key)
      },
      isShown,
    }),
    [isShown],
  )
  const understood: FormRule = {
    validator: async () => {
      const [refusal] = refusals.current.values()
      if (!refusal) return
      onRefused?.()
      throw new Error(refusal[language])
    },
  }
  return (
    <RefusalContext value={context}>
      <Form.Item {...item} rules={[understood, ...rules]} validateFirst />
    </RefusalContext>
  )
}
