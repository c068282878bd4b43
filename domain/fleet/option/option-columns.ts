import type { TableColumn } from '../../kernel/table/table-file.ts'
import type { Option } from './option.ts'

/** The columns of the exported options, with the headings that an import reads. */
export const optionColumns: TableColumn<Option>[] = [
  { label: { fr: 'Nom', en: 'Name' }, cell: ({ name }) => name },
  { label: { fr: 'Prix par location', en: 'Price per rental' }, cell: ({ price }) => ({ euros: price }) },
  { label: { fr: 'Prix par jour', en: 'Price per day' }, cell: ({ dailyPrice }) => ({ euros: dailyPrice }) },
  {
    label: { fr: 'Catégories', en: 'Categories' },
    cell: ({ categories }) => categories.map(({ category }) => category.code).join(', '),
  },
  { label: { fr: 'Description', en: 'Description' }, cell: ({ description }) => description },
  {
    label: { fr: 'Proposée', en: 'Offered' },
    cell: ({ isEnabled }, language) => (isEnabled ? { fr: 'oui', en: 'yes' } : { fr: 'non', en: 'no' })[language],
  },
]
