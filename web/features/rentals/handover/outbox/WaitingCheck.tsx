import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/feedback/Notice'
import type { KeptCheck } from './outbox.ts'
import { SendingProgress } from './SendingProgress.tsx'
import { KeptSummary } from './StoredCheck.tsx'
import { reopenCheck } from './sending.ts'
import { useSendWaiting, useWatching } from './use-send-outbox.ts'
import '../check.css'

/** Shows a check that waits for the network: its values, and the actions possible meanwhile. */
export function WaitingCheck({ check }: { check: KeptCheck }) {
  const { t } = useTranslation('rentals/handover')
  const send = useSendWaiting()
  useWatching(check)
  const [isBusy, setIsBusy] = useState(false)
  const retry = async () => {
    setIsBusy(true)
    await send()
    setIsBusy(false)
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
        <KeptSummary check={check} />
        <div className="check-kept-bar">
          <Button type="primary" autoFocus loading={isBusy} onClick={retry}>
            {t('sending.retry')}
          </Button>
          <Button disabled={isBusy} onClick={() => reopenCheck(check)}>
            {t('sending.edit')}
          </Button>
          <SendingProgress check={isBusy ? check : null} />
        </div>
      </section>
    </>
  )
}
