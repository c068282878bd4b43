import type { Placeholder } from '../../../company/placeholders.ts'
import type { Language } from '../../../kernel/language.schema.ts'

/** The conditions of papers, in the order in which they are printed; each is also a placeholder of the terms. */
export const conditionKeys = [
  'kilometres',
  'fuel',
  'lateness',
  'fines',
  'cancellation',
  'noShow',
  'drivers',
  'youngDriver',
  'exclusion',
  'mediator',
] as const satisfies Placeholder[]
export type ConditionKey = (typeof conditionKeys)[number]

/** The words of the conditions; amounts are already written. */
type ConditionMessages = {
  unlimited: string
  included: (kilometres: string) => string
  extraKilometre: (amount: string) => string
  fuel: (amount: string) => string
  lateHour: (amount: string) => string
  lateDay: string
  latePricedHour: string
  grace: (minutes: number) => string
  fine: (amount: string) => string
  noFee: string
  percent: (percent: number) => string
  least: (amount: string) => string
  minimumAge: (age: number) => string
  maximumAge: (age: number) => string
  licence: (category: string | null) => string
  licenceYears: (category: string | null, years: number) => string
  youngDriver: (age: number, option: string) => string
  perDay: (amount: string) => string
  daysAtMost: (days: number) => string
  atMost: (amount: string) => string
  exclusion: string
}

export const conditionMessages: Record<Language, ConditionMessages> = {
  fr: {
    unlimited: 'illimité',
    included: (kilometres) => `${kilometres}\u00a0km compris par jour`,
    extraKilometre: (amount) => `${amount} par kilomètre en plus`,
    fuel: (amount) => `${amount} par quart de réservoir manquant`,
    lateHour: (amount) => `${amount} par heure commencée, au plus le prix des journées commencées`,
    lateDay: 'chaque journée commencée est due au prix de la location',
    latePricedHour: 'chaque heure commencée est due au prix de la location, au plus au prix de la journée',
    grace: (minutes) => `après ${minutes}\u00a0min de tolérance`,
    fine: (amount) => `${amount} de frais de dossier par avis, en plus de l’amende`,
    noFee: 'sans frais',
    percent: (percent) => `${percent}\u202f% du prix`,
    least: (amount) => `au moins ${amount}`,
    minimumAge: (age) => `${age}\u00a0ans au moins`,
    maximumAge: (age) => `${age}\u00a0ans au plus`,
    licence: (category) => (category ? `permis ${category}` : 'permis'),
    licenceYears: (category, years) =>
      `permis${category ? ` ${category}` : ''} depuis ${years}\u00a0an${years > 1 ? 's' : ''} au moins`,
    youngDriver: (age, option) => `moins de ${age}\u00a0ans\u202f: ${option}`,
    perDay: (amount) => `${amount} par jour`,
    daysAtMost: (days) => `${days}\u00a0jour${days > 1 ? 's' : ''} au plus`,
    atMost: (amount) => `${amount} au plus`,
    exclusion:
      'en cas d’impayé, de dégâts ou d’amendes non réglés, de véhicule non rendu, de faux documents ou de contrat non respecté, l’entreprise peut le noter et ne plus vous louer, trois ans au plus\u202f; vous pouvez consulter cette mention et vous y opposer auprès d’elle',
  },
  en: {
    unlimited: 'unlimited',
    included: (kilometres) => `${kilometres}\u00a0km included per day`,
    extraKilometre: (amount) => `${amount} for each further kilometre`,
    fuel: (amount) => `${amount} for each missing quarter of a tank`,
    lateHour: (amount) => `${amount} for each started hour, at most the price of the started days`,
    lateDay: 'each started day is charged at the price of the rental',
    latePricedHour: 'each started hour is charged at the price of the rental, at most at the price of the day',
    grace: (minutes) => `after ${minutes}\u00a0minutes of grace`,
    fine: (amount) => `${amount} handling fee for each notice, in addition to the fine`,
    noFee: 'free of charge',
    percent: (percent) => `${percent}% of the price`,
    least: (amount) => `at least ${amount}`,
    minimumAge: (age) => `at least ${age}\u00a0years old`,
    maximumAge: (age) => `at most ${age}\u00a0years old`,
    licence: (category) => `licence${category ? ` of category ${category}` : ''}`,
    licenceYears: (category, years) =>
      `licence${category ? ` of category ${category}` : ''} held for at least ${years}\u00a0year${years > 1 ? 's' : ''}`,
    youngDriver: (age, option) => `under ${age}: ${option}`,
    perDay: (amount) => `${amount} per day`,
    daysAtMost: (days) => `${days}\u00a0day${days > 1 ? 's' : ''} at most`,
    atMost: (amount) => `${amount} at most`,
    exclusion:
      'after an unpaid amount, damage or fines not paid for, a vehicle not returned, false documents or a contract not respected, the company may note it and no longer rent to you, for three years at most; you may ask it for this note and object to it',
  },
}
