import type { FormInstance } from 'antd'
import { useState } from 'react'
import { ApiProblem } from '#api/problem'

export type FormAction<Values> = {
  submit: (values: Values) => Promise<void>
  pending: boolean
  /** What the server refused as a whole, or what kept it from answering; not what stands under a field. */
  problem: unknown
}

/**
 * Sends a form: while it is under way a second submit does nothing; refused fields get the server's sentence, everything
 * else becomes `problem`; what was typed stays.
 */
export function useFormAction<Values extends object, Answer>(
  form: FormInstance<Values>,
  save: (values: Values) => Promise<Answer>,
  onSaved: (answer: Answer) => unknown,
): FormAction<Values> {
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const submit = async (values: Values) => {
    if (pending) return
    setPending(true)
    setProblem(null)
    try {
      await onSaved(await save(values))
    } catch (error) {
      if (!showUnderFields(form, error)) setProblem(error)
    } finally {
      setPending(false)
    }
  }
  return { submit, pending, problem }
}

/** Puts the refused fields' sentences under their fields. False where one has no field on the screen. */
export function showUnderFields<Values>(form: FormInstance<Values>, error: unknown): boolean {
  if (!(error instanceof ApiProblem) || !error.errors.length) return false
  const fields = error.errors.map(({ path, message }) => ({ name: namePath(path), errors: [message] }))
  const shown = fields.filter(({ name }) => form.getFieldInstance(name as never) !== undefined)
  form.setFields(shown as unknown as Parameters<typeof form.setFields>[0])
  if (shown[0]) form.scrollToField(shown[0].name as never, { focus: true, block: 'nearest' })
  return shown.length === fields.length
}

/** `openingHours.0.openTimeMinutes` as antd names it. */
export function namePath(path: string): (string | number)[] {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
