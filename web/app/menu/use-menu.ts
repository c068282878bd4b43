import { can } from '@filao/domain/access/roles'
import { useHasPlans } from '#features/billing/public'
import { useSession } from '#session/session'
import { type MenuGroup, type MenuItem, type MenuScreen, menu } from './menu.ts'

/** Returns the menu of the signed-in user: the items they may see and that their company has a use for. */
export function useMenu(): MenuGroup[] {
  const { role, company } = useSession()
  const has = { plans: useHasPlans(), cashDesk: company.hasCashDesk }
  const isShown = (screen: MenuScreen) =>
    can(role, screen.can ?? 'company.read') && (!screen.needs || has[screen.needs])
  return menu.map(({ items, ...group }) => ({ ...group, items: items.flatMap((item) => reduced(item, isShown)) }))
}

/** Returns all screens of the menu that the user may open; a cash desk also before its first opening. */
export function useMenuScreens(): MenuScreen[] {
  const { role } = useSession()
  const hasPlans = useHasPlans()
  return menu
    .flatMap(({ items }) => items.flatMap(({ screens }) => screens))
    .filter((screen) => can(role, screen.can ?? 'company.read') && (hasPlans || screen.needs !== 'plans'))
}

/** Returns the item with the screens that are shown, which it opens with the first; nothing without any. */
function reduced(item: MenuItem, isShown: (screen: MenuScreen) => boolean): MenuItem[] {
  const screens = item.screens.filter(isShown)
  return screens[0] ? [{ ...item, to: screens[0].to, screens }] : []
}
