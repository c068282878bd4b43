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
import { Tag } from 'antd'
import type { ReactNode } from 'react'
import { useLanguage } from './language.ts'

/** How each status looks, everywhere the same: colour and icon; the word comes from `domain`. */
const looks = {
  draft: ['default', <EditOutlined key="icon" />],
  quote: ['purple', <FileTextOutlined key="icon" />],
  validating: ['gold', <HourglassOutlined key="icon" />],
  pending: ['blue', <ClockCircleOutlined key="icon" />],
  ongoing: ['green', <CarOutlined key="icon" />],
  done: ['default', <CheckOutlined key="icon" />],
  cancelled: ['red', <CloseCircleOutlined key="icon" />],
  admin: ['volcano', <UserOutlined key="icon" />],
  staff: ['processing', <TeamOutlined key="icon" />],
  available: ['green', <CheckCircleOutlined key="icon" />],
  unavailable: ['magenta', <ToolOutlined key="icon" />],
  taken: ['default', <StopOutlined key="icon" />],
  late: ['red', <WarningOutlined key="icon" />],
  warning: ['orange', <WarningOutlined key="icon" />],
  on: ['green', <CheckCircleOutlined key="icon" />],
  off: ['default', <MinusCircleOutlined key="icon" />],
} satisfies Record<string, [string, ReactNode]>

export type StatusLook = keyof typeof looks

/** The words that `domain` has; the others are given. */
const words = { ...statusLabels, ...roleLabels }

type Props = { status: keyof typeof words; children?: ReactNode } | { status: StatusLook; children: ReactNode }

/** A status as colour, icon and word: `<StatusTag status={rental.status} />`, or with a word of its own as child. */
export function StatusTag({ status, children }: Props) {
  const language = useLanguage()
  const [color, icon] = looks[status]
  return (
    <Tag color={color} icon={icon} variant={status === 'cancelled' ? 'outlined' : 'filled'}>
      {children ?? words[status as keyof typeof words][language]}
    </Tag>
  )
}
