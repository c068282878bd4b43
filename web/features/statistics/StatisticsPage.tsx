import { type Days, periodBefore, type Step, yearBefore } from '@filao/domain/statistics/days'
import { daysText } from '@filao/domain/statistics/figure-text'
import { useTranslation } from 'react-i18next'
import { readStatistics } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useCan, useSession } from '#session/session'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Notice } from '#ui/feedback/Notice'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { PageHeader } from '#ui/PageHeader'
import { useUrlParam } from '#ui/url-param'
import { ChartPanel } from './ChartPanel.tsx'
import { FigureCards } from './FigureCards.tsx'
import { HeatMap } from './HeatMap.tsx'
import { PeriodBar } from './PeriodBar.tsx'
import { usePeriod } from './period.ts'
import { Shares } from './Shares.tsx'
import { type ShownFigure, shownFigures } from './shown-figures.ts'
import './statistics.css'

/** Shows the figures of any period beside the one before and the year before, with their formulas and their parts. */
export function StatisticsPage() {
  const { t } = useTranslation('statistics')
  return (
    <>
      <PageHeader title={t('title')} />
      <OfPeriod />
    </>
  )
}

function OfPeriod() {
  const { t } = useTranslation('statistics')
  const period = usePeriod()
  const { days, step, fault } = period
  return (
    <div className="stat">
      <PeriodBar period={period} />
      {fault ? (
        <Notice type="warning" role="alert" title={t(`period.${fault}`)} />
      ) : (
        <>
          <Compared days={days} step={step} />
          <Shares days={days} />
          <HeatMap days={days} />
        </>
      )}
    </div>
  )
}

function Compared({ days, step }: { days: Days; step: Step }) {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  const { companyId } = useSession()
  const mayRent = useCan('rentals.write')
  const [requested, choose] = useUrlParam('figure')
  const chosen: ShownFigure = shownFigures.find((name) => name === requested) ?? 'utilisation'
  const ask = (period: Days) => ({ params: { companyId }, query: { ...period, step } })
  const [earlier, lastYear] = [periodBefore(days), yearBefore(days)]
  const now = useRead(readStatistics, ask(days))
  const before = useRead(readStatistics, ask(earlier)).data
  const year = useRead(readStatistics, ask(lastYear)).data
  return (
    <WhenLoaded read={now} skeleton={12}>
      {(data) => (
        <>
          <p className="stat-compared">
            {t('compared.beforeDays', { days: daysText(earlier, language) })}
            <br />
            {t('compared.yearDays', { days: daysText(lastYear, language) })}
          </p>
          {data.figures.fleetDays === 0 && data.figures.rentalsCount === 0 && (
            <EmptyState title={t('empty.title')} text={t(mayRent ? 'empty.text' : 'empty.readOnly')} />
          )}
          <FigureCards
            days={days}
            figures={data.figures}
            before={before?.figures}
            year={year?.figures}
            chosen={chosen}
            onChoose={choose}
          />
          <ChartPanel
            figure={chosen}
            step={step}
            days={days}
            period={daysText(days, language)}
            now={data}
            before={before}
            year={year}
          />
        </>
      )}
    </WhenLoaded>
  )
}
