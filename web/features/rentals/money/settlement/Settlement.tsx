import { needsSettlement } from '@filao/domain/rentals/money/needs-settlement'
import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan, useSession } from '#session/session'
import { useLanding } from '../../brief/landing.ts'
import { SettlementForm, SettlementSkeleton } from './LazySettlementForm.tsx'
import { Settled } from './Settled.tsx'
import { useProposals } from './use-proposals.ts'
import './Settlement.css'

/** Settles a returned rental on one card; afterwards shows when it was settled, with its receipt and invoices. */
export function Settlement({ rental, invoices }: { rental: Rental; invoices: ReactNode }) {
  const { company } = useSession()
  const maySettle = useCan('payments.write')
  const [isJustSettled, setIsJustSettled] = useState(false)
  if (rental.settledAt !== null)
    return (
      <Settled rental={rental} settledAt={rental.settledAt} hasFocus={isJustSettled}>
        {invoices}
      </Settled>
    )
  if (!maySettle || !needsSettlement(rental, company)) return null
  return <OpenSettlement rental={rental} onSettled={() => setIsJustSettled(true)} />
}

function OpenSettlement({ rental, onSettled }: { rental: Rental; onSettled: () => void }) {
  const { t } = useTranslation('rentals/money')
  const proposals = useProposals(rental)
  const card = useRef<HTMLElement>(null)
  const isLanding = useLanding() === rental.id
  useEffect(() => {
    if (isLanding) card.current?.focus()
  }, [isLanding])
  const isTabbed = useRef(false)
  const isFormShown = useRef(false)
  // A first Tab on the skeleton goes to the first field as soon as there is one, and not past the card.
  const waitForField = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.shiftKey || event.target !== card.current) return
    if (isTabbed.current || isFormShown.current) return
    isTabbed.current = true
    event.preventDefault()
  }
  const onShown = () => {
    isFormShown.current = true
    if (isTabbed.current && document.activeElement === card.current)
      card.current?.querySelector<HTMLElement>('input:enabled, textarea')?.focus()
  }
  return (
    <section
      ref={card}
      tabIndex={-1}
      className="summary-card settlement"
      aria-label={t('settlement.title')}
      onKeyDown={waitForField}
    >
      <h2>{t('settlement.title')}</h2>
      {proposals ? (
        <SettlementForm
          // Other proposals need fields of their own.
          key={JSON.stringify([proposals.lateness, proposals.earlyCents, proposals.charges])}
          rental={rental}
          proposals={proposals}
          onShown={onShown}
          onSettled={onSettled}
        />
      ) : (
        <SettlementSkeleton />
      )}
    </section>
  )
}
