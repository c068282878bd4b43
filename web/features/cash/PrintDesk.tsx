import { PrinterOutlined } from '@ant-design/icons'
import type { CashDesk } from '@filao/domain/cash/desk.schema'
import { useTranslation } from 'react-i18next'
import { printCashDesk } from '#api/calls'
import { useSession } from '#session/session'
import { DownloadButton } from '#ui/file/DownloadButton'

/** Downloads the sheet of a cash desk. */
export function PrintDesk({ desk }: { desk: CashDesk }) {
  const { t } = useTranslation('cash')
  const { companyId } = useSession()
  return (
    <DownloadButton
      icon={<PrinterOutlined />}
      endpoint={printCashDesk}
      input={{ params: { companyId, id: desk.id }, query: { format: 'pdf' } }}
    >
      {t('print')}
    </DownloadButton>
  )
}
