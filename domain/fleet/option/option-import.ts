import { z } from 'zod'
import { readLine, readName } from '../../imports/cells.ts'
import type { ImportField, ImportKind } from '../../imports/kind.ts'
import { isNoAmount } from '../../imports/refusals.ts'
import { fold, guillemets } from '../../kernel/text.ts'
import { readEuros } from '../../kernel/typed-number.ts'
import { addProblems } from '../../kernel/validation.ts'
import { noExcess } from './cover.ts'
import { CoverAmounts } from './cover-amounts.schema.ts'
import { amountIn, isNoCoverAmount, namedIn, readCoverAmounts } from './cover-amounts.ts'
import { limitFields } from './limit-fields.ts'
import { OptionCreation } from './option.schema.ts'
import { coverLabels, optionLabels } from './option.ts'
import { stockField } from './stock-cell.ts'

type Category = { id: number; code: string; name: string }

/**
 * Returns the rules by which options are imported; their categories are named by code or name, or all of them at once,
 * the agencies of their stock by name.
 */
export function optionImport(
  categories: readonly Category[],
  agencies: readonly { id: number; name: string }[],
): ImportKind<OptionCreation> {
  const fields: ImportField[] = [
    {
      key: 'name',
      label: optionLabels.name,
      headings: [
        'option',
        'options',
        'libellé',
        'désignation',
        'intitulé',
        'prestation',
        'supplément',
        'extra',
        'item',
      ],
      isRequired: true,
      read: readLine,
    },
    {
      key: 'price',
      label: optionLabels.price,
      headings: [
        'prix',
        'tarif',
        'montant',
        'forfait',
        'prix forfaitaire',
        'prix ttc',
        'tarif ttc',
        'price',
        'rate',
        'flat price',
      ],
      isRequired: false,
      read: readEuros,
      refusal: isNoAmount,
    },
    {
      key: 'dailyPrice',
      label: optionLabels.dailyPrice,
      headings: [
        'prix jour',
        'prix journalier',
        'tarif journalier',
        'tarif par jour',
        '€/jour',
        'daily price',
        'daily rate',
      ],
      isRequired: false,
      read: readEuros,
      refusal: isNoAmount,
    },
    {
      key: 'unit',
      label: { fr: 'Prix par', en: 'Price per' },
      headings: ['unité', 'facturation', 'mode de facturation', 'par', 'base', 'type', 'unit', 'per', 'charged per'],
      isRequired: false,
      choices: [
        { text: 'par jour', label: { fr: 'Jour', en: 'Day' } },
        { text: 'par location', label: { fr: 'Location', en: 'Rental' } },
      ],
      read: (text) => readName(text, unitNames),
      refusal: isNoUnit,
    },
    ...limitFields,
    ...categoryFields(categories),
    stockField(agencies),
    {
      key: 'description',
      label: optionLabels.description,
      headings: ['détail', 'détails', 'commentaire', 'commentaires', 'remarque', 'details', 'comments', 'notes'],
      isRequired: false,
      read: (text) => text,
    },
    ...englishFields,
    {
      key: 'isEnabled',
      label: { fr: 'Proposée', en: 'Offered' },
      headings: ['active', 'actif', 'activée', 'disponible', 'en vente', 'enabled', 'available'],
      isRequired: false,
      choices: [
        { text: 'oui', label: { fr: 'Oui', en: 'Yes' } },
        { text: 'non', label: { fr: 'Non', en: 'No' } },
      ],
      read: (text) => readName(text, responses),
    },
  ]
  return {
    fields,
    schema: ImportedOption,
    identity: ({ name }) => fold(name),
    name: ({ name = '' }) => name,
  }
}

/** The fields that customers read in English. */
const englishFields: ImportField[] = [
  {
    key: 'nameEn',
    label: optionLabels.nameEn,
    headings: ['nom anglais', 'libellé anglais', 'désignation anglaise', 'english name', 'name en', 'name (en)'],
    isRequired: false,
    read: readLine,
  },
  {
    key: 'descriptionEn',
    label: optionLabels.descriptionEn,
    headings: ['description anglaise', 'english description', 'description en', 'description (en)'],
    isRequired: false,
    read: (text) => text,
  },
]

