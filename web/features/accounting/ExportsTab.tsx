import type { AccountingExport } from '@filao/domain/accounting/export.schema'
import { formatLocalDate } from '@filao/domain/kernel/date-text'
import { tableFormatLabels } from '@filao/domain/kernel/table/table-file'
import { addDays, instantAt, localDate } from '@filao/domain/kernel/time'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import {
  createAccountingExport,
  downloadEntries,
  downloadFec,
  getExportedEntries,
  listAccountingExports,
} from '#api/calls'
import { usePage, useRead } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { BarDay } from '#ui/date/DaysBar'
import { Dialog } from '#ui/feedback/Dialog'
import { EmptyState } from '#ui/feedback/EmptyState'
import { useToast } from '#ui/feedback/toast'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { DownloadButton } from '#ui/file/DownloadButton'
import { DataTable } from '#ui/table/DataTable'
import { useUrlParam } from '#ui/url-param'
import { EntryList } from './EntryList.tsx'
import '#ui/date/days-bar.css'

/** Lists the exported periods; a new one takes everything up to a day. */
export function ExportsTab() {
  const { t } = useTranslation('accounting')
  const language = useLanguage()
  const { companyId } = useSession()
  const mayWrite = useCan('accounting.write')
  const [cursor] = useUrlParam('cursor')
  const [open, setOpen] = useState<AccountingExport | null>(null)
  const query = { limit: 25, ...(cursor && { cursor }) }
  const page = usePage(listAccountingExports, { params: { companyId }, query })
  const day = (one: string) => formatLocalDate(one, language)
  return (
    <>
      {mayWrite && <NewExport />}
      <DataTable<AccountingExport>
        label={t('tabs.exports')}
        read={page}
        rows={page.data?.rows}
        nextCursor={page.data?.nextCursor ?? null}
        columns={[
          { key: 'from', title: t('exports.from'), render: ({ from }) => day(from) },
          { key: 'to', title: t('exports.to'), render: ({ to }) => day(to) },
          {
            key: 'numbers',
            title: t('exports.numbers'),
            render: ({ firstNumber, lastNumber }) =>
              firstNumber === null ? t('exports.none') : t('exports.range', { first: firstNumber, last: lastNumber }),
          },
          {
            key: 'madeBy',
            title: t('exports.madeBy'),
            render: ({ madeBy }) => madeBy && [madeBy.firstName, madeBy.lastName].filter(Boolean).join(' '),
          },
        ]}
        actions={(row) => (
          <Button
            type="link"
            onClick={() => setOpen(row)}
            aria-label={t('exports.show', { from: day(row.from), to: day(row.to) })}
          >
            {t('exports.open')}
          </Button>
        )}
        empty={<EmptyState title={t('exports.empty')} text={t('exports.emptyText')} />}
      />
      {open && (
        <Dialog title={t('exports.show', { from: day(open.from), to: day(open.to) })} onClose={() => setOpen(null)}>
          <ExportDetail id={open.id} />
        </Dialog>
      )}
    </>
  )
}

/** Exports up to yesterday unless another day is chosen. */
function NewExport() {
  const { t } = useTranslation('accounting')
  const { companyId } = useSession()
  const zone = useCompanyZone()
  const toast = useToast()
  const [to, setTo] = useState(addDays(localDate(instantAt(Date.now()), zone), -1))
  const create = useAction(createAccountingExport)
  const start = async () => {
    try {
      await create.mutateAsync({ params: { companyId }, body: { to } })
      toast.success(t('exports.made'))
    } catch (error) {
      toast.problem(error)
    }
  }
  return (
    <div className="days-bar">
      <BarDay zone={zone} side="past" value={to} onChange={setTo} label={t('exports.upTo')} />
      <Button type="primary" loading={create.isPending} onClick={() => void start()}>
        {t('exports.make')}
      </Button>
    </div>
  )
}

function ExportDetail({ id }: { id: number }) {
  const { t } = useTranslation('accounting')
  const language = useLanguage()
  const { companyId } = useSession()
  const params = { companyId, id }
  const read = useRead(getExportedEntries, { params })
  return (
    <div className="accounting-detail">
      <div className="days-bar">
        <DownloadButton type="primary" endpoint={downloadFec} input={{ params }}>
          {t('exports.fec')}
        </DownloadButton>
        <DownloadButton endpoint={downloadEntries} input={{ params, query: { format: 'xlsx' } }}>
          {tableFormatLabels.xlsx[language]}
        </DownloadButton>
        <DownloadButton endpoint={downloadEntries} input={{ params, query: { format: 'csv' } }}>
          {tableFormatLabels.csv[language]}
        </DownloadButton>
      </div>
      <WhenLoaded read={read} skeleton={6}>
        {(entries) => <EntryList entries={entries} />}
      </WhenLoaded>
    </div>
  )
}
