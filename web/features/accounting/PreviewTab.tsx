import { previewEntries } from '@filao/domain/accounting/contract'
import { useRead } from '#api/read'
import { useSession } from '#app/session'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { DaysBar } from './DaysBar.tsx'
import { EntryList } from './EntryList.tsx'
import { useDays } from './use-days.ts'

/** Shows the entries of any days as they would be exported: of the current month up to today at first. */
export function PreviewTab() {
  const { companyId } = useSession()
  const days = useDays()
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
