import { PrinterOutlined, ScheduleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router'
import { paths } from '#session/paths'
import { LinkButton } from '#ui/LinkButton'

type Props = { date: string; agencyId: number | undefined }

/** Links the board to the counter page and to the printed week of a date, for the chosen agency if there is one. */
export function PlanningWays({ date, agencyId }: Props) {
  const { t } = useTranslation('planning/board')
  const agency = agencyId === undefined ? '' : `agencyId=${agencyId}`
  const sheet = useHref(`${paths.printablePlanning}?start=${date}&${agency}`)
  return (
    <div className="planning-ways">
      <LinkButton icon={<ScheduleOutlined />} to={`${paths.planningCounter}?${agency}`} title={t('counter')}>
        <span className="planning-way-word">{t('counter')}</span>
      </LinkButton>
      <Button
        className="planning-print"
        icon={<PrinterOutlined />}
        href={sheet}
        target="_blank"
        title={t('print')}
        aria-label={t('print')}
      />
    </div>
  )
}
