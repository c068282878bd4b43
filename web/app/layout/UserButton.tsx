import type { User } from '@filao/domain/access/user'
import { Button, type ButtonProps } from 'antd'
import { useTranslation } from 'react-i18next'

/** The person's initials in a circle: what opens their menu, and what stands there until the menu's code has come. */
export function UserButton({ user, ...button }: { user: User } & ButtonProps) {
  const { t } = useTranslation('app')
  return (
    <Button type="text" shape="circle" aria-label={`${initials(user)} · ${t('account.open')}`} {...button}>
      <span className="topbar-person">{initials(user)}</span>
    </Button>
  )
}

function initials({ firstName, lastName, email }: User): string {
  return ((firstName?.[0] ?? '') + (lastName?.[0] ?? '') || email.slice(0, 2)).toUpperCase()
}
