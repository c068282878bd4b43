import { useTranslation } from 'react-i18next'
import { readTurnover } from '#api/calls'
import { useRead } from '#api/read'
import { useCompanyZone } from '#session/company-zone'
import { useSession } from '#session/session'
import { DaysBar } from '#ui/date/DaysBar'
import { useDays } from '#ui/date/use-days'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { Sums } from './Sums.tsx'

/** Shows the turnover recorded in any period. */
export function TurnoverTab() {
  const { t } = useTranslation('journal')
  const { companyId } = useSession()
  const days = useDays(useCompanyZone())
  const { from, to } = days
  const read = useRead(readTurnover, { params: { companyId }, query: { from, to } })
  return (
    <>
      <DaysBar days={days} />
      <WhenLoaded read={read} skeleton={6}>
        {(sums) => <Sums title={t('turnover.title')} sums={sums} />}
      </WhenLoaded>
      <p className="journal-hint">{t('turnover.hint')}</p>
    </>
  )
}
