import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useModal } from './modal.ts'
import './Dialog.css'

export type DialogProps = {
  title: ReactNode
  /** Buttons beside the one that closes. */
  actions?: ReactNode
  className?: string
  /** True for what is shown only once, or while its action runs: nothing but a button of its content closes it. */
  isOnce?: boolean
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
  children: ReactNode
}

/**
 * A dialog over the screen whose heading stays in view while its content scrolls. Escape, the button and a click beside
 * it close it. The second click of two does not: the content may have shrunk under it.
 */
export function Dialog(props: DialogProps) {
  const { title, actions, className = '', isOnce = false, onClose, onKeyDown, children } = props
  const { t } = useTranslation('ui')
  const modal = useModal(onClose, isOnce)
  const id = useId()
  const onClick = ({ target, currentTarget, detail }: MouseEvent) => {
    if (target === currentTarget && !isOnce && detail < 2) modal.close()
  }
  return (
    <dialog
      {...modal.props}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
        {!isOnce && <Button type="text" icon={<CloseOutlined />} aria-label={t('close')} onClick={modal.close} />}
      </header>
      <div className="dialog-content">{children}</div>
    </dialog>
  )
}
