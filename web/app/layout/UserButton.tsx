import type { User } from '@filao/domain/access/user'
import { Button } from 'antd'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'

/** Renders the user's initials in a circle: the button of their menu, also shown until the menu's code has loaded. */
export function UserButton({ user, ...button }: { user: User } & ComponentProps<typeof Button>) {
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
