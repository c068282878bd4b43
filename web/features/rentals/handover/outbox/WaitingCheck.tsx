import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#session/paths'
import { Notice } from '#ui/feedback/Notice'
import type { KeptCheck } from './outbox.ts'
import { SendingProgress } from './SendingProgress.tsx'
import { StoredCheck } from './StoredCheck.tsx'
import { reopenCheck } from './sending.ts'
import { useSendWaiting, useWatching } from './use-send-waiting.ts'
import '../check.css'

/** Shows a check that waits for the network: its values, and the actions possible meanwhile. */
export function WaitingCheck({ check }: { check: KeptCheck }) {
  const { t } = useTranslation('rentals/handover')
  const send = useSendWaiting()
  useWatching(check)
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [isReopening, setIsReopening] = useState(false)
  const retry = async () => {
    setIsBusy(true)
    await send()
    setIsBusy(false)
  }
  const edit = async () => {
    setIsReopening(true)
    const isOpen = await reopenCheck(check)
    setIsReopening(false)
    const form = paths.rentalCheckout(check.rentalId)
    if (!isOpen && window.location.pathname === form) await navigate(paths.rentalSummary(check.rentalId))
  }
  return (
    <>
      <Notice
        type="warning"
        role="status"
        title={t(check.stage === 'delivery' ? 'sending.waitsDelivery' : 'sending.waitsReturn')}
        description={t('sending.text')}
      />
      <section className="check-kept">
        <StoredCheck check={check} />
        <div className="check-kept-bar">
          <Button type="primary" autoFocus loading={isBusy} disabled={isReopening} onClick={retry}>
            {t('sending.retry')}
          </Button>
          <Button disabled={isBusy} loading={isReopening} onClick={edit}>
            {t('sending.edit')}
          </Button>
          <SendingProgress check={isBusy ? check : null} />
        </div>
      </section>
    </>
  )
}
