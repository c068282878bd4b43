/** Words of the printed cash desk. */
export const fr = {
  title: 'Feuille de caisse',
  opened: (at: string, by: string) => `Ouverte le ${at}${by && ` par ${by}`}`,
  closed: (at: string, by: string) => `Clôturée le ${at}${by && ` par ${by}`}`,
  open: 'Caisse encore ouverte\u202f: montants provisoires',
  since: (at: string) => `Encaissements depuis le ${at}`,
  movements: 'Encaissements et remboursements',
  received: 'Encaissé',
  refunded: 'Remboursé',
  net: 'Net',
  kept: (amount: string) => `dont ${amount} de caution conservée, en entrée et en sortie`,
  none: 'Aucun mouvement',
  cashIn: 'Espèces encaissées',
  cashOut: 'Espèces remboursées',
  expected: 'Espèces attendues',
  counted: 'Espèces comptées',
  difference: 'Écart',
  value: 'Billet ou pièce',
  signature: 'Signature',
}

export type CashDeskMessages = typeof fr
