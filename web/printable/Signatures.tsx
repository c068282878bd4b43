import { formatDateTime } from '@filao/domain/kernel/date-text'
import type { Language } from '@filao/domain/kernel/language.schema'
import type { Check } from '@filao/domain/rentals/check/check.schema'
import { signatureBox, strokePath } from '@filao/domain/rentals/check/signature'
import type { Signature } from '@filao/domain/rentals/check/signature.schema'
import type { RentalDocument } from '@filao/domain/rentals/document/document.schema'
import { isUnsigned } from '@filao/domain/rentals/handover/missing-from-check'
import { paperMessages } from './paper/messages.ts'
import { paperOf } from './paper/paper.ts'

type Props = { document: RentalDocument }

/** Renders the fields in which both parties sign, or their signatures drawn at departure and return. */
export function Signatures({ document }: Props) {
  const { rental, departureAgency, arrivalAgency } = document
  const { say, w } = paperOf(document)
  const isQuote = rental.status === 'quote' || rental.status === 'draft'
  const signed = rental.checks.filter(
    (check) => check.customerSignature || check.agentSignature || check.isSignedOnPaper !== null,
  )
  const when = (check: Check) => {
    const isDelivery = check.stage === 'delivery'
    const { timezone } = isDelivery ? departureAgency : arrivalAgency
    const title = isUnsigned(check)
      ? isDelivery
        ? 'unsignedAtDelivery'
        : 'unsignedAtReturn'
      : (`${check.isSignedOnPaper ? 'onPaper' : 'signed'}${isDelivery ? 'AtDelivery' : 'AtReturn'}` as const)
    return say((one) => `${paperMessages[one][title]} ${formatDateTime(check.recordedAt, timezone, one)}`)
  }
  return (
    <section className="document-signing">
      <Acceptance document={document} />
      {signed.length === 0 && (
        <div className="document-signatures">
          <Box title={w.lessor} signature={null} hint={isQuote ? '' : w.signLessor} />
          <Box title={w.customer} signature={null} hint={isQuote ? w.signQuote : w.signHere} />
        </div>
      )}
      {signed.map((check) => (
        <div key={check.id} className="document-signed">
          <h3>{when(check)}</h3>
          <div className="document-signatures">
            <Box title={w.lessor} signature={check.agentSignature} hint={w.signLessor} />
            <Box
              title={w.customer}
              signature={check.customerSignature}
              hint={isUnsigned(check) ? w.unsigned : w.signHere}
            />
          </div>
        </div>
      ))}
    </section>
  )
}

/** States that the contract was accepted, and by whom, without a signature. */
function Acceptance({ document }: Props) {
  const { acceptance, departureAgency } = document
  if (!acceptance?.byCustomer) return null
  const at = (language: Language) => formatDateTime(acceptance.at, departureAgency.timezone, language)
  return <p className="document-accepted">{paperOf(document).say((one) => paperMessages[one].accepted(at(one)))}</p>
}

function Box({ title, signature, hint }: { title: string; signature: Signature | null; hint: string }) {
  return (
    <div>
      <h3>{title}</h3>
      {signature ? (
        <>
          <svg viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`} role="img" aria-label={signature.by}>
            <path d={signature.strokes.map(strokePath).join('')} />
          </svg>
          <p>{signature.by}</p>
        </>
      ) : (
        <p>{hint}</p>
      )}
    </div>
  )
}
