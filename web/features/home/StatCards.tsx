import { CarOutlined, CheckCircleOutlined, LoginOutlined, LogoutOutlined, ToolOutlined } from '@ant-design/icons'
import { vehicleStateLabels } from '@filao/domain/fleet/vehicle/vehicle-state-labels'
import { formatNumber } from '@filao/domain/kernel/number-text'
import type { Home } from '@filao/domain/planning/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLanguage } from '#session/language'

type Props = { home: Home; lateDepartures: number; lateReturns: number }

/** Shows the current figures, each a link to the list of what it counts. */
export function StatCards({ home, lateDepartures, lateReturns }: Props) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const fleet = t('ofFleet', { count: home.availableCount + home.unavailableCount })
  const week = t('sevenDays')
  const late = (count: number) => (count > 0 ? t('late', { count }) : null)
  return (
    <ul className="home-figures" aria-label={t('figures')}>
      <Card
        icon={<CarOutlined />}
        count={home.ongoingCount}
        word={vehicleStateLabels.rented[language]}
        note={fleet}
        to="#rented"
      />
      <Card
        icon={<ToolOutlined />}
        count={home.stoppedCount}
        word={vehicleStateLabels.stopped[language]}
        note={fleet}
        to="#stopped"
      />
      <Card
        icon={<CheckCircleOutlined />}
        count={home.availableCount}
        word={t('available')}
        note={fleet}
        to="#available"
      />
      <Card
        icon={<LogoutOutlined />}
        count={home.upcomingRentalsCount}
        word={t('departures')}
        note={week}
        late={late(lateDepartures)}
        to="#departures"
      />
      <Card
        icon={<LoginOutlined />}
        count={home.upcomingReturnsCount}
        word={t('returns')}
        note={week}
        late={late(lateReturns)}
        to="#returns"
      />
    </ul>
  )
}

type CardProps = {
  icon: ReactNode
  count: number
  word: string
  note?: string
  late?: string | null
  to: string
}

function Card({ icon, count, word, note, late, to }: CardProps) {
  return (
    <li>
      <Link to={to}>
        <span className="home-figure-icon" aria-hidden="true">
          {icon}
        </span>
        <strong>{formatNumber(count, useLanguage())}</strong> <span className="home-figure-word">{word}</span>{' '}
        {(late || note) && <small data-late={Boolean(late)}>{late ?? note}</small>}
      </Link>
    </li>
  )
}
