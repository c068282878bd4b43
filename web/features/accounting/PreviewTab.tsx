import { previewEntries } from '@filao/domain/accounting/contract'
import { instantAt, localDate } from '@filao/domain/kernel/time'
import { useTranslation } from 'react-i18next'
import { useRead } from '#api/read'
import { useCompanyZone } from '#app/company-zone'
import { useSession } from '#app/session'
import { DayInput } from '#ui/date/DayInput'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { useUrlParam } from '#ui/url-param'
import { EntryList } from './EntryList.tsx'

/** Shows the entries of any days as they would be exported: of the current month up to today at first. */
export function PreviewTab() {
  const { t } = useTranslation('accounting')
  const { companyId } = useSession()
  const zone = useCompanyZone()
  const today = localDate(instantAt(Date.now()), zone)
  const [chosenFrom, setFrom] = useUrlParam('from')
  const [chosenTo, setTo] = useUrlParam('to')
  const from = chosenFrom || `${today.slice(0, 7)}-01`
  const to = chosenTo || today
  const read = useRead(previewEntries, { params: { companyId }, query: { from, to } })
  return (
    <>
      <div className="accounting-bar">
        <span className="accounting-day">
          <span aria-hidden>{t('exports.from')}</span>
          <DayInput zone={zone} value={from} onChange={(day) => day && setFrom(day)} label={t('exports.from')} />
        </span>
        <span className="accounting-day">
          <span aria-hidden>{t('exports.to')}</span>
          <DayInput zone={zone} value={to} onChange={(day) => day && setTo(day)} label={t('exports.to')} />
        </span>
      </div>
      <WhenLoaded read={read} skeleton={8}>
        {(entries) => <EntryList entries={entries} />}
      </WhenLoaded>
    </>
  )
}
