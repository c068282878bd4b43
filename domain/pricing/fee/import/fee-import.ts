import { readLine, readName } from '../../../imports/cells.ts'
import type { ImportField, ImportKind } from '../../../imports/kind.ts'
import { isNoAgency, isNoAmount, isNoCategory, isNoWhole } from '../../../imports/refusals.ts'
import { fold } from '../../../kernel/text.ts'
import { readEuros, readWhole } from '../../../kernel/typed-number.ts'
import { FeeCreation } from '../fee.schema.ts'
import { feeEndLabels, feeKindLabels, feeKinds, feeLabels } from '../fee.ts'
import { endNames, isNoAnswer, isNoCodes, isNoEnd, isNoKind, kindNames, readNameOrAny, yesAndNo } from './fee-words.ts'

type Named = { id: number; name: string }
type Category = Named & { code: string }

/** Returns the rules by which fees are imported; agencies are named by name, a category by code or name. */
export function feeImport(agencies: readonly Named[], categories: readonly Category[]): ImportKind<FeeCreation> {
  return {
    fields: [...caseFields, ...scopeFields(agencies, categories), ...amountFields, ...otherFields],
    schema: FeeCreation,
    identity: ({ kind, name, agencyId = null, toAgencyId = null, categoryId = null, at = null, postalCodes = [] }) =>
      JSON.stringify([kind, fold(name), agencyId, toAgencyId, categoryId, at, postalCodes.toSorted()]),
    name: ({ name = '' }) => name,
  }
}

const answers = {
  choices: [
    { text: 'oui', label: { fr: 'Oui', en: 'Yes' } },
    { text: 'non', label: { fr: 'Non', en: 'No' } },
  ],
  read: (text: string) => readName(text, yesAndNo),
  refusal: isNoAnswer,
}

const amount = { isRequired: false, read: readEuros, refusal: isNoAmount }

const caseFields: ImportField[] = [
  {
    key: 'kind',
    label: feeLabels.kind,
    headings: ['type', 'type de frais', 'cas de facturation', 'règle', 'fee type', 'kind'],
    isRequired: true,
    choices: feeKinds.map((kind) => ({ text: feeKindLabels[kind].fr, label: feeKindLabels[kind] })),
    read: (text) => readName(text, kindNames),
    refusal: isNoKind,
  },
  {
    key: 'name',
    label: feeLabels.name,
    headings: ['frais', 'libellé', 'désignation', 'intitulé', 'supplément', 'fee', 'fees'],
    isRequired: true,
    read: readLine,
  },
]

/** Returns the fields of where a fee counts; « toutes » is every agency or category. */
function scopeFields(agencies: readonly Named[], categories: readonly Category[]): ImportField[] {
  const agencyNames = agencies.map(({ id, name }) => [id, [name]] as const)
  const categoryNames = categories.map(({ id, code, name }) => [id, [code, name, `${code} ${name}`]] as const)
  const agency = {
    isRequired: false,
    choices: agencies.map(({ name }) => ({ text: name, label: { fr: name, en: name } })),
    read: (text: string) => readNameOrAny(text, agencyNames),
    refusal: isNoAgency,
  }
  return [
    { ...agency, key: 'agencyId', label: feeLabels.agencyId, headings: ['agence de départ', 'lieu', 'pick-up agency'] },
    { ...agency, key: 'toAgencyId', label: feeLabels.toAgencyId, headings: ['agence d’arrivée', 'drop-off agency'] },
    {
      key: 'categoryId',
      label: feeLabels.categoryId,
      headings: ['code catégorie', 'catégorie de véhicule', 'vehicle category'],
      isRequired: false,
      choices: categories.map(({ code, name }) => {
        const label = `${code} – ${name}`
        return { text: code, label: { fr: label, en: label } }
      }),
      read: (text) => readNameOrAny(text, categoryNames),
      refusal: isNoCategory,
    },
    {
      key: 'at',
      label: feeLabels.at,
      headings: ['départ retour', 'moment', 'sens', 'end'],
      isRequired: false,
      choices: Object.values(feeEndLabels).map((label) => ({ text: label.fr, label })),
      read: (text) => readNameOrAny(text, endNames),
      refusal: isNoEnd,
    },
    {
      key: 'postalCodes',
      label: feeLabels.postalCodes,
      headings: ['code postal', 'zone', 'zones', 'secteur', 'postal code', 'post codes', 'zip codes'],
      isRequired: false,
      read: readCodes,
      refusal: isNoCodes,
    },
  ]
}

/** Reads postal codes; the name of a town leaves the text unchanged, for its refusal. */
function readCodes(text: string): string[] | string {
  const codes = text.split(/[\s,;/|]+/).filter(Boolean)
  return codes.every((code) => /\d/.test(code)) ? codes : text
}

const amountFields: ImportField[] = [
  {
    ...amount,
    key: 'price',
    label: feeLabels.price,
    headings: ['prix', 'tarif', 'montant ttc', 'prix ttc', 'forfait', 'price', 'flat price'],
  },
  {
    ...amount,
    key: 'dailyPrice',
    label: feeLabels.dailyPrice,
    headings: ['prix par jour', 'prix jour', 'tarif journalier', '€/jour', 'daily price', 'price per day'],
  },
  {
    ...amount,
    key: 'maxAmount',
    label: feeLabels.maxAmount,
    headings: ['plafond', 'prix max', 'prix maximal', 'maximum price', 'price cap'],
  },
]

const otherFields: ImportField[] = [
  {
    key: 'freeCount',
    label: feeLabels.freeCount,
    headings: ['gratuits', 'nombre gratuit', 'conducteurs inclus', 'included drivers'],
    isRequired: false,
    read: readWhole,
    refusal: isNoWhole,
  },
  {
    ...answers,
    key: 'isOnHolidays',
    label: feeLabels.isOnHolidays,
    headings: ['jours fériés', 'fériés', 'public holidays', 'holidays'],
    isRequired: false,
  },
  {
    key: 'nameEn',
    label: feeLabels.nameEn,
    headings: ['nom anglais', 'libellé anglais', 'english name', 'name en', 'name (en)'],
    isRequired: false,
    read: readLine,
  },
  {
    ...answers,
    key: 'isEnabled',
    label: feeLabels.isEnabled,
    headings: ['actif', 'active', 'activé', 'enabled'],
    isRequired: false,
  },
]
