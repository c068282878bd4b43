import { Button, type ButtonProps, Popconfirm } from 'antd'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from './toast.ts'

type Props = Omit<ButtonProps, 'onClick'> & {
  /** What is asked; by default whether to delete this item. */
  question?: string
  /** The word of the button that does it. */
  confirm?: string
  /** The word of the button that does not; Cancel otherwise. */
  dismiss?: string
  /** Does it. A failure is told in words. */
  onConfirm: () => Promise<unknown>
}

/** A button that asks before it does something that cannot be undone. */
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
      // The question stands at the end of the page: whoever asked by the keys is led there, to the answer that harms nothing.
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
