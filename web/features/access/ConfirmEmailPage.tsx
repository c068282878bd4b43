import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { call } from '#api/call'
import { proveEmail } from '#api/calls'
import { ApiProblem } from '#api/problem'
import { paths } from '#session/paths'
import { AuthFrame } from './frame/AuthFrame.tsx'
import { ProblemNotice } from './frame/ProblemNotice.tsx'
import { useMailedToken } from './mailed-token.ts'

/** The result of following the link: pending, a question when the account is not signed in here, or the outcome. */
type Outcome =
  | { kind: 'waiting' }
  | { kind: 'question'; email: string }
  | { kind: 'proven'; email: string; isOwnBrowser: boolean }
  | { kind: 'expired' }
  | { kind: 'failed'; problem: ApiProblem; isConfirmed: boolean }

/**
 * Confirms an address with a mailed link: at once where the account is signed in, after a question in any other
 * browser.
 */
export function ConfirmEmailPage() {
  const token = useMailedToken()
  const [outcome, setOutcome] = useState<Outcome>(token ? { kind: 'waiting' } : { kind: 'expired' })
  const send = useCallback(
    async (isConfirmed: boolean) => {
      setOutcome({ kind: 'waiting' })
      setOutcome(await follow(token, isConfirmed))
    },
    [token],
  )
  const wasSent = useRef(false)
  useEffect(() => {
    if (!token || wasSent.current) return
    wasSent.current = true
    void send(false)
  }, [token, send])
  if (outcome.kind === 'question') return <Question email={outcome.email} onConfirm={() => send(true)} />
  if (outcome.kind === 'proven') return <Proven {...outcome} />
  if (outcome.kind === 'expired') return <Expired />
  if (outcome.kind === 'failed') return <Failed {...outcome} onRetry={() => send(outcome.isConfirmed)} />
  return <Waiting />
}

async function follow(token: string, isConfirmed: boolean): Promise<Outcome> {
  try {
    const { email, isProven } = await call(proveEmail, { body: { token, isConfirmed } })
    return isProven ? { kind: 'proven', email, isOwnBrowser: !isConfirmed } : { kind: 'question', email }
  } catch (error) {
    const problem = error instanceof ApiProblem ? error : new ApiProblem('internal', 0)
    return problem.code === 'not_found' ? { kind: 'expired' } : { kind: 'failed', problem, isConfirmed }
  }
}

function Waiting() {
  const { t } = useTranslation('access')
  return (
    <AuthFrame title={t('proof.title')}>
      <p className="auth-text appear-late" role="status" aria-busy>
        {t('proof.waiting')}
      </p>
    </AuthFrame>
  )
}

function Question({ email, onConfirm }: { email: string; onConfirm: () => void }) {
  const { t } = useTranslation('access')
  return (
    <AuthFrame title={t('proof.question')}>
      <p className="auth-text">{t('proof.questionText', { email })}</p>
      <p className="auth-text">{t('proof.notMe')}</p>
      <button type="button" className="auth-submit" onClick={onConfirm}>
        {t('proof.confirm')}
      </button>
    </AuthFrame>
  )
}

function Proven({ email, isOwnBrowser }: { email: string; isOwnBrowser: boolean }) {
  const { t } = useTranslation('access')
  return (
    <AuthFrame title={t('proof.proven')}>
      <p className="auth-text" role="status">
        {t('proof.provenText', { email })}
      </p>
      {isOwnBrowser ? (
        <Link to={paths.home} className="auth-submit">
          {t('proof.continue')}
        </Link>
      ) : (
        <>
          <Link to={paths.login} state={{ email }} className="auth-submit">
            {t('login.submit')}
          </Link>
          <p className="auth-other">
            {t('proof.noPassword')}{' '}
            <Link to={paths.forgotPassword} state={{ email }}>
              {t('proof.choosePassword')}
            </Link>
          </p>
        </>
      )}
    </AuthFrame>
  )
}

function Expired() {
  const { t } = useTranslation('access')
  return (
    <AuthFrame title={t('reset.expired')}>
      <p className="auth-text" role="alert">
        {t('proof.expiredText')}
      </p>
      <Link to={paths.home} className="auth-submit">
        {t('proof.open')}
      </Link>
    </AuthFrame>
  )
}

function Failed({ problem, onRetry }: { problem: ApiProblem; onRetry: () => void }) {
  const { t } = useTranslation('access')
  return (
    <AuthFrame title={t('proof.title')}>
      <ProblemNotice problem={problem} />
      <button type="button" className="auth-submit" onClick={onRetry}>
        {t('proof.retry')}
      </button>
    </AuthFrame>
  )
}
