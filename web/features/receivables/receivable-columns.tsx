import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { formatEuros } from '@filao/domain/kernel/money'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { sumLabels } from '@filao/domain/ledger/sum-labels'
import type { ReceivableKind } from '@filao/domain/receivables/receivable'
import type { Receivable } from '@filao/domain/receivables/receivable.schema'
import { rentalLabels } from '@filao/domain/rentals/record/rental'
import { statusLabel } from '@filao/domain/rentals/status/status'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RentalStatusTag } from '#features/rentals/public'
import { useLanguage } from '#session/language'
import { paths } from '#session/paths'
import { DateTime } from '#ui/date/DateTime'
import { Money } from '#ui/Money'
import { StatusTag } from '#ui/StatusTag'
import type { Column } from '#ui/table/data-table'

/** Returns the columns of a list of what is open. */
export function useReceivableColumns(kind: ReceivableKind): Column<Receivable>[] {
  const { t } = useTranslation('receivables')
  const language = useLanguage()
  const common: Column<Receivable>[] = [
    { key: 'rental', title: t('rental'), render: ({ publicId }) => publicId },
    {
      key: 'customer',
      title: rentalLabels.customerId[language],
      heading: ({ customer }) => customer.name,
      render: ({ customer }) => <Link to={paths.customer(customer.id)}>{customer.name}</Link>,
    },
    { key: 'agency', title: t('agency'), isExtra: true, render: ({ agency }) => agency.name },
    { key: 'status', title: statusLabel[language], render: ({ status }) => <RentalStatusTag status={status} /> },
  ]
  const ofKind: Record<ReceivableKind, Column<Receivable>[]> = {
    unpaid: [
      { key: 'dueOn', title: t('dueOn'), render: (row) => <Due row={row} /> },
      {
        key: 'reminded',
        title: t('reminded'),
        render: ({ remindedAt, agency }) => (remindedAt ? <DateTime at={remindedAt} zone={agency.timezone} /> : '–'),
      },
      { key: 'due', title: t('due'), align: 'right', render: ({ dueAmount }) => <Money euros={dueAmount} /> },
    ],
    deposits: [
      {
        key: 'state',
        title: t('state'),
        render: (row) => {
          const word = row.isToGiveBack ? 'giveBack' : isHoldOver(row) ? 'holdEnded' : 'holding'
          return <StatusTag status={word === 'holding' ? 'on' : 'warning'}>{t(word)}</StatusTag>
        },
      },
      { key: 'hold', title: t('hold'), render: (row) => <Hold row={row} /> },
      {
        key: 'overpaid',
        title: t('overpaid'),
        align: 'right',
        render: (row) => <Overpaid row={row} />,
      },
      {
        key: 'deposit',
        title: sumLabels.depositHeld[language],
        align: 'right',
        render: ({ depositAmount }) => <Money euros={depositAmount || null} />,
      },
    ],
    quotes: [
      { key: 'validUntil', title: t('validUntil'), render: (row) => <Due row={row} /> },
      { key: 'price', title: t('price'), align: 'right', render: ({ dueAmount }) => <Money euros={dueAmount} /> },
    ],
  }
  return [...common, ...ofKind[kind]]
}

/** The day on which something is due, and how far it is. */
function Due({ row: { dueOn, days } }: { row: Receivable }) {
  const { t } = useTranslation('receivables')
  const language = useLanguage()
  const words = days > 0 ? t('late', { count: days }) : days < 0 ? t('ahead', { count: -days }) : t('todayDue')
  return (
    <span className="receivable-due" data-late={days > 0}>
      {formatLocalDate(dueOn, language)} <small>{words}</small>
    </span>
  )
}

/** Money above what is due, with the part of it that was settled before Filao. */
function Overpaid({ row: { overpaidAmount, elsewhereAmount } }: { row: Receivable }) {
  const { t } = useTranslation('receivables')
  const language = useLanguage()
  if (elsewhereAmount === 0) return <Money euros={overpaidAmount || null} />
  return (
    <span className="receivable-due receivable-overpaid">
      <Money euros={overpaidAmount} />
      <small>{t('elsewhere', { amount: formatEuros(elsewhereAmount, language) })}</small>
    </span>
  )
}

/** The day on which the hold on the customer's card ends, marked once it is over. */
function Hold({ row }: { row: Receivable }) {
  const { t } = useTranslation('receivables')
  const language = useLanguage()
  const { holdEndsOn } = row
  if (!holdEndsOn) return '–'
  const isOver = isHoldOver(row)
  return (
    <span className="receivable-due" data-late={isOver}>
      {formatLocalDate(holdEndsOn, language)} {isOver && <small>{t('holdOver')}</small>}
    </span>
  )
}

function isHoldOver({ holdEndsOn, agency }: Receivable): boolean {
  return holdEndsOn !== null && holdEndsOn < localDate(instantAt(Date.now()), agency.timezone)
}
