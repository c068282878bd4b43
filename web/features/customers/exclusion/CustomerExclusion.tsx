import type { Customer } from '@filao/domain/customers/customer.schema'
import { exclusionName, exclusionWords, isExcluded } from '@filao/domain/customers/exclusion/exclusion'
import type { Exclusion } from '@filao/domain/customers/exclusion/exclusion.schema'
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

/** Shows why and until when a customer may not rent again, and who said so; administrators change or lift it. */
export function CustomerExclusion({ customer, exclusion }: { customer: Customer; exclusion: Exclusion }) {
  const { t } = useTranslation('customers/exclusion')
  const language = useLanguage()
  const zone = useCompanyZone()
  const mayExclude = useCan('customers.exclude')
  const { companyId } = useSession()
  const toast = useToast()
  const lift = useAction(liftExclusion)
  const [isOpen, setIsOpen] = useState(false)
  const holds = isExcluded(exclusion, localDate(instantAt(Date.now()), zone))
  const words = exclusionWords(exclusion, language)
  const day = formatDate(exclusion.setAt, zone, language)
  const onLift = async () => {
    await lift.mutateAsync({ params: { companyId, id: customer.id } })
    toast.success(t('lifted'))
  }
  return (
    <section className="customer-exclusion" aria-label={exclusionName[language]}>
      <Notice
        type={holds ? 'error' : 'info'}
        title={holds ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : t('ended', { words })}
        description={
          <>
            {exclusion.note && <p className="customer-exclusion-note">{exclusion.note}</p>}
            <small>
              {exclusion.setBy ? t('setBy', { day, name: personName(exclusion.setBy) }) : t('setOn', { day })}
            </small>
          </>
        }
        action={
          mayExclude && (
            <div className="page-actions">
              <Button onClick={() => setIsOpen(true)}>{t('change')}</Button>
              <ConfirmButton question={t('liftQuestion')} confirm={t('lift')} onConfirm={onLift}>
                {t('lift')}
              </ConfirmButton>
            </div>
          )
        }
      />
      {isOpen && <ExclusionModal customer={customer} onClose={() => setIsOpen(false)} />}
    </section>
  )
}
