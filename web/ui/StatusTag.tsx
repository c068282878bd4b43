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
import { roleLabels } from '@filao/domain/access/roles'
import { statusLabels } from '@filao/domain/rentals/labels'
import type { ComponentType, ReactNode } from 'react'
import { useLanguage } from '#session/language'
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

/** The words of the statuses that are rules of `domain`; any other status gets its word as child. */
const words = { ...statusLabels, ...roleLabels }

type Props = ({ status: keyof typeof words; children?: ReactNode } | { status: StatusLook; children: ReactNode }) & {
  /** Replaces the icon of the status. */
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>
}

/**
 * Shows a status as colour, icon and word: `<StatusTag status={rental.status} />`, or with a word of its own as child.
 */
export function StatusTag({ status, icon, children }: Props) {
  const language = useLanguage()
  const [colour, statusIcon] = looks[status]
  const Icon = icon ?? statusIcon
  return (
    <span className={`status status-${colour}`}>
      <Icon aria-hidden />
      {children ?? words[status as keyof typeof words][language]}
    </span>
  )
}
