import { Button, type ButtonProps, Popconfirm } from 'antd'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
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

/** A button that asks before an action that cannot be undone. */
export function ConfirmButton({ question, confirm, dismiss, onConfirm, ...button }: Props) {
  const { t } = useTranslation('ui')
  const toast = useToast()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [pending, setPending] = useState(false)
  const act = async () => {
    setPending(true)
    await onConfirm().catch(toast.problem)
    setPending(false)
  }
  return (
    <Popconfirm
      title={<span id={id}>{question ?? t('deleteQuestion')}</span>}
      okText={confirm ?? t('delete')}
      cancelText={dismiss ?? t('cancel')}
      okButtonProps={{ danger: true, loading: pending }}
      // The question is at the end of the page: keyboard users get the focus there, on the harmless answer.
      cancelButtonProps={{ autoFocus: true, 'aria-describedby': id }}
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
