import type { Session } from '@filao/domain/access/user'
import { useNavigate } from 'react-router'
import { takeScreen } from '#session/after-sign-in'
import { paths } from '#session/paths'
import { dropDrafts } from '#ui/form/draft'

/** Returns a function that opens the first screen of a user who has just signed in. */
export function useAfterEntry(): (session: Session) => Promise<void> {
  const navigate = useNavigate()
  return async ({ user }) => {
    dropDrafts(user.id)
    const next = user.access === 'provisional' ? paths.ownPassword : (takeScreen() ?? paths.home)
    await navigate(next, { replace: true })
  }
}
