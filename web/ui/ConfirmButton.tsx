import { Button, type ButtonProps, Popconfirm } from 'antd'
import { useState } from 'react'
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
  const [pending, setPending] = useState(false)
  const act = async () => {
    setPending(true)
    await onConfirm().catch(toast.problem)
    setPending(false)
  }
  return (
    <Popconfirm
      title={question ?? t('deleteQuestion')}
      okText={confirm ?? t('delete')}
      cancelText={dismiss ?? t('cancel')}
      okButtonProps={{ danger: true, loading: pending }}
      onConfirm={act}
      onPopupClick={(event) => event.stopPropagation()}
    >
      <Button danger {...button} loading={pending} />
    </Popconfirm>
  )
}
