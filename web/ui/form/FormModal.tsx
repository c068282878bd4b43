import { Form, type FormInstance, Modal } from 'antd'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusBack } from '../feedback/focus-back.ts'
import { Notice } from '../feedback/Notice.tsx'
import type { Edits } from './edited/edits.ts'
import { FormSummary } from './FormSummary.tsx'
import { useFormAction } from './form-action.ts'
import { useGoneWindow } from './gone-window.ts'
import { useLeaveAtClick } from './leave-at-click.ts'
import { useSaveShortcut } from './save-shortcut.ts'
import { useUnsavedClose, useWindowDraft } from './unsaved.ts'
import './FormModal.css'

type Props<Values extends object> = {
  /** Keeps the fields' ids apart from those of the screen behind. */
  name: string
  form: FormInstance<Values>
  title: string
  confirm: string
  /** The label of the other button; Cancel by default. */
  dismiss?: string
  initialValues: Partial<Values>
  /** The record that the form changes: a save that would undo a colleague's is refused. */
  edits?: Edits | null
  save: (values: Values, ifMatch: string) => Promise<unknown>
  /**
   * Returns false while something that the save decides on is not shown yet: Enter is then left to the next one. The
   * button saves in any case.
   */
  mayConfirm?: () => boolean
  onSaved?: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * Shows a short form for one decision in a window over the screen. Typed values stay after a refusal, and are there
 * again when the session ended and the window is opened for the same first values.
 */
export function FormModal<Values extends object>(props: Props<Values>) {
  const { t } = useTranslation('ui')
  const { form, onClose } = props
  const fields = useRef<HTMLDivElement>(null)
  const focus = useFocusBack()
  const saved = () => {
    gone.left()
    focus.savedFrom()
    props.onSaved?.()
    onClose()
  }
  const action = useFormAction(form, props.save, saved, { edits: props.edits })
  const kept = useWindowDraft(form, `${props.name} ${JSON.stringify(props.initialValues)}`)
  const gone = useGoneWindow(props.title, kept.isTyped && !action.pending)
  const close = useUnsavedClose({ isFieldsTouched: () => kept.isTyped }, () => {
    gone.left()
    onClose()
  })
  const submit = () => {
    if (props.mayConfirm?.() ?? true) form.submit()
  }
  useSaveShortcut(submit)
  const leaving = useLeaveAtClick()
  return (
    <Modal
      open
      width={520}
      className="form-window"
      title={props.title}
      okText={props.confirm}
      cancelText={props.dismiss ?? t('cancel')}
      confirmLoading={action.pending}
      mask={{ closable: false }}
      wrapProps={leaving}
      onOk={form.submit}
      onCancel={close}
      afterOpenChange={(isOpen) => isOpen && firstField(fields.current)?.focus()}
    >
      <div ref={fields}>
        <Form
          form={form}
          name={props.name}
          layout="vertical"
          scrollToFirstError={false}
          initialValues={props.initialValues}
          onValuesChange={kept.onValuesChange}
          {...action.handlers}
          // Enter in a field saves, unless the field handles it; the window's button is outside the form.
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
            // Prevents the browser's own submit of a form with one field.
            event.preventDefault()
            submit()
          }}
        >
          {kept.draft && <Notice type="info" title={t('form.restored')} description={t('form.restoredText')} />}
          <FormSummary form={form} action={action} />
          {props.children}
        </Form>
      </div>
    </Modal>
  )
}

/**
 * Returns the field to focus first: a choice that opens the form and is not made yet, an amount, or the first field.
 */
function firstField(fields: HTMLElement | null) {
  const find = (selector: string) => fields?.querySelector<HTMLInputElement>(selector)
  const first = find('input:enabled, textarea')
  const isChoice = first?.type === 'radio' && !find(`input[name="${first.name}"]:checked`)
  return isChoice ? first : (find('input[inputmode="decimal"]:enabled') ?? first)
}
