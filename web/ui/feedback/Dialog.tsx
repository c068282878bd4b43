import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useModal } from './modal.ts'
import './Dialog.css'

export type DialogProps = {
  title: ReactNode
  /** Buttons beside the one that closes. */
  actions?: ReactNode
  className?: string
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent<HTMLDialogElement>) => void
  children: ReactNode
}

/**
 * A dialog over the screen whose heading stays in view while its content scrolls. Escape, the button and a click beside
 * it close it.
 */
export function Dialog({ title, actions, className = '', onClose, onKeyDown, children }: DialogProps) {
  const { t } = useTranslation('ui')
  const { props, close } = useModal(onClose)
  const id = useId()
  return (
    <dialog
      {...props}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={onKeyDown}
    >
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
        <Button type="text" icon={<CloseOutlined />} aria-label={t('close')} onClick={close} />
      </header>
      <div className="dialog-content">{children}</div>
    </dialog>
  )
}
