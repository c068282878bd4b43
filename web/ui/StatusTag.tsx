import {
  CarOutlined,
  CheckCircleOutlined,
  CheckOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  EditOutlined,
  FileTextOutlined,
  HourglassOutlined,
  MinusCircleOutlined,
  StopOutlined,
  TeamOutlined,
  ToolOutlined,
  UserOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import type { ComponentType, ReactNode } from 'react'
import './StatusTag.css'

/** The colour and icon of each status, the same everywhere. */
const looks = {
  draft: ['grey', EditOutlined],
  quote: ['purple', FileTextOutlined],
  validating: ['gold', HourglassOutlined],
  pending: ['blue', ClockCircleOutlined],
  ongoing: ['green', CarOutlined],
  done: ['neutral', CheckOutlined],
  cancelled: ['outline', CloseCircleOutlined],
  admin: ['volcano', UserOutlined],
  staff: ['blue', TeamOutlined],
  accountant: ['purple', FileTextOutlined],
  available: ['green', CheckCircleOutlined],
  unavailable: ['pink', ToolOutlined],
  taken: ['neutral', StopOutlined],
  late: ['coral', WarningOutlined],
  warning: ['gold', WarningOutlined],
  on: ['green', CheckCircleOutlined],
  off: ['neutral', MinusCircleOutlined],
} satisfies Record<string, [string, ComponentType]>

export type StatusLook = keyof typeof looks

type Props = {
  status: StatusLook
  /** The word of the status. */
  children: ReactNode
  /** Replaces the icon of the status. */
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>
}

/** Shows a status as colour, icon and word. */
export function StatusTag({ status, icon, children }: Props) {
  const [colour, statusIcon] = looks[status]
  const Icon = icon ?? statusIcon
  return (
    <span className={`status status-${colour}`}>
      <Icon aria-hidden />
      {children}
    </span>
  )
}
