import type { Plan } from './plan.ts'

/** The plans of the local provider, which takes no real payments. */
export const localPlans: Plan[] = [
  {
    productId: 'prod_base',
    priceId: 'price_base',
    name: 'Base',
    description: 'Pour découvrir Filao\u202f: offerte à chaque nouvelle entreprise.',
    unitAmount: 0,
    interval: 'month',
    limits: { agencies: 1, vehicles: 5, customers: 50, megabytes: 1000 },
    isBase: true,
  },
  {
    productId: 'prod_decouverte',
    priceId: 'price_decouverte',
    name: 'Découverte',
    description: 'Pour démarrer, avec deux agences.',
    unitAmount: 2900,
    interval: 'month',
    limits: { agencies: 2, vehicles: 20, customers: 500, megabytes: 20_000 },
    isBase: false,
  },
  {
    productId: 'prod_pro',
    priceId: 'price_pro',
    name: 'Pro',
    description: 'Pour un parc qui grandit.',
    unitAmount: 7900,
    interval: 'month',
    limits: { agencies: 5, vehicles: 100, customers: 5000, megabytes: 200_000 },
    isBase: false,
  },
  {
    productId: 'prod_illimite',
    priceId: 'price_illimite',
    name: 'Illimité',
    description: 'Sans aucune limite.',
    unitAmount: 19_900,
    interval: 'month',
    limits: { agencies: null, vehicles: null, customers: null, megabytes: null },
    isBase: false,
  },
]
