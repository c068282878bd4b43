import type { Sentence } from '../kernel/language.ts'
import type { Figures } from './figures.schema.ts'

export type FigureName = keyof Figures

/** The unit of a figure: a share, an amount in euros, days, or a number. */
type Unit = 'share' | 'amount' | 'days' | 'count'

/** Every figure: its name, its unit, and the formula that is shown beside it. */
export const figureLabels = {
  utilisation: {
    unit: 'share',
    label: { fr: 'Taux d’utilisation', en: 'Utilisation' },
    formula: {
      fr: 'Jours loués ÷ (jours de parc − jours d’indisponibilité)',
      en: 'Rented days ÷ (fleet days − days out of service)',
    },
  },
  revenueAmount: {
    unit: 'amount',
    label: { fr: 'Chiffre d’affaires HT', en: 'Revenue before VAT' },
    formula: {
      fr: 'Prix convenus des contrats hors taxes, au taux de TVA actuel de l’agence de départ, moins les avoirs, répartis sur les jours que chaque location couvre. Sans les suppléments ni les cautions.',
      en: 'Agreed prices of contracts before VAT, at the present VAT rate of the pick-up agency, less credit notes, spread over the days that each rental covers. Without charges and deposits.',
    },
  },
  dailyRateAmount: {
    unit: 'amount',
    label: { fr: 'Revenu par jour loué (ADR)', en: 'Revenue per rented day (ADR)' },
    formula: {
      fr: 'Chiffre d’affaires HT ÷ jours loués, à partir d’une heure louée',
      en: 'Revenue before VAT ÷ rented days, from one rented hour on',
    },
  },
  availableDayAmount: {
    unit: 'amount',
    label: { fr: 'Revenu par jour disponible (RevPAC)', en: 'Revenue per available day (RevPAC)' },
    formula: {
      fr: 'Chiffre d’affaires HT ÷ (jours de parc − jours d’indisponibilité)',
      en: 'Revenue before VAT ÷ (fleet days − days out of service)',
    },
  },
  rentalsCount: {
    unit: 'count',
    label: { fr: 'Départs', en: 'Pick-ups' },
    formula: {
      fr: 'Contrats dont le véhicule part dans la période\u202f; à venir, ceux qui sont prévus',
      en: 'Contracts whose vehicle leaves in the period; planned ones where it is to come',
    },
  },
  averageDays: {
    unit: 'days',
    label: { fr: 'Durée moyenne', en: 'Average length' },
    formula: { fr: 'Durée des locations parties ÷ départs', en: 'Length of the rentals that left ÷ pick-ups' },
  },
  leadDays: {
    unit: 'days',
    label: { fr: 'Anticipation moyenne', en: 'Average lead time' },
    formula: {
      fr: 'Temps entre la saisie et le départ des locations parties ÷ départs',
      en: 'Time from the booking to the pick-up of the rentals that left ÷ pick-ups',
    },
  },
  discountAmount: {
    unit: 'amount',
    label: { fr: 'Remises accordées HT', en: 'Discounts before VAT' },
    formula: {
      fr: 'Remises des contrats hors taxes, réparties comme le chiffre d’affaires',
      en: 'Discounts of contracts before VAT, spread as the revenue is',
    },
  },
  chargesAmount: {
    unit: 'amount',
    label: { fr: 'Suppléments facturés HT', en: 'Charges before VAT' },
    formula: {
      fr: 'Suppléments décidés dans la période hors taxes, moins ceux annulés et les avoirs sur indemnités ou sur locations annulées',
      en: 'Charges decided in the period before VAT, less those cancelled and credit notes on claims or on cancelled rentals',
    },
  },
  upkeepAmount: {
    unit: 'amount',
    label: { fr: 'Coûts d’entretien', en: 'Upkeep costs' },
    formula: {
      fr: 'Coûts saisis avec les visites faites dans la période (contrôle, assurance, révision)',
      en: 'Costs recorded with the visits done in the period (inspection, insurance, service)',
    },
  },
  marginAmount: {
    unit: 'amount',
    label: { fr: 'Marge', en: 'Margin' },
    formula: {
      fr: 'Chiffre d’affaires HT + suppléments facturés HT − coûts d’entretien',
      en: 'Revenue before VAT + charges before VAT − upkeep costs',
    },
  },
  refusedCount: {
    unit: 'count',
    label: { fr: 'Demandes refusées', en: 'Refused requests' },
    formula: {
      fr: 'Demandes notées faute de véhicule libre, dont le départ voulu est dans la période',
      en: 'Requests recorded because nothing was free, whose wanted pick-up is in the period',
    },
  },
  refusedDays: {
    unit: 'days',
    label: { fr: 'Jours refusés', en: 'Refused days' },
    formula: {
      fr: 'Temps de ces demandes qui tombe dans la période, compté comme les jours loués\u202f: 12 heures font un demi-jour',
      en: 'The part of the time of these requests that is in the period, counted as rented days are: 12 hours are half a day',
    },
  },
  rentedDays: {
    unit: 'days',
    label: { fr: 'Jours loués', en: 'Rented days' },
    formula: {
      fr: 'Temps pendant lequel les véhicules sont en location, du départ au retour réels, à l’heure de l’agence\u202f: 12 heures font un demi-jour',
      en: 'Time in which vehicles are out with a rental, from the real pick-up to the real return, by the agency’s clock: 12 hours are half a day',
    },
  },
  fleetDays: {
    unit: 'days',
    label: { fr: 'Jours de parc', en: 'Fleet days' },
    formula: {
      fr: 'Temps depuis l’enregistrement de chaque véhicule, ou son premier départ s’il est antérieur, jusqu’à sa suppression',
      en: 'Time since each vehicle was recorded, or first left if that is earlier, until it was deleted',
    },
  },
  outOfServiceDays: {
    unit: 'days',
    label: { fr: 'Jours d’indisponibilité', en: 'Days out of service' },
    formula: {
      fr: 'Temps des indisponibilités des véhicules du parc',
      en: 'Time of the unavailable periods of the vehicles in the fleet',
    },
  },
} satisfies Record<FigureName, { unit: Unit; label: Sentence; formula: Sentence }>
