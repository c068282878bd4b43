import { ofName } from '@filao/domain/kernel/text'

/** Words of a printed statement. */
export const fr = {
  title: (source: string) => `Relevé ${ofName(source)}`,
  rental: 'Location',
  of: (month: string) => `Locations qui débutent en ${month}`,
  cancelled: 'annulée',
  none: 'Aucune location ce mois-ci.',
  total: 'Total',
  settled: 'Déjà réglé',
  printed: (at: string) => `Établi le ${at}`,
}

export type StatementMessages = typeof fr
