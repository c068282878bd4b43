import type { TableColumn } from '../../../kernel/table/table-file.ts'
import { hasField } from '../checked-fee.ts'
import type { Fee } from '../fee.schema.ts'
import { feeEndLabels, feeKindLabels, feeLabels } from '../fee.ts'

type Names = { agencies: ReadonlyMap<number, string>; categoryCodes: ReadonlyMap<number, string> }

/** Returns the columns of the exported fees, with the headings and the words that an import reads. */
export function feeColumns({ agencies, categoryCodes }: Names): TableColumn<Fee>[] {
  const named = (names: ReadonlyMap<number, string>, id: number | null) =>
    id === null ? null : (names.get(id) ?? null)
  return [
    { label: feeLabels.kind, cell: ({ kind }, language) => feeKindLabels[kind][language] },
    { label: feeLabels.name, cell: ({ name }) => name },
    { label: feeLabels.agencyId, cell: ({ agencyId }) => named(agencies, agencyId) },
    { label: feeLabels.toAgencyId, cell: ({ toAgencyId }) => named(agencies, toAgencyId) },
    { label: feeLabels.categoryId, cell: ({ categoryId }) => named(categoryCodes, categoryId) },
    { label: feeLabels.at, cell: ({ at }, language) => (at === null ? null : feeEndLabels[at][language]) },
    { label: feeLabels.postalCodes, cell: ({ postalCodes }) => postalCodes.join(', ') },
    { label: feeLabels.price, cell: ({ price }) => ({ euros: price }) },
    { label: feeLabels.dailyPrice, cell: (fee) => ({ euros: has(fee, 'dailyPrice') ? fee.dailyPrice : null }) },
    { label: feeLabels.maxAmount, cell: ({ maxAmount }) => ({ euros: maxAmount }) },
    { label: feeLabels.freeCount, cell: (fee) => (has(fee, 'freeCount') ? fee.freeCount : null) },
    {
      label: feeLabels.isOnHolidays,
      cell: (fee, language) => (has(fee, 'isOnHolidays') ? answer(fee.isOnHolidays)[language] : null),
    },
    { label: feeLabels.nameEn, cell: ({ nameEn }) => nameEn },
    { label: feeLabels.isEnabled, cell: ({ isEnabled }, language) => answer(isEnabled)[language] },
  ]
}

function has({ kind }: Fee, field: Parameters<typeof hasField>[1]): boolean {
  return hasField(kind, field)
}

function answer(isYes: boolean) {
  return isYes ? { fr: 'oui', en: 'yes' } : { fr: 'non', en: 'no' }
}
