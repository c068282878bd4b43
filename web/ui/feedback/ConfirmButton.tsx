import { Button, type ButtonProps, Popconfirm } from 'antd'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFocusHome } from './focus-home.ts'
import { useToast } from './toast.ts'

type Props = Omit<ButtonProps, 'onClick'> & {
  /** The question; by default it asks to delete this item. */
  question?: string | undefined
  /** The label of the confirming button. */
  confirm?: string
  /** The label of the other button; Cancel by default. */
  dismiss?: string
  /** Runs the action. A failure is shown in words. */
  onConfirm: () => Promise<unknown>
}

/**
 * A button that asks before an action that cannot be undone. Where the action removes the button, the focus goes to the
 * list or section around it.
 */
export function ConfirmButton({ question, confirm, dismiss, onConfirm, ...button }: Props) {
  const { t } = useTranslation('ui')
  const toast = useToast()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [pending, setPending] = useState(false)
  useFocusHome(opener)
  const act = async () => {
    setPending(true)
    await onConfirm().catch(toast.problem)
    setPending(false)
  }
  return (
    <Popconfirm
      title={<Question id={id}>{question ?? t('deleteQuestion')}</Question>}
      okText={confirm ?? t('delete')}
      cancelText={dismiss ?? t('cancel')}
      okButtonProps={{ danger: button.danger ?? true, loading: pending }}
      cancelButtonProps={{ 'aria-describedby': id }}
      destroyOnHidden
      onOpenChange={(isOpen) => {
        if (!isOpen && document.activeElement?.closest('.ant-popover')) opener.current?.focus({ preventScroll: true })
      }}
      onConfirm={act}
      onPopupClick={(event) => event.stopPropagation()}
    >
      <Button danger ref={opener} {...button} loading={pending} />
    </Popconfirm>
  )
}

/**
 * Shows the question, and gives the focus to its harmless answer: it is at the end of the page. The page stays where it
 * is, because the question moves beside its button only after this.
 */
function Question({ id, children }: { id: string; children: ReactNode }) {
  const text = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    text.current?.closest('.ant-popover')?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  return (
    <span id={id} ref={text}>
      {children}
    </span>
  )
}
