import { formatDateTime } from '@filao/domain/kernel/date-text'
import type { RentalDocument } from '@filao/domain/rentals/document/document'
import type { Check } from '@filao/domain/rentals/handover/check'
import { isUnsigned } from '@filao/domain/rentals/handover/missing-from-check'
import { type Signature, signatureBox, strokePath } from '@filao/domain/rentals/handover/signature'
import { words } from './messages.ts'

type Props = { document: RentalDocument }

/** Renders the fields in which both parties sign, or their signatures drawn at departure and return. */
export function Signatures({ document }: Props) {
  const { rental, customer, departureAgency, arrivalAgency } = document
  const { language } = customer
  const w = words[language]
  const isQuote = rental.status === 'quote' || rental.status === 'draft'
  const signed = rental.checks.filter(
    (check) => check.customerSignature || check.agentSignature || check.isSignedOnPaper !== null,
  )
  const when = (check: Check) => {
    const isDelivery = check.stage === 'delivery'
    const { timezone } = isDelivery ? departureAgency : arrivalAgency
    const title = isUnsigned(check)
      ? w[isDelivery ? 'unsignedAtDelivery' : 'unsignedAtReturn']
      : w[`${check.isSignedOnPaper ? 'onPaper' : 'signed'}${isDelivery ? 'AtDelivery' : 'AtReturn'}`]
    return `${title} ${formatDateTime(check.recordedAt, timezone, language)}`
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
function Acceptance({ document: { acceptance, customer, departureAgency } }: Props) {
  if (!acceptance?.byCustomer) return null
  const { language } = customer
  const at = formatDateTime(acceptance.at, departureAgency.timezone, language)
  return <p className="document-accepted">{words[language].accepted(at)}</p>
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
