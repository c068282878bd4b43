import { can } from '@filao/domain/access/roles'
import { useHasPlans } from '#features/billing/public'
import { useSession } from '../session.ts'
import { type MenuGroup, menu } from './menu.ts'

/** Returns the menu of the signed-in user: the items they may see and that exist here. */
export function useMenu(): MenuGroup[] {
  const { role } = useSession()
  const hasPlans = useHasPlans()
  return menu.map((group) => ({
    ...group,
    items: group.items.filter((item) => can(role, item.can ?? 'company.read') && (hasPlans || !item.isSold)),
  }))
}