/** Returns the fields of the categories, and of what a cover leaves in each. */
function categoryFields(categories: readonly Category[]): ImportField[] {
  return [
    {
      key: 'categories',
      label: { fr: 'Catégories', en: 'Categories' },
      headings: ['catégorie', 'catégories concernées', 'véhicules concernés', 'category', 'available for'],
      isRequired: false,
      read: (text) => readCategories(text, categories),
      refusal: isNoCategory,
    },
    {
      key: 'waiver',
      label: coverLabels.waiverAmount,
      headings: ['franchise', 'franchise résiduelle', 'franchise avec rachat', 'reste à charge', 'excess'],
      isRequired: false,
      read: (text) => readCoverAmounts(text, categories),
      refusal: isNoCoverAmount,
    },
    {
      key: 'deposit',
      label: coverLabels.securityDepositAmount,
      headings: ['caution avec rachat', 'dépôt de garantie avec rachat'],
      isRequired: false,
      read: (text) => readCoverAmounts(text, categories),
      refusal: isNoCoverAmount,
    },
  ]
}

/** One price with its unit beside it is the price of that unit. An option with a remaining excess is a cover. */
const ImportedOption = z.preprocess(
  (row) => {
    const { unit, price, dailyPrice, ...others } = row as Record<string, unknown>
    if (unit !== undefined && unit !== 'day' && unit !== 'rental') return row
    const isDaily = unit === 'day' && dailyPrice === undefined
    return {
      ...others,
      ...(isDaily ? { dailyPrice: price } : { price, dailyPrice }),
    }
  },
  OptionCreation.extend({
    unit: z.enum(['day', 'rental']).optional(),
    waiver: CoverAmounts.optional(),
    deposit: CoverAmounts.optional(),
  }).transform(({ unit: _, waiver, deposit, ...option }, context) => {
    if (waiver === undefined) {
      if (deposit !== undefined) addProblems(context, [{ path: 'waiver', code: 'required', message: noExcess }])
      return option
    }
    const named = [...(option.categories ?? []), ...namedIn(waiver), ...namedIn(deposit)]
    const covered = [...new Set(named.map(({ categoryId }) => categoryId))].map((categoryId) => ({
      categoryId,
      waiverAmount: amountIn(waiver, categoryId),
      securityDepositAmount: amountIn(deposit, categoryId),
    }))
    return { ...option, isCover: true, categories: covered }
  }),
)

const unitNames = [
  ['day', ['jour', 'par jour', '/jour', 'j', '/j', 'journalier', 'day', 'per day', 'daily', '/day']],
  [
    'rental',
    ['location', 'par location', 'forfait', 'forfaitaire', 'fixe', 'unique', 'rental', 'per rental', 'once', 'flat'],
  ],
] as const

const responses = [
  [true, ['oui', 'o', 'x', 'vrai', 'active', 'actif', '1', 'yes', 'y', 'true', 'on']],
  [false, ['non', 'n', 'faux', 'inactive', 'inactif', '0', 'no', 'false', 'off']],
] as const

/**
 * Reads categories parted by commas or slashes. An unknown one leaves the text unchanged, so that the refusal can name
 * it.
 */
function readCategories(text: string, categories: readonly Category[]) {
  if (['toutes', 'tous', 'toutes categories', 'all'].includes(fold(text))) return categories.map(linkOf)
  const names = categories.map(({ id, code, name }) => [id, [code, name, `${code} ${name}`]] as const)
  const ids = text
    .split(/[,;/|\n]/)
    .filter((one) => one.trim())
    .map((one) => readName(one, names))
  return ids.every((id) => typeof id === 'number') ? [...new Set(ids)].map((id) => linkOf({ id })) : text
}

function linkOf({ id }: { id: number }) {
  return { categoryId: id }
}

function isNoUnit(text: string) {
  return {
    fr: `${guillemets(text)} n’est ni «\u00a0par jour\u00a0» ni «\u00a0par location\u00a0».`,
    en: `'${text}' is neither 'per day' nor 'per rental'.`,
  }
}

function isNoCategory(text: string) {
  return {
    fr: `${guillemets(text)} ne contient pas seulement des codes ou des noms de catégories, séparés par des virgules.`,
    en: `'${text}' is not a list of category codes or names separated by commas.`,
  }
}
