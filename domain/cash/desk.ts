import type { Sentence } from '../kernel/language.ts'
import type { CashCount } from './count.schema.ts'
import type { CashDesk, CashDeskClosing, CashDeskOpening, Drawer } from './desk.schema.ts'

/** The label of each field, on screens and in refusals. */
export const cashDeskLabels = {
  agencyId: { fr: 'Agence', en: 'Agency' },
  floatAmount: { fr: 'Fonds de caisse', en: 'Float' },
  floatReason: { fr: 'Motif du changement', en: 'Reason for the change' },
  counts: { fr: 'Comptage', en: 'Count' },
  value: { fr: 'Valeur', en: 'Value' },
  quantity: { fr: 'Quantité', en: 'Quantity' },
  amount: { fr: 'Montant', en: 'Amount' },
  differenceReason: { fr: 'Motif de l’écart', en: 'Reason for the difference' },
  expectedAmount: { fr: 'Montant attendu', en: 'Expected cash' },
} satisfies Record<keyof CashDeskOpening | keyof CashDeskClosing | keyof CashCount | 'amount', Sentence>

/** A printed cash desk: its figures and the company's name. */
export type CashDeskSheet = { desk: CashDesk; company: { name: string; siret: string | null; address: string | null } }

/** The states of a drawer; `left_open` is a desk of an earlier day that nobody closed. */
type DrawerState = 'new' | 'to_open' | 'open' | 'left_open' | 'closed'

/** Returns the state of a drawer today. */
export function drawerState({ desk, today }: Pick<Drawer, 'desk' | 'today'>): DrawerState {
  if (!desk) return 'new'
  if (desk.closedAt === null) return desk.date < today ? 'left_open' : 'open'
  return desk.date < today ? 'to_open' : 'closed'
}
