import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useModal } from './modal.ts'
import './ViewDialog.css'

type Props = {
  title: ReactNode
  /** Buttons beside the one that closes. */
  actions?: ReactNode
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** The picture or page to show. */
  children: ReactNode
}

/** Shows something large over the screen. Escape, the button and a click beside it close it. */
export function ViewDialog({ title, actions, onClose, onKeyDown, children }: Props) {
  const { t } = useTranslation('ui')
  const dialog = useModal()
  const id = useId()
  const close = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      className="view-dialog"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={onKeyDown}
    >
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
        <Button type="text" icon={<CloseOutlined />} aria-label={t('close')} onClick={close} />
      </header>
      <div className="view-content">{children}</div>
    </dialog>
  )
}
