import type { Company } from '../../company/company.schema.ts'
import { type FieldProblem, Problem } from '../../kernel/problem.ts'
import type { Check, CheckCreation } from '../check/check.schema.ts'

/** The parts of a check that prove it, and that a company may require. */
type CheckProof = 'signature' | 'photos'

type Requirements = Pick<Company, 'checkSignatureRequired' | 'checkPhotosRequired'>

/** Returns the parts that a check lacks: the customer's signature, drawn or on paper, and photos of the vehicle. */
export function missingProofs(check: { isSigned: boolean; photoCount: number }): CheckProof[] {
  const missing: CheckProof[] = []
  if (!check.isSigned) missing.push('signature')
  if (check.photoCount === 0) missing.push('photos')
  return missing
}

/** Returns true when the company refuses a check without this part. */
export function isRequired(proof: CheckProof, company: Requirements): boolean {
  return proof === 'signature' ? company.checkSignatureRequired : company.checkPhotosRequired
}

/** Refuses a check that lacks a part which the company requires. Throws `validation` with a problem for each field. */
export function checkProofs(check: CheckCreation, company: Requirements): void {
  const isSigned = Boolean(check.customerSignature || check.isSignedOnPaper)
  const missing = missingProofs({ isSigned, photoCount: check.photoIds?.length ?? 0 })
  const fields = missing.filter((proof) => isRequired(proof, company)).map((proof) => problems[proof])
  const [first] = fields
  if (first) throw new Problem('validation', first.message, { fields })
}

/** Returns true when the customer signed neither on the screen nor on paper. Older checks do not tell: false. */
export function isUnsigned(check: Pick<Check, 'customerSignature' | 'isSignedOnPaper'>): boolean {
  return check.customerSignature === null && check.isSignedOnPaper === false
}

const problems: Record<CheckProof, FieldProblem> = {
  signature: {
    path: 'customerSignature',
    code: 'required',
    message: {
      fr: 'Votre entreprise demande la signature du client. Faites-le signer, ou cochez «\u00a0Signé sur papier\u00a0».',
      en: 'Your company requires the customer’s signature. Let them sign, or tick “Signed on paper”.',
    },
  },
  photos: {
    path: 'photoIds',
    code: 'required',
    message: {
      fr: 'Votre entreprise demande des photos du véhicule. Prenez-en au moins une.',
      en: 'Your company requires photos of the vehicle. Take at least one.',
    },
  },
}

/** The sentence for each missing part that the company requires. */
export const requiredProofs = { signature: problems.signature.message, photos: problems.photos.message }
