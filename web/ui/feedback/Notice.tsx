import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled, InfoCircleFilled } from '@ant-design/icons'
import type { ReactNode } from 'react'
import './Notice.css'

const icons = {
  info: <InfoCircleFilled />,
  success: <CheckCircleFilled />,
  warning: <ExclamationCircleFilled />,
  error: <CloseCircleFilled />,
}

type Props = {
  type: keyof typeof icons
  title: ReactNode
  /** More text below the title. */
  description?: ReactNode
  /** Actions for the problem, at the right. */
  action?: ReactNode
  /** `alert` is read aloud at once, `status` when there is a pause. */
  role?: 'alert' | 'status'
  className?: string
}

/** Shows a message in a screen, with its colour and its icon. */
export function Notice({ type, title, description, action, role, className = '' }: Props) {
  return (
    <div className={`notice notice-${type} ${className}`} {...(role && { role })}>
      <span className="notice-icon" aria-hidden>
        {icons[type]}
      </span>
      <div className="notice-words">
        <div className="notice-title">{title}</div>
        {description && <div>{description}</div>}
      </div>
      {action && <div className="notice-action">{action}</div>}
    </div>
  )
}
