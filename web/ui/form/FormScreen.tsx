import { Button, Form, type FormInstance } from 'antd'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Notice } from '../feedback/Notice.tsx'
import { useToast } from '../feedback/toast.ts'
import type { Edits } from './edited/edits.ts'
import { FormSummary } from './FormSummary.tsx'
import { FillContext } from './fill.ts'
import { type FieldNames, useFormAction } from './form-action.ts'
import { goOn } from './go-on.ts'
import { useSaveShortcut } from './save-shortcut.ts'
import { type Draft, useDraft, useUnsavedGuard } from './unsaved.ts'
import './FormScreen.css'

type Props<Values extends object, Answer> = {
  initialValues: Partial<Values>
  /** The record that the form changes: a save that would undo a colleague's is refused. */
  edits?: Edits | null
  /**
   * Sends the values, with the version that they are based on; a thrown `ApiProblem` is shown under its fields or above
   * the form.
   */
  save: (values: Values, ifMatch: string) => Promise<Answer>
  /** Runs after saving and its toast: usually navigates. */
  onSaved?: (response: Answer) => unknown
  /** The target of Cancel. */
  backTo: string
  /** The form's names of the body's fields, where they differ. */
  fieldOf?: FieldNames
  /** The text of the toast, or null for none; generic when undefined. */
  savedText?: string | ((response: Answer) => string | null | undefined)
  /** The label of the button; Save by default. */
  saveText?: string
  form?: FormInstance<Values>
  /** True when typed values are stored on this device at once: leaving loses nothing, and asks nothing. */
  isKept?: boolean
  /** True when the record cannot be taken back: Enter in a field then moves to the next one instead of sending it. */
  isFinal?: boolean
  onValuesChange?: (changed: Partial<Values>, all: Values) => void
  /** Buttons beside Save and Cancel, such as Delete. */
  extra?: ReactNode
  /** `FormGroup`s. */
  children: ReactNode
}

/**
 * A form as a screen: groups in one column, or two on a wide screen, a summary of the errors on top, Save and Cancel
 * always in view.
 */
export function FormScreen<Values extends object, Answer>(props: Props<Values, Answer>) {
  const { t } = useTranslation('ui')
  const toast = useToast()
  const navigate = useNavigate()
  const [form] = Form.useForm<Values>(props.form)
  const [dirty, setDirty] = useState(false)
  const draft = useDraft(form, { onRestore: () => setDirty(true) })
  useNamedField(form)
  const guard = useRef<Guard>(null)
  const action = useFormAction(
    form,
    props.save,
    async (response) => {
      setDirty(false)
      guard.current?.saved()
      const words = typeof props.savedText === 'function' ? props.savedText(response) : props.savedText
      if (words) toast.success(words)
      else if (words === undefined) toast.saved()
      await props.onSaved?.(response)
    },
    { fieldOf: props.fieldOf, edits: props.edits, from: draft?.basedOn ?? null },
  )
  useSaveShortcut(form.submit)
  const fill = (values: object) => {
    form.setFieldsValue(values as never)
    setDirty(true)
  }
  return (
    <div className="form-frame">
      <UnsavedGuard
        draft={() => ({ values: form.getFieldsValue(true), basedOn: action.basedOn() })}
        dirty={dirty && !props.isKept}
        guard={guard}
      />
      <Form
        form={form}
        className="form-screen"
        layout="vertical"
        requiredMark
        scrollToFirstError={false}
        initialValues={props.initialValues}
        {...(props.isFinal && { onKeyDown: goOn })}
        // The browser scrolls a text area only to its cursor, and leaves its rest under the bar.
        onKeyUp={({ key, target }) => {
          if (key === 'Tab' && target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' })
        }}
        onValuesChange={(changed, all) => {
          setDirty(true)
          props.onValuesChange?.(changed, all)
        }}
        {...action.handlers}
      >
        {draft && <Notice type="info" title={t('form.restored')} description={t('form.restoredText')} />}
        <FormSummary form={form} action={action} />
        <FillContext value={fill}>{props.children}</FillContext>
        <div className="form-bar">
          <Button type="primary" htmlType="submit" loading={action.pending}>
            {props.saveText ?? t('save')}
          </Button>
          <Button onClick={() => navigate(props.backTo)}>{t('cancel')}</Button>
          {props.extra && <div className="form-bar-extra">{props.extra}</div>}
        </div>
      </Form>
    </div>
  )
}

type GroupProps = {
  title?: string
  /** The purpose of the fields, in a sentence. */
  hint?: string
  children: ReactNode
}

/** A labelled group of fields. */
export function FormGroup({ title, hint, children }: GroupProps) {
  return (
    <section className="form-group">
      {title && <h2>{title}</h2>}
      {hint && <p className="form-hint">{hint}</p>}
      {children}
    </section>
  )
}

type Guard = ReturnType<typeof useUnsavedGuard>

/**
 * Guards a form's values. The router draws it again as soon as it is registered: apart, the form is not drawn with it.
 */
function UnsavedGuard(props: { draft: () => Draft; dirty: boolean; guard: RefObject<Guard | null> }) {
  const { draft, dirty, guard } = props
  guard.current = useUnsavedGuard(draft, dirty)
  return null
}

/** Focuses the field that the address names: `/customer/edit/4#siren`. */
function useNamedField(form: FormInstance): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) form.scrollToField(hash.slice(1), { focus: true, block: 'center' })
  }, [form, hash])
}
