import { ControlOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons'
import type { User } from '@filao/domain/access/user'
import type { Language } from '@filao/domain/kernel/language.schema'
import { Dropdown, type MenuProps } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useAction } from '#api/action'
import { updateMe } from '#api/calls'
import { changeLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { useToast } from '#ui/feedback/toast'
import { type Appearance, chooseAppearance, useAppearance } from '../appearance.ts'
import { useLogout } from '../palette/use-logout.ts'
import { UserButton } from './UserButton.tsx'

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onShortcuts: () => void }

/** Renders profile, appearance, language and log-out of the signed-in user. */
export function UserMenu({ isOpen, onOpenChange, onShortcuts }: Props) {
  const { t, i18n } = useTranslation('app')
  const { user } = useSession()
  const { appearance } = useAppearance()
  const navigate = useNavigate()
  const speak = useSpeak(user)
  const leave = useLogout()
  const button = useRef<HTMLButtonElement>(null)
  const items: MenuProps['items'] = [
    {
      key: 'profile',
      icon: <UserOutlined />,
      label: t('account.profile'),
      onClick: () => navigate(paths.profile(user.id)),
    },
    { type: 'divider' },
    {
      type: 'group',
      label: t('account.theme'),
      children: (['system', 'light', 'dark'] satisfies Appearance[]).map((key) => ({
        key,
        label: t(`account.${key}`),
        onClick: () => chooseAppearance(key),
      })),
    },
    {
      type: 'group',
      label: t('account.language'),
      children: [
        { key: 'fr', label: t('account.french'), onClick: () => speak('fr') },
        { key: 'en', label: t('account.english'), onClick: () => speak('en') },
      ],
    },
    { type: 'divider' },
    { key: 'shortcuts', icon: <ControlOutlined />, label: t('account.shortcuts'), onClick: onShortcuts },
    { key: 'logout', icon: <LogoutOutlined />, label: t('account.logout'), onClick: leave },
  ]
  return (
    <Dropdown
      open={isOpen}
      onOpenChange={onOpenChange}
      menu={{
        items,
        selectedKeys: [appearance, i18n.language],
        // The chosen entry goes with the menu. Its button gets the focus before a window opens, and not the key too.
        onClick: ({ domEvent }) => {
          domEvent.preventDefault()
          button.current?.focus()
        },
      }}
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={(button) => button.parentElement ?? document.body}
    >
      {/* Takes the place of the button that was pressed before this code was there. */}
      <UserButton ref={button} user={user} autoFocus={isOpen} />
    </Dropdown>
  )
}

/** Changes the language at once as an optimistic update; restores the former one if the account cannot be saved. */
function useSpeak(user: User) {
  const update = useAction(updateMe)
  const toast = useToast()
  return async (language: Language) => {
    await changeLanguage(language)
    update.mutate(
      { body: { language } },
      {
        onError: (problem) => {
          toast.problem(problem)
          void changeLanguage(user.language)
        },
      },
    )
  }
}
