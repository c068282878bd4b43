import { previewEntries } from '#api/calls'
import { useRead } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useSession } from '#session/session'
import { DaysBar } from '#ui/date/DaysBar'
import { useDays } from '#ui/date/use-days'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { EntryList } from './EntryList.tsx'

/** Shows the entries of any days as they would be exported: of the current month up to today at first. */
export function PreviewTab() {
  const { companyId } = useSession()
  const days = useDays(useCompanyZone())
  const { from, to } = days
  const read = useRead(previewEntries, { params: { companyId }, query: { from, to } })
  return (
    <>
      <DaysBar days={days} />
      <WhenLoaded read={read} skeleton={8}>
        {(entries) => <EntryList entries={entries} />}
      </WhenLoaded>
    </>
  )
}
