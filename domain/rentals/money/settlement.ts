import type { Sentence } from '../../kernel/language.ts'
import { sumLabels } from '../../ledger/sum-labels.ts'
import { mailLineLabel } from '../mail/mail.ts'
import type { SettlementCreation } from './settlement.schema.ts'

/** The label of each field, on screens and in refusals. */
export const settlementLabels = {
  price: sumLabels.price,
  charges: { fr: 'Suppléments', en: 'Extra charges' },
  method: { fr: 'Le reste est payé par', en: 'Balance paid by' },
  isRestPaidLater: { fr: 'Reste payé plus tard', en: 'Rest paid later' },
  keptDepositAmount: { fr: 'Retenir sur la caution', en: 'Keep from the deposit' },
  keptReason: { fr: 'Motif de la retenue', en: 'Reason for keeping it' },
  depositMethod: { fr: 'Caution rendue par', en: 'Deposit refunded by' },
  dueAmount: sumLabels.due,
  depositHeldAmount: sumLabels.depositHeld,
  shown: { fr: 'Montants affichés', en: 'Amounts shown' },
} satisfies Partial<Record<keyof SettlementCreation | keyof SettlementCreation['shown'], Sentence>>

/** The label of each field that only the taking of a payment or a settlement has, in refusals. */
export const paymentCreationLabels = {
  isOverConfirmed: { fr: 'Montant confirmé', en: 'Amount confirmed' },
  isReceiptMailed: { fr: 'Envoi du reçu', en: 'Send the receipt' },
  mailLine: mailLineLabel,
} satisfies Record<string, Sentence>
