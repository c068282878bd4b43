/** @jsxImportSource preact */
import { isBlank, parseRichText } from '@filao/domain/company/rich-text'
import type { CustomerAnswer, PublicRental } from '@filao/domain/rentals/public-page/public-page.schema'
import { useState } from 'preact/hooks'
import { say, useMessages } from '../reservation/catalogue.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props = {
  rental: PublicRental
  /** The customer's way to accept; null while the agency has to answer. */
  acceptance: CustomerAnswer | null
  isSending: boolean
  onAnswer: (answer: CustomerAnswer) => Promise<void>
}

/**
 * Renders the two answers to a reservation, each with a question first. Stays at the foot of the window, where the
 * thumb is.
 */
export function AnswerBar({ rental, acceptance, isSending, onAnswer }: Props) {
  const { w } = useMessages()
  const [asked, setAsked] = useState<CustomerAnswer | null>(null)
  const hasTerms = !isBlank(parseRichText(rental.rentalTerms))
  const accepts = asked === acceptance
  const isQuote = rental.status === 'quote'
  const declined = isQuote ? w.confirm.declineQuote : w.confirm.decline
  const acceptQuestion = isQuote ? w.confirm.quote : w.confirm.accept
  const question = accepts ? acceptQuestion : declined.question
  const acceptText = [isQuote ? w.confirm.acceptQuote : '', hasTerms ? w.confirm.acceptTerms : '']
  const confirm = async () => {
    if (!asked) return
    await onAnswer(asked)
    setAsked(null)
  }
  return (
    <div class="answers">
      <button type="button" class="button is-quiet" disabled={isSending} onClick={() => setAsked('cancelled')}>
        {acceptance ? w.cancel : w.withdraw}
      </button>
      {acceptance && (
        <button type="button" class="button is-primary" disabled={isSending} onClick={() => setAsked(acceptance)}>
          {w.accept}
        </button>
      )}
      {asked && (
        <ConfirmDialog
          question={say(question, { number: rental.publicId })}
          text={accepts ? acceptText.filter(Boolean).join(' ') : declined.text}
          yes={accepts ? w.confirm.acceptYes : declined.yes}
          look={accepts ? 'is-primary' : 'is-danger'}
          isSending={isSending}
          onYes={confirm}
          onNo={() => setAsked(null)}
        />
      )}
    </div>
  )
}
