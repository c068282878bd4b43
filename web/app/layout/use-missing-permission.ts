import { can } from '@filao/domain/access/roles'
import { useMatches } from 'react-router'
import type { Screen } from '#session/screen'
import { useSession } from '#session/session'

/** Returns the permission that the screen at this address needs and the user lacks; undefined when they may open it. */
export function useMissingPermission() {
  const { role } = useSession()
  const needed = useMatches().map(({ handle }) => handle as Screen['can'] | undefined)
  return needed.find((permission) => permission && !can(role, permission))
}
