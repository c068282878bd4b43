import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { paths } from '#session/paths'
import { useKnownEmail } from './email-state.ts'
import { AuthFrame } from './frame/AuthFrame.tsx'

/** Says that the mail is on its way, and how to send it again. */
export function EmailSentPage() {
  const { t } = useTranslation('access')
  const email = useKnownEmail()
  if (!email) return <Navigate to={paths.forgotPassword} replace />
  return (
    <AuthFrame title={t('sent.title')}>
      <p className="auth-text">{t('sent.text', { email })}</p>
      <p className="auth-text">
        {t('sent.nothing')}{' '}
        <Link to={paths.forgotPassword} state={{ email }}>
          {t('sent.retry')}
        </Link>
      </p>
      <p className="auth-other">
        <Link to={paths.login} state={{ email }}>
          {t('backToLogin')}
        </Link>
      </p>
    </AuthFrame>
  )
}
