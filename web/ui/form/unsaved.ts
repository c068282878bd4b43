import type { FormInstance } from 'antd'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Location, useBlocker, useLocation } from 'react-router'
import { confirm } from '../popups/popups.ts'
import { registerDraft, takeDraft } from './draft.ts'
import type { EditedVersion } from './edited/edits.ts'

/**
 * Asks before a link or a closed tab loses unsaved changes, and stores the `values` when the session ends. `saved()`
 * lets the next navigation through.
 */
export function useUnsavedGuard(values: () => unknown, dirty: boolean): { saved: () => void } {
  const question = useLeaveQuestion()
  const { pathname } = useLocation()
  const through = useRef(false)
  const latest = useRef(values)
  latest.current = values
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !through.current && currentLocation.pathname !== nextLocation.pathname && !isSessionLost(nextLocation),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const left = new AbortController()
    const responses = { onOk: () => blocker.proceed(), onCancel: () => blocker.reset() }
    confirm({ ...question, ...responses }, left.signal).catch(() => blocker.reset())
    return () => left.abort()
  }, [blocker, question])
  useEffect(() => {
    if (!dirty) return
    through.current = false
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    const forget = registerDraft(pathname, () => latest.current())
    return () => {
      removeEventListener('beforeunload', ask)
      forget()
    }
  }, [dirty, pathname])
  return {
    saved: () => {
      through.current = true
    },
  }
}

/**
 * Returns what closes a window with a form: it asks first where something was typed, and stays open when the answer is
 * to stay.
 */
export function useUnsavedClose(form: Pick<FormInstance, 'isFieldsTouched'>, onClose: () => void): () => Promise<void> {
  const question = useLeaveQuestion()
  const isAsked = useRef(false)
  return async () => {
    if (!form.isFieldsTouched()) return onClose()
    if (isAsked.current) return
    isAsked.current = true
    const isLeft = await confirm(question).catch(() => false)
    isAsked.current = false
    if (isLeft) onClose()
  }
}

/**
 * Stores what is typed in a window when the session ends, and restores it when a window of the same name opens on the
 * same screen. The name tells records apart: a draft knows nothing of what colleagues save meanwhile.
 */
export function useWindowDraft<Values extends object>(form: FormInstance<Values>, name: string) {
  const { pathname } = useLocation()
  const [path] = useState(`${pathname}#${name}`)
  const [isTyped, setTyped] = useState(false)
  const draft = useDraft(form, { path, onRestore: () => setTyped(true) })
  useEffect(
    () => (isTyped ? registerDraft(path, () => ({ values: form.getFieldsValue(true) })) : undefined),
    [isTyped, path, form],
  )
  return { draft, isTyped, onValuesChange: () => setTyped(true) }
}

/** Returns the question before unsaved changes are lost. */
export function useLeaveQuestion() {
  const { t } = useTranslation('ui')
  return useMemo(
    () => ({
      title: t('leave.title'),
      content: t('leave.text'),
      okText: t('leave.leave'),
      okButtonProps: { danger: true },
      cancelText: t('leave.stay'),
    }),
    [t],
  )
}

function isSessionLost({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'sessionLost' in state
}

/** The values typed when the session ended. */
export type Draft<Values = object> = {
  values: Values
  /** The version of the record that they are based on. */
  basedOn?: EditedVersion | null
  /** Names the record on a screen that shows several under one path. */
  record?: string
}

/**
 * Restores the values typed when the session ended during this form, and returns them. Those of another `record` are
 * dropped. A window's draft has a `path` of its own.
 */
export function useDraft<Values extends object>(
  form: FormInstance<Values>,
  { path, record, onRestore }: { path?: string; record?: string; onRestore?: () => void } = {},
): Draft<Values> | null {
  const { pathname } = useLocation()
  const [draft] = useState(() => {
    const taken = takeDraft(path ?? pathname) as Draft<Values> | null
    return taken?.record === record ? taken : null
  })
  const restore = useRef(onRestore)
  useEffect(() => {
    if (!draft) return
    form.setFieldsValue(draft.values as never)
    restore.current?.()
  }, [draft, form])
  return draft
}
