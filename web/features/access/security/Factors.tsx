import type { Passkey, SecondFactors } from '@filao/domain/access/factor/second-factor.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { markStale } from '#api/cache'
import { call } from '#api/call'
import { getSecondFactors, removeApp, removePasskey, renewRecoveryCodes } from '#api/calls'
import { useRead } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { DateTime } from '#ui/date/DateTime'
import { Dialog } from '#ui/feedback/Dialog'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { AppSetup } from '../factor/AppSetup.tsx'
import { canUsePasskeys } from '../factor/late-passkey.ts'
import { PasskeySetup } from '../factor/PasskeySetup.tsx'
import { RecoveryCodes } from '../factor/RecoveryCodes.tsx'
import { PasswordStep } from './PasswordStep.tsx'

/** The dialog that is open. */
type Open =
  | { kind: 'addApp' | 'addPasskey' | 'removeApp' | 'renewCodes' }
  | { kind: 'removePasskey'; passkey: Passkey }
  | { kind: 'codes'; codes: string[] }

/** Shows and changes the user's factors beside the password. */
export function Factors() {
  const read = useRead(getSecondFactors)
  const [open, setOpen] = useState<Open | null>(null)
  return (
    <>
      <WhenLoaded read={read} skeleton={6}>
        {(factors) => <FactorList factors={factors} onOpen={setOpen} />}
      </WhenLoaded>
      {open && <FactorDialog key={open.kind} open={open} onOpen={setOpen} />}
    </>
  )
}

type ListProps = { factors: SecondFactors; onOpen: (open: Open) => void }

function FactorList({ factors: { hasApp, passkeys, recoveryCodesLeft }, onOpen }: ListProps) {
  const { t } = useTranslation('access/security')
  const zone = useCompanyZone()
  const hasFactor = hasApp || passkeys.length > 0
  return (
    <ul className="security-list">
      <li>
        <div>
          <strong>{t('app.title')}</strong>
          <p>{t(hasApp ? 'app.on' : 'app.off')}</p>
        </div>
        {hasApp ? (
          <Button onClick={() => onOpen({ kind: 'removeApp' })}>{t('app.remove')}</Button>
        ) : (
          <Button onClick={() => onOpen({ kind: 'addApp' })}>{t('app.add')}</Button>
        )}
      </li>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <div>
            <strong>{passkey.name}</strong>
            <p>
              {t('passkey.added')} <DateTime at={passkey.createdAt} zone={zone} show="date" />
              {passkey.lastUsedAt && (
                <>
                  {' · '}
                  {t('passkey.used')} <DateTime at={passkey.lastUsedAt} zone={zone} />
                </>
              )}
            </p>
          </div>
          <Button
            aria-label={t('passkey.removeNamed', { name: passkey.name })}
            onClick={() => onOpen({ kind: 'removePasskey', passkey })}
          >
            {t('passkey.remove')}
          </Button>
        </li>
      ))}
      <li>
        <div>
          <strong>{t('passkey.title')}</strong>
          <p>{t(canUsePasskeys() ? 'passkey.text' : 'passkey.unavailable')}</p>
        </div>
        {canUsePasskeys() && <Button onClick={() => onOpen({ kind: 'addPasskey' })}>{t('passkey.add')}</Button>}
      </li>
      {hasFactor && (
        <li>
          <div>
            <strong>{t('codes.title')}</strong>
            <p>{t('codes.left', { count: recoveryCodesLeft })}</p>
          </div>
          <Button onClick={() => onOpen({ kind: 'renewCodes' })}>{t('codes.renew')}</Button>
        </li>
      )}
    </ul>
  )
}

function FactorDialog({ open, onOpen }: { open: Open; onOpen: (open: Open | null) => void }) {
  const { t } = useTranslation('access/security')
  const close = () => onOpen(null)
  const done = (codes: string[] | null) => {
    markStale('users')
    onOpen(codes ? { kind: 'codes', codes } : null)
  }
  const title =
    open.kind === 'removePasskey' ? t('passkey.removeNamed', { name: open.passkey.name }) : t(titles[open.kind])
  return (
    <Dialog className="factor-dialog" title={title} isOnce={open.kind === 'codes'} onClose={close}>
      {open.kind === 'addApp' && <AppSetup onDone={done} />}
      {open.kind === 'addPasskey' && <PasskeySetup onDone={done} />}
      {open.kind === 'removeApp' && (
        <PasswordStep
          text={t('app.removeText')}
          submit={t('app.remove')}
          send={(body) => call(removeApp, { body })}
          onDone={() => done(null)}
        />
      )}
      {open.kind === 'removePasskey' && (
        <PasswordStep
          text={t('passkey.removeText')}
          submit={t('passkey.remove')}
          send={(body) => call(removePasskey, { params: { id: open.passkey.id }, body })}
          onDone={() => done(null)}
        />
      )}
      {open.kind === 'renewCodes' && (
        <PasswordStep
          text={t('codes.renewText')}
          submit={t('codes.renew')}
          send={(body) => call(renewRecoveryCodes, { body })}
          onDone={({ recoveryCodes }) => done(recoveryCodes)}
        />
      )}
      {open.kind === 'codes' && <RecoveryCodes codes={open.codes} onKept={close} />}
    </Dialog>
  )
}

const titles = {
  addApp: 'app.title',
  removeApp: 'app.remove',
  addPasskey: 'passkey.add',
  renewCodes: 'codes.renew',
  codes: 'codes.title',
} as const
