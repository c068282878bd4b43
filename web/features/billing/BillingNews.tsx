import { CloseOutlined } from '@ant-design/icons'
import type { BillingState } from '@filao/domain/billing/contract'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { remember } from '#api/remember'
import { useCompanyZone } from '#session/company-zone'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { Notice } from '#ui/feedback/Notice'
import { useToast } from '#ui/feedback/toast'
import { LinkButton } from '#ui/LinkButton'
import { NewTabNote } from './payment/NewTabNote.tsx'
import { usePortal } from './payment/use-payment.ts'
import { useBillingDate } from './phase/PhaseNote.tsx'
import { canBePutAway, trialDaysLeft, type Warning } from './phase/phase.ts'
import './banner.css'

type BillingNewsProps = {
  state: BillingState
  warning: Warning | null
  /** The plan that has become active. */
  activated: string | null
}

/** Shows that a plan has become active, and any warning about the subscription. */
export function BillingNews({ state, warning, activated }: BillingNewsProps) {
  const { t } = useTranslation('billing')
  const toast = useToast()
  useEffect(() => {
    if (activated) toast.success(t('activated', { plan: activated }))
  }, [activated, toast, t])
  return warning && <Banner key={warning} state={state} warning={warning} />
}

function Banner({ state, warning }: { state: BillingState; warning: Warning }) {
  const { t } = useTranslation('billing')
  const portal = usePortal()
  const mayManage = useCan('subscription.write')
  const [isHidden, hide] = useHiddenToday(warning)
  const words = useMessages(state, warning)
  if (isHidden) return null
  const manage =
    warning === 'ended' ? (
      <LinkButton size="small" to={paths.subscription}>
        {t('banner.choose')}
      </LinkButton>
    ) : (
      <Button size="small" loading={portal.pending} onClick={portal.open}>
        {t('manage')} <span className="visually-hidden">{t('newTab')}</span>
      </Button>
    )
  return (
    <section className="billing-banner" aria-label={t('banner.label')}>
      <Notice
        type={canBePutAway(warning) ? 'warning' : 'error'}
        title={words}
        action={
          <>
            {mayManage && manage}
            {canBePutAway(warning) && (
              <Button size="small" type="text" icon={<CloseOutlined />} aria-label={t('banner.hide')} onClick={hide} />
            )}
          </>
        }
        {...((portal.problem !== null || portal.address) && { description: <NewTabNote tab={portal} /> })}
      />
    </section>
  )
}

function useMessages(state: BillingState, warning: Warning): string {
  const { t } = useTranslation('billing')
  const date = useBillingDate()
  if (warning === 'trial') return t('banner.trial', { count: trialDaysLeft(state, Date.now()) ?? 0 })
  if (warning === 'ending') return t('banner.ending', { plan: state.planName, date: date(state.periodEndsAt) })
  return t(`banner.${warning}`)
}

const remembered = 'filao:billing-banner'

/** Keeps in this browser that a warning was dismissed today, on the company's calendar. */
function useHiddenToday(warning: Warning): [isHidden: boolean, hide: () => void] {
  const { companyId } = useSession()
  const today = localDate(instantAt(Date.now()), useCompanyZone())
  const key = `${companyId} ${warning} ${today}`
  const [hidden, setHidden] = useState(() => localStorage.getItem(remembered))
  const hide = () => {
    remember(remembered, key)
    setHidden(key)
  }
  return [canBePutAway(warning) && hidden === key, hide]
}
