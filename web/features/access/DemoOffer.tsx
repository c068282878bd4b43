import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { getSignInOptions } from '#api/calls'

export type DemoLogin = { email: string; password: string }

/**
 * Shows the demo company's login, if there is one, with a button that signs in. Shows nothing when the server does not
 * answer.
 */
export function DemoOffer({ onUse }: { onUse: (login: DemoLogin) => void }) {
  const { t } = useTranslation('access')
  const [demo, setDemo] = useState<DemoLogin | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    call(getSignInOptions, { signal: leaving.signal }).then(
      (options) => setDemo(options.demo),
      () => undefined,
    )
    return () => leaving.abort()
  }, [])
  if (!demo) return null
  return (
    <aside className="auth-demo" aria-label={t('demo.title')}>
      <p>
        <strong>{t('demo.title')}</strong>
        <span>{demo.email}</span>
        <span>{demo.password}</span>
      </p>
      <button type="button" onClick={() => onUse(demo)}>
        {t('demo.use')}
      </button>
    </aside>
  )
}
