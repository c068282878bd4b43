import type { TableColumn } from '../../kernel/table/table-file.ts'
import { coverAmountsCell } from './cover-amounts.ts'
import type { Option } from './option.schema.ts'
import { coverLabels, optionLabels } from './option.ts'
import { stockCell } from './stock-cell.ts'

/** The columns of the exported options, with the headings that an import reads. */
export const optionColumns: TableColumn<Option>[] = [
  { label: optionLabels.name, cell: ({ name }) => name },
  { label: optionLabels.price, cell: ({ price }) => ({ euros: price }) },
  { label: optionLabels.dailyPrice, cell: ({ dailyPrice }) => ({ euros: dailyPrice }) },
  {
    label: { fr: 'Catégories', en: 'Categories' },
    cell: ({ categories }) => categories.map(({ category }) => category.code).join(', '),
  },
  { label: optionLabels.description, cell: ({ description }) => description },
  {
    label: { fr: 'Proposée', en: 'Offered' },
    cell: ({ isEnabled }, language) => (isEnabled ? { fr: 'oui', en: 'yes' } : { fr: 'non', en: 'no' })[language],
  },
  { label: optionLabels.nameEn, cell: ({ nameEn }) => nameEn },
  { label: optionLabels.descriptionEn, cell: ({ descriptionEn }) => descriptionEn },
  { label: optionLabels.maxAmount, cell: ({ maxAmount }) => (maxAmount === null ? null : { euros: maxAmount }) },
  { label: optionLabels.maxDays, cell: ({ maxDays }) => maxDays },
  { label: optionLabels.maxQuantity, cell: ({ maxQuantity }) => maxQuantity },
  { label: optionLabels.stocks, cell: ({ stocks }) => stockCell(stocks) },
  {
    label: coverLabels.waiverAmount,
    cell: ({ categories }, language) => {
      const amounts = categories.map(({ category, waiverAmount }) => ({ code: category.code, amount: waiverAmount }))
      return coverAmountsCell(amounts, language)
    },
  },
  {
    label: coverLabels.securityDepositAmount,
    cell: ({ categories }, language) => {
      const amounts = categories.map((one) => ({ code: one.category.code, amount: one.securityDepositAmount }))
      return coverAmountsCell(amounts, language)
    },
  },
]
