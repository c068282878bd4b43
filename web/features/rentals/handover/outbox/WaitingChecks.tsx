import { CloudUploadOutlined } from '@ant-design/icons'
import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { stageLabels } from '@filao/domain/rentals/record/labels'
import { Button } from 'antd'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { useKeptChecks } from './use-kept-checks.ts'
import { useSendWaiting } from './use-send-waiting.ts'
import './outbox.css'

const againEveryMs = 20_000

/** Shows on every screen the number of checks waiting on this device, and sends them when the network is back. */
export function WaitingChecks() {
  const { t } = useTranslation('rentals/handover')
  const language = useLanguage()
  const id = useId()
  const send = useSendWaiting()
  const checks = (useKeptChecks() ?? []).filter(({ sending, refusal }) => sending || refusal)
  const isWaiting = checks.some(({ sending }) => sending)
  useEffect(() => {
    if (!isWaiting) return
    const again = () => void send()
    again()
    const timer = setInterval(again, againEveryMs)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isWaiting, send])
  if (checks.length === 0) return null
  const name = t('sending.badge', { count: checks.length })
  return (
    <>
      <button type="button" className="waiting-badge" popoverTarget={id} aria-label={name} title={name}>
        <CloudUploadOutlined aria-hidden />
        <span aria-hidden>{checks.length}</span>
      </button>
      <div id={id} popover="auto" className="waiting-list">
        <h2>{t('sending.listTitle')}</h2>
        <ul>
          {checks.map(({ rentalId, stage, publicId, plate, refusal }) => (
            <li key={`${rentalId} ${stage} ${plate}`}>
              <Link
                to={paths.rentalCheckout(rentalId)}
                onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
              >
                {stageLabels[stage][language]} {publicId} · <span>{formatPlate(plate)}</span>
              </Link>
              <small>{t(refusal ? 'sending.refused' : 'sending.waits')}</small>
            </li>
          ))}
        </ul>
        {isWaiting && (
          <Button size="small" onClick={send}>
            {t('sending.retry')}
          </Button>
        )}
      </div>
    </>
  )
}
