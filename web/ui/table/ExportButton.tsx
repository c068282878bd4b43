import { FileExcelOutlined } from '@ant-design/icons'
import type { CompanyPermission } from '@filao/domain/kernel/permission'
import { tableFormatLabels } from '@filao/domain/kernel/table/table-file'
import { Space } from 'antd'
import type { Call, ReadInput } from '#api/input'
import { useLanguage } from '#session/language'
import { useCan } from '#session/session'
import { DownloadButton } from '../file/DownloadButton.tsx'

type Props<E extends Call> = {
  /** The word on the button. */
  label: string
  /** The call that returns the file; its query has a `format`. */
  endpoint: E
  /** The list's current filters, so that the file has the same rows. */
  input: ReadInput<E>
  /** The permission of the call. */
  can?: CompanyPermission
}

/** Exports a list with its filters as CSV or as a workbook; for users with the permission. */
export function ExportButton<E extends Call>({ label, endpoint, input, can = 'exports.read' }: Props<E>) {
  const language = useLanguage()
  const excel = tableFormatLabels.xlsx[language]
  if (!useCan(can)) return null
  const given = input as { query?: object }
  const asWorkbook = { ...given, query: { ...given.query, format: 'xlsx' } } as ReadInput<E>
  return (
    <Space.Compact>
      <DownloadButton endpoint={endpoint} input={input} aria-label={label} title={tableFormatLabels.csv[language]}>
        <span className="action-word">{label}</span>
      </DownloadButton>
      <DownloadButton
        icon={<FileExcelOutlined />}
        endpoint={endpoint}
        input={asWorkbook}
        aria-label={excel}
        title={excel}
      />
    </Space.Compact>
  )
}
