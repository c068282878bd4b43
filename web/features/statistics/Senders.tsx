import type { Days } from '@filao/domain/statistics/days'
import { figureText } from '@filao/domain/statistics/figure-text'
import { figureLabels } from '@filao/domain/statistics/labels'
import { senderLabels } from '@filao/domain/statistics/share'
import type { SourceShare } from '@filao/domain/statistics/share.schema'
import { useTranslation } from 'react-i18next'
import { listSourceShares } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { DataTable } from '#ui/table/DataTable'
import { rentalsOf } from './rows-of.ts'

/** Divides the revenue of a period by those who sent the rentals, with their commission and what is left. */
export function Senders({ days }: { days: Days }) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const { companyId } = useSession()
  const mayOpenThem = useCan('company.read')
  const read = useRead(listSourceShares, { params: { companyId }, query: days })
  const amount = (figure: 'revenueAmount' | 'commissionAmount' | 'marginAmount', title: string) => ({
    key: figure,
    title,
    align: 'right' as const,
    render: (row: SourceShare) => figureText('revenueAmount', row[figure], language),
    compare: (a: SourceShare, b: SourceShare) => a[figure] - b[figure],
  })
  return (
    <DataTable<SourceShare>
      label={senderLabels.sender[language]}
      read={read}
      rows={read.data}
      columns={[
        { key: 'name', title: senderLabels.sender[language], render: ({ name }) => name },
        amount('revenueAmount', figureLabels.revenueAmount.label[language]),
        amount('commissionAmount', senderLabels.commissionAmount[language]),
        amount('marginAmount', senderLabels.marginAmount[language]),
        {
          key: 'rentalsCount',
          title: figureLabels.rentalsCount.label[language],
          align: 'right',
          render: ({ rentalsCount }) => rentalsCount,
          compare: (a, b) => a.rentalsCount - b.rentalsCount,
        },
      ]}
      {...(mayOpenThem && { to: ({ id }) => rentalsOf(days, { source: id }) })}
      empty={<EmptyState title={t('shares.noSender')} />}
    />
  )
}
