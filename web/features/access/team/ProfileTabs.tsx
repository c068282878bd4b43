import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router'
import { paths } from '#session/paths'
import { useSession } from '#session/session'
import { PageHeader } from '#ui/PageHeader'
import { TabBar } from '#ui/tabs/TabBar'

type Props = { active: 'profile' | 'security'; children: ReactNode }

/** Renders a tab of the user's own account; the account of somebody else is edited on the team's screen. */
export function ProfileTabs({ active, children }: Props) {
  const { t } = useTranslation('access/team')
  const { user } = useSession()
  const navigate = useNavigate()
  const urls = { profile: paths.profile(user.id), security: paths.profileSecurity(user.id) }
  if (Number(useParams().id) !== user.id) return <Navigate to={urls[active]} replace />
  const tabs = [
    { key: urls.profile, label: t('profile.tabs.profile') },
    { key: urls.security, label: t('profile.tabs.security') },
  ]
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <TabBar label={t('profile.title')} tabs={tabs} active={urls[active]} onChange={navigate}>
        {children}
      </TabBar>
    </>
  )
}
