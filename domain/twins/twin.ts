import type { Sentence } from '../kernel/language.ts'

/** The kinds of keys by which two customers may be one; an e-mail address is also that for invoices. */
export const twinKeys = ['email', 'phone', 'licence', 'siren', 'name'] as const

type TwinKey = (typeof twinKeys)[number]

/** The words for what two customers share. */
export const twinKeyLabels = {
  email: { fr: 'même e-mail', en: 'same email' },
  phone: { fr: 'même téléphone', en: 'same phone' },
  licence: { fr: 'même permis', en: 'same licence' },
  siren: { fr: 'même SIREN', en: 'same SIREN' },
  name: { fr: 'mêmes nom et date de naissance', en: 'same name and date of birth' },
} satisfies Record<TwinKey, Sentence>

/** The most customers whom one key proposes: what more of them share, such as the phone of a hotel, names nobody. */
export const mostSharing = 20

/** The labels of the fields with which twins are asked for. */
export const twinLabels = {
  fields: { fr: 'Valeurs choisies', en: 'Chosen values' },
  version: { fr: 'Version comparée', en: 'Compared version' },
  mergeId: { fr: 'Fusion', en: 'Merge' },
  isDistinct: { fr: 'Deux clients différents', en: 'Two different customers' },
} satisfies Record<string, Sentence>
