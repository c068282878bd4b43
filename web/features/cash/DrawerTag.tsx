import { drawerState } from '@filao/domain/cash/desk'
import type { Drawer } from '@filao/domain/cash/desk.schema'
import { useTranslation } from 'react-i18next'
import { type StatusLook, StatusTag } from '#ui/StatusTag'

const looks = {
  new: 'off',
  to_open: 'warning',
  open: 'on',
  left_open: 'late',
  closed: 'done',
} satisfies Record<ReturnType<typeof drawerState>, StatusLook>

/** Shows the state of a drawer today. */
export function DrawerTag({ drawer }: { drawer: Drawer }) {
  const { t } = useTranslation('cash')
  const state = drawerState(drawer)
  return <StatusTag status={looks[state]}>{t(`states.${state}`)}</StatusTag>
}
