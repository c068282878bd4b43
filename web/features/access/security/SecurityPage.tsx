import { useTranslation } from 'react-i18next'
import { ProfileTabs } from '../team/ProfileTabs.tsx'
import { Factors } from './Factors.tsx'
import { Sessions } from './Sessions.tsx'
import '../team/team.css'
import './security.css'

/** Shows the protection of the user's own account: their factors, and the devices on which they are signed in. */
export function SecurityPage() {
  const { t } = useTranslation('access/security')
  return (
    <ProfileTabs active="security">
      <div className="security">
        <section aria-label={t('factors.title')}>
          <h2>{t('factors.title')}</h2>
          <p className="form-hint">{t('factors.hint')}</p>
          <Factors />
        </section>
        <section aria-label={t('sessions.title')}>
          <h2>{t('sessions.title')}</h2>
          <p className="form-hint">{t('sessions.hint')}</p>
          <Sessions />
        </section>
      </div>
    </ProfileTabs>
  )
}
