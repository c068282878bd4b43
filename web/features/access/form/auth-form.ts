import { passwordWeakness } from '@filao/domain/access/weak-password'
import { type SubmitEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiProblem } from '#api/problem'
import { useLanguage } from '#session/language'

type Values = Record<string, string>

/**
 * Handles a form of one or two fields: validates them, sends one request at a time, and keeps the typed values after a
 * failure. `errors` are by field; `problem` is the server's refusal.
 */
export function useAuthForm(send: (values: Values) => Promise<unknown>) {
  const check = useCheck()
  const [errors, setErrors] = useState<Values>({})
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    const found = check(event.currentTarget, values)
    setErrors(found)
    setProblem(null)
    const [first] = Object.keys(found)
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    setPending(true)
    try {
      await send(values)
    } catch (error) {
      const refused = error instanceof ApiProblem ? error : new ApiProblem('internal', 0)
      // An address that is taken or unknown is shown above the form, with a way on.
      const fields = refused.code === 'validation' ? refused.errors : []
      setErrors(Object.fromEntries(fields.map(({ path, message }) => [path, message])))
      setProblem(fields.length > 0 ? null : refused)
    } finally {
      setPending(false)
    }
  }
  return { errors, problem, pending, props: { ref: form, onSubmit, noValidate: true } }
}

/** Returns the error of each field, in the generic words of the product. */
function useCheck() {
  const { t } = useTranslation('access')
  const language = useLanguage()
  const error = (name: string, value: string, field: string): string | null => {
    if (!value.trim()) return t('required', { field })
    if (name === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim())) return t('emailFormat', { field })
    return null
  }
  return (form: HTMLFormElement, values: Values): Values => {
    const found = Object.entries(values).map(([name, value]) => {
      const input = form.elements.namedItem(name)
      const label = input instanceof HTMLInputElement ? (input.labels?.[0]?.textContent ?? name) : name
      const minLength = input instanceof HTMLInputElement ? input.minLength : -1
      const short = value.length < minLength ? t('passwordLength', { field: label }) : null
      const weakness = minLength > 0 && !short ? passwordWeakness(value, null) : null
      return [name, weakness?.sentence[language] ?? error(name, value, label) ?? short]
    })
    return Object.fromEntries(found.filter(([, message]) => message))
  }
}
