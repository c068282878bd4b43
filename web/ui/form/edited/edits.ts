import type { FetchQueryOptions } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cache } from '#api/cache'
import { isProblem } from '#api/problem'
import { versionOf } from '#api/versions'
import { changedValues, mayTake, overtaken } from './overtaken.ts'

/** A version of a record, with a form's values of it and what else the form's save decides on. */
export type EditedVersion = { version: string; values: Record<string, unknown> }

/** A record that a form changes, as it was read. */
export type Edits = EditedVersion & {
  /** The words for the values. */
  labels: Partial<Record<string, string>>
  readAgain: () => Promise<Edits>
}

/** Describes the record that a form changes, from the read that the form was filled from. */
export function editsOf<Stored extends object, Key extends readonly unknown[]>(
  read: FetchQueryOptions<Stored, Error, Stored, Key>,
  stored: Stored,
  valuesOf: (stored: Stored) => object,
  labels: Edits['labels'],
): Edits {
  return {
    version: versionOf(stored),
    values: { ...valuesOf(stored) },
    labels,
    readAgain: async () => editsOf(read, await cache.fetchQuery({ ...read, staleTime: 0 }), valuesOf, labels),
  }
}

/**
 * Saves a form on the version that it was filled from. A change that touches none of its values is no conflict and the
 * save is sent again; another one is a refusal that names the values, after which the next save replaces them. What
 * arrives while the form is open goes into fields that are still as they were filled. Values restored from a draft are
 * based on the version `from` which the draft began.
 */
export function useEdits<Values extends object, Answer>(
  form: FormInstance<Values>,
  edits: Edits | null | undefined,
  save: (values: Values, ifMatch: string) => Promise<Answer>,
  from: EditedVersion | null = null,
) {
  const { t } = useTranslation('ui')
  const base = useRef(edits && from ? { ...edits, ...from } : edits)
  const [newer, setNewer] = useState<object | null>(null)
  useEffect(() => {
    const then = base.current
    if (!edits || !then || edits.version === then.version) return
    const changed = changedValues(then, edits) ?? {}
    if (!mayTake(changed, then, form.getFieldsValue(true))) return
    base.current = edits
    form.setFieldsValue(changed as never)
  }, [edits, form])

  const saveOnVersion = async (values: Values): Promise<Answer> => {
    setNewer(null)
    const then = base.current
    try {
      return await save(values, then?.version ?? '*')
    } catch (refusal) {
      if (!then || !isProblem(refusal, 'stale')) throw refusal
      const now = await then.readAgain()
      base.current = now
      const changed = changedValues(then, now)
      if (!changed) return await save(values, now.version)
      setNewer(changed)
      throw overtaken(Object.keys(changed), now.labels, t)
    }
  }

  /** Puts what a colleague saved into the form; everything else that was typed stays. Null without a conflict. */
  const takeNewer =
    newer &&
    (() => {
      form.setFieldsValue(newer as never)
      const field = Object.keys(newer).find((name) => form.getFieldInstance(name as never))
      if (field) form.scrollToField(field as never, { focus: true, block: 'center' })
      else focusSubmit()
      setNewer(null)
    })
  const basedOn = (): EditedVersion | null =>
    base.current ? { version: base.current.version, values: base.current.values } : null
  return { save: saveOnVersion, takeNewer, basedOn }
}

/** Focuses the button that saves: a status has no field to focus, and the button that took it disappears. */
function focusSubmit(): void {
  document.activeElement?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus()
}
