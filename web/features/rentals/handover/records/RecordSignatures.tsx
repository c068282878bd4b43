import { checkLabels } from '@filao/domain/rentals/check/check'
import type { Check } from '@filao/domain/rentals/check/check.schema'
import { signatureBox, strokePath } from '@filao/domain/rentals/check/signature'
import type { Signature } from '@filao/domain/rentals/check/signature.schema'
import { useLabels } from '#session/language'

/** Shows the drawn signatures of both sides, if any. */
export function RecordSignatures({ check: { customerSignature, agentSignature } }: { check: Check }) {
  const labels = useLabels(checkLabels)
  if (!customerSignature && !agentSignature) return null
  return (
    <div className="record-signatures">
      {agentSignature && <Drawn title={labels.agentSignature} signature={agentSignature} />}
      {customerSignature && <Drawn title={labels.customerSignature} signature={customerSignature} />}
    </div>
  )
}

function Drawn({ title, signature: { by, strokes } }: { title: string; signature: Signature }) {
  return (
    <figure>
      <svg viewBox={`0 0 ${signatureBox.width} ${signatureBox.height}`} aria-hidden>
        <path d={strokes.map(strokePath).join('')} />
      </svg>
      <figcaption>
        {by}
        <small>{title}</small>
      </figcaption>
    </figure>
  )
}
