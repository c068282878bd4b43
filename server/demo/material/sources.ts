import type { SourceCreation } from '@filao/domain/sources/source.schema'

/** Those who send rentals to the demo's company: a broker who is paid in advance, a hotel, and its own website. */
export const demoSources: SourceCreation[] = [
  {
    name: 'Alizé Résa',
    kind: 'broker',
    commissionPercent: 18,
    commissionOn: ['stay', 'covers'],
    collectsMoney: true,
  },
  { name: 'Hôtel des Palmes', kind: 'hotel', commissionAmount: 15 },
  { name: 'Site de l’agence', kind: 'website' },
]
