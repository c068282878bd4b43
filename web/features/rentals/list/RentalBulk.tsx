import { MailOutlined, PrinterOutlined } from '@ant-design/icons'
import type { RentalRow } from '@filao/domain/rentals/record/rental.schema'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { call } from '#api/call'
import { exportRentals, sendRentalMail } from '#api/calls'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { BulkAction } from '#ui/table/BulkAction'
import { BulkBar } from '#ui/table/BulkBar'
import type { Selection } from '#ui/table/data-table'
import { ExportButton } from '#ui/table/ExportButton'

type Props = { selection: Selection<RentalRow>; total: number; loadAll: () => Promise<RentalRow[]> }

/** Mails, exports or prints the chosen rentals. */
export function RentalBulk({ selection, total, loadAll }: Props) {
  const { t } = useTranslation('rentals')
  const { companyId } = useSession()
  const mayWrite = useCan('rentals.write')
  const ids = [...selection.chosen.keys()].join(',')
  return (
    <BulkBar<RentalRow> selection={selection} total={total} loadAll={loadAll}>
      {mayWrite && (
        <BulkAction<RentalRow>
          label={t('list.mail')}
          icon={<MailOutlined />}
          selection={selection}
          stale="rentals"
          text={(count) => t('list.mailText', { count })}
          done={(count) => t('list.mailed', { count })}
          leftOut={({ status, customer }) =>
            status === 'draft' ? t('list.mailDraft') : customer.email ? null : t('list.mailNoAddress')
          }
          act={({ id }, idempotencyKey) =>
            call(sendRentalMail, { params: { companyId, id }, body: { kind: 'document' }, idempotencyKey })
          }
        />
      )}
      <ExportButton
        label={t('list.export')}
        endpoint={exportRentals}
        input={{ params: { companyId }, query: { ids, sort: 'next' } }}
      />
      <Button
        icon={<PrinterOutlined />}
        href={`${paths.printableContract}?id=${ids}`}
        target="_blank"
        rel="noopener"
        aria-label={t('list.print')}
        title={t('list.printText', { count: selection.chosen.size })}
      >
        <span className="action-word">{t('list.print')}</span>
      </Button>
    </BulkBar>
  )
}
