import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/Notice'
import { KeptSummary } from './KeptSummary.tsx'
import { SendingProgress } from './SendingProgress.tsx'
import { reopenCheck } from './sending.ts'
import type { KeptCheck } from './shelf.ts'
import { useSendWaiting, useWatching } from './use-send-waiting.ts'
import './check.css'

/** A check that waits for the network: what it says, and what can be done meanwhile. */
export function WaitingCheck({ check }: { check: KeptCheck }) {
  const { t } = useTranslation('rentals/check')
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
