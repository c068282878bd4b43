import { StopOutlined } from '@ant-design/icons'
import type { Customer } from '@filao/domain/customers/customer.schema'
import { exclusionName, exclusionWords, isExcluded } from '@filao/domain/customers/exclusion/exclusion'
import { personName } from '@filao/domain/customers/name/person'
import { formatDate } from '@filao/domain/kernel/date-text'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import { liftExclusion } from '#api/calls'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { Notice } from '#ui/feedback/Notice'
import { useToast } from '#ui/feedback/toast'
import { ExclusionModal } from './LazyExclusionModal.tsx'
import './exclusion.css'

/** Opens the form that marks a customer as one who may not rent again; for administrators, while there is no mark. */
export function ExcludeButton({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers')
  const mayExclude = useCan('customers.exclude')
  const [isOpen, setIsOpen] = useState(false)
  if (!mayExclude || customer.exclusion) return null
  return (
    <>
      <Button icon={<StopOutlined aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('exclusion.set')}
      </Button>
      {isOpen && <ExclusionModal customer={customer} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Shows why and until when a customer may not rent again, and who said so; administrators change or lift it. */
export function CustomerExclusion({ customer }: { customer: Customer }) {
  const { t } = useTranslation('customers')
  const language = useLanguage()
  const zone = useCompanyZone()
  const mayExclude = useCan('customers.exclude')
  const { companyId } = useSession()
  const toast = useToast()
  const lift = useAction(liftExclusion)
  const [isOpen, setIsOpen] = useState(false)
  const { exclusion } = customer
  if (!exclusion) return null
  const holds = isExcluded(exclusion, localDate(instantAt(Date.now()), zone))
  const words = exclusionWords(exclusion, language)
  const day = formatDate(exclusion.setAt, zone, language)
  const onLift = async () => {
    await lift.mutateAsync({ params: { companyId, id: customer.id } })
    toast.success(t('exclusion.lifted'))
  }
  return (
    <section className="customer-exclusion" aria-label={exclusionName[language]}>
      <Notice
        type={holds ? 'error' : 'info'}
        title={holds ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : t('exclusion.ended', { words })}
        description={
          <>
            {exclusion.note && <p className="customer-exclusion-note">{exclusion.note}</p>}
            <small>
              {exclusion.setBy
                ? t('exclusion.setBy', { day, name: personName(exclusion.setBy) })
                : t('exclusion.setOn', { day })}
            </small>
          </>
        }
        action={
          mayExclude && (
            <div className="page-actions">
              <Button onClick={() => setIsOpen(true)}>{t('exclusion.change')}</Button>
              <ConfirmButton question={t('exclusion.liftQuestion')} confirm={t('exclusion.lift')} onConfirm={onLift}>
                {t('exclusion.lift')}
              </ConfirmButton>
            </div>
          )
        }
      />
      {isOpen && <ExclusionModal customer={customer} onClose={() => setIsOpen(false)} />}
    </section>
  )
}
