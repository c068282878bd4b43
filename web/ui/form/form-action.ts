import type { FormInstance } from 'antd'
import { useRef, useState } from 'react'
import { ApiProblem } from '#api/problem'
import { type EditedVersion, type Edits, useEdits } from './edited/edits.ts'
import { useHeldFields } from './held-fields.ts'
import { useLeaveAtClick } from './leave-at-click.ts'

type FormAction<Values> = {
  /** For antd's `Form`. */
  handlers: ReturnType<typeof useLeaveAtClick> & {
    ref: ReturnType<typeof useHeldFields>
    onFinish: (values: Values) => Promise<void>
    onFinishFailed: () => void
    /** The form says what is wrong, in the user's language: the browser does not. */
    noValidate: true
  }
  pending: boolean
  /** The server's refusal of the whole, or the lost response; not the errors shown under a field. */
  problem: unknown
  /** The number of times the form's own rules or the server refused. */
  refused: number
  /** Puts what a colleague saved meanwhile into the form; null where that is not why the save was refused. */
  takeNewer: (() => void) | null
  /** Returns the version of the record that the values are based on; null without a record. */
  basedOn: () => EditedVersion | null
}

/** The form's names of fields whose names differ in the body. */
export type FieldNames = Record<string, string>

type Options = {
  fieldOf?: FieldNames | undefined
  /** The record that the form changes: the save is refused when a colleague has changed the same values since. */
  edits?: Edits | null | undefined
  /** The version that values restored from a draft are based on. */
  from?: EditedVersion | null
}

type Fields = Pick<FormInstance, 'getFieldsError' | 'setFields'>

/**
 * Sends a form: its fields hold still and a second submit does nothing meanwhile, refused fields get the server's
 * sentence, any other failure becomes `problem`, and typed values stay.
 */
export function useFormAction<Values extends object, Answer>(
  form: FormInstance<Values>,
  save: (values: Values, ifMatch: string) => Promise<Answer>,
  onSaved: (response: Answer) => unknown,
  { fieldOf = {}, edits, from = null }: Options = {},
): FormAction<Values> {
  const [pending, setPending] = useState(false)
  const isSending = useRef(false)
  const [problem, setProblem] = useState<unknown>(null)
  const [refused, setRefused] = useState(0)
  const ref = useHeldFields(pending)
  const leaving = useLeaveAtClick()
  const edited = useEdits(form, edits, save, from)
  const countRefusal = () => setRefused((times) => times + 1)
  // The refusal of an earlier submit says nothing about this one, which was not sent.
  const onFinishFailed = () => {
    setProblem(null)
    countRefusal()
  }
  const onFinish = async (values: Values) => {
    // Two key presses or clicks may come before `pending` is drawn.
    if (isSending.current) return
    isSending.current = true
    setPending(true)
    setProblem(null)
    try {
      await onSaved(await edited.save(values))
    } catch (error) {
      if (!showUnderFields(form, error, fieldOf)) setProblem(error)
      countRefusal()
    } finally {
      isSending.current = false
      setPending(false)
    }
  }
  const takeNewer =
    edited.takeNewer &&
    (() => {
      edited.takeNewer?.()
      setProblem(null)
    })
  const handlers = { ref, ...leaving, onFinish, onFinishFailed, noValidate: true } as const
  return { handlers, pending, problem, refused, takeNewer, basedOn: edited.basedOn }
}

/**
 * Shows the refused fields' sentences under their fields, or under the list or group that holds them; a sentence shared
 * by several fields is shown once. Returns false if one has no field on the screen.
 */
export function showUnderFields(form: Fields, error: unknown, fieldOf: FieldNames = {}): boolean {
  if (!(error instanceof ApiProblem) || !error.errors.length) return false
  const known = new Set(form.getFieldsError().map(({ name }) => name.join('.')))
  const shown = new Map<string, string[]>()
  for (const { path, message } of error.errors) {
    const field = fieldAt(fieldOf[path] ?? path, known)
    const isSaid = [...shown.values()].some((messages) => messages.includes(message))
    if (field && !isSaid) shown.set(field, [...(shown.get(field) ?? []), message])
  }
  form.setFields([...shown].map(([field, errors]) => ({ name: namePath(field) as never, errors })))
  const said = new Set([...shown.values()].flat())
  return error.errors.every(({ message }) => said.has(message))
}

/** Returns the form's field at a path, or the closest one around it. */
function fieldAt(path: string, known: ReadonlySet<string>): string | undefined {
  const parts = path.split('.')
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('.')).find((name) => known.has(name))
}

/** Converts `openingHours.0.openTimeMinutes` to antd's field name. */
export function namePath(path: string): (string | number)[] {
  return path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
}
