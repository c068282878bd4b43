import { ScheduleOutlined } from '@ant-design/icons'
import type { Home as HomeFigures } from '@filao/domain/planning/contract'
import { Skeleton } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router'
import { getHome } from '#api/calls'
import { useRead } from '#api/read'
import { DrawerNotice, useDrawers } from '#features/cash/public'
import { DeadlineNotice, useDueDeadlines } from '#features/upkeep/public'
import { paths } from '#session/paths'
import { useCan, useSession } from '#session/session'
import { WhenLoaded } from '#ui/feedback/WhenLoaded'
import { LinkButton } from '#ui/LinkButton'
import { BelowTheFold } from '#ui/later/BelowTheFold'
import { PageHeader } from '#ui/PageHeader'
import { BackupNotice } from './BackupNotice.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { isLate } from './lateness.ts'
import { OccupancySparkline } from './OccupancySparkline.tsx'
import { RentalList } from './RentalList.tsx'
import { StatCards } from './StatCards.tsx'
import { VehicleList } from './VehicleList.tsx'
import './home.css'
import './home-occupancy.css'
import './home-steps.css'

/** Opens the start page of the role: the home, or the accounting for accountants. */
export function HomePage() {
  return useCan('company.read') ? <Home /> : <Navigate to={paths.accounting} replace />
}

/** Shows the current figures, the next rentals, and the first steps of a new company. */
function Home() {
  const { t } = useTranslation('home')
  const { companyId } = useSession()
  const read = useRead(getHome, { params: { companyId } }, { refetchInterval: 60_000 })
  // Read beside the figures, and waited for: notices that came later would move all that is below it.
  const [deadlines, drawers] = [useDueDeadlines(), useDrawers()]
  const isNoticeKnown = !deadlines.isPending && !drawers.isPending
  useNamedPart(read.data !== undefined && isNoticeKnown)
  return (
    <>
      <PageHeader
        title={t('title')}
        action={
          read.data?.firstSteps.rental !== false && (
            <LinkButton icon={<ScheduleOutlined />} to={paths.planningCounter}>
              {t('counter')}
            </LinkButton>
          )
        }
      />
      <WhenLoaded read={read} skeleton={<Waiting />}>
        {(home) =>
          isNoticeKnown ? <Content home={home} now={new Date(read.dataUpdatedAt).toISOString()} /> : <Waiting />
        }
      </WhenLoaded>
    </>
  )
}

function Content({ home, now }: { home: HomeFigures; now: string }) {
  const { t } = useTranslation('home')
  const { firstSteps, upcomingRentals, upcomingReturns } = home
  const lateDepartures = upcomingRentals.filter((rental) => isLate(rental, 'departures', now)).length
  const lateReturns = upcomingReturns.filter((rental) => isLate(rental, 'returns', now)).length
  return (
    <div className="home">
      {!firstSteps.rental && <FirstSteps steps={firstSteps} />}
      {(firstSteps.vehicle || firstSteps.rental) && (
        <>
          <StatCards home={home} lateDepartures={lateDepartures} lateReturns={lateReturns} />
          <output className="visually-hidden" aria-live="polite">
            {lateDepartures + lateReturns > 0 && t('lateNow', { departures: lateDepartures, returns: lateReturns })}
          </output>
          <BackupNotice backup={home.backup} />
          <DeadlineNotice />
          <DrawerNotice />
          <OccupancySparkline days={home.occupancy} />
          <div className="home-columns">
            <RentalList side="departures" rentals={upcomingRentals} count={home.upcomingRentalsCount} now={now} />
            <BelowTheFold atStartOnly>
              <RentalList side="returns" rentals={upcomingReturns} count={home.upcomingReturnsCount} now={now} />
              <div className="home-stack">
                <VehicleList id="rented" vehicles={home.rentedVehicles} count={home.ongoingCount} now={now} />
                <VehicleList id="stopped" vehicles={home.stoppedVehicles} count={home.stoppedCount} now={now} />
                <VehicleList id="available" vehicles={home.availableVehicles} count={home.availableCount} now={now} />
              </div>
            </BelowTheFold>
          </div>
        </>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <div className="home appear-late">
      <div className="home-figures">
        {['rented', 'stopped', 'available', 'departures', 'returns'].map((figure) => (
          <Skeleton.Node key={figure} active style={{ width: '100%', height: 88 }} />
        ))}
      </div>
      <Skeleton active paragraph={{ rows: 3 }} />
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  )
}

/** Scrolls to the section in the address (`#available`) and gives it the focus. */
function useNamedPart(isThere: boolean): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const part = isThere && key && hash ? document.getElementById(hash.slice(1)) : null
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  }, [hash, key, isThere])
}
